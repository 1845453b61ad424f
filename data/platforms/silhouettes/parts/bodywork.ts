import { evenly, inside, uprights } from "../geometry";
import type { Pt, SvgBuilder, Tone } from "../svg-builder";
import type { Kit } from "./kit";

/** A truck's or trailer's frame. */
export interface Frame {
  kind: "frame";
  x: Pt;
  y: number;
  h: number;
}

function drawFrame(s: SvgBuilder, f: Frame): void {
  s.box("dark", f.x[0], f.y, f.x[1] - f.x[0], f.h);
}

/** A plain box: stowage, tank, engine house, battery case. */
export interface Box {
  kind: "box";
  at: Pt;
  size: Pt;
  tone?: Tone;
  /** Slant of the front and of the rear edge: how far the top stands back. */
  slant?: Pt;
  /** Vertical seams. */
  seams?: number;
  /** Air slots. */
  slots?: number;
  calls?: string;
}

function drawBox(s: SvgBuilder, b: Box): void {
  const [x, y] = b.at;
  const [w, h] = b.size;
  const [front, rear] = b.slant ?? [0, 0];
  s.poly(b.tone ?? "body", [x, y], [x + front, y + h], [x + w - rear, y + h], [x + w, y]);
  const seams = inside(x, x + w, b.seams ?? 0);
  if (seams.length > 0) s.path("line", uprights(seams, y, y + h), { width: 2 });
  const slots = evenly(x + 6, x + w - 6, b.slots ?? 0);
  if (b.slots) s.path("line", uprights(slots, y + h * 0.25, y + h * 0.75), { width: 4 });
}

/** A load bed with board sides, with or without its canvas. */
export interface Cargo {
  kind: "cargo";
  at: Pt;
  size: Pt;
  /** Height of the canvas above the boards; none leaves the bed open. */
  canvas?: number;
}

function drawCargo(s: SvgBuilder, c: Cargo): void {
  const [x, y] = c.at;
  const [w, h] = c.size;
  if (c.canvas) {
    const top = y + h + c.canvas;
    s.path(
      "mid",
      `M${x + 3} ${y + h}L${x + 3} ${top - 22}Q${x + 6} ${top} ${x + 28} ${top}L${x + w - 28} ${top}Q${x + w - 6} ${top} ${x + w - 3} ${top - 22}L${x + w - 3} ${y + h}Z`,
    );
    const bows = evenly(x, x + w, Math.max(4, Math.round(w / 80))).slice(1, -1);
    s.path("line", uprights(bows, y + h, top - 4), { width: 2 });
  }
  s.box("body", x, y, w, h);
  s.path("line", `M${x} ${y + h * 0.5}L${x + w} ${y + h * 0.5}${uprights(inside(x, x + w, 2), y, y + h)}`, { width: 2 });
}

/** A box body: windows and doors are positions from its front, in centimetres. */
export interface Shelter {
  kind: "shelter";
  at: Pt;
  size: Pt;
  windows?: readonly number[];
  door?: number;
  /** Ribs of a container. */
  ribs?: number;
  /** Rounded upper edges. */
  round?: number;
  calls?: string;
}

function drawShelter(s: SvgBuilder, b: Shelter): void {
  const [x, y] = b.at;
  const [w, h] = b.size;
  const r = b.round ?? 8;
  s.path("body", `M${x} ${y}L${x} ${y + h - r}Q${x} ${y + h} ${x + r} ${y + h}L${x + w - r} ${y + h}Q${x + w} ${y + h} ${x + w} ${y + h - r}L${x + w} ${y}Z`);
  if (b.ribs) s.path("line", uprights(inside(x, x + w, b.ribs), y + 6, y + h - 6), { width: 2 });
  else s.line(2, [x + 4, y + h * 0.14], [x + w - 4, y + h * 0.14]);
  for (const u of b.windows ?? []) s.box("light", x + u, y + h * 0.58, 34, h * 0.2);
  if (b.door !== undefined) {
    s.box("mid", x + b.door, y + 8, 62, h - 26);
    s.box("light", x + b.door + 18, y + h * 0.6, 26, h * 0.17);
  }
}

export type Bodywork = Frame | Box | Cargo | Shelter;
export const BODYWORK: Kit<Bodywork> = {
  frame: { draw: drawFrame },
  box: { draw: drawBox },
  cargo: { draw: drawCargo, say: (c) => (c.canvas ? "load bed under canvas" : "open load bed") },
  shelter: { draw: drawShelter, say: (b) => b.calls ?? "box body" },
};
