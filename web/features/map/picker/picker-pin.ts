import { type LatLngExpression, type Map as LeafletMap, Marker } from "leaflet";
import type { MapPlace } from "../../../domain/map/map-grid";
import type { Picked } from "../../../domain/map/picked-grid";
import { copyNear } from "../../../domain/map/sphere-lines";
import { labelOf, makePinIcon, PinLabel, placeOn } from "../base";
import { nudgeOf } from "../nudge";

export interface PinHandlers {
  /** @returns whether the pin may be there */
  move(at: MapPlace): boolean;
  remove(): void;
}

/** The one pin on the map: dragged, nudged by arrow keys while it has the focus, taken away by Delete. */
export class PickerPin {
  readonly #map: LeafletMap;
  readonly #marker: Marker;
  readonly #label: PinLabel;
  readonly #follow = () => this.show(this.#picked);
  #picked: Picked;
  #isDragged = false;

  constructor(map: LeafletMap, picked: Picked, handlers: () => PinHandlers) {
    this.#map = map;
    this.#picked = picked;
    this.#marker = new Marker(this.#place(), {
      icon: makePinIcon("●"),
      draggable: true,
      autoPan: true,
    });
    this.#label = new PinLabel(this.#marker);
    // Without a listener, a click on it would count as one on the map under it.
    this.#marker.on("click", () => this.#marker.getElement()?.focus());
    this.#marker.on("dragstart", () => {
      this.#isDragged = true;
    });
    this.#marker.on("dragend", () => {
      this.#isDragged = false;
      // Refused, it goes back.
      if (!handlers().move(placeOn(map, this.#marker.getLatLng()))) this.show(this.#picked);
    });
    this.#marker.addTo(map);
    this.#marker.getElement()?.addEventListener("keydown", (event) => {
      const moved = nudgeOf(event, this.#picked.at, map);
      if (moved) handlers().move(moved);
      if (event.key === "Delete") handlers().remove();
    });
    map.on("moveend", this.#follow);
    this.show(picked);
  }

  /** Puts the pin where it belongs, on the copy of the world that is in view, and says its grid. */
  show(picked: Picked): void {
    this.#picked = picked;
    const grid = labelOf(picked.grid);
    this.#marker.getElement()?.setAttribute("aria-label", `Pin, ${grid}`);
    this.#label.show(grid);
    // While it is dragged the map moves along under it.
    if (!this.#isDragged) this.#marker.setLatLng(this.#place());
  }

  /** Where it had the focus, the map has it then. */
  remove(): void {
    const hadFocus = this.#marker.getElement() === document.activeElement;
    this.#map.off("moveend", this.#follow);
    this.#marker.remove();
    if (hadFocus) this.#map.getContainer().focus();
  }

  #place(): LatLngExpression {
    const { lat, lng } = copyNear(this.#picked.at, this.#map.getCenter().lng);
    return [lat, lng];
  }
}
