/**
 * UTM by Krüger's series to the sixth order (Karney 2011, nanometres), with the
 * letters of the 100 km squares: for tests only, as a second opinion that shares
 * nothing with the `mgrs` package's shorter series.
 */

const A = 6378137;
const F = 1 / 298.257223563;
const K0 = 0.9996;
const N = F / (2 - F);
const E = Math.sqrt(F * (2 - F));
/** The radius of the circle with the meridian's length, metres. */
const RECTIFYING = (A / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64 + N ** 6 / 256);
const ALPHA = [
  N / 2 -
    (2 / 3) * N ** 2 +
    (5 / 16) * N ** 3 +
    (41 / 180) * N ** 4 -
    (127 / 288) * N ** 5 +
    (7891 / 37800) * N ** 6,
  (13 / 48) * N ** 2 -
    (3 / 5) * N ** 3 +
    (557 / 1440) * N ** 4 +
    (281 / 630) * N ** 5 -
    (1983433 / 1935360) * N ** 6,
  (61 / 240) * N ** 3 -
    (103 / 140) * N ** 4 +
    (15061 / 26880) * N ** 5 +
    (167603 / 181440) * N ** 6,
  (49561 / 161280) * N ** 4 - (179 / 168) * N ** 5 + (6601661 / 7257600) * N ** 6,
  (34729 / 80640) * N ** 5 - (3418889 / 1995840) * N ** 6,
  (212378941 / 319334400) * N ** 6,
];

/** Easting and northing in metres of a point given in degrees, seen from the given zone. */
export function utm(zone: number, lat: number, lng: number) {
  const phi = (lat * Math.PI) / 180;
  const turn = ((lng - (zone * 6 - 183)) * Math.PI) / 180;
  const sin = Math.sin(phi);
  const tau = Math.sinh(Math.atanh(sin) - E * Math.atanh(E * sin));
  const xi = Math.atan2(tau, Math.cos(turn));
  const eta = Math.asinh(Math.sin(turn) / Math.hypot(tau, Math.cos(turn)));
  let x = eta;
  let y = xi;
  for (const [i, alpha] of ALPHA.entries()) {
    const k = 2 * (i + 1);
    x += alpha * Math.cos(k * xi) * Math.sinh(k * eta);
    y += alpha * Math.sin(k * xi) * Math.cosh(k * eta);
  }
  return {
    easting: 500_000 + K0 * RECTIFYING * x,
    northing: K0 * RECTIFYING * y + (lat < 0 ? 10_000_000 : 0),
  };
}

/** The letters of the 100 km square at an easting and northing of a zone. */
export function squareLetters(zone: number, easting: number, northing: number): string {
  const columns = ["ABCDEFGH", "JKLMNPQR", "STUVWXYZ"][(zone - 1) % 3] ?? "";
  const row = Math.floor(northing / 100_000) + (zone % 2 === 0 ? 5 : 0);
  return (
    columns.charAt(Math.floor(easting / 100_000) - 1) + "ABCDEFGHJKLMNPQRSTUV".charAt(row % 20)
  );
}
