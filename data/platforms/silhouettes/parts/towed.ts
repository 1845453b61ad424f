import type { Pt, SvgBuilder } from "../svg-builder";
import type { Kit } from "./kit";

/** A gun shield seen from the side, leaning back. */
export interface Shield {
  kind: "shield";
  at: Pt;
  h: number;
  lean: number;
  /** Depth of side wings. */
  wing?: number;
}

function drawShield(s: SvgBuilder, p: Shield): void {
  const [x, y] = p.at;
  const w = p.wing ?? 0;
  s.poly("mid", [x, y], [x + p.lean, y + p.h], [x + p.lean + 8 + w * 0.7, y + p.h], [x + 10 + w, y + p.h * 0.35], [x + 10 + w * 0.5, y]);
  s.line(3, [x + 8, y + 2], [x + p.lean + 6, y + p.h - 2]);
}

/** A trail leg from the carriage to its spade on the ground. */
export interface Trail {
  kind: "trail";
  from: Pt;
  to: Pt;
  w: number;
  /** Spade or lunette at the end. */
  end: "spade" | "plate" | "lunette";
  calls?: string;
}

function drawTrail(s: SvgBuilder, t: Trail): void {
  const [x0, y0] = t.from;
  const [x1, y1] = t.to;
  const side = x1 > x0 ? 1 : -1;
  s.poly("body", [x0, y0 + t.w / 2], [x1, y1 + t.w * 0.35], [x1, y1 - t.w * 0.3], [x0, y0 - t.w / 2]);
  if (t.end === "spade") s.poly("dark", [x1 - side * 12, y1 + 8], [x1 + side * 16, y1 + 12], [x1 + side * 22, y1 - 14], [x1 - side * 4, y1 - 14]);
  if (t.end === "plate") s.box("dark", x1 - 26, y1 - 8, 52, 8);
  if (t.end === "lunette") s.circle("line", x1 + side * 9, y1, 8, { width: 6 });
}

/** The cradle with breech and recoil gear around the trunnions. */
export interface Cradle {
  kind: "cradle";
  /** The trunnions. */
  at: Pt;
  /** How far it reaches to the front and to the breech. */
  front: number;
  rear: number;
  h: number;
  elev?: number;
  /** Recoil cylinders: above the barrel, below, or both, and how far they reach. */
  recoil: "above" | "below" | "both";
  reach: number;
}

function drawCradle(s: SvgBuilder, c: Cradle): void {
  s.within({ x: c.at[0], y: c.at[1], elev: c.elev ?? 0 }, () => {
    s.poly("body", [-c.front, -c.h * 0.5], [-c.front, -c.h * 0.15], [c.rear, -c.h * 0.1], [c.rear, -c.h * 0.5]);
    s.poly("dark", [c.rear - 46, c.h * 0.48], [c.rear, c.h * 0.42], [c.rear, -c.h * 0.42], [c.rear - 46, -c.h * 0.48]);
    const cylinder = (y: number, behind: number) => {
      s.box("mid", -c.reach, y, c.reach + c.rear * behind, c.h * 0.36);
    };
    if (c.recoil !== "below") cylinder(c.h * 0.22, 0.4);
    if (c.recoil !== "above") cylinder(-c.h * 0.6, 0.3);
    // The collar that ties the cylinders to the barrel.
    const [low, high] = [c.recoil === "above" ? -0.3 : -0.66, c.recoil === "below" ? 0.34 : 0.64];
    s.box("dark", -c.reach + 12, c.h * low, 13, c.h * (high - low));
  });
}

/** The upper carriage: a wedge that carries the trunnions, with its layer's wheel. */
export interface Saddle {
  kind: "saddle";
  at: Pt;
  w: number;
  h: number;
}

function drawSaddle(s: SvgBuilder, a: Saddle): void {
  const [x, y] = a.at;
  s.poly("body", [x - a.w / 2, y], [x - a.w * 0.2, y + a.h], [x + a.w * 0.25, y + a.h], [x + a.w / 2, y]);
  s.circle("dark", x + a.w * 0.2, y + a.h * 0.5, 9);
}

/** A mortar: tube, bipod and base plate. */
export interface Mortar {
  kind: "mortar";
  /** The ball of the tube in the base plate. */
  at: Pt;
  len: number;
  d: number;
  elev: number;
  /** The bipod's feet in front of the plate; none where the mortar lies on a carrier. */
  bipod?: number;
  plate?: number;
  calls?: string;
}

function drawMortar(s: SvgBuilder, m: Mortar): void {
  const [x, y] = m.at;
  const angle = (m.elev * Math.PI) / 180;
  const along = (u: number): Pt => [x - Math.cos(angle) * u, y + Math.sin(angle) * u];
  if (m.bipod) {
    const head = along(m.len * 0.66);
    s.line(7, head, [x - m.bipod, 4]);
    s.line(5, head, [x - m.bipod + 34, 4]);
    s.box("dark", x - m.bipod - 16, 0, 60, 7);
  }
  s.within({ x, y, elev: m.elev }, () => {
    s.poly("body", [0, m.d / 2], [-m.len, m.d * 0.42], [-m.len, -m.d * 0.42], [0, -m.d / 2]);
    s.box("dark", -m.len - 2, -m.d * 0.5, 14, m.d);
    s.box("mid", -m.len * 0.72, -m.d * 0.75, m.len * 0.1, m.d * 1.5);
    s.box("dark", -10, -m.d * 0.6, m.len * 0.08 + 10, m.d * 1.2);
  });
  if (m.plate)
    s.poly(
      "dark",
      [x - m.plate * 0.4, y - 6],
      [x + m.plate * 0.4, y + 8],
      [x + m.plate * 0.6, y - 8],
      [x + m.plate * 0.1, y - 14],
      [x - m.plate * 0.5, y - 14],
    );
}

export type OfGun = Shield | Trail | Cradle | Saddle | Mortar;
export const TOWED: Kit<OfGun> = {
  shield: { draw: drawShield, say: (p) => (p.h > 60 ? "gun shield" : "") },
  trail: { draw: drawTrail },
  cradle: { draw: drawCradle },
  saddle: { draw: drawSaddle },
  mortar: { draw: drawMortar, say: (m) => m.calls ?? "mortar tube on a bipod and a round base plate" },
};
