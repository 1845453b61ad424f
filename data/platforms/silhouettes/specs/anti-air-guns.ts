import type { WrittenSpecs } from "../spec";
import { GM, kamaz } from "./bases";
import { GM575_TRACKS } from "./chassis";

/** Guns, and guns with missiles. */
export const ANTI_AIR_GUNS: WrittenSpecs = {
  "2K22": {
    wide: 340,
    parts: [
      ...GM,
      { kind: "stamp", of: "tunguska", at: [240, 169] },
      {
        kind: "gun",
        at: [340, 226],
        plan: { y: 128, both: true },
        len: 310,
        d: 13,
        elev: 5,
        twin: "over",
        brake: "single",
        mantlet: 40,
        calls: "twin cannon on the turret's side",
      },
      { kind: "box", at: [336, 204], plan: { y: 124, wide: 44, both: true }, size: [90, 50], tone: "mid", slant: [0, 14] },
      { kind: "dish", at: [236, 256], r: 38, face: 0.35, feed: 0, calls: "round tracking dish on the turret's front" },
      {
        kind: "canisters",
        at: [470, 184],
        plan: { y: 112, wide: 48, cols: 2, both: true },
        len: 262,
        d: 21,
        rows: 2,
        abreast: 4,
        back: 130,
        elev: 8,
        calls: "eight missile tubes, four on each side,",
      },
      { kind: "mast", at: [520, 286], h: 30, w: 26, sections: 1, silent: true },
      { kind: "reflector", at: [516, 346], size: [130, 72], cut: 0.4, ribs: 5, horn: 16, calls: "search radar at the turret's rear" },
    ],
  },
  "96K6": [
    ...kamaz([134, 328, 652, 784], 960, 1.16),
    { kind: "shelter", at: [252, 108], size: [196, 176], windows: [30], door: 110, calls: "equipment cabin" },
    { kind: "box", at: [460, 108], size: [490, 44], tone: "mid", seams: 5 },
    { kind: "stamp", of: "pantsir", at: [530, 168] },
    { kind: "gun", at: [640, 222], plan: { y: 100, both: true }, len: 250, d: 11, elev: 13, twin: "over", brake: "single", calls: "twin cannon" },
    {
      kind: "canisters",
      at: [700, 236],
      plan: { y: 136, wide: 50, cols: 2, both: true },
      len: 322,
      d: 21,
      rows: 3,
      abreast: 4,
      back: 128,
      elev: 14,
      calls: "twelve missile tubes, six on each side,",
    },
    { kind: "planar", at: [552, 232], plan: { wide: 110 }, size: [26, 92], lean: 14, cols: 1, rows: 5, calls: "flat tracking radar on the turret's front" },
    { kind: "mast", at: [690, 318], h: 20, w: 18, sections: 1, silent: true },
    { kind: "planar", at: [690, 336], size: [150, 62], cols: 6, rows: 3, calls: "flat search radar on top" },
    { kind: "jacks", at: [480, 920], y: 92 },
  ],
  "ZSU-23-4": [
    { kind: "stamp", of: "gm575" },
    GM575_TRACKS,
    { kind: "box", at: [16, 102], size: [654, 9], tone: "mid" },
    { kind: "gun", at: [196, 200], plan: { wide: 60 }, len: 170, d: 10, elev: 12, twin: "over", brake: "cone", calls: "four short cannon in two pairs" },
    { kind: "stamp", of: "shilka", at: [168, 160] },
    { kind: "struts", lines: "M430 226L448 262M462 226L448 262", width: 9 },
    { kind: "dish", at: [440, 280], r: 46, elev: 10, face: 0.45, feed: 34, calls: "radar dish at the turret's rear" },
  ],
};
