import type { LatLng } from "../../../domain/geodesy";
import { gridToLatLng } from "../../../domain/grid";
import { isRecord, storedText } from "../../../domain/stored";
import { kept, LAST_GRID_KEY } from "../../../lib/storage";

/** Where the grid is that was sent last in this session; null before the first. */
export function lastPlace(): LatLng | null {
  const last = kept(LAST_GRID_KEY);
  return isRecord(last) ? gridToLatLng(storedText(last.gzd), storedText(last.coordinates)) : null;
}
