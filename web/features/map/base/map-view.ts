import { LatLngBounds, type Map as LeafletMap } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { withoutGap } from "../../../domain/grid/grid";
import { copyNear } from "../../../domain/map/sphere-lines";
import { mapSource, type TileSource } from "../../../lib/map-source";
import { operatorPlace } from "../../../lib/operator-place";

/** Where a map opens. */
export interface MapView {
  center: LatLng;
  zoom: number;
  /** Of the grid that it opens at: its digits of easting and of northing each; 0 where there is none. */
  digits?: number | undefined;
}

/** Specification 2 §9. */
export const DEFAULT_CENTER: LatLng = { lat: 54.2966, lng: 23.1506 };
export const DEFAULT_ZOOM = 10;
/** The zoom where a row has a grid already, and that a typed grid is shown at. */
export const GRID_ZOOM = 14;
/** Pixels left free around what is fitted, and the deepest zoom that fitting goes to. */
const FIT_PADDING = 20;
const FIT_MAX_ZOOM = 16;

/**
 * The initial view: at the first grid, else where the operator works, else the default one.
 * @param coordinates the digits of the grid that stands there
 */
export function openingView(at: LatLng | null | undefined, coordinates = ""): MapView {
  if (at) return { center: at, zoom: GRID_ZOOM, digits: withoutGap(coordinates).length / 2 };
  const place = operatorPlace();
  return { center: place ?? DEFAULT_CENTER, zoom: place ? GRID_ZOOM : DEFAULT_ZOOM };
}

/**
 * Moves the map so that the place is exactly in its middle. Leaflet's own way of panning counts whole
 * pixels, and a grid that is typed would be read out as the one beside it.
 */
export function showAt(map: LeafletMap, at: LatLng, zoom = map.getZoom()): void {
  // Leaflet documents `reset` for `setView`; its types have left it out.
  const exactly = { animate: false, reset: true };
  map.setView(at, Math.min(zoom, map.getMaxZoom()), exactly);
}

/** Shows one place as any other grid, but no closer than the overview has something to show; none: where the operator works. */
export function showOne(map: LeafletMap, at?: LatLng): void {
  const { center, zoom } = openingView(at);
  const source = mapSource.value;
  const isOverview = source?.state === "tiles" && source.overview;
  const closest = isOverview ? DEFAULT_ZOOM : map.getMaxZoom();
  map.setView(center, Math.min(zoom, closest), { animate: false });
}

/** What a source has tiles of. */
export const boundsOf = ({ bounds: [west, south, east, north] }: TileSource): LatLngBounds =>
  new LatLngBounds([south, west], [north, east]);

const FIT_ROOM = { top: FIT_PADDING, right: FIT_PADDING, bottom: FIT_PADDING, left: FIT_PADDING };

/**
 * Shows all the points, no closer than the map's tiles go; none leave the view as it is.
 * @param room pixels left free around them
 * @param closest the deepest zoom
 */
export function fitTo(
  map: LeafletMap,
  points: readonly LatLng[],
  room = FIT_ROOM,
  closest = FIT_MAX_ZOOM,
): void {
  const [first] = points;
  if (!first) return;
  map.fitBounds(
    // Across the antimeridian the short way.
    points.map((at): [number, number] => {
      const { lat, lng } = copyNear(at, first.lng);
      return [lat, lng];
    }),
    {
      paddingTopLeft: [room.left, room.top],
      paddingBottomRight: [room.right, room.bottom],
      maxZoom: Math.min(closest, map.getMaxZoom()),
      animate: false,
    },
  );
}
