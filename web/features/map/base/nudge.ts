import type { Map as LeafletMap } from "leaflet";
import { destination, type LatLng } from "../../../domain/grid/geodesy";
import { cellMetres } from "../../../domain/grid/grid";
import type { MapPlace } from "../../../domain/map/map-grid";
import { placeAt } from "./place";

const BEARINGS: Record<string, number> = {
  ArrowUp: 0,
  ArrowRight: 90,
  ArrowDown: 180,
  ArrowLeft: 270,
};
/** The least step in metres; with Shift it is ten times as long. */
const STEP_M = 10;
const LONG_STEPS = 10;

/**
 * Where an arrow key moves what has the focus: by 10 m, or by the square that a grid of this zoom names where that is
 * wider, and with Shift ten times as far; null for another key.
 */
export function nudgeOf(event: KeyboardEvent, from: LatLng, map: LeafletMap): MapPlace | null {
  const bearing = BEARINGS[event.key];
  if (bearing === undefined) return null;
  event.preventDefault();
  // The map would move as well.
  event.stopPropagation();
  const step = Math.max(STEP_M, cellMetres(placeAt(map, from).digits));
  return placeAt(map, destination(from, bearing, event.shiftKey ? LONG_STEPS * step : step));
}
