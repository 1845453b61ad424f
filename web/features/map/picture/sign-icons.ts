import { type DivIcon, Icon } from "leaflet";
import { type Box, moved, type Pixel } from "../../../domain/map/box";
import { type ClusterFace, FRAMES, type SideCounts } from "../../../domain/picture/cluster";
import type { Sign } from "../../../domain/picture/signs";
import type { SymbolDrawing } from "../../../lib/symbol";
import { makeIcon, makeShape } from "../base";
import styles from "./signs.module.css";

/** The plain sign's side. */
const SIGN_PX = 32;
/** A hexagon: no frame of the standard, which would say whose it is. A letter has room in it. */
export const HEXAGON = "M16 5L25.5 10.5V21.5L16 27L6.5 21.5V10.5Z";
/** Wide enough for the digits of ten thousand; but for a crowd no larger than a symbol. */
const CROWD_PX = 44;
const SEVERAL_PX = 26;
const SIDE_PX = 10;
/** The counts of the sides below it, clear of its frame. */
const FOOT_PX = 24;
/** The pointer's field around the middle of a plain sign, and of a symbol. */
const PLAIN_POINTER_PX = 48;
const SYMBOL_POINTER_PX = 76;
/** A travel's head, its tip in the middle. */
const HEAD_PX = 24;
const HEAD = "M12 11L18 23L12 20L6 23Z";
/** The count above a symbol has room in it. */
const RING_PX = 84;
/** An inbox. */
const RECEIVED_PX = 18;
/** So far its mark lies over the sign. */
const OVER = 4;
const RECEIVED = "M2 9h4l1.5 3h3L12 9h4M4 3h10l2 6v6H2V9z";

export interface SignIcon {
  icon: Icon | DivIcon;
  /** What it covers, in pixels from its place. */
  box: Box;
}

/** What a symbol covers with the marks that it may have, drawn or not yet. */
const SYMBOL_BOX: Box = { left: -18, right: 18, top: -18, bottom: 26 };

/** So far to each side of its place. */
export const around = (half: number): Box => ({
  left: -half,
  right: half,
  top: -half,
  bottom: half,
});

const PLAIN_BOX = around(14);

/** What a sign covers around its place. */
export const coverOf = ({ sidc }: Sign): Box => (sidc === null ? PLAIN_BOX : SYMBOL_BOX);

/** A platform's symbol. */
export function symbolIcon({
  source,
  size: { width, height },
  anchor: { x, y },
}: SymbolDrawing): SignIcon {
  return {
    icon: new Icon({ iconUrl: source, iconSize: [width, height], iconAnchor: [x, y] }),
    box: { left: -x, right: width - x, top: -y, bottom: height - y },
  };
}

/** A hexagon with the letter of its kind; its word stands beside it where that has room. */
export function plainIcon(letter: string): SignIcon {
  const middle = SIGN_PX / 2;
  const picture = makePicture(SIGN_PX, HEXAGON);
  picture.append(makeShape("text", { x: middle, y: middle }, letter));
  return { icon: squareIcon(styles.plain, SIGN_PX, picture), box: PLAIN_BOX };
}

/** What covers the place of several signs, and what their sides' counts cover below it. */
export function clusterBoxes(isCrowd: boolean): { box: Box; foot: Box } {
  const half = (isCrowd ? CROWD_PX : SEVERAL_PX) / 2;
  return {
    box: around(half),
    foot: { left: -FOOT_PX, right: FOOT_PX, top: half, bottom: half + FOOT_PX },
  };
}

/**
 * How many signs are here, in the frame of their side; of several sides in a hexagon, and each counted below it in its own.
 * @param hasFoot there is room for that
 */
export function clusterIcon(
  { count, sides }: { count: number; sides: SideCounts },
  { frame, counted }: ClusterFace,
  { right: half }: Box,
  hasFoot: boolean,
): DivIcon {
  const total = makeText(styles.total, String(count));
  const foot = document.createElement("span");
  foot.className = styles.sides ?? "";
  for (const side of counted) foot.append(makeFrame(SIDE_PX, FRAMES[side]), String(sides[side]));
  const parts = [makeFrame(2 * half, FRAMES[frame ?? "none"]), total];
  return squareIcon(styles.cluster, 2 * half, ...parts, ...(hasFoot ? [foot] : []));
}

/** Around the chosen report's signs. */
export const ringIcon = (): DivIcon => squareIcon(styles.ring, RING_PX);

/** What the ring covers around its place. */
export const RING_BOX = around(RING_PX / 2);

