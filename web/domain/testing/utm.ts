/**
 * UTM with false northings, and the letters of the 100 km squares: for tests only, as
 * a second opinion that shares nothing with the `mgrs` package's shorter series.
 */
import { toUtm } from "../map/utm";

/** Easting and northing in metres of a point given in degrees, seen from the given zone. */
export function utm(zone: number, lat: number, lng: number) {
  const { easting, northing } = toUtm(zone, { lat, lng });
  return { easting, northing: northing + (lat < 0 ? 10_000_000 : 0) };
}

/** The letters of the 100 km square at an easting and northing of a zone. */
export function squareLetters(zone: number, easting: number, northing: number): string {
  const columns = ["ABCDEFGH", "JKLMNPQR", "STUVWXYZ"][(zone - 1) % 3] ?? "";
  const row = Math.floor(northing / 100_000) + (zone % 2 === 0 ? 5 : 0);
  return (
    columns.charAt(Math.floor(easting / 100_000) - 1) + "ABCDEFGHJKLMNPQRSTUV".charAt(row % 20)
  );
}
