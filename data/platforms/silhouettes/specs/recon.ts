import { evenly, points } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { BMP, BMP3_HULL, BRDM, GM, MTLB, MTLBU, troopHatches } from "./bases";
import { orlan } from "./drones";

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
  "Orlan-10": { unitsPerCm: 2, ...orlan(1) },
  "SNAR-10": [
    ...MTLB,
    { kind: "stamp", of: "bowMg", at: [146, 151], plan: { y: 58 }, calls: "" },
    { kind: "box", at: [350, 149], size: [220, 66], slant: [22, 10], seams: 1, calls: "large turret-like housing on the rear half" },
    { kind: "mast", at: [430, 215], h: 20, w: 20, sections: 1, silent: true },
    { kind: "reflector", at: [430, 266], size: [190, 66], cut: 0.8, ribs: 7, horn: 10, calls: "flat oblong radar reflector on top" },
  ],
  "1L219": [
    ...MTLBU,
    { kind: "box", at: [330, 194], size: [360, 56], slant: [14, 6], seams: 2, calls: "equipment house on the rear deck" },
    { kind: "struts", lines: "M560 250L520 330", width: 12 },
    { kind: "planar", at: [520, 256], size: [250, 180], lean: 12, cut: 10, cols: 8, rows: 6, rim: true, calls: "big flat array raised on the roof" },
  ],
  "ARK-1": [
    ...MTLBU,
    { kind: "box", at: [300, 194], size: [390, 40], slant: [30, 10], seams: 2 },
    { kind: "box", at: [430, 234], size: [260, 130], slant: [50, 24], seams: 1, calls: "bulky, tall antenna housing on the rear half of the roof" },
    { kind: "dish", at: [448, 306], r: 66, elev: 12, face: 0.34, feed: 0, calls: "round aerial set in the housing's front" },
    { kind: "cupola", at: [320, 234], size: [56, 18], glass: true },
  ],
  "1L260": [
    ...GM,
    { kind: "box", at: [150, 168], size: [330, 76], slant: [50, 10], seams: 3, calls: "long equipment house behind the bow" },
    { kind: "box", at: [500, 168], size: [220, 40], tone: "dark", slant: [20, 20] },
    { kind: "struts", lines: "M720 190L660 380", width: 14 },
    {
      kind: "planar",
      at: [580, 208],
      size: [270, 290],
      lean: 14,
      cut: 10,
      cols: 9,
      rows: 10,
      rim: true,
      calls: "large, nearly square flat panel raised at the rear",
    },
  ],
  "Ground robot": {
    wide: 110,
    parts: [
      { kind: "tracks", wheels: evenly(44, 124, 4), r: 12, front: [20, 34, 12], rear: [150, 34, 13], drive: "rear", rollers: 0 },
      { kind: "box", at: [4, 46], size: [164, 20], slant: [10, 2], seams: 3, calls: "flat platform without a cab" },
      { kind: "struts", lines: "M96 66L96 88", width: 12 },
      { kind: "mg", at: [92, 96], len: 70, elev: 4, calls: "machine gun on a short post" },
      { kind: "cupola", at: [100, 100], size: [22, 20], glass: true, tone: "dark" },
      { kind: "whips", at: points(146, 66, 158, 66), h: 70 },
    ],
  },
};
