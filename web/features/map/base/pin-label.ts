import type { Marker } from "leaflet";
import styles from "./pin-label.module.css";
import { gridText, readOutPin, wrapped } from "./readout";

/** Above a pin's head. */
const OFFSET: [number, number] = [0, -36];

/** The grid that stands on a pin: its own, and while it is dragged that of its tip. */
export class PinLabel {
  readonly #text = document.createElement("span");

  constructor(pin: Marker) {
    pin.bindTooltip(this.#text, {
      permanent: true,
      direction: "top",
      offset: OFFSET,
      className: styles.label,
    });
    pin.on("drag", () => this.show(gridText(wrapped(pin.getLatLng()))));
    readOutPin(pin);
  }

  /** @param grid as people read it */
  show(grid: string): void {
    this.#text.textContent = grid;
  }
}
