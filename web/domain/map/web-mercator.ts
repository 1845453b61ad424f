import type { LatLng } from "../grid/geodesy";

/** Web Mercator, as tiles are cut: a square plane from 0, 0 (north-west) to 1, 1. */

/** The latitude at which the plane ends, in degrees. */
export const MAX_LATITUDE = 85.051_128_779_806_59;

/** How far from the western edge a longitude in degrees lies. */
export const eastwards = (lng: number): number => (lng + 180) / 360;

/** How far from the northern edge a latitude in degrees lies; beyond `MAX_LATITUDE` it is off the plane. */
export const southwards = (lat: number): number =>
  0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);

/** The place so far from the western and the northern edge. */
export const placeAt = (x: number, y: number): LatLng => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: x * 360 - 180,
});
