import { evenly, uprights } from "../geometry";
import type { Pt, SvgBuilder } from "../svg-builder";
import { count, metres } from "../words";
import type { Kit } from "./kit";

/** A telescopic mast or a lattice tower. */
export interface Mast {
  kind: "mast";
  at: Pt;
  h: number;
  w: number;
  sections?: number;
  lattice?: true;
  lean?: number;
  calls?: string;
  /** Left unsaid where it only carries a part that is said. */
  silent?: true;
}

function drawMast(s: SvgBuilder, m: Mast): void {
  const sections = m.sections ?? 3;
  s.within({ x: m.at[0], y: m.at[1], elev: -(m.lean ?? 0) }, () => {
    if (m.lattice) {
      const [l, r] = [-m.w / 2, m.w / 2];
      s.path("line", `M${l} 0L${l} ${m.h}M${r} 0L${r} ${m.h}`, { width: 6 });
      const ys = evenly(0, m.h, sections * 2 + 1);
      s.path("line", `M${ys.map((y, i) => `${i % 2 === 0 ? l : r} ${y}`).join("L")}`, { width: 4 });
      s.path("line", ys.map((y) => `M${l} ${y}L${r} ${y}`).join(""));
      return;
    }
    const step = m.h / sections;
    for (let i = 0; i < sections; i++) {
      const w = m.w * (1 - (i / sections) * 0.6);
      s.box(i % 2 === 0 ? "dark" : "mid", -w / 2, i * step, w, step);
    }
  });
}

function sayMast(m: Mast): string {
  if (m.silent) return "";
  if (m.calls !== undefined) return m.calls;
  return m.lattice ? `lattice tower ${metres(m.h)} high` : `telescopic mast ${metres(m.h)} high`;
}

/** Whip aerials standing side by side. */
export interface Whips {
  kind: "whips";
  at: readonly Pt[];
  h: number;
}

function drawWhips(s: SvgBuilder, w: Whips): void {
  s.path("line", w.at.map(([x, y]) => `M${x} ${y}L${x + w.h * 0.06} ${y + w.h}`).join(""), { width: 3 });
  for (const [x, y] of w.at) s.box("dark", x - 4, y, 8, 12);
}

/** A rail aerial that runs around the roof like a clothes line. */
export interface FrameAerial {
  kind: "frameAerial";
  x: Pt;
  y: number;
  h: number;
  posts: number;
  calls?: string;
}

function drawFrameAerial(s: SvgBuilder, f: FrameAerial): void {
  const [x0, x1] = f.x;
  s.path("line", uprights(evenly(x0 + 20, x1 - 20, f.posts), f.y, f.y + f.h), { width: 4 });
  s.path("line", `M${x0} ${f.y + f.h - 14}L${x0 + 14} ${f.y + f.h}L${x1 - 14} ${f.y + f.h}L${x1} ${f.y + f.h - 14}`, { width: 6 });
}

/** A log-periodic or Yagi aerial seen from the side: a boom with shortening elements. */
export interface BoomAerial {
  kind: "boomAerial";
  at: Pt;
  len: number;
  elements: number;
  span: number;
  elev?: number;
  calls?: string;
}

function drawBoomAerial(s: SvgBuilder, b: BoomAerial): void {
  s.within({ x: b.at[0], y: b.at[1], elev: b.elev ?? 0 }, () => {
    s.line(5, [0, 0], [-b.len, 0]);
    const xs = evenly(0, 1, b.elements);
    s.path("line", xs.map((u) => `M${-b.len * u} ${b.span * (0.5 - 0.34 * u)}L${-b.len * u} ${-b.span * (0.5 - 0.34 * u)}`).join(""), { width: 4 });
  });
}

export type Aerial = Mast | Whips | FrameAerial | BoomAerial;
export const MASTS: Kit<Aerial> = {
  mast: { draw: drawMast, say: sayMast },
  whips: { draw: drawWhips, say: (w) => (w.at.length > 1 || w.h > 250 ? `${count(w.at.length)} whip aerial${w.at.length > 1 ? "s" : ""}` : "") },
  frameAerial: { draw: drawFrameAerial, say: (f) => f.calls ?? "frame aerial around the roof" },
  boomAerial: { draw: drawBoomAerial, say: (b) => b.calls ?? "directional boom aerial" },
};
