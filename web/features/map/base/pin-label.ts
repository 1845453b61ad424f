import type { LeafletEvent, Map as LeafletMap, Marker } from "leaflet";
import { type Box, uncrowded } from "../../../domain/map/uncrowded";
import styles from "./pin-label.module.css";
import { placeOn, placeText } from "./place";
import { readOutPin } from "./readout";

/** Above a pin's head. */
const OFFSET: [number, number] = [0, -36];

/** The labels on each map. */
const standing = new WeakMap<LeafletMap, Set<PinLabel>>();

/**
 * The grid on a pin: its own, or that of its tip while it is dragged. If several would overlap, only the first is
 * shown; each of the others is shown while the pointer is on its pin or the pin has the focus.
 */
export class PinLabel {
  readonly #text = document.createElement("span");
  readonly #pin: Marker;
  #map: LeafletMap | null = null;

  constructor(pin: Marker) {
    this.#pin = pin;
    pin.bindTooltip(this.#text, {
      permanent: true,
      direction: "top",
      offset: OFFSET,
      className: styles.label,
    });
    pin.on("drag", () => {
      this.#raise(true);
      if (this.#map) this.#write(placeText(placeOn(this.#map, pin.getLatLng())));
    });
    pin.on("dragend", () => this.#raise(false));
    pin.on("add", (event) => this.#stand(event));
    pin.on("remove", () => this.#leave());
    readOutPin(pin);
  }

  /** @param grid as people read it, with how exact it is */
  show(grid: string): void {
    this.#write(grid);
    if (this.#map) arrange(this.#map);
  }

  #write(grid: string): void {
    if (this.#text.textContent === grid) return;
    this.#text.textContent = grid;
    // Its middle is over the pin, however wide it has become.
    this.#pin.getTooltip()?.update();
  }

  get element(): HTMLElement | undefined {
    return this.#pin.getTooltip()?.getElement();
  }

  #stand({ target }: LeafletEvent): void {
    // Leaflet's types do not expose which map a layer is on.
    const map: LeafletMap = target._map;
    this.#map = map;
    const element = this.#pin.getElement();
    // Not through Leaflet: events that a marker listens to there no longer reach the map.
    for (const begin of ["focus", "mouseenter"])
      element?.addEventListener(begin, () => this.#raise(true));
    for (const end of ["blur", "mouseleave"])
      element?.addEventListener(end, () => this.#raise(false));
    const labels = standing.get(map) ?? new Set();
    if (!standing.has(map)) {
      standing.set(map, labels);
      map.on("moveend", () => arrange(map));
    }
    labels.add(this);
  }

  #leave(): void {
    if (!this.#map) return;
    standing.get(this.#map)?.delete(this);
    arrange(this.#map);
    this.#map = null;
  }

  #raise(isRaised: boolean): void {
    const hasFocus = document.activeElement === this.#pin.getElement();
    this.element?.classList.toggle(styles.raised ?? "", isRaised || hasFocus);
  }
}

/** Puts away the labels that would lie on those before them. */
function arrange(map: LeafletMap): void {
  const labels = [...(standing.get(map) ?? [])].flatMap(({ element }) => element ?? []);
  const boxes = labels.map((label): Box => label.getBoundingClientRect());
  const shown = uncrowded(boxes);
  for (const [index, label] of labels.entries()) {
    label.classList.toggle(styles.crowded ?? "", !shown.has(index));
  }
}
