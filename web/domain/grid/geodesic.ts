/**
 * Distances and bearings on the ellipsoid WGS 84, where the sphere of `geodesy` is not exact enough:
 * its bearings are up to 0.2° off, which is 3 mils. T. Vincenty, Direct and inverse solutions of
 * geodesics on the ellipsoid with application of nested equations, Survey Review XXIII (1975).
 */
import { bearingDegrees, distanceMetres, type LatLng } from "./geodesy";

const EQUATORIAL_RADIUS_M = 6378137;
const FLATTENING = 1 / 298.257223563;
const POLAR_RADIUS_M = EQUATORIAL_RADIUS_M * (1 - FLATTENING);
/** A turn below which a further step changes less than a tenth of a millimetre. */
const SETTLED = 1e-12;
const MOST_STEPS = 200;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** From one place to another the shortest way. */
export interface Geodesic {
  metres: number;
  /** Degrees clockwise from true north at the start, from 0 up to but not including 360. */
  bearing: number;
}

/**
 * The shortest way between two places; null if they are the same. Almost opposite places, which the series does not
 * reach, are answered by the sphere.
 */
export function geodesic(from: LatLng, to: LatLng): Geodesic | null {
  const turn = toRadians((((to.lng - from.lng) % 360) + 540) % 360) - Math.PI;
  if (from.lat === to.lat && turn === 0) return null;
  const [sinA, cosA] = reduced(from.lat);
  const [sinB, cosB] = reduced(to.lat);
  let lambda = turn;
  for (let step = 0; step < MOST_STEPS; step++) {
    const east = cosB * Math.sin(lambda);
    const north = cosA * sinB - sinA * cosB * Math.cos(lambda);
    const sinSigma = Math.hypot(east, north);
    const cosSigma = sinA * sinB + cosA * cosB * Math.cos(lambda);
    const sigma = Math.atan2(sinSigma, cosSigma);
    if (sinSigma === 0) break;
    const sinAlpha = (cosA * cosB * Math.sin(lambda)) / sinSigma;
    const cosSqAlpha = 1 - sinAlpha ** 2;
    // Along the equator there is no middle latitude.
    const cosMiddle = cosSqAlpha === 0 ? 0 : cosSigma - (2 * sinA * sinB) / cosSqAlpha;
    const c = (FLATTENING / 16) * cosSqAlpha * (4 + FLATTENING * (4 - 3 * cosSqAlpha));
    const bent = sigma + c * sinSigma * (cosMiddle + c * cosSigma * (2 * cosMiddle ** 2 - 1));
    const next = turn + (1 - c) * FLATTENING * sinAlpha * bent;
    if (Math.abs(next - lambda) < SETTLED) {
      return {
        metres: lengthOf({ sigma, sinSigma, cosSigma, cosMiddle, cosSqAlpha }),
        bearing: (toDegrees(Math.atan2(east, north)) + 360) % 360,
      };
    }
    lambda = next;
  }
  return { metres: distanceMetres(from, to), bearing: bearingDegrees(from, to) };
}

/** Sine and cosine of the latitude on the sphere that lies around the ellipsoid. */
function reduced(lat: number): [number, number] {
  const angle = Math.atan((1 - FLATTENING) * Math.tan(toRadians(lat)));
  return [Math.sin(angle), Math.cos(angle)];
}

type Arc = Record<"sigma" | "sinSigma" | "cosSigma" | "cosMiddle" | "cosSqAlpha", number>;

function lengthOf({ sigma, sinSigma, cosSigma, cosMiddle, cosSqAlpha }: Arc): number {
  const u = cosSqAlpha * ((EQUATORIAL_RADIUS_M / POLAR_RADIUS_M) ** 2 - 1);
  const a = 1 + (u / 16384) * (4096 + u * (-768 + u * (320 - 175 * u)));
  const b = (u / 1024) * (256 + u * (-128 + u * (74 - 47 * u)));
  const inner =
    cosSigma * (2 * cosMiddle ** 2 - 1) -
    (b / 6) * cosMiddle * (4 * sinSigma ** 2 - 3) * (4 * cosMiddle ** 2 - 3);
  const correction = b * sinSigma * (cosMiddle + (b / 4) * inner);
  return POLAR_RADIUS_M * a * (sigma - correction);
}
