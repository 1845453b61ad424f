import { type LatLngExpression, type Map as LeafletMap, Marker } from "leaflet";
import type { LatLng } from "../../../domain/geodesy";
import type { Effect } from "../../../domain/reports/grid-row";
import type { Pin } from "../../../domain/reports/sighting-map";
import { makeKillIcon, makePinIcon, wrapped } from "../base";
import { nudgeOf } from "../nudge";
import { makePinPopup } from "./pin-popup";

export interface PinHandlers {
  move(id: number, at: LatLng): void;
  remove(id: number): void;
  setEffect(id: number, effect: Effect): void;
}

const asLeaflet = ({ lat, lng }: LatLng): LatLngExpression => [lat, lng];

/** A pin on the map with its popup and, where the vehicle is killed, the mark over it. */
export class PinMarker {
  readonly #marker: Marker;
  #killMark: Marker | null = null;
  #isBda = false;

  constructor(
    private readonly map: LeafletMap,
    private pin: Pin,
    handlers: () => PinHandlers,
  ) {
    this.#marker = new Marker(asLeaflet(pin), {
      icon: makePinIcon(pin.id),
      draggable: true,
      autoPan: true,
    });
    this.#marker.bindPopup(() => makePinPopup(this.pin, this.#isBda, handlers()), {
      minWidth: 170,
      autoPanPadding: [12, 12],
      closeButton: false,
      // The dialog asks the map before it closes itself.
      closeOnEscapeKey: false,
    });
    this.#marker.on("dragend", () => {
      handlers().move(this.pin.id, wrapped(this.#marker.getLatLng()));
    });
    this.#marker.on("popupopen", ({ popup }) => {
      popup.getElement()?.querySelector<HTMLElement>("button, input:checked")?.focus();
    });
    this.#marker.on("popupclose", () => this.#marker.getElement()?.focus());
    this.#marker.addTo(map);
    this.#marker.getElement()?.addEventListener("keydown", (event) => {
      const moved = nudgeOf(event, this.pin);
      if (moved) handlers().move(this.pin.id, moved);
      if (event.key === "Delete" && !this.#isBda) handlers().remove(this.pin.id);
    });
    this.show(pin, false);
  }

  /** Brings what is drawn in step with the pin. */
  show(pin: Pin, isBda: boolean): void {
    const hasMoved = pin.mgrsCoord !== this.pin.mgrsCoord;
    const modeChanged = isBda !== this.#isBda;
    this.pin = pin;
    this.#isBda = isBda;
    if (hasMoved) this.#marker.setLatLng(asLeaflet(pin));
    if (hasMoved || modeChanged) this.#marker.closePopup();
    this.#marker.getElement()?.setAttribute("aria-label", `Pin ${pin.id}, ${pin.mgrsCoord}`);
    this.#markKill();
  }

  #markKill(): void {
    this.#killMark?.remove();
    this.#killMark = null;
    const { bdaStatus } = this.pin;
    if (bdaStatus === "present") return;
    this.#killMark = new Marker(asLeaflet(this.pin), {
      icon: makeKillIcon(bdaStatus),
      interactive: false,
      keyboard: false,
      zIndexOffset: 1000,
    }).addTo(this.map);
  }

  remove(): void {
    this.#killMark?.remove();
    this.#marker.off("popupclose").remove();
  }
}
