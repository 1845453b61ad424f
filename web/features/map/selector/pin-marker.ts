import { type LatLngExpression, type Map as LeafletMap, Marker } from "leaflet";
import type { MapPlace } from "../../../domain/map/map-grid";
import { copyNear } from "../../../domain/map/sphere-lines";
import { EFFECT_LABELS, EFFECTS, type Effect } from "../../../domain/reports/grid-row";
import type { Pin } from "../../../domain/reports/sighting-map";
import { labelOf, makeKillIcon, makePinIcon, PinLabel, placeOn } from "../base";
import { nudgeOf } from "../nudge";
import styles from "./selector.module.css";

export interface PinHandlers {
  /** @returns whether the pin may be there */
  move(id: number, at: MapPlace): boolean;
  remove(id: number): void;
  setEffect(id: number, effect: Effect): void;
}

/** A pin on the map with its popup and, where the vehicle is killed, the mark over it. */
export class PinMarker {
  readonly #marker: Marker;
  readonly #label: PinLabel;
  #killMark: Marker | null = null;
  #isBda = false;
  #isDragged = false;
  readonly #follow = () => {
    // While it is dragged the map moves along under it.
    if (this.#isDragged) return;
    this.#marker.setLatLng(this.#place());
    this.#killMark?.setLatLng(this.#place());
  };

  constructor(
    private readonly map: LeafletMap,
    private pin: Pin,
    handlers: () => PinHandlers,
  ) {
    this.#marker = new Marker(this.#place(), {
      icon: makePinIcon(pin.id),
      draggable: true,
      autoPan: true,
    });
    this.#label = new PinLabel(this.#marker);
    this.#marker.bindPopup(() => makePinPopup(this.pin, this.#isBda, handlers()), {
      minWidth: 170,
      autoPanPadding: [12, 12],
      closeButton: false,
      // The dialog asks the map before it closes itself.
      closeOnEscapeKey: false,
    });
    // The second click of two falls on the pin that the first has placed, and is meant for the map, which zooms.
    this.#marker.on("click", ({ originalEvent }) => {
      if (originalEvent.detail > 1) this.#marker.closePopup();
    });
    this.#marker.on("dblclick", (event) => map.fire("dblclick", event));
    this.#marker.on("dragstart", () => (this.#isDragged = true));
    this.#marker.on("dragend", () => {
      this.#isDragged = false;
      const isMoved = handlers().move(this.pin.id, placeOn(map, this.#marker.getLatLng()));
      if (isMoved) return;
      this.#marker.setLatLng(this.#place());
      this.#label.show(gridOf(this.pin));
    });
    this.#marker.on("popupopen", ({ popup }) => {
      popup.getElement()?.querySelector<HTMLElement>("button, input:checked")?.focus();
    });
    this.#marker.on("popupclose", () => this.#marker.getElement()?.focus());
    this.#marker.addTo(map);
    const element = this.#marker.getElement();
    element?.addEventListener("keydown", (event) => {
      if (this.#isBda) return;
      const moved = nudgeOf(event, this.pin, map);
      if (moved) handlers().move(this.pin.id, moved);
      if (event.key === "Delete") handlers().remove(this.pin.id);
    });
    map.on("moveend", this.#follow);
    this.show(pin, false);
  }

  /** On the copy of the world that is in view. */
  #place(): LatLngExpression {
    const { lat, lng } = copyNear(this.pin, this.map.getCenter().lng);
    return [lat, lng];
  }

  /** Brings what is drawn in step with the pin. */
  show(pin: Pin, isBda: boolean): void {
    const hasMoved = pin.mgrsCoord !== this.pin.mgrsCoord;
    const modeChanged = isBda !== this.#isBda;
    this.pin = pin;
    this.#isBda = isBda;
    if (isBda) this.#marker.dragging?.disable();
    else this.#marker.dragging?.enable();
    if (hasMoved) this.#marker.setLatLng(this.#place());
    this.#label.show(gridOf(pin));
    if (hasMoved || modeChanged) this.#marker.closePopup();
    this.#marker.getElement()?.setAttribute("aria-label", `Pin ${pin.id}, ${gridOf(pin)}`);
    this.#markKill();
  }

  #markKill(): void {
    this.#killMark?.remove();
    this.#killMark = null;
    const { bdaStatus } = this.pin;
    if (bdaStatus === "present") return;
    this.#killMark = new Marker(this.#place(), {
      icon: makeKillIcon(bdaStatus),
      interactive: false,
      keyboard: false,
      zIndexOffset: 1000,
    }).addTo(this.map);
  }

  /** Where it or its popup had the focus, the map has it then. */
  remove(): void {
    this.map.off("moveend", this.#follow);
    this.#killMark?.remove();
    const focused = document.activeElement;
    const hadFocus = [this.#marker.getElement(), this.#marker.getPopup()?.getElement()].some(
      (element) => element?.contains(focused),
    );
    this.#marker.off("popupclose").remove();
    if (hadFocus) this.map.getContainer().focus();
  }
}

/** A pin's grid with the digits that its row has, and how exact it is. */
const gridOf = ({ mgrsCoord }: Pin) =>
  labelOf({ gzd: mgrsCoord.slice(0, 5), coordinates: mgrsCoord.slice(5) });

/** A pin's popup: its grid and, depending on the mode, its actions. DOM nodes, because of the policy. */
function makePinPopup(pin: Pin, isBda: boolean, handlers: PinHandlers): HTMLElement {
  const popup = document.createElement("div");
  popup.className = styles.popup ?? "";
  const grid = document.createElement("p");
  grid.className = styles.popupGrid ?? "";
  grid.textContent = gridOf(pin);
  popup.append(grid, isBda ? makeEffects(pin, handlers) : makeDelete(pin, handlers));
  return popup;
}

function makeDelete(pin: Pin, handlers: PinHandlers): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.popupButton ?? "";
  button.textContent = "Delete";
  button.addEventListener("click", () => handlers.remove(pin.id));
  return button;
}

function makeEffects(pin: Pin, handlers: PinHandlers): HTMLElement {
  const group = document.createElement("div");
  group.setAttribute("role", "radiogroup");
  group.setAttribute("aria-label", `Pin ${pin.id}`);
  for (const effect of EFFECTS) {
    const label = document.createElement("label");
    label.className = styles.popupChoice ?? "";
    const radio = document.createElement("input");
    radio.type = "radio";
    radio.name = `pin-${pin.id}-effect`;
    radio.checked = pin.bdaStatus === effect;
    radio.addEventListener("change", () => handlers.setEffect(pin.id, effect));
    label.append(radio, EFFECT_LABELS[effect]);
    group.append(label);
  }
  return group;
}
