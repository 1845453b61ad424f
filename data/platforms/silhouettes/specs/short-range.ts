import type { Part, WrittenSpecs } from "../spec";
import type { Pt } from "../svg-builder";
import { BRDM, GM, MTLB } from "./bases";

/** A Tor's turret on its ring, its roof at a height. */
export const torTurret = ([x, y]: Pt, roof: number): readonly Part[] => [
  { kind: "stamp", of: "tor", at: [x, y], sy: 1.24 },
  {
    kind: "planar",
    at: [x - 8, roof - 152],
    size: [40, 146],
    lean: 4,
    cut: 14,
    cols: 1,
    rows: 7,
    calls: "round-topped planar tracking radar on the turret's front",
  },
  { kind: "box", at: [x + 224, roof], size: [120, 30], tone: "dark", slant: [14, 14] },
  { kind: "mast", at: [x + 284, roof + 30], h: 40, w: 30, sections: 1, silent: true },
  { kind: "reflector", at: [x + 284, roof + 122], size: [210, 112], cut: 0.75, ribs: 7, horn: 20, calls: "search radar unfolded on the turret's roof" },
];

/** Short-range missiles. */
export const SHORT_RANGE: WrittenSpecs = {
  "9K33 Osa": [
    { kind: "stamp", of: "baz" },
    { kind: "axles", at: [154, 434, 714], r: 61, arch: 6, under: "hull" },
    {
      kind: "canisters",
      at: [420, 216],
      plan: { y: 84, wide: 36, cols: 1, both: true },
      len: 320,
      d: 30,
      rows: 3,
      back: 260,
      elev: 4,
      ribs: 3,
      calls: "six box-shaped missile containers, three on each side,",
    },
    { kind: "stamp", of: "osa", at: [316, 184] },
    { kind: "dish", at: [306, 262], r: 52, face: 0.42, feed: 30, calls: "large tracking dish with two small dishes on the turret's front" },
    { kind: "dish", at: [330, 218], r: 20, face: 0.7, feed: 0, calls: "" },
    { kind: "mast", at: [404, 316], h: 24, w: 14, sections: 1, silent: true },
    { kind: "reflector", at: [404, 362], size: [150, 46], cut: 0.75, ribs: 5, horn: 14, calls: "folding search radar on top" },
  ],
  "9K35": [
    ...MTLB,
    { kind: "stamp", of: "pedestal", at: [330, 150] },
    {
      kind: "canisters",
      at: [404, 214],
      len: 250,
      d: 40,
      abreast: 4,
      back: 96,
      elev: 12,
      cap: "step",
      calls: "four long box-shaped missile containers side by side",
    },
    { kind: "dish", at: [356, 226], r: 19, face: 0.6, feed: 0, calls: "small range-finding radar between the containers" },
    { kind: "stamp", of: "bowMg", at: [150, 150], plan: { y: 58 }, sx: 0.8, sy: 0.8, calls: "" },
  ],
  "9K31": [
    ...BRDM,
    { kind: "stamp", of: "pedestal", at: [270, 196], sy: 0.8 },
    {
      kind: "canisters",
      at: [340, 244],
      len: 200,
      d: 40,
      abreast: 4,
      back: 90,
      elev: 15,
      ribs: 1,
      calls: "four short box-shaped missile containers side by side",
    },
  ],
  "9K330": [...GM, ...torTurret([216, 169], 332)],
};
