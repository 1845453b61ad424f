/** Places on a map as the screen has them, each with the digits that its grid may carry. */
import type { Map as LeafletMap } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { formatGrid, type GridPlace, type GridReference, gridAt } from "../../../domain/grid/grid";
import { exactText, type MapPlace, mapPlace } from "../../../domain/map/map-grid";
import { onForgotten } from "../../../lib/session";
import { forget, keep, kept } from "../../../lib/storage";
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

const EXACT_KEY = "sightline-exact-grids";
/** More than all drafts hold. */
const MOST_KEPT = 200;

/** How exact the newest grids are that the maps have given since the sign-in: kept, as the drafts that hold them are. */
let exactness = new Map(keptExactness());
onForgotten(() => {
  exactness.clear();
  forget(EXACT_KEY);
});

function keptExactness(): [grid: string, exact: number | null][] {
  const list = kept(EXACT_KEY);
  return Array.isArray(list) ? list.filter(isGridWithExact) : [];
}

function isGridWithExact(one: unknown): one is [string, number | null] {
  if (!Array.isArray(one)) return false;
  const [grid, exact] = one;
  return typeof grid === "string" && (exact === null || typeof exact === "number");
}

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
  const place = { lat, lng, digits, exact: null };
  return { ...place, exact: exactness.get(gridText(place)) ?? null };
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

/** Keeps how exact the grid of a place is: its digits alone do not say it, and reports hold no more. */
export function keepExact(at: MapPlace): void {
  const grid = gridText(at);
  // What another window of this browser has kept meanwhile stays.
  const others = [...exactness, ...keptExactness()].filter(([other]) => other !== grid);
  exactness = new Map([...new Map(others), [grid, at.exact] as const].slice(-MOST_KEPT));
  keep(EXACT_KEY, [...exactness]);
}

/** A grid for its pin, with how exact it is if a map gave it: "34UFE 123 678 ±90 m". */
export function labelOf({ gzd, coordinates }: GridReference): string {
  const grid = formatGrid(gzd, coordinates);
  return `${grid} ${exactText(exactness.get(grid) ?? null)}`.trim();
}
