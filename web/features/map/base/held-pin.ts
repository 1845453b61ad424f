import { type LatLngExpression, type Map as LeafletMap, Marker } from "leaflet";
import { useEffect, useRef } from "react";
import type { MapPlace } from "../../../domain/map/map-grid";
import type { Picked } from "../../../domain/map/picked-grid";
import { copyNear } from "../../../domain/map/sphere-lines";
import { nudgeOf } from "../nudge";
import { makePinIcon, type PinTone } from "./pin-icon";
import { PinLabel } from "./pin-label";
import { labelOf, placeOn } from "./place";

export interface PinHandlers {
  /** @returns whether the pin was moved there */
  move(at: MapPlace): boolean;
  remove(): unknown;
}

export interface PinLook {
  /** On the pin itself. */
  mark: string;
  /** For those who do not see it. */
  name: string;
  tone?: PinTone;
  /** The class of its element. */
  className?: string | undefined;
}

/** Keeps a pin on the map in step with what is picked. */
export function useHeldPin(
  map: LeafletMap | null,
  picked: Picked | null,
  look: PinLook,
  handlers: PinHandlers,
): void {
  const latest = useRef({ look, handlers });
  latest.current = { look, handlers };
  const pin = useRef<HeldPin | null>(null);

  useEffect(() => {
    if (!map) return;
    if (picked && pin.current) pin.current.show(picked);
    else if (picked)
      pin.current = new HeldPin(map, picked, latest.current.look, () => latest.current.handlers);
    else takeAway(pin);
  }, [map, picked]);

  useEffect(() => {
    if (!map) return;
    return () => takeAway(pin);
  }, [map]);
}

function takeAway(pin: { current: HeldPin | null }): void {
  pin.current?.remove();
  pin.current = null;
}

/** A pin in hand: dragged, nudged by arrow keys while it has the focus, taken away by Delete. */
class HeldPin {
  readonly #map: LeafletMap;
  readonly #marker: Marker;
  readonly #label: PinLabel;
  readonly #name: string;
  readonly #follow = () => this.show(this.#picked);
  #picked: Picked;
  #isDragged = false;

  constructor(map: LeafletMap, picked: Picked, look: PinLook, handlers: () => PinHandlers) {
    this.#map = map;
    this.#picked = picked;
    this.#name = look.name;
    this.#marker = new Marker(this.#place(), {
      icon: makePinIcon(look.mark, look.tone),
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
    if (look.className) this.#marker.getElement()?.classList.add(look.className);
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
    this.#marker.getElement()?.setAttribute("aria-label", `${this.#name}, ${grid}`);
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
