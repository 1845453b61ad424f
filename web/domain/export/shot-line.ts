import { withinHalfTurn } from "../grid/geodesy";
import type { Position } from "../reports/observed";
import { degrees } from "./exported";

/** Longitude first. */
export type LngLat = [number, number];

/**
 * The line from where fire came to where it fell; null for a report that has not both. Across the
 * antimeridian it is cut there in two (RFC 7946 §3.1.9).
 */
export function shotLine(positions: readonly Position[]): LngLat[][] | null {
  const [from, to] = ["POO", "POI"].map((end) => positions.find(({ name }) => name === end)?.at);
  if (!from || !to) return null;
  const start: LngLat = [degrees(from.lng), degrees(from.lat)];
  const end: LngLat = [degrees(to.lng), degrees(to.lat)];
  if (Math.abs(from.lng - to.lng) <= 180) return [[start, end]];
  const edge = from.lng > 0 ? 180 : -180;
  const part = (edge - from.lng) / withinHalfTurn(to.lng - from.lng);
  const lat = degrees(from.lat + part * (to.lat - from.lat));
  return [
    [start, [edge, lat]],
    [[-edge, lat], end],
  ];
}
