import { distanceMetres, type LatLng } from "../../../domain/grid/geodesy";
import { readPlace } from "../../../domain/map/go-to";
import { lengthText } from "../../../domain/map/measure";
import { answered, api } from "../../../lib/api";
import { GRID_ZOOM } from "./map-view";

/** A place that the map can be moved to. */
export interface Target {
  key: string;
  name: string;
  /** Distinguishes it from others with its name. */
  detail: string;
  at: LatLng;
  zoom: number;
  /** Of a typed grid: its digits of easting and of northing each. */
  digits?: number | undefined;
}

/** A place by its name. */
export interface NamedPlace {
  name: string;
  at: LatLng;
}

/** The fewest letters worth a request, and the most results that a list shows. */
const LEAST_LETTERS = 2;
const MOST_PLACES = 8;
/** From this many people on, a place is shown from further away. */
const LARGE_TOWN = 100_000;
const SQUARE_M = 100_000;

/** The grid, square or position that the text is, if it is one. */
export function typedTarget(typed: string, near: LatLng): Target | null {
  const place = readPlace(typed, near);
  if (!place) return null;
  const { name, kind, at, across, digits } = place;
  return { key: name, name, detail: kind, at, zoom: zoomFor(across), digits };
}

/** The zoom at which this many metres are about as wide as a map, but no deeper than the grid is shown. */
function zoomFor(across: number): number {
  if (across > SQUARE_M) return 6;
  if (across === SQUARE_M) return 9;
  return across > 1000 ? 12 : GRID_ZOOM;
}

/** Whether the text is long enough to be searched for. */
export const isSearched = (typed: string): boolean => typed.trim().length >= LEAST_LETTERS;

/** Places by their name, the nearest first, at most eight. @throws if the server does not answer */
export async function findPlaces(
  typed: string,
  near: LatLng,
  signal: AbortSignal,
): Promise<Target[]> {
  const places = await placesNear(near, { query: typed.trim() }, signal);
  return places.slice(0, MOST_PLACES).map(({ name, country, lat, lng, population }) => ({
    key: `${name} ${lat} ${lng}`,
    name,
    detail: `${country}, ${lengthText(distanceMetres(near, { lat, lng }))}`,
    at: { lat, lng },
    zoom: population >= LARGE_TOWN ? 10 : 12,
  }));
}

/** The places nearest to a point, the nearest first. @throws if the server does not answer */
export async function nearestPlaces(to: LatLng, signal: AbortSignal): Promise<NamedPlace[]> {
  const places = await placesNear(to, {}, signal);
  return places.map(({ name, lat, lng }) => ({ name, at: { lat, lng } }));
}

async function placesNear({ lat, lng }: LatLng, asked: { query?: string }, signal: AbortSignal) {
  const query = { ...asked, lat: lat.toFixed(5), lng: lng.toFixed(5) };
  const { places } = await answered(api.places.get({ query, fetch: { signal } }), "places");
  return places;
}
