import { evenly } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { BMP1, BMP2, bowGuns, on, ports, T90, wireGuided } from "./bases";
import { BMP3_HULL, hundredTurret } from "./chassis";

/** Infantry fighting vehicles, light tanks and tank support. */
export const LIGHT_ARMOR: WrittenSpecs = {
  "PT-76": [
    { kind: "stamp", of: "boat" },
    { kind: "tracks", wheels: evenly(140, 548, 6), r: 33.5, front: [70, 68, 24], rear: [622, 66, 26], drive: "rear", rollers: 0 },
    { kind: "box", at: [40, 104], size: [650, 8], tone: "mid" },
    { kind: "gun", at: [208, 178], len: 270, d: 15, evac: 0.28, brake: "double" },
    { kind: "stamp", of: "pt76", at: [196, 142] },
    { kind: "roll", at: [540, 142], len: 110, d: 18 },
  ],
  BMPT: on(T90, [
    { kind: "skirt", x: [60, 640], y: [82, 114], panels: 7, tone: "body" },
    { kind: "era", at: [64, 92], size: [420, 26], cols: 9, rows: 1 },
    { kind: "gun", at: [290, 244], len: 250, d: 10, twin: "beside", brake: "single", mantlet: 26, calls: "two thin 30 mm cannon side by side" },
    { kind: "stamp", of: "bmpt", at: [222, 138] },
    {
      kind: "canisters",
      at: [360, 196],
      plan: { y: 112, wide: 26, cols: 1, both: true },
      len: 216,
      d: 22,
      rows: 2,
      abreast: 2,
      back: 92,
      elev: 3,
      cap: "step",
      calls: "four missile tubes, two on each side of the turret",
    },
    { kind: "smoke", at: [262, 176], n: 5 },
  ]),
  "BMP-1": on(BMP1, [
    { kind: "gun", at: [318, 188], len: 150, d: 15 },
    wireGuided([330, 206]),
    { kind: "stamp", of: "cone", at: [302, 158] },
    { kind: "round", at: ports(430, 606, 4, 132), r: 6, of: "port" },
    { kind: "cupola", at: [240, 158], size: [40, 10], glass: true },
  ]),
  "BMP-2": on(BMP2, [
    { kind: "gun", at: [300, 188], len: 262, d: 8.5, brake: "single" },
    { kind: "stamp", of: "wideCone", at: [286, 158] },
    { kind: "smoke", at: [330, 184], n: 3 },
    { kind: "struts", lines: "M420 204L420 222", width: 9 },
    {
      kind: "canisters",
      at: [430, 220],
      len: 118,
      d: 14,
      back: 30,
      elev: 4,
      cap: "step",
      ribs: 1,
      tone: "light",
      calls: "one missile tube on the turret roof",
    },
    { kind: "round", at: ports(520, 610, 3, 132), r: 6, of: "port" },
  ]),
  "BMP-3": { deck: bowGuns(22, 104), parts: [...BMP3_HULL, ...hundredTurret(282, 160)] },
};
