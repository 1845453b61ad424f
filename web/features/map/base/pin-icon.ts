import type { DivIcon } from "leaflet";
import styles from "./pin-icon.module.css";
import { makeIcon, makeShape } from "./svg-icon";

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

/**
 * A numbered pin. As a marker's icon it names the marker "Pin 1" and so on.
 * @param tone `pin` is what is placed (blue by day and dark), `alert` what it is measured from or warned of
 */
export function makePinIcon(number: number | string, tone: "pin" | "alert" = "pin"): DivIcon {
  const text = String(number);
  // Three letters in a head made for a number.
  const look = `${styles.number} ${text.length > 2 ? styles.long : ""}`;
  const picture = makePicture(
    PIN_SIZE,
    { role: "img", "aria-label": `Pin ${text}` },
    makeShape("path", { d: PIN_OUTLINE, class: styles.outline }),
    makeShape("text", { x: 15, y: 20, class: look }, text),
  );
  return makeIcon([picture], {
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
  const letter = effect === "k-kill" ? "K" : "M";
  const picture = makePicture(
    MARK_SIZE,
    HIDDEN,
    makeShape("circle", { cx: 10, cy: 10, r: 9, class: styles.disc }),
    makeShape("text", { x: 10, y: 14.5, class: styles.letter }, letter),
  );
  return makeIcon([picture], {
    className: styles.mark ?? "",
    iconSize: MARK_SIZE,
    iconAnchor: [MARK_SIZE[0] / 2 - MARK_RIGHT, MARK_SIZE[1] / 2 + MARK_UP],
  });
}

/** A small round handle for anything but a vehicle: a circle's edge, the first of its two points. */
export const makeHandleIcon = (): DivIcon =>
  makeIcon([], { className: styles.handle ?? "", iconSize: [HANDLE_PX, HANDLE_PX] });

/** The head of an arrow to the north, its tip in the icon's middle: the marker turns it. */
export function makeArrowIcon(): DivIcon {
  const head = makeShape("path", { d: ARROW_HEAD, class: styles.arrow });
  const iconSize: [number, number] = [ARROW_PX, ARROW_PX];
  return makeIcon([makePicture(iconSize, HIDDEN, head)], {
    className: styles.grip ?? "",
    iconSize,
  });
}

const HIDDEN = { "aria-hidden": "true" };

const makePicture = (
  [width, height]: [number, number],
  said: Record<string, string>,
  ...shapes: SVGElement[]
): SVGElement =>
  makeShape("svg", { width, height, viewBox: `0 0 ${width} ${height}`, ...said }, ...shapes);
