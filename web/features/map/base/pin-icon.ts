import { DivIcon } from "leaflet";
import styles from "./pin-icon.module.css";

/** `pin` is what is placed (blue by day and dark), `alert` what it is measured from or warned of. */
export type PinTone = "pin" | "alert";

/** Specification 2 §9: width and height of a pin in pixels; its point is at the bottom. */
const PIN_SIZE: [number, number] = [30, 40];
const PIN_OUTLINE = "M15 39C15 39 29 24.4 29 15A14 14 0 1 0 1 15C1 24.4 15 39 15 39Z";
const MARK_SIZE: [number, number] = [20, 20];
/** Where a mark's middle is from the pin's point: at the upper right of its head. */
const MARK_RIGHT = 13;
const MARK_UP = 36;
const HANDLE_PX = 24;
/** As wide as a finger needs to drag the head. */
const ARROW_PX = 40;
const ARROW_HEAD = "M20 19L28 36L20 32L12 36Z";
const SVG = "http://www.w3.org/2000/svg";

/**
 * A numbered pin, built of DOM nodes, as the page's policy lets no styled markup through. As a
 * marker's icon it names the marker "Pin 1" and so on.
 */
export function makePinIcon(number: number | string, tone: PinTone = "pin"): DivIcon {
  const picture = makePicture(PIN_SIZE, `Pin ${number}`);
  picture.append(
    makeShape("path", { d: PIN_OUTLINE, class: styles.outline ?? "" }),
    makeText(String(number), {
      x: "15",
      y: "20",
      // Three letters in a head made for a number.
      class: `${styles.number} ${String(number).length > 2 ? styles.long : ""}`,
    }),
  );
  return new DivIcon({
    html: wrap(picture),
    className: `${styles.pin} ${tone === "alert" ? styles.alert : ""}`,
    iconSize: PIN_SIZE,
    iconAnchor: [PIN_SIZE[0] / 2, PIN_SIZE[1]],
    popupAnchor: [0, -PIN_SIZE[1]],
  });
}

/**
 * The mark over a killed pin, for its own marker at the pin's place (`interactive: false`, `keyboard: false`, a
 * `zIndexOffset` above the pins): its letter, which leaves the number legible.
 */
export function makeKillIcon(effect: "m-kill" | "k-kill"): DivIcon {
  const picture = makePicture(MARK_SIZE, null);
  picture.append(
    makeShape("circle", { cx: "10", cy: "10", r: "9", class: styles.disc ?? "" }),
    makeText(effect === "k-kill" ? "K" : "M", { x: "10", y: "14.5", class: styles.letter ?? "" }),
  );
  return new DivIcon({
    html: wrap(picture),
    className: styles.mark ?? "",
    iconSize: MARK_SIZE,
    iconAnchor: [MARK_SIZE[0] / 2 - MARK_RIGHT, MARK_SIZE[1] / 2 + MARK_UP],
  });
}

/** A small round handle for anything but a vehicle: a circle's edge, the first of its two points. */
export function makeHandleIcon(): DivIcon {
  return new DivIcon({
    className: styles.handle,
    iconSize: [HANDLE_PX, HANDLE_PX],
    iconAnchor: [HANDLE_PX / 2, HANDLE_PX / 2],
  });
}

/** The head of an arrow to the north, its tip in the icon's middle: the marker turns it. */
export function makeArrowIcon(): DivIcon {
  const picture = makePicture([ARROW_PX, ARROW_PX], null);
  picture.append(makeShape("path", { d: ARROW_HEAD, class: styles.arrow ?? "" }));
  return new DivIcon({
    html: wrap(picture),
    className: styles.grip,
    iconSize: [ARROW_PX, ARROW_PX],
    iconAnchor: [ARROW_PX / 2, ARROW_PX / 2],
  });
}

function makePicture([width, height]: [number, number], label: string | null): SVGElement {
  return makeShape("svg", {
    width: String(width),
    height: String(height),
    viewBox: `0 0 ${width} ${height}`,
    ...(label === null ? { "aria-hidden": "true" } : { role: "img", "aria-label": label }),
  });
}

function makeText(text: string, attributes: Record<string, string>): SVGElement {
  const shape = makeShape("text", attributes);
  shape.textContent = text;
  return shape;
}

function makeShape(name: string, attributes: Record<string, string>): SVGElement {
  const shape = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value);
  // Every element of that namespace is one; the standard types leave it open for any name.
  return shape as SVGElement;
}

/** Leaflet takes HTML elements alone. */
function wrap(picture: SVGElement): HTMLElement {
  const holder = document.createElement("span");
  holder.append(picture);
  return holder;
}
