import { DivIcon, LayerGroup, Marker, Polyline } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { endOf, type Motion } from "../../../domain/map/gmti-map";
import styles from "./gmti-map.module.css";

const SVG = "http://www.w3.org/2000/svg";
/** As wide as a finger needs to drag the head. */
const HEAD_PX = 40;
const MIDDLE = HEAD_PX / 2;
/** A head that points north, its tip in the icon's middle. */
const HEAD = "M20 19L28 36L20 32L12 36Z";

/** Where a target goes, and how fast: a line from it, with a head that can be a grip. */
export class Arrow extends LayerGroup {
  readonly #halo = makeLine(styles.halo);
  readonly #line = makeLine(styles.line);
  readonly #shape = document.createElementNS(SVG, "path");
  /** Fires `drag` and `dragend` where it is a grip. */
  readonly head: Marker;

  constructor(isGrip: boolean) {
    super();
    this.#shape.setAttribute("d", HEAD);
    this.#shape.setAttribute("class", styles.head ?? "");
    this.head = new Marker([0, 0], {
      icon: makeHeadIcon(this.#shape),
      draggable: isGrip,
      interactive: isGrip,
      // By keys the end is set in the middle of the map.
      keyboard: false,
    });
    for (const layer of [this.#halo, this.#line, this.head]) this.addLayer(layer);
  }

  /** Draws it again. */
  show(from: LatLng, motion: Motion): void {
    const end = endOf(from, motion);
    for (const line of [this.#halo, this.#line]) line.setLatLngs([from, end]);
    this.head.setLatLng(end);
    this.#shape.setAttribute("transform", `rotate(${motion.heading} ${MIDDLE} ${MIDDLE})`);
  }
}

const makeLine = (className = "") => new Polyline([], { interactive: false, className });

function makeHeadIcon(shape: SVGPathElement): DivIcon {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `0 0 ${HEAD_PX} ${HEAD_PX}`);
  picture.setAttribute("aria-hidden", "true");
  picture.append(shape);
  const holder = document.createElement("span");
  holder.append(picture);
  return new DivIcon({
    html: holder,
    className: styles.grip,
    iconSize: [HEAD_PX, HEAD_PX],
    iconAnchor: [MIDDLE, MIDDLE],
  });
}
