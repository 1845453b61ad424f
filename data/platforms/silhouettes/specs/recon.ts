import { points } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { BMP, BRDM, MTLBU, troopHatches } from "./bases";
import { BMP3_HULL } from "./chassis";

/** Scout vehicles and the drone. */
export const RECON: WrittenSpecs = {
  "BRDM-2": [
    { kind: "round", at: points(238, 46, 304, 46), r: 25, of: "belly" },
    ...BRDM,
    { kind: "gun", at: [272, 216], len: 130, d: 7, calls: "heavy machine gun" },
    { kind: "stamp", of: "kpvt", at: [256, 194] },
  ],
  "BRM-3K": {
    parts: [
      ...BMP3_HULL,
      { kind: "gun", at: [296, 188], len: 190, d: 8, calls: "thin 30 mm cannon" },
      { kind: "stamp", of: "wideCone", at: [276, 160], sx: 1.06 },
      { kind: "box", at: [306, 196], size: [40, 24], plan: { y: 66, wide: 30, both: true }, calls: "sight box on each side of the cannon" },
      { kind: "box", at: [458, 176], size: [44, 34], tone: "light", plan: { wide: 100 }, calls: "radar folded at the rear of the turret" },
      { kind: "smoke", at: [316, 180], n: 3 },
      { kind: "whips", at: [[452, 206]], h: 150 },
    ],
  },
  "BRM-1K": {
    deck: troopHatches("two small"),
    parts: [
      ...BMP,
      { kind: "gun", at: [376, 186], len: 150, d: 15, calls: "short 73 mm gun without a missile rail" },
      { kind: "stamp", of: "wideCone", at: [358, 158], sx: 1.12 },
      { kind: "planar", at: [540, 194], size: [44, 30], cols: 2, rows: 1, calls: "small surveillance radar at the turret's rear" },
      { kind: "roll", at: [470, 116], plan: { y: -134 }, len: 170, d: 12, calls: "long stowed mast along the rear of the hull" },
      { kind: "smoke", at: [440, 178], n: 4 },
      { kind: "whips", at: points(560, 160, 600, 160), h: 130 },
    ],
  },
  "PRP-4": [
    ...BMP,
    { kind: "gun", at: [326, 184], len: 60, d: 5, calls: "machine gun only" },
    { kind: "stamp", of: "wideCone", at: [306, 158], sy: 0.9 },
    {
      kind: "box",
      at: [344, 170],
      plan: { y: 84, wide: 36, both: true },
      size: [96, 44],
      tone: "mid",
      slant: [4, 10],
      seams: 1,
      calls: "bulky optic housing on each side of the turret",
    },
    { kind: "panes", at: [[350, 178]], size: [18, 28] },
    { kind: "mast", at: [486, 190], h: 40, w: 12, sections: 2, silent: true },
    { kind: "planar", at: [486, 228], size: [64, 30], cols: 3, rows: 1, rim: true, calls: "small radar unfolded at the turret's rear" },
    { kind: "whips", at: [[612, 160]], h: 120 },
  ],
  "1V13": {
    deck: [{ kind: "box", at: [676, 44], size: [44, 66], tone: "dark", calls: "generator box at its own right rear" }],
    parts: [
      ...MTLBU,
      { kind: "box", at: [300, 194], size: [400, 40], slant: [24, 8], seams: 3, calls: "raised command compartment" },
      { kind: "cupola", at: [356, 234], size: [96, 44], glass: true, tone: "body" },
      { kind: "mg", at: [396, 290], len: 70 },
      { kind: "cupola", at: [520, 234], size: [54, 22], glass: true },
      { kind: "whips", at: points(640, 234, 680, 230), h: 180 },
    ],
  },
};
