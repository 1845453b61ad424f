import { evenly, inside, uprights } from "../geometry";
import type { Pt, SvgBuilder, Tone } from "../svg-builder";
import type { Kit } from "./kit";

/** Side plates over the upper run of a track or along a hull. */
export interface Skirt {
  kind: "skirt";
  x: Pt;
  y: Pt;
  panels: number;
  tone?: Tone;
  /** How far the lower edge waves, as on a rubber skirt. */
  wave?: number;
  calls?: string;
}

function drawSkirt(s: SvgBuilder, k: Skirt): void {
  const xs = evenly(k.x[0], k.x[1], k.panels + 1);
  const [low, high] = k.y;
  const wave = k.wave ?? 0;
  const step = (k.x[1] - k.x[0]) / k.panels;
  const bottom = xs.slice(0, -1).map((x) => `L${x} ${low + wave}Q${x + step / 2} ${low - wave} ${x + step} ${low + wave}`);
  s.path(k.tone ?? "body", `M${k.x[0]} ${high}${wave ? bottom.join("") : `L${k.x[0]} ${low}L${k.x[1]} ${low}`}L${k.x[1]} ${high}Z`);
  s.path("line", uprights(xs.slice(1, -1), high, low + wave) || `M${k.x[0]} ${high}L${k.x[1]} ${high}`, { width: 2 });
}

/** Explosive reactive armour: a block of bricks. */
export interface Era {
  kind: "era";
  at: Pt;
  size: Pt;
  cols: number;
  rows: number;
  lean?: number;
}

function drawEra(s: SvgBuilder, e: Era): void {
  const [w, h] = e.size;
  s.within({ x: e.at[0], y: e.at[1], elev: e.lean ?? 0 }, () => {
    s.box("mid", 0, 0, w, h);
    const rows = inside(0, h, e.rows - 1).map((y) => `M0 ${y}L${w} ${y}`);
    const grid = uprights(inside(0, w, e.cols - 1), 0, h) + rows.join("");
    if (grid !== "") s.path("line", grid, { width: 2 });
  });
}

/** Slat armour: bars on a frame. */
export interface Slats {
  kind: "slats";
  at: Pt;
  size: Pt;
}

function drawSlats(s: SvgBuilder, a: Slats): void {
  const [x, y] = a.at;
  const [w, h] = a.size;
  const bars = evenly(y, y + h, Math.max(3, Math.round(h / 12)));
  s.path("line", bars.map((v) => `M${x} ${v}L${x + w} ${v}`).join(""), { width: 4 });
  s.path("line", uprights(evenly(x, x + w, Math.max(2, Math.round(w / 60))), y, y + h), { width: 3 });
}

export type Plate = Skirt | Era | Slats;
export const PLATES: Kit<Plate> = {
  skirt: { draw: drawSkirt },
  era: { draw: drawEra, say: (e) => (e.rows * e.cols > 3 ? "reactive armour bricks" : "") },
  slats: { draw: drawSlats, say: () => "slat armour" },
};
