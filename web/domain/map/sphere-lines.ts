/**
 * Lines on the sphere as a map draws them. A map shows the world over and over, side by side, so
 * a line across the antimeridian goes on past ±180 instead of back around the world.
 */
import { bearingDegrees, destination, distanceMetres, type LatLng } from "../grid/geodesy";

const TURN = 360;
/** Corners of a ring: its sides stay within a ten-thousandth of its radius. */
const RING_POINTS = 240;
/** Parts of a line, so that the great circle's bend shows on a long one. */
const LINE_PARTS = 48;

/** The offset in degrees of the map's copy of `lng` nearest to `near`: …, −360, 0, 360, … */
export function copyOffset(lng: number, near: number): number {
  // Not -0, which is another value to who compares.
  return Math.round((near - lng) / TURN) * TURN + 0;
}

/** The same place on the map's copy of the world that is nearest to a longitude. */
export function copyNear({ lat, lng }: LatLng, near: number): LatLng {
  return { lat, lng: lng + copyOffset(lng, near) };
}

/** Two places adjacent on the shorter way, with their middle within ±180. */
export function shortWay(a: LatLng, b: LatLng): [LatLng, LatLng] {
  const near = copyNear(b, a.lng);
  const middle = (a.lng + near.lng) / 2;
  const shift = copyOffset(middle, 0);
  return [
    { lat: a.lat, lng: a.lng + shift },
    { lat: near.lat, lng: near.lng + shift },
  ];
}

/** The great circle from one place to another, in points whose longitudes go on from one to the next. */
export function greatCircle(a: LatLng, b: LatLng): LatLng[] {
  const metres = distanceMetres(a, b);
  const bearing = bearingDegrees(a, b);
  const points = [a];
  for (let part = 1; part <= LINE_PARTS; part++) {
    const at = part === LINE_PARTS ? b : destination(a, bearing, (metres * part) / LINE_PARTS);
    points.push(copyNear(at, points.at(-1)?.lng ?? a.lng));
  }
  return points;
}

/**
 * All places at a distance in metres, as a closed line around the centre. It is for distances
 * that do not reach around a pole.
 */
export function ring(centre: LatLng, metres: number): LatLng[] {
  return Array.from({ length: RING_POINTS + 1 }, (_, index) =>
    copyNear(destination(centre, (index * TURN) / RING_POINTS, metres), centre.lng),
  );
}

/**
 * The places on the copies of the world on which they span the fewest degrees of longitude, so that a view
 * of all of them does not go around the world where they lie on both sides of the antimeridian.
 */
export function closestTogether(places: readonly LatLng[]): LatLng[] {
  const longitudes = [...new Set(places.map(({ lng }) => lng))].sort((a, b) => a - b);
  const [first, last] = [longitudes[0], longitudes.at(-1)];
  if (first === undefined || last === undefined) return [];
  // The widest gap is left out: what lies west of it goes around to its east.
  let start = first;
  let widest = first + 360 - last;
  for (const [index, lng] of longitudes.entries()) {
    const gap = lng - (longitudes[index - 1] ?? lng);
    if (gap > widest) [start, widest] = [lng, gap];
  }
  return places.map(({ lat, lng }) => ({ lat, lng: lng < start ? lng + 360 : lng }));
}
