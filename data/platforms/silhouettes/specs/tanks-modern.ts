import { evenly, points } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";
import type { Pt } from "../svg-builder";
import { on, T72, T72_GEAR, T80, T90, tankHull } from "./bases";

const exhaust: Part = { kind: "box", at: [540, 112], plan: { y: -150, wide: 36 }, size: [62, 16], tone: "dark", slots: 5 };

/** Bristles that stand off a line, as long as given, in rows across: the ends of steel cables, frayed out. */
function bristles(from: Pt, to: Pt, n: number, length: number): Part[] {
  return [-130, -50, 50, 130].map((y, row) => {
    const lines = evenly(0, 1, n).map((share, i) => {
      const foot = [from[0] + (to[0] - from[0]) * share + (row % 3) * 8, from[1] + (to[1] - from[1]) * share] as const;
      const lean = ([-0.3, 0.2, 0.4][(i + row) % 3] ?? 0) * length;
      return `M${foot[0]} ${foot[1]}L${foot[0] + lean} ${foot[1] + length}`;
    });
    return { kind: "struts", lines: lines.join(""), plan: { y, wide: 46 }, width: 4 };
  });
}

export const TANKS_MODERN: WrittenSpecs = {
  "T-72B3M": on(T72, [
    exhaust,
    { kind: "skirt", x: [60, 640], y: [78, 128], panels: 8, tone: "body", calls: "" },
    { kind: "era", at: [64, 80], size: [290, 48], cols: 4, rows: 1 },
    { kind: "skirt", x: [360, 560], y: [72, 130], panels: 5, tone: "light", wave: 8, calls: "armour blocks and soft bags along the side" },
    { kind: "slats", at: [572, 70], size: [130, 76] },
    { kind: "gun", at: [206, 166], len: 474, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t72b3", at: [200, 136] },
    { kind: "slats", at: [418, 140], size: [64, 54] },
    { kind: "smoke", at: [318, 176], n: 4 },
    { kind: "mg", at: [350, 250], plan: { y: 54 }, len: 84 },
  ]),
  "T-80BVM": on(T80, [
    { kind: "skirt", x: [-12, 16], y: [40, 92], panels: 1, tone: "dark", calls: "rubber flaps across the bow" },
    { kind: "skirt", x: [40, 660], y: [78, 118], panels: 7, tone: "mid", wave: 4 },
    { kind: "era", at: [60, 86], size: [330, 40], cols: 7, rows: 1 },
    { kind: "slats", at: [600, 78], size: [112, 64] },
    { kind: "gun", at: [200, 168], len: 466, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t80bvm", at: [192, 136] },
    { kind: "slats", at: [440, 142], size: [56, 46] },
    { kind: "smoke", at: [326, 182], n: 4, elev: 30 },
    { kind: "mg", at: [322, 246], plan: { y: 54 }, len: 88 },
    { kind: "box", at: [676, 104], plan: { wide: 140 }, size: [30, 46], tone: "dark", slots: 3, calls: "gas-turbine exhaust grille in the stern" },
  ]),
  "T-90M": on(T90, [
    exhaust,
    { kind: "skirt", x: [56, 650], y: [76, 120], panels: 8, tone: "body", calls: "armour plates over the whole upper track" },
    { kind: "era", at: [60, 82], size: [300, 40], cols: 4, rows: 1 },
    { kind: "slats", at: [590, 76], size: [112, 66] },
    { kind: "gun", at: [206, 168], len: 474, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t90m", at: [204, 136] },
    { kind: "smoke", at: [400, 188], n: 5 },
    { kind: "struts", lines: "M400 238L400 262", width: 22 },
    { kind: "mg", at: [392, 266], plan: { y: 54 }, len: 96 },
    { kind: "whips", at: [[560, 210]], h: 100 },
  ]),
  "Cage armour": on(T72, [
    exhaust,
    { kind: "round", at: [[226, 202]], plan: { y: 40 }, r: 16, of: "lamp" },
    { kind: "gun", at: [206, 168], len: 472, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t72", at: [200, 136] },
    { kind: "struts", lines: "M216 180L190 296M300 212L300 296M400 186L420 296M430 150L500 296", width: 7 },
    { kind: "slats", at: [150, 292], plan: { wide: 300 }, size: [400, 26] },
    {
      kind: "skirt",
      x: [440, 552],
      plan: false,
      y: [196, 294],
      panels: 6,
      tone: "mid",
      wave: 8,
      calls: "bar and net screen on posts above the turret, with a curtain behind it",
    },
    { kind: "slats", at: [300, 88], size: [330, 50] },
  ]),
  "Turtle armour": {
    wide: 359,
    parts: [
      ...tankHull(686, T72_GEAR),
      { kind: "gun", at: [206, 172], len: 472, d: 20, evac: 0.4, sleeve: true },
      { kind: "struts", lines: "M20 90L-96 62M20 60L-96 40", width: 10 },
      { kind: "round", at: points(-112, 44, -52, 44), r: 42, plan: { y: 118, wide: 84, both: true }, of: "port" },
      {
        kind: "box",
        at: [-10, 62],
        plan: { wide: 372 },
        size: [728, 226],
        slant: [60, 14],
        seams: 7,
        calls: "closed shed of sheet metal over hull and turret, open only for the gun",
      },
      { kind: "box", at: [42, 152], plan: { wide: 80 }, size: [54, 44], tone: "dark" },
      { kind: "gun", at: [96, 172], len: 300, d: 20, calls: "" },
      {
        kind: "skirt",
        x: [10, 706],
        y: [44, 70],
        panels: 10,
        tone: "mid",
        wave: 6,
        calls: "curtain of chains or rubber along its lower edge, mine rollers in front",
      },
      { kind: "struts", lines: [140, 220, 300, 380, 460, 540, 620].map((x) => `M${x} 286L${x - 10} 322`).join(""), width: 4 },
      { kind: "box", at: [420, 288], plan: { wide: 60 }, size: [60, 40], tone: "dark", calls: "jammer box on the roof" },
      { kind: "whips", at: points(430, 328, 466, 328), h: 70 },
    ],
  },
  "Hedgehog armour": on(T72, [
    { kind: "gun", at: [206, 168], len: 472, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t72", at: [200, 136] },
    {
      kind: "box",
      at: [150, 214],
      plan: { wide: 320 },
      size: [360, 16],
      tone: "mid",
      seams: 5,
      calls: "frame over turret and hull, covered with wire bristles",
    },
    ...bristles([140, 228], [520, 228], 9, 84),
    ...bristles([520, 140], [680, 136], 4, 90),
    ...bristles([40, 120], [180, 150], 4, 76),
    { kind: "skirt", x: [40, 660], y: [70, 112], panels: 10, tone: "mid", wave: 10, calls: "" },
  ]),
};
