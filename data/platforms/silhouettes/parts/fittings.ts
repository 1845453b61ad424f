import { evenly, uprights } from "../geometry";
import type { Pt, SvgBuilder } from "../svg-builder";
import type { Kit } from "./kit";

/** Smoke grenade launchers: short tubes side by side. */
export interface Smoke {
  kind: "smoke";
  at: Pt;
  n: number;
  elev?: number;
}

function drawSmoke(s: SvgBuilder, m: Smoke): void {
  for (let i = 0; i < m.n; i++) {
    s.within({ x: m.at[0] + i * 9, y: m.at[1], elev: m.elev ?? 40 }, () => s.box("dark", -22, -4, 24, 8));
  }
}

/** Tubes carried along: a snorkel, a log, a rolled cover. `at` is its front lower end. */
export interface Roll {
  kind: "roll";
  at: Pt;
  len: number;
  d: number;
  elev?: number;
  calls?: string;
}

function drawRoll(s: SvgBuilder, r: Roll): void {
  s.within({ x: r.at[0], y: r.at[1], elev: r.elev ?? 0 }, () => {
    const { len, d } = r;
    s.path("mid", `M4 0L${len - 4} 0Q${len + 2} ${d / 2} ${len - 4} ${d}L4 ${d}Q-2 ${d / 2} 4 0Z`);
    s.path("line", `M${len * 0.25} 0L${len * 0.25} ${d}M${len * 0.75} 0L${len * 0.75} ${d}`);
  });
}

/** Round things seen end-on: fuel drums, spare wheels, lamps, sights. */
export interface Round {
  kind: "round";
  at: readonly Pt[];
  r: number;
  of: "drum" | "spare" | "lamp" | "port" | "belly";
}

function drawRound(s: SvgBuilder, o: Round): void {
  const outer = o.of === "lamp" ? "light" : o.of === "drum" ? "mid" : "dark";
  for (const [x, y] of o.at) s.circle(outer, x, y, o.r);
  if (o.of === "port") return;
  const inner = o.of === "spare" || o.of === "belly" ? 0.55 : o.of === "lamp" ? 0.5 : 0.72;
  for (const [x, y] of o.at) s.circle(o.of === "drum" || o.of === "lamp" ? "line" : "mid", x, y, o.r * inner);
}

const SAID: Readonly<Record<Round["of"], string>> = {
  drum: "fuel drums at the rear",
  spare: "spare wheel",
  lamp: "",
  port: "firing ports along the side",
  belly: "small belly wheels between the axles",
};
/** A cupola, hatch or sight head on a roof. */
export interface Cupola {
  kind: "cupola";
  at: Pt;
  size: Pt;
  /** A glass front: a sight or periscope. */
  glass?: true;
  tone?: "body" | "mid" | "dark";
}

function drawCupola(s: SvgBuilder, c: Cupola): void {
  const [x, y] = c.at;
  const [w, h] = c.size;
  s.poly(c.tone ?? "mid", [x, y], [x + w * 0.1, y + h], [x + w * 0.9, y + h], [x + w, y]);
  if (c.glass) s.box("light", x + w * 0.12, y + h * 0.35, w * 0.3, h * 0.4);
}

/** Windows or vision blocks: a row of light panes. */
export interface Panes {
  kind: "panes";
  at: readonly Pt[];
  size: Pt;
}

function drawPanes(s: SvgBuilder, p: Panes): void {
  for (const [x, y] of p.at) s.box("light", x, y, p.size[0], p.size[1]);
}

/** Doors and hatches: outlines on a side. */
export interface Doors {
  kind: "doors";
  at: readonly Pt[];
  size: Pt;
  calls?: string;
}

function drawDoors(s: SvgBuilder, d: Doors): void {
  const [w, h] = d.size;
  for (const [x, y] of d.at) s.box("mid", x, y, w, h);
}

/** Stabilising jacks that stand on the ground. */
export interface Jacks {
  kind: "jacks";
  at: readonly number[];
  /** Height of the frame that they hold. */
  y: number;
  calls?: string;
}

function drawJacks(s: SvgBuilder, j: Jacks): void {
  for (const x of j.at) s.box("mid", x - 7, 6, 14, j.y - 6);
  for (const x of j.at) s.box("dark", x - 20, 0, 40, 8);
}

/** Struts between two points: rams, stays, posts. */
export interface Struts {
  kind: "struts";
  /** An outline with M and L in turn. */
  lines: string;
  width?: number;
}

/** Where each begins and ends along the vehicle. */
export function strutEnds({ lines }: Struts): Pt[] {
  return [...lines.matchAll(/M(\S+) [^L]+L(\S+) /g)].map(([, from, to]) => [Number(from), Number(to)]);
}

function drawStruts(s: SvgBuilder, t: Struts): void {
  s.path("line", t.lines, { width: t.width ?? 8 });
}

/** A platform or bank with handrails. */
export interface Rails {
  kind: "handrail";
  x: Pt;
  y: number;
  h: number;
}

function drawHandrail(s: SvgBuilder, r: Rails): void {
  const [x0, x1] = r.x;
  const posts = evenly(x0, x1, Math.max(2, Math.round((x1 - x0) / 70)));
  s.path("line", `${uprights(posts, r.y, r.y + r.h)}M${x0} ${r.y + r.h}L${x1} ${r.y + r.h}`);
}

export type Fitting = Smoke | Roll | Round | Cupola | Panes | Doors | Jacks | Struts | Rails;
export const FITTINGS: Kit<Fitting> = {
  smoke: { draw: drawSmoke, say: () => "smoke dischargers" },
  roll: { draw: drawRoll },
  round: { draw: drawRound, say: (o) => (o.of === "port" && o.at.length < 3 ? "" : SAID[o.of]) },
  cupola: { draw: drawCupola },
  panes: { draw: drawPanes },
  doors: { draw: drawDoors },
  jacks: { draw: drawJacks, say: (j) => j.calls ?? "jacks on the ground" },
  struts: { draw: drawStruts },
  handrail: { draw: drawHandrail },
};
