import { distanceMetres } from "../domain/geodesy";
import { type GridReference, gridToLatLng } from "../domain/grid";
import { isRecord, storedText } from "../domain/stored";
import { keep, kept, LAST_GRID_KEY } from "./storage";

const FAR_KM = 250;

/** Remembers the grid that was sent last in this session. */
export function rememberGrid({ gzd, coordinates }: GridReference): void {
  keep(LAST_GRID_KEY, { gzd, coordinates });
}

/** A quiet note on a grid far from the last one sent: a likely slip of the keys. It never blocks. */
export function farNote({ gzd, coordinates }: GridReference): string | null {
  const last = kept(LAST_GRID_KEY);
  if (!isRecord(last)) return null;
  const from = gridToLatLng(storedText(last.gzd), storedText(last.coordinates));
  const to = gridToLatLng(gzd, coordinates);
  if (!from || !to) return null;
  const km = distanceMetres(from, to) / 1000;
  return km > FAR_KM ? `Far from the last grid (${Math.round(km)} km)` : null;
}
