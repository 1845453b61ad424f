import type { LatLng } from "../grid/geodesy";

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
