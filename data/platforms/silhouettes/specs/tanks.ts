import { evenly, spaced } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";
import { DIESEL_DECK, on, T55_GEAR, T64, T72, T80, T90, tankHull } from "./bases";

const drums: readonly Part[] = [
  { kind: "struts", lines: "M660 122L704 128", width: 10 },
  { kind: "round", at: [[696, 152]], r: 27, of: "drum" },
];

export const TANKS: WrittenSpecs = {
  "T-55": {
    deck: DIESEL_DECK,
    wide: 327,
    parts: [
      ...tankHull(620, T55_GEAR),
      { kind: "round", at: [[176, 200]], plan: { y: 38 }, r: 15, of: "lamp" },
      { kind: "gun", at: [152, 172], len: 430, d: 18, evac: 0.07, mantlet: 16 },
      { kind: "stamp", of: "t55", at: [150, 136] },
      { kind: "mg", at: [310, 238], plan: { y: 46 }, len: 90 },
      { kind: "struts", lines: "M600 122L640 128", width: 10 },
      { kind: "round", at: [[632, 152]], r: 27, of: "drum" },
      { kind: "roll", at: [560, 138], plan: { wide: 190 }, len: 60, d: 14 },
    ],
  },
  "T-62": {
    deck: DIESEL_DECK,
    wide: 330,
    parts: [
      ...tankHull(663, {
        kind: "tracks",
        wheels: spaced(116, 86, 88, 112, 128),
        r: 40.5,
        front: [50, 76, 29],
        rear: [614, 72, 29],
        drive: "rear",
        rollers: 0,
        face: "star",
      }),
      { kind: "round", at: [[212, 206]], plan: { y: 38 }, r: 16, of: "lamp" },
      { kind: "gun", at: [184, 172], len: 452, d: 20, evac: 0.34, mantlet: 10 },
      { kind: "stamp", of: "t62", at: [180, 136] },
      { kind: "mg", at: [352, 240], plan: { y: 48 }, len: 90 },
      { kind: "struts", lines: "M640 122L682 128", width: 10 },
      { kind: "round", at: [[674, 152]], r: 27, of: "drum" },
      { kind: "box", at: [404, 150], plan: { wide: 110 }, size: [30, 40], tone: "mid" },
    ],
  },
  "T-64": on(T64, [
    { kind: "skirt", x: [110, 560], y: [88, 112], panels: 3, tone: "mid", wave: 5, calls: "three hinged side plates over the track" },
    { kind: "gun", at: [196, 166], len: 464, d: 20, evac: 0.42, sleeve: true },
    { kind: "stamp", of: "t64", at: [190, 136] },
    { kind: "round", at: [[204, 190]], plan: { y: -38 }, r: 17, of: "lamp" },
    { kind: "smoke", at: [222, 178], n: 4 },
    { kind: "mg", at: [334, 232], plan: { y: 54 }, len: 70, elev: 14 },
    { kind: "roll", at: [414, 158], plan: { wide: 150 }, len: 86, d: 20, elev: -8, calls: "snorkel tube across the turret's rear" },
  ]),
  "T-72": on(T72, [
    { kind: "box", at: [540, 112], plan: { y: -150, wide: 36 }, size: [62, 16], tone: "dark", slots: 5, calls: "exhaust on its own left rear fender" },
    { kind: "round", at: [[226, 202]], plan: { y: 40 }, r: 16, of: "lamp" },
    { kind: "gun", at: [206, 168], len: 472, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t72", at: [200, 136] },
    { kind: "smoke", at: [258, 178], n: 5 },
    { kind: "mg", at: [340, 244], plan: { y: 54 }, len: 84 },
    { kind: "roll", at: [640, 140], plan: { wide: 230 }, len: 62, d: 16, calls: "unditching log at the stern" },
    ...drums,
  ]),
  "T-72B3": on(T72, [
    { kind: "box", at: [540, 112], plan: { y: -150, wide: 36 }, size: [62, 16], tone: "dark", slots: 5 },
    { kind: "skirt", x: [60, 620], y: [88, 112], panels: 5, tone: "mid", wave: 4, calls: "plain rubber skirt over the upper track" },
    { kind: "gun", at: [206, 166], len: 474, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t72b3", at: [200, 136] },
    { kind: "smoke", at: [318, 176], n: 4 },
    { kind: "mg", at: [352, 248], plan: { y: 54 }, len: 84 },
    { kind: "mast", at: [436, 184], h: 66, w: 9, sections: 1, calls: "thin wind-sensor post at the turret's rear" },
  ]),
  "T-80": on(T80, [
    { kind: "skirt", x: [40, 640], y: [84, 114], panels: 6, tone: "mid", wave: 4, calls: "rubber skirt over the upper track" },
    { kind: "round", at: [[232, 202]], plan: { y: 40 }, r: 15, of: "lamp" },
    { kind: "gun", at: [200, 168], len: 466, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t80", at: [192, 136] },
    { kind: "smoke", at: [228, 172], n: 4, elev: 30 },
    { kind: "mg", at: [318, 240], plan: { y: 54 }, len: 88 },
    { kind: "roll", at: [412, 156], plan: { wide: 160 }, len: 100, d: 26, elev: -4, calls: "thick snorkel tube at the turret's rear" },
    { kind: "box", at: [676, 104], plan: { wide: 140 }, size: [30, 46], tone: "dark", slots: 3, calls: "gas-turbine exhaust grille in the stern" },
  ]),
  "T-90": on(T90, [
    { kind: "box", at: [540, 112], plan: { y: -150, wide: 36 }, size: [62, 16], tone: "dark", slots: 5 },
    { kind: "skirt", x: [64, 600], y: [88, 114], panels: 5, tone: "mid" },
    { kind: "era", at: [84, 82], size: [210, 40], cols: 3, rows: 1 },
    { kind: "gun", at: [206, 166], len: 474, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t90", at: [204, 136] },
    { kind: "smoke", at: [354, 180], n: 6 },
    { kind: "mg", at: [350, 248], plan: { y: 54 }, len: 80 },
    ...drums,
  ]),
  "PT-76": [
    { kind: "stamp", of: "boat" },
    { kind: "tracks", wheels: evenly(140, 548, 6), r: 33.5, front: [70, 68, 24], rear: [622, 66, 26], drive: "rear", rollers: 0 },
    { kind: "box", at: [40, 104], size: [650, 8], tone: "mid" },
    { kind: "gun", at: [208, 178], len: 270, d: 15, evac: 0.28, brake: "double" },
    { kind: "stamp", of: "pt76", at: [196, 142] },
    { kind: "roll", at: [540, 142], len: 110, d: 18 },
  ],
};
