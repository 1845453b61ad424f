import { evenly, uprights } from "../geometry";
import type { Pt, SvgBuilder } from "../svg-builder";
import { metres } from "../words";
import type { Kit } from "./kit";

/** A blade in front of the hull or a spade behind it; `reach` ends at the hull. */
export interface Blade {
  kind: "blade";
  x: number;
  y: number;
  h: number;
  /** Where its arm is fixed. */
  arm: Pt;
  facing: "front" | "rear";
  /** Of a V-shaped blade, how far its ends stand behind its middle. */
  swept?: number;
  calls?: string;
}

function drawBlade(s: SvgBuilder, b: Blade): void {
  const f = b.facing === "front" ? 1 : -1;
  s.line(10, [b.x + f * 8, b.y + b.h * 0.5], b.arm);
  s.line(5, [b.x + f * 8, b.y + b.h * 0.8], [b.arm[0], b.arm[1] + 14]);
  if (b.swept) s.poly("mid", [b.x, b.y], [b.x - f * 4, b.y + b.h], [b.x + f * b.swept, b.y + b.h * 0.9], [b.x + f * b.swept, b.y]);
  s.path(
    "dark",
    `M${b.x - f * 6} ${b.y}Q${b.x + f * 22} ${b.y + b.h / 2} ${b.x - f * 12} ${b.y + b.h}L${b.x + f * 8} ${b.y + b.h}Q${b.x + f * 40} ${b.y + b.h / 2} ${b.x + f * 10} ${b.y}Z`,
  );
}

/** A crane or manipulator: boom, second arm and what hangs from it. */
export interface Crane {
  kind: "crane";
  /** Foot, elbow, tip. */
  foot: Pt;
  elbow: Pt;
  tip: Pt;
  w: number;
  end: "hook" | "grab" | "none";
  calls?: string;
}

function drawCrane(s: SvgBuilder, c: Crane): void {
  const arm = (from: Pt, to: Pt, w: number) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const n = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / n) * w, (dx / n) * w];
    s.poly("mid", [from[0] + nx, from[1] + ny], [to[0] + nx * 0.6, to[1] + ny * 0.6], [to[0] - nx * 0.6, to[1] - ny * 0.6], [from[0] - nx, from[1] - ny]);
  };
  arm(c.foot, c.elbow, c.w / 2);
  if (c.elbow[0] !== c.tip[0] || c.elbow[1] !== c.tip[1]) arm(c.elbow, c.tip, c.w * 0.38);
  s.circle("dark", c.elbow[0], c.elbow[1], c.w * 0.4);
  const [x, y] = c.tip;
  if (c.end === "grab") {
    s.path(
      "dark",
      `M${x - 26} ${y - 44}Q${x - 34} ${y - 10} ${x} ${y + 4}Q${x + 34} ${y - 10} ${x + 26} ${y - 44}Q${x + 18} ${y - 18} ${x} ${y - 18}Q${x - 18} ${y - 18} ${x - 26} ${y - 44}Z`,
    );
  }
  if (c.end === "hook") s.path("line", `M${x} ${y}L${x} ${y - 26}Q${x + 14} ${y - 40} ${x} ${y - 44}Q${x - 10} ${y - 42} ${x - 10} ${y - 34}`, { width: 4 });
}

/** A folded bridge: deck sections one above the other. */
export interface Bridge {
  kind: "bridge";
  at: Pt;
  len: number;
  h: number;
  /** Layers of deck. */
  layers: number;
  /** How far the ends taper. */
  taper: number;
  truss?: true;
  elev?: number;
  calls?: string;
}

function drawBridge(s: SvgBuilder, b: Bridge): void {
  s.within({ x: b.at[0], y: b.at[1], elev: b.elev ?? 0 }, () => {
    const pitch = b.h / b.layers;
    for (let i = 0; i < b.layers; i++) {
      const y = i * pitch;
      const upper = i % 2 === 1;
      const [low, high] = upper ? [b.taper, 0] : [0, b.taper];
      s.poly(upper ? "body" : "mid", [low, y + 2], [high, y + pitch - 2], [b.len - high, y + pitch - 2], [b.len - low, y + 2]);
      const xs = evenly(b.taper, b.len - b.taper, Math.max(5, Math.round(b.len / 90)));
      const web = b.truss ? `M${xs.map((x, k) => `${x} ${y + (k % 2 === 0 ? 5 : pitch - 5)}`).join("L")}` : uprights(xs, y + 4, y + pitch - 4);
      s.path("line", web);
    }
  });
}

/** A digging plough or mine plough arm behind the hull, with its share. */
export interface Plough {
  kind: "plough";
  from: Pt;
  to: Pt;
  w: number;
  calls?: string;
}

function drawPlough(s: SvgBuilder, p: Plough): void {
  const [x0, y0] = p.from;
  const [x1, y1] = p.to;
  s.line(12, [x0, y0], [x1, y1 + p.w * 0.6]);
  s.line(7, [x0, y0 - 30], [x1, y1 + p.w * 0.2]);
  s.poly("dark", [x1 - p.w * 0.5, y1 + p.w], [x1 + p.w * 0.3, y1 + p.w * 0.9], [x1 + p.w * 0.6, y1], [x1 - p.w * 0.2, y1 + p.w * 0.25]);
}

export type Engineering = Blade | Crane | Bridge | Plough;
export const ENGINEER: Kit<Engineering> = {
  blade: { draw: drawBlade },
  crane: { draw: drawCrane, say: (c) => c.calls ?? (c.end === "grab" ? "manipulator arm with a grab" : "crane jib") },
  bridge: { draw: drawBridge, say: (b) => b.calls ?? `folded ${b.truss ? "girder " : ""}bridge ${metres(b.len)} long carried on top` },
  plough: { draw: drawPlough },
};
