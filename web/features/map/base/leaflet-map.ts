import {
  Icon,
  Map as LeafletMap,
  type MapOptions,
  type PanOptions,
  type PointExpression,
  type ZoomOptions,
} from "leaflet";
import { MAX_LATITUDE } from "../../../domain/map/web-mercator";
import { type MapView, showAt } from "./map-view";
import { keepShown } from "./place";

const TILE_PX = 256;
/** How deep the grid can be looked into if there are no tiles. */
const PLAIN_MAX_ZOOM = 15;

// Leaflet would guess where its own images are from its style sheet, which the build renames.
Icon.Default.mergeOptions({
  imagePath: "/leaflet/",
  iconUrl: "marker-icon.png",
  iconRetinaUrl: "marker-icon-2x.png",
  shadowUrl: "marker-shadow.png",
});

const wantsNoMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Leaflet ignores a press of Zoom in or out while another is being drawn: here each has its turn. */
class SteppingMap extends LeafletMap {
  private isZooming = false;

  constructor(element: HTMLElement, options: MapOptions) {
    super(element, options);
    // It ends every zoom, one that changes nothing as well.
    this.on("moveend", () => (this.isZooming = false));
  }

  override zoomIn(levels?: number, options?: ZoomOptions): this {
    return this.inTurn(() => super.zoomIn(levels, options));
  }

  override zoomOut(levels?: number, options?: ZoomOptions): this {
    return this.inTurn(() => super.zoomOut(levels, options));
  }

  private inTurn(zoom: () => this): this {
    if (this.isZooming) return this.once("moveend", () => this.inTurn(zoom));
    this.isZooming = true;
    return zoom();
  }
}

/** For operators who want no motion: Leaflet has no setting for the arrow keys' panning. */
class StillMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

/** A map in an element, without controls of its own. It must be given back to `removeMap`. */
export function createMap(element: HTMLElement, view: MapView): LeafletMap {
  const still = wantsNoMotion();
  const map = new (still ? StillMap : SteppingMap)(element, {
    center: view.center,
    zoom: view.zoom,
    maxZoom: PLAIN_MAX_ZOOM,
    zoomControl: false,
    attributionControl: false,
    // Dragged past ±180 it goes on with what was placed on it.
    worldCopyJump: true,
    maxBounds: [
      [-MAX_LATITUDE, -540],
      [MAX_LATITUDE, 540],
    ],
    maxBoundsViscosity: 1,
    // Tiles and popups come and go at once; zooming may be followed with the eyes.
    fadeAnimation: false,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  keepShown(map, view);
  // Lines and circles: their meaning is given in words beside the map.
  map.getPane("overlayPane")?.setAttribute("aria-hidden", "true");
  keepWorldFilling(map);
  map.on("resize", () => keepWorldFilling(map));
  // The arrow keys do not jump back as dragging does.
  map.on("moveend", () => {
    const { lng } = map.getCenter();
    if (Math.abs(lng) <= 180) return;
    const world = TILE_PX * 2 ** map.getZoom();
    map.panBy([-Math.sign(lng) * world, 0], { animate: false });
  });
  return map;
}

const following = new WeakSet<LeafletMap>();

/** Whether a map that moves is only in step with its element's size: nobody has moved it. */
export const isFollowing = (map: LeafletMap): boolean => following.has(map);

/** Keeps a map's size in step with its element's, and its middle where it is. @returns what ends that */
export function followSize(map: LeafletMap): () => void {
  const element = map.getContainer();
  const sized = new ResizeObserver(() => {
    const { x, y } = map.getSize();
    if (element.clientWidth === x && element.clientHeight === y) return;
    const middle = map.getCenter();
    following.add(map);
    map.invalidateSize({ animate: false, pan: false });
    showAt(map, middle);
    following.delete(map);
  });
  sized.observe(element);
  return () => sized.disconnect();
}

/** Zooms out no further than the world fills the view. */
function keepWorldFilling(map: LeafletMap): void {
  const { x, y } = map.getSize();
  map.setMinZoom(Math.max(0, Math.ceil(Math.log2(Math.max(x, y) / TILE_PX))));
}

/** Ends a map, in whatever it is doing. */
export function removeMap(map: LeafletMap): void {
  // Leaflet 1.9.4 ends a zoom by a timer that would look for the panes of a map that is gone.
  Object.assign(map, { _animatingZoom: false });
  map.remove();
  // After a resize it fires `moveend` by a timer that `remove` does not stop: nobody may hear it.
  map.off();
}
