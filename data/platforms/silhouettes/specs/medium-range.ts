import type { Part, WrittenSpecs } from "../spec";
import { GM } from "./bases";
import { GM575_TRACKS } from "./chassis";

const bukMissile = {
  kind: "missile",
  at: [700, 330],
  len: 555,
  d: 40,
  elev: 4,
  back: 222,
  nose: 110,
  abreast: 4,
  plan: { wide: 280 },
  calls: "four finned missiles on open rails",
  fins: [
    [0.36, 160, 14],
    [0.88, 56, 26],
  ],
} as const satisfies Part;

/** Medium-range missiles. */
export const MEDIUM_RANGE: WrittenSpecs = {
  "9K37": [
    ...GM,
    { kind: "stamp", of: "buk", at: [150, 169], sx: 1.1, sy: 1.2 },
    { kind: "struts", lines: "M450 284L560 304", width: 26 },
    { kind: "box", at: [500, 170], plan: { wide: 140 }, size: [130, 122], slant: [16, 24] },
    { kind: "rail", at: [700, 310], plan: { cols: 4, wide: 280 }, len: 360, h: 18, elev: 4, back: 110 },
    bukMissile,
  ],
  "9K317": [
    ...GM,
    { kind: "stamp", of: "bukM2", at: [150, 169] },
    { kind: "box", at: [500, 170], plan: { wide: 140 }, size: [130, 122], slant: [16, 24] },
    { kind: "rail", at: [700, 310], plan: { cols: 4, wide: 280 }, len: 360, h: 18, elev: 4, back: 110 },
    bukMissile,
  ],
  "2K12": [
    { kind: "stamp", of: "gm575" },
    GM575_TRACKS,
    { kind: "box", at: [16, 102], size: [654, 9], tone: "mid" },
    { kind: "stamp", of: "turntable", at: [270, 160] },
    { kind: "rail", at: [420, 234], plan: { cols: 3, wide: 240 }, len: 330, h: 16, elev: 10, back: 100 },
    {
      kind: "missile",
      at: [420, 256],
      plan: { wide: 240 },
      len: 580,
      d: 34,
      elev: 10,
      back: 250,
      nose: 100,
      abreast: 3,
      fins: [
        [0.42, 70, 34],
        [0.88, 60, 40],
      ],
      calls: "three large finned missiles on open rails",
    },
  ],
};
