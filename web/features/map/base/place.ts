/** Places on a map as the screen has them, each with the digits that its grid may carry. */
import type { Map as LeafletMap } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { formatGrid, type GridReference, gridAt } from "../../../domain/grid/grid";
import { exactText, type MapPlace, mapPlace } from "../../../domain/map/map-grid";

/** Longitude within ±180, wherever the map was moved to. */
export function wrapped(at: { wrap(): LatLng }): LatLng {
  const { lat, lng } = at.wrap();
  return { lat, lng };
}

/** What is pointed at on the map as it is zoomed now. */
export function placeOn(map: LeafletMap, at: { wrap(): LatLng }): MapPlace {
  return mapPlace(wrapped(at), map.getZoom());
}

/** The typed grid that each map was brought to, with its digits. */
const typed = new WeakMap<LeafletMap, LatLng & { digits: number }>();

/** The map's middle is at a grid that the form or the search has: until it moves, that grid is its own. */
export function keepTyped(map: LeafletMap, at: LatLng, digits: number | undefined): void {
  if (digits) typed.set(map, { ...at, digits });
  else typed.delete(map);
}

/** A tenth of a millimetre, in degrees. */
const SAME = 1e-9;
const isSame = (one: LatLng, other: LatLng) =>
  Math.abs(one.lat - other.lat) < SAME && Math.abs(one.lng - other.lng) < SAME;

/** The map's middle; at a typed grid it keeps that grid's digits. */
export function centrePlace(map: LeafletMap): MapPlace {
  const centre = placeOn(map, map.getCenter());
  const grid = typed.get(map);
  return grid && isSame(grid, centre) ? { ...grid, exact: null } : centre;
}

let isLogged = false;

/** The grid of a place; "—" if there is none, as at the poles, which is only logged. */
export function gridText(at: MapPlace): string {
  const grid = gridAt(at, at.digits);
  if (grid) return formatGrid(grid.gzd, grid.coordinates);
  // Not for each move of the mouse.
  if (!isLogged) console.warn("The grid does not reach latitude", at.lat);
  isLogged = true;
  return "—";
}

/** The same with how exact it is: "34UFE 123 678 ±90 m". */
export const placeText = (at: MapPlace): string => `${gridText(at)} ${exactText(at.exact)}`.trim();

/** How exact the grids are that the maps have given since the page was loaded. */
const exactness = new Map<string, number | null>();

/** Keeps how exact the grid of a place is: its digits alone do not say it, and reports hold no more. */
export function keepExact(at: MapPlace): void {
  exactness.set(gridText(at), at.exact);
}

/** A grid for its pin, with how exact it is if a map gave it: "34UFE 123 678 ±90 m". */
export function labelOf({ gzd, coordinates }: GridReference): string {
  const grid = formatGrid(gzd, coordinates);
  return `${grid} ${exactText(exactness.get(grid) ?? null)}`.trim();
}
