import type { LatLng } from "../../../domain/grid/geodesy";
import { formatGrid, gridToLatLng } from "../../../domain/grid/grid";
import { readGrids } from "../../../domain/grid/grid-reader";
import { answered, api } from "../../../lib/api";
import { GRID_ZOOM } from "./map-view";

/** A place that the map can be moved to. */
export interface Target {
  key: string;
  name: string;
  /** What tells it from others of its name. */
  detail: string;
  at: LatLng;
  zoom: number;
}

/** As few letters as are worth asking for, and as many answers as a list shows. */
const LEAST_LETTERS = 2;
const MOST_PLACES = 8;
/** From this many people on, a place is shown from further away. */
const LARGE_TOWN = 100_000;

/** The grid that the text is, if it is one. */
export function gridTarget(typed: string): Target | null {
  const read = readGrids(typed);
  if (read.kind !== "one") return null;
  const { grid } = read;
  const at = gridToLatLng(grid.gzd, grid.coordinates);
  if (!at) return null;
  const name = formatGrid(grid.gzd, grid.coordinates);
  return { key: name, name, detail: "Grid", at, zoom: GRID_ZOOM };
}

/** Whether the text is long enough to be searched for. */
export const isSearched = (typed: string): boolean => typed.trim().length >= LEAST_LETTERS;

/** Places by their name, at most eight. @throws where the server does not answer */
export async function findPlaces(typed: string, signal: AbortSignal): Promise<Target[]> {
  const query = typed.trim();
  const { places } = await answered(api.places.get({ query: { query }, fetch: { signal } }));
  return places.slice(0, MOST_PLACES).map(({ name, country, lat, lng, population }) => ({
    key: `${name} ${lat} ${lng}`,
    name,
    detail: country,
    at: { lat, lng },
    zoom: population >= LARGE_TOWN ? 10 : 12,
  }));
}
