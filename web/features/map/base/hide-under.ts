import type { Map as LeafletMap } from "leaflet";
import { type Box, isClear, moved } from "../../../domain/map/box";
import { nameSides } from "../../../domain/map/name-places";
import { NAMES } from "./mgrs-overlay";

const FIGURES = ".leaflet-mgrs-grid-pane span";

/**
 * Names of places that would be cut by what stands on the map move around their dots, and are hidden whole where they
 * have no room, as the grid's figures are.
 * @param covered in pixels of the map's layers
 */
export function hideUnder(map: LeafletMap, covered: readonly Box[]): void {
  const view = map.getContainer();
  const { left, top } = view.getBoundingClientRect();
  const pane = map.layerPointToContainerPoint([0, 0]).add([left, top]);
  const boxOf = (element: Element) =>
    moved(element.getBoundingClientRect(), { x: -pane.x, y: -pane.y });
  const names = [...view.querySelectorAll<HTMLElement>(NAMES)];
  const figures = [...view.querySelectorAll<HTMLElement>(FIGURES)];
  for (const name of names) delete name.dataset.side;
  // Read at once and written at once: the page is laid out once.
  const sides = nameSides(covered, names.map(boxOf));
  const areClear = figures.map((figure) => isClear(boxOf(figure), covered));
  for (const [index, name] of names.entries()) {
    const side = sides[index];
    if (side) name.dataset.side = side;
    show(name, Boolean(side));
  }
  for (const [index, figure] of figures.entries()) show(figure, areClear[index] === true);
}

/** With its dot. */
function show(label: HTMLElement, isShown: boolean): void {
  if (label.parentElement) label.parentElement.style.visibility = isShown ? "" : "hidden";
}
