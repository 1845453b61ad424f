/**
 * Distances and bearings on a sphere, as the specification requires: the error (up to 0.5 %) does not matter for a
 * range alert or a search area.
 */

/** A position in degrees, WGS84: latitude −90 to 90, longitude −180 to 180. */
export type LatLng = { lat: number; lng: number };

/** The radius of the sphere in metres (specification 2 §9). */
export const EARTH_RADIUS_M = 6371000;

/** Feet in a metre (specification 2 §9). */
export const METRES_TO_FEET = 3.28084;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Metres to feet, not rounded. */
export function metresToFeet(metres: number): number {
  return metres * METRES_TO_FEET;
}

/** Feet to metres, not rounded. */
export function feetToMetres(feet: number): number {
  return feet / METRES_TO_FEET;
}

/** The great-circle distance between two points in metres, by the haversine formula. */
export function distanceMetres(a: LatLng, b: LatLng): number {
  const sinHalfLat = Math.sin(toRadians(b.lat - a.lat) / 2);
  const sinHalfLng = Math.sin(toRadians(b.lng - a.lng) / 2);
  const h =
    sinHalfLat ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * sinHalfLng ** 2;
  // Rounding can lift h a hair above 1 for opposite points, where asin has no answer.
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * The bearing on which a great circle leaves `a` for `b`: degrees clockwise from
 * true north, from 0 up to but not including 360; 0 where the points are the same.
 */
export function bearingDegrees(a: LatLng, b: LatLng): number {
  const latA = toRadians(a.lat);
  const latB = toRadians(b.lat);
  const turn = toRadians(b.lng - a.lng);
  const east = Math.sin(turn) * Math.cos(latB);
  const north = Math.cos(latA) * Math.sin(latB) - Math.sin(latA) * Math.cos(latB) * Math.cos(turn);
  // The remainder also turns the 360 of a bearing a hair west of north into 0.
  return (toDegrees(Math.atan2(east, north)) + 360) % 360;
}

/**
 * The point reached from `from` by going `metres` along the great circle that
 * leaves on `bearingDeg`. The longitude is brought back into −180 to 180.
 */
export function destination(from: LatLng, bearingDeg: number, metres: number): LatLng {
  const lat = toRadians(from.lat);
  const bearing = toRadians(bearingDeg);
  const angle = metres / EARTH_RADIUS_M;
  const sinLat =
    Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * sinLat,
  );
  const lng = from.lng + toDegrees(turn);
  return {
    lat: toDegrees(Math.asin(Math.max(-1, Math.min(1, sinLat)))),
    lng: withinHalfTurn(lng),
  };
}

/** The same longitude from −180 to 180, given one less than a turn beyond. */
export function withinHalfTurn(lng: number): number {
  return lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng;
}
