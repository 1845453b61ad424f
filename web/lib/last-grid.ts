import type { LatLng } from "../domain/grid/geodesy";
import { type GridReference, gridToLatLng } from "../domain/grid/grid";
import { isGzd } from "../domain/grid/mgrs-squares";
import { isRecord, storedText } from "../domain/parse-unknown";
import { keep, kept, LAST_GRID_KEY } from "./storage";

/** Remembers the grid that was sent last in this session. */
export function rememberGrid({ gzd, coordinates }: GridReference): void {
  keep(LAST_GRID_KEY, { gzd, coordinates });
}

/** The GZD of the grid that was sent last in this session; null before the first. */
export function lastSquare(): string | null {
  const last = kept(LAST_GRID_KEY);
  const gzd = isRecord(last) ? storedText(last.gzd) : "";
  return isGzd(gzd) ? gzd : null;
}

/** Where the grid is that was sent last in this session; null before the first. */
export function lastPosition(): LatLng | null {
  const last = kept(LAST_GRID_KEY);
  return isRecord(last) ? gridToLatLng(storedText(last.gzd), storedText(last.coordinates)) : null;
}