/** Whether what covers a box around a place, so far from the ring's middle, lies under the ring or in it. */
export function touchesRing({ left, right, top, bottom }: Box, { x, y }: Pixel): boolean {
  const nearest = (from: number, to: number) => Math.max(from, -to, 0);
  return Math.hypot(nearest(left + x, right + x), nearest(top + y, bottom + y)) < RING_PX / 2;
}

/** What the head of a travel covers around its tip. */
export const HEAD_BOX = around(12);

/** Where a travel leads. */
export const headIcon = (heading: number): DivIcon =>
  squareIcon(styles.head, HEAD_PX, makePicture(HEAD_PX, HEAD, heading));

const pointerSide = (isSymbol: boolean) => (isSymbol ? SYMBOL_POINTER_PX : PLAIN_POINTER_PX);

/** Which way it moves; no line says how far. */
export function pointerIcon(heading: number, isSymbol: boolean): DivIcon {
  const side = pointerSide(isSymbol);
  const picture = makePicture(side, `M${side / 2} 0l6 10h-12z`, heading);
  return squareIcon(styles.head, side, picture);
}

/** What the pointer covers around its sign's place. */
export function pointerBox(heading: number, isSymbol: boolean): Box {
  const reach = pointerSide(isSymbol) / 2 - 5;
  const turn = (heading * Math.PI) / 180;
  const at = { x: reach * Math.sin(turn), y: -reach * Math.cos(turn) };
  return moved(around(6), at);
}

/** Beside a sign, at its upper left: its report was taken in from someone else. */
export function receivedIcon({ left: right, top: bottom }: Box): SignIcon {
  const corner = { x: right + OVER - RECEIVED_PX, y: bottom - OVER };
  const box = moved({ left: 0, right: RECEIVED_PX, top: 0, bottom: RECEIVED_PX }, corner);
  return { icon: boxIcon(box, styles.received, makePicture(RECEIVED_PX, RECEIVED)), box };
}

const LABEL_HEIGHT = 16;

/** In pixels, with its padding: in this face every character is as wide. */
const textWidth = (text: string) => Math.ceil(text.length * 7.3) + 8;

/** The gap of a label to what it stands at. */
const AIR = 2;

export type LabelSide = "below" | "above" | "right" | "left";
/** A count, a time or a grid; that it is a test; the word of a plain sign. */
export type LabelLook = "label" | "test" | "word";

/** The rectangle of a label beside what is covered already. */
export function labelBox(text: string, around: Box, side: LabelSide): Box {
  const width = textWidth(text);
  const { left, top } = {
    below: { left: -width / 2, top: around.bottom + AIR },
    above: { left: -width / 2, top: around.top - AIR - LABEL_HEIGHT },
    right: { left: around.right + AIR, top: -LABEL_HEIGHT / 2 },
    left: { left: around.left - AIR - width, top: -LABEL_HEIGHT / 2 },
  }[side];
  return { left, right: left + width, top, bottom: top + LABEL_HEIGHT };
}

/** A text in a rectangle, in pixels from its place. */
export const labelIcon = (text: string, box: Box, look: LabelLook): DivIcon =>
  boxIcon(box, styles.holder, makeText(styles[look], text));

function boxIcon(
  { left, right, top, bottom }: Box,
  className: string | undefined,
  part: Element,
): DivIcon {
  const iconSize: [number, number] = [right - left, bottom - top];
  return makeIcon([part], { className: className ?? "", iconSize, iconAnchor: [-left, -top] });
}

const squareIcon = (className: string | undefined, side: number, ...parts: Element[]): DivIcon =>
  makeIcon(parts, { className: className ?? "", iconSize: [side, side] });

/** @param turn degrees clockwise around its middle */
function makePicture(side: number, d: string, turn?: number): SVGElement {
  const transform = turn === undefined ? turn : `rotate(${turn} ${side / 2} ${side / 2})`;
  const size = { width: side, height: side, viewBox: `0 0 ${side} ${side}` };
  return makeShape("svg", size, makeShape("path", { d, transform }));
}

/** A frame of several signs, a side wide. */
const makeFrame = (side: number, d: string): SVGElement =>
  makeShape(
    "svg",
    { width: side, height: side, viewBox: "-10 -10 20 20" },
    makeShape("path", { d }),
  );

function makeText(className: string | undefined, text: string): HTMLElement {
  const word = document.createElement("span");
  word.className = className ?? "";
  word.textContent = text;
  return word;
}
