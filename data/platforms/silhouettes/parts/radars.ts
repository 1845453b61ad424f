import { evenly, inside } from "../geometry";
import { OUTLINE_WIDTH, type Pt, type SvgBuilder } from "../svg-builder";
import { count } from "../words";
import type { Kit } from "./kit";

/** A dish: from the side a shallow bowl, turned towards the viewer an ellipse. */
export interface Dish {
  kind: "dish";
  /** Centre of the dish. */
  at: Pt;
  r: number;
  /** Degrees by which it looks up. */
  elev?: number;
  /** 0 is seen edge-on, 1 face-on. */
  face?: number;
  /** Length of the feed in front. */
  feed?: number;
  calls?: string;
}

export function drawDish(s: SvgBuilder, d: Dish): void {
  const { r } = d;
  const depth = r * 0.42;
  const feed = d.feed ?? r * 0.7;
  s.within({ x: d.at[0], y: d.at[1], elev: d.elev ?? 0 }, () => {
    if (d.face) {
      s.path("mid", `M0 ${r}Q${depth * 2} 0 0 ${-r}Z`);
      s.ellipse("light", 0, 0, r * d.face, r);
      s.ellipse("line", 0, 0, r * d.face * 0.6, r * 0.62);
    } else s.path("light", `M${-depth * 0.4} ${r}Q${depth * 1.7} 0 ${-depth * 0.4} ${-r}Q${depth * 0.7} 0 ${-depth * 0.4} ${r}Z`);
    if (feed > 0) {
      s.line(OUTLINE_WIDTH, [0, r * 0.55], [-feed, 0], [0, -r * 0.55]);
      s.box("dark", -feed - 7, -6, 12, 12);
    }
  });
}

/** A flat array. Broadside it is a plate with its grid; edge-on a thick slab. */
export interface Planar {
  kind: "planar";
  /** The middle of the lower edge. */
  at: Pt;
  size: Pt;
  /** Degrees by which it leans back, drawn as a slant. */
  lean?: number;
  cols: number;
  rows: number;
  /** Corners cut off. */
  cut?: number;
  /** A second plate that stands behind, seen as a rim. */
  rim?: true;
  calls?: string;
}

function drawPlanar(s: SvgBuilder, p: Planar): void {
  const [w, h] = p.size;
  const c = p.cut ?? 0;
  const back = Math.tan(((p.lean ?? 0) * Math.PI) / 180);
  const lean = ([x, y]: Pt): Pt => [x + y * back, y];
  s.within({ x: p.at[0], y: p.at[1] }, () => {
    const plate = (g: number): Pt[] => [
      [-w / 2 + c - g, -g],
      [w / 2 - c + g, -g],
      [w / 2 + g, c - g],
      [w / 2 + g, h - c + g],
      [w / 2 - c + g, h + g],
      [-w / 2 + c - g, h + g],
      [-w / 2 - g, h - c + g],
      [-w / 2 - g, c - g],
    ];
    if (p.rim) s.poly("dark", ...plate(8).map(lean));
    s.poly("light", ...plate(0).map(lean));
    const stroke = (from: Pt, to: Pt) => `M${lean(from).join(" ")}L${lean(to).join(" ")}`;
    const columns = inside(-w / 2, w / 2, p.cols - 1);
    const rows = inside(0, h, p.rows - 1);
    const grid = [...columns.map((x) => stroke([x, 3], [x, h - 3])), ...rows.map((y) => stroke([-w / 2 + 3, y], [w / 2 - 3, y]))].join("");
    if (grid !== "") s.path("line", grid, { width: 2 });
  });
}

/** A curved mesh reflector, broadside: an oval or a truncated oval with its ribs. */
export interface Reflector {
  kind: "reflector";
  /** Its centre. */
  at: Pt;
  size: Pt;
  elev?: number;
  /** 0 is a plain oval, up to 0.9 for a shape cut off at top and bottom. */
  cut?: number;
  ribs: number;
  /** A horn on a boom in front: how far. */
  horn?: number;
  calls?: string;
}

function drawReflector(s: SvgBuilder, f: Reflector): void {
  const [rx, ry] = [f.size[0] / 2, f.size[1] / 2];
  const c = f.cut ?? 0;
  s.within({ x: f.at[0], y: f.at[1], elev: f.elev ?? 0 }, () => {
    if (f.horn) {
      s.line(6, [rx * 0.3, -ry * 0.7], [-rx - f.horn, -ry * 0.25]);
      s.poly(
        "dark",
        [-rx - f.horn - 16, -ry * 0.25 + 12],
        [-rx - f.horn + 12, -ry * 0.25 + 5],
        [-rx - f.horn + 12, -ry * 0.25 - 7],
        [-rx - f.horn - 16, -ry * 0.25 - 12],
      );
    }
    const k = rx * c;
    s.path("light", `M${-rx} 0Q${-rx} ${ry} ${-k} ${ry}L${k} ${ry}Q${rx} ${ry} ${rx} 0Q${rx} ${-ry} ${k} ${-ry}L${-k} ${-ry}Q${-rx} ${-ry} ${-rx} 0Z`);
    const half = (share: number, bow: number) => Math.sqrt(Math.max(0, 1 - share * share)) * (1 - c) + c * bow;
    const ribs = inside(-1, 1, f.ribs);
    const mesh = [
      ...ribs.map((u) => `M${u * rx} ${ry * half(u, 1) * 0.96}L${u * rx} ${-ry * half(u, 1) * 0.96}`),
      ...[-0.5, 0, 0.5].map((v) => `M${-rx * half(v, 1) * 0.96} ${v * ry}L${rx * half(v, 1) * 0.96} ${v * ry}`),
    ].join("");
    s.path("line", mesh, { width: 2 });
  });
}

/** Rows and columns of Yagi aerials or dipoles on a frame, broadside. */
export interface Yagi {
  kind: "yagi";
  /** The middle of the lower boom. */
  at: Pt;
  cols: number;
  rows: number;
  /** Distances between columns and between rows. */
  pitch: Pt;
  /** Length of an element. */
  element: number;
}

function drawYagi(s: SvgBuilder, y: Yagi): void {
  const [px, py] = y.pitch;
  const w = (y.cols - 1) * px;
  const rows = evenly(0, (y.rows - 1) * py, y.rows);
  const xs = evenly(-w / 2, w / 2, y.cols);
  const half = y.element / 2;
  s.within({ x: y.at[0], y: y.at[1] }, () => {
    s.path("line", `M0 0L0 ${(y.rows - 1) * py}`, { width: 8 });
    const booms = rows.map((v) => `M${-w / 2 - 8} ${v}L${w / 2 + 8} ${v}`);
    s.path("line", booms.join(""), { width: 6 });
    const elements = rows.flatMap((v) => xs.map((x) => `M${x} ${v - half}L${x} ${v + half}`));
    s.path("line", elements.join(""), { width: 5 });
  });
}

export type Radar = Dish | Planar | Reflector | Yagi;
export const RADARS: Kit<Radar> = {
  dish: { draw: drawDish, say: (d) => d.calls ?? (d.r > 60 ? "large radar dish" : "radar dish") },
  planar: { draw: drawPlanar, say: (p) => p.calls ?? "flat planar radar array" },
  reflector: { draw: drawReflector, say: (f) => f.calls ?? "curved mesh radar reflector" },
  yagi: { draw: drawYagi, say: (y) => `array of ${count(y.rows)} rows of ${count(y.cols)} aerials on a frame` },
};
