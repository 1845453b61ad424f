import { inside, uprights } from "../geometry";
import { OUTLINE_WIDTH, type Pt, type SvgBuilder } from "../svg-builder";
import { count, plural } from "../words";
import type { Kit } from "./kit";

/** What tubes, canisters and missiles share: they turn about `at`, `back` of them behind it. */
interface Elevated {
  at: Pt;
  len: number;
  d: number;
  elev?: number;
  back?: number;
  /** One above the other; without it there is one. */
  rows?: number;
  /** The whole phrase, count included, where the usual one does not say enough. */
  calls?: string;
}

/** A block of rocket tubes, seen as rows one above the other. */
export interface Tubes extends Elevated {
  kind: "tubes";
  /** Straps around the block. */
  bands?: number;
  /** A smooth closed box around the tubes: no row shows, the bands are its seams. */
  boxed?: true;
}

/** Closed containers, one above the other. */
export interface Canisters extends Elevated {
  kind: "canisters";
  /** How many lie side by side; only for the words. */
  abreast?: number;
  gap?: number;
  ribs?: number;
  /** Of the front end, where it is not flat. */
  cap?: "dome" | "step";
  tone?: "body" | "mid" | "light";
}

/** Missiles without a container. */
export interface Missile extends Elevated {
  kind: "missile";
  gap?: number;
  abreast?: number;
  nose: number;
  /** Fins: share of the length from the nose, chord, span. */
  fins: readonly (readonly [share: number, chord: number, span: number])[];
}

function elevated(s: SvgBuilder, e: Elevated, draw: (front: number, rear: number) => void): void {
  const back = e.back ?? 0;
  s.within({ x: e.at[0], y: e.at[1], elev: e.elev ?? 0 }, () => draw(back - e.len, back));
}

function drawTubes(s: SvgBuilder, t: Tubes): void {
  elevated(s, t, (front, rear) => {
    const { rows = 1 } = t;
    const h = rows * t.d;
    if (t.boxed) {
      casing(s, t, front, rear);
      return;
    }
    s.box("mid", front, 0, rear - front, h);
    const seam = (row: number): Pt[] => [
      [front, row * t.d],
      [rear, row * t.d],
    ];
    for (let row = 1; row < rows; row++) s.line(OUTLINE_WIDTH, ...seam(row));
    const mouth = Math.min(14, t.d);
    for (let row = 0; row < rows; row++) s.box("dark", front - 3, row * t.d + 3, mouth, t.d - 6);
    const bands = t.bands ?? 3;
    for (let i = 0; i < bands; i++) {
      const x = front + ((rear - front) * (i + 0.6)) / (bands + 0.2);
      s.box("dark", x - 5, -5, 10, h + 10);
    }
  });
}

/** The box of boxed tubes: seams, a dark mouth frame and a lighter sill along its foot. */
function casing(s: SvgBuilder, t: Tubes, front: number, rear: number): void {
  const h = (t.rows ?? 1) * t.d;
  const sill = h * 0.14;
  s.box("body", front, -sill, rear - front, h + 2 * sill);
  s.box("mid", front, -sill, rear - front, sill);
  s.box("dark", front - 4, -sill - 3, 16, h + 2 * sill + 6);
  const seams = inside(front, rear, t.bands ?? 3);
  s.path("line", uprights(seams, -sill, h + sill), { width: 2 });
}

function sayTubes(t: Tubes): string {
  const name = t.calls ?? `${t.boxed ? "boxed launcher" : "tube launcher"} of ${count(t.rows ?? 1)} rows of tubes`;
  return name + sayElevation(t.elev ?? 0);
}

function drawCanisters(s: SvgBuilder, c: Canisters): void {
  elevated(s, c, (front, rear) => {
    const pitch = c.d + (c.gap ?? 2);
    for (let row = 0; row < (c.rows ?? 1); row++) canister(s, c, front, rear, row * pitch);
  });
}

function canister(s: SvgBuilder, c: Canisters, front: number, rear: number, y: number): void {
  const tone = c.tone ?? "mid";
  const top = y + c.d;
  if (c.cap === "dome") {
    const r = c.d * 0.45;
    s.path(tone, `M${front + r} ${top}Q${front} ${top} ${front} ${y + c.d / 2}Q${front} ${y} ${front + r} ${y}L${rear} ${y}L${rear} ${top}Z`);
  } else s.box(tone, front, y, rear - front, c.d);
  if (c.cap === "step") s.box("dark", front - 6, y - 3, 26, c.d + 6);
  if (c.cap === undefined) s.box("dark", front, y, Math.min(9, c.len * 0.06), c.d);
  const ribs = c.ribs ?? 2;
  for (let i = 1; i <= ribs; i++) {
    const x = front + ((rear - front) * i) / (ribs + 1);
    s.box("dark", x - 4, y - 2, 8, c.d + 4);
  }
}

function sayCanisters(c: Canisters): string {
  const n = (c.rows ?? 1) * (c.abreast ?? 1);
  return (c.calls ?? `${count(n)} ${plural("canister", n)}`) + sayElevation(c.elev ?? 0);
}

export function drawMissile(s: SvgBuilder, m: Missile): void {
  elevated(s, m, (front, rear) => {
    for (let row = 0; row < (m.rows ?? 1); row++) {
      s.within({ y: row * (m.d + (m.gap ?? 10)) }, () => missile(s, m, front, rear));
    }
  });
}

function missile(s: SvgBuilder, m: Missile, front: number, rear: number): void {
  const r = m.d / 2;
  for (const [share, chord, span] of m.fins) {
    const x = front + m.len * share;
    s.poly("dark", [x, r], [x + chord * 0.55, r + span], [x + chord, r + span], [x + chord, -span - r], [x + chord * 0.55, -span - r], [x, -r]);
  }
  const n = front + m.nose;
  s.path("light", `M${front} 0Q${front + m.nose * 0.45} ${r} ${n} ${r}L${rear} ${r}L${rear} ${-r}L${n} ${-r}Q${front + m.nose * 0.45} ${-r} ${front} 0Z`);
  s.line(OUTLINE_WIDTH, [n, r], [n, -r]);
}

function sayMissile(m: Missile): string {
  const n = (m.rows ?? 1) * (m.abreast ?? 1);
  return (m.calls ?? `${count(n)} finned ${plural("missile", n)}`) + sayElevation(m.elev ?? 0);
}

function sayElevation(elev: number): string {
  if (elev === 0) return " lying level";
  return elev > 80 ? " standing upright" : elev > 0 ? " raised at an angle" : " sloping down to the front";
}

/** A launch rail or a beam that carries missiles. */
export interface Rail {
  kind: "rail";
  at: Pt;
  len: number;
  h: number;
  elev?: number;
  back?: number;
  /** One above the other; without it there is one. */
  rows?: number;
}

function drawRail(s: SvgBuilder, r: Rail): void {
  const back = r.back ?? 0;
  s.within({ x: r.at[0], y: r.at[1], elev: r.elev ?? 0 }, () => {
    s.box("dark", back - r.len, -r.h, r.len, r.h);
  });
}

export type Launcher = Tubes | Canisters | Missile | Rail;
export const LAUNCHERS: Kit<Launcher> = {
  tubes: { draw: drawTubes, say: sayTubes },
  canisters: { draw: drawCanisters, say: sayCanisters },
  missile: { draw: drawMissile, say: sayMissile },
  rail: { draw: drawRail },
};
