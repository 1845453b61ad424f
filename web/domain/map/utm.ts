/**
 * Universal Transverse Mercator on WGS 84, by Krüger's series to the fourth order: L. Krüger,
 * Konforme Abbildung des Erdellipsoids in der Ebene (1912), with the coefficients of
 * C. F. F. Karney, Transverse Mercator with an accuracy of a few nanometers, J. Geodesy 85
 * (2011), equations 7 to 11, 35 and 36. Within a zone and well beyond it the error is below a
 * micrometre. The `mgrs` package has a shorter series and keeps it to itself.
 */
import type { LatLng } from "../grid/geodesy";
import { centralMeridian } from "../grid/mgrs-squares";

/** A place in a zone, in metres; the hemispheres share one axis, without a false northing. */
export interface Utm {
  /** 500,000 on the zone's central meridian. */
  easting: number;
  /** From the equator, negative to the south. */
  northing: number;
}

const EQUATORIAL_RADIUS_M = 6378137;
const FLATTENING = 1 / 298.257223563;
const SCALE = 0.9996;
const FALSE_EASTING_M = 500_000;

const N = FLATTENING / (2 - FLATTENING);
const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING));
/** The radius of the circle that is as long as a meridian, times the scale, in metres. */
const RADIUS_M = SCALE * (EQUATORIAL_RADIUS_M / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);

const ALPHA = [
  N / 2 - (2 / 3) * N ** 2 + (5 / 16) * N ** 3 + (41 / 180) * N ** 4,
  (13 / 48) * N ** 2 - (3 / 5) * N ** 3 + (557 / 1440) * N ** 4,
  (61 / 240) * N ** 3 - (103 / 140) * N ** 4,
  (49561 / 161280) * N ** 4,
];

/** Karney's beta with the sign that the sum takes it with. */
const MINUS_BETA = [
  -N / 2 + (2 / 3) * N ** 2 - (37 / 96) * N ** 3 + (1 / 360) * N ** 4,
  -(1 / 48) * N ** 2 - (1 / 15) * N ** 3 + (437 / 1440) * N ** 4,
  -(17 / 480) * N ** 3 + (37 / 840) * N ** 4,
  -(4397 / 161280) * N ** 4,
];

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Adds Σ cₖ sin 2k(xi + i eta), the step between the sphere's projection and the ellipsoid's. */
function addSeries(xi: number, eta: number, coefficients: readonly number[]) {
  let [sumXi, sumEta] = [xi, eta];
  let k = 0;
  for (const coefficient of coefficients) {
    k += 2;
    sumXi += coefficient * Math.sin(k * xi) * Math.cosh(k * eta);
    sumEta += coefficient * Math.cos(k * xi) * Math.sinh(k * eta);
  }
  return { xi: sumXi, eta: sumEta };
}

/** The isometric latitude: how far up a Mercator map of the ellipsoid a latitude lies. */
const isometric = (sin: number): number =>
  Math.atanh(sin) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sin);

/** A point, in degrees, as the given zone measures it, also where it lies beside the zone. */
export function toUtm(zone: number, { lat, lng }: LatLng): Utm {
  const tau = Math.sinh(isometric(Math.sin(toRadians(lat))));
  const turn = toRadians(lng - centralMeridian(zone));
  const onSphere = {
    xi: Math.atan2(tau, Math.cos(turn)),
    eta: Math.asinh(Math.sin(turn) / Math.hypot(tau, Math.cos(turn))),
  };
  const { xi, eta } = addSeries(onSphere.xi, onSphere.eta, ALPHA);
  return { easting: FALSE_EASTING_M + RADIUS_M * eta, northing: RADIUS_M * xi };
}

/** The point, in degrees, of an easting and northing; its longitude is not brought back into ±180. */
export function fromUtm(zone: number, { easting, northing }: Utm): LatLng {
  const { xi, eta } = addSeries(
    northing / RADIUS_M,
    (easting - FALSE_EASTING_M) / RADIUS_M,
    MINUS_BETA,
  );
  const target = Math.asinh(Math.sin(xi) / Math.hypot(Math.sinh(eta), Math.cos(xi)));
  // The isometric latitude has no inverse in closed form; each step shrinks the error by e², 1/150.
  let sin = Math.tanh(target);
  for (let step = 0; step < 5; step++) {
    sin = Math.tanh(target + ECCENTRICITY * Math.atanh(ECCENTRICITY * sin));
  }
  return {
    lat: toDegrees(Math.asin(sin)),
    lng: centralMeridian(zone) + toDegrees(Math.atan2(Math.sinh(eta), Math.cos(xi))),
  };
}
