/** Places on a map as the screen has them, each with the digits that its grid may carry. */
import type { Map as LeafletMap } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import {
  exactText,
  formatGrid,
  type GridPlace,
  type GridReference,
  gridAt,
} from "../../../domain/grid/grid";
import { type MapPlace, mapPlace } from "../../../domain/map/map-grid";
import { exactnessOf, keepExactness } from "../../../lib/exact-grids";
import type { MapView } from "./map-view";

/** Longitude within ±180, wherever the map was moved to. */
export function wrapped(at: { wrap(): LatLng }): LatLng {
  const { lat, lng } = at.wrap();
  return { lat, lng };
}

/** What each map's tiles say of a place: the zoom that the ground is drawn from where it is enlarged. */
const details = new WeakMap<LeafletMap, (at: LatLng) => number | undefined>();

/** The map's tiles tell from now on how exact the ground is. */
export function keepDetail(map: LeafletMap, detail: (at: LatLng) => number | undefined): void {
  details.set(map, detail);
}

/** A place on the map as it is zoomed now. */
export const placeAt = (map: LeafletMap, at: LatLng): MapPlace =>
  mapPlace(at, map.getZoom(), details.get(map)?.(at));

/** What is pointed at on the map. */
export const placeOn = (map: LeafletMap, at: { wrap(): LatLng }): MapPlace =>
  placeAt(map, wrapped(at));

/** The grid that each map was brought to, and the zoom at which it was shown. */
const shown = new WeakMap<LeafletMap, GridPlace & { zoom: number }>();

/** The map is brought to a grid that the form has, or that was typed; to none if it has no digits. */
export function keepShown(
  map: LeafletMap,
  { center: { lat, lng }, zoom, digits = 0 }: MapView,
): void {
  if (digits > 0) shown.set(map, { lat, lng, digits, zoom: Math.min(zoom, map.getMaxZoom()) });
  else shown.delete(map);
}

/** A tenth of a millimetre, in degrees. */
const SAME = 1e-9;
const isSame = (one: LatLng, other: LatLng) =>
  Math.abs(one.lat - other.lat) < SAME && Math.abs(one.lng - other.lng) < SAME;

/**
 * The map's middle. At the grid that the map was brought to it keeps that grid's digits, typed with more or fewer than
 * a pixel allows, until the map is moved, zoomed out, or zoomed in to where a pixel allows more.
 */
export function centrePlace(map: LeafletMap): MapPlace {
  const centre = placeOn(map, map.getCenter());
  const grid = shown.get(map);
  const zoomedIn = grid ? map.getZoom() - grid.zoom : 0;
  if (!grid || !isSame(grid, centre) || zoomedIn < 0) return centre;
  if (zoomedIn > 0 && centre.digits > grid.digits) return centre;
  const { lat, lng, digits } = grid;
  const typed = gridAt(grid, digits);
  return { lat, lng, digits, exact: typed && exactnessOf(typed) };
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

/** Keeps how exact the grid of a place is, for its pin and for what the form warns of. */
export const keepExact = (at: MapPlace): void => keepExactness(gridText(at), at.exact);

/** A grid for its pin, with how exact it is if a map gave it: "34UFE 123 678 ±90 m". */
export const labelOf = (grid: GridReference): string =>
  `${formatGrid(grid.gzd, grid.coordinates)} ${exactText(exactnessOf(grid))}`.trim();
