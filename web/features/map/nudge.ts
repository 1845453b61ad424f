import { destination, type LatLng } from "../../domain/grid/geodesy";

const BEARINGS: Record<string, number> = {
  ArrowUp: 0,
  ArrowRight: 90,
  ArrowDown: 180,
  ArrowLeft: 270,
};
const STEP_M = 10;
const LONG_STEP_M = 100;

/** Where an arrow key moves what has the focus: 10 m, with Shift 100 m; null for another key. */
export function nudgeOf(event: KeyboardEvent, from: LatLng): LatLng | null {
  const bearing = BEARINGS[event.key];
  if (bearing === undefined) return null;
  event.preventDefault();
  // The map would move as well.
  event.stopPropagation();
  return destination(from, bearing, event.shiftKey ? LONG_STEP_M : STEP_M);
}
