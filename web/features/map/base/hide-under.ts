import type { Map as LeafletMap } from "leaflet";
import { overlap } from "../../../domain/map/map-labels";
import type { Box } from "../../../domain/map/mgrs-lines";
import { COVERS_LABELS } from "./mgrs-overlay";

/** Names of places, and the grid's figures. */
const LABELS = `.leaflet-place-names-pane [${COVERS_LABELS}], .leaflet-mgrs-grid-pane span`;

/**
 * Hides the names and figures that would be cut by what stands on the map, each whole, and shows the others.
 * @param boxes what is covered, in pixels of the map's layers
 */
export function hideUnder(map: LeafletMap, boxes: readonly Box[]): void {
  const { left, top } = map.getContainer().getBoundingClientRect();
  const pane = map.layerPointToContainerPoint([0, 0]).add([left, top]);
  const labels = [...map.getContainer().querySelectorAll<HTMLElement>(LABELS)];
  // Read at once and written at once: the page is laid out once.
  const covered = labels.map((label) => {
    const { x, y, width, height } = label.getBoundingClientRect();
    const at = { left: x - pane.x, top: y - pane.y };
    const box = { ...at, right: at.left + width, bottom: at.top + height };
    return boxes.some((each) => overlap(each, box));
  });
  for (const [index, label] of labels.entries()) {
    const marker = label.parentElement;
    if (marker) marker.style.visibility = covered[index] ? "hidden" : "";
  }
}
