import type { Part, SilhouetteSpec } from "../spec";
import { GM } from "./bases";
import { GM575_TRACKS } from "./chassis";

const bukMissile = {
  kind: "missile",
  at: [640, 272],
  len: 555,
  d: 40,
  elev: 6,
  back: 150,
  nose: 110,
  abreast: 4,
  calls: "four finned missiles on open rails",
  fins: [
    [0.36, 160, 14],
    [0.88, 56, 26],
  ],
} as const satisfies Part;

/** Medium-range missiles. */
export const MEDIUM_RANGE: Readonly<Record<string, SilhouetteSpec>> = {
  "9K37": {
    parts: [
      ...GM,
      { kind: "stamp", of: "buk", at: [176, 169] },
      {
        kind: "struts",
        lines: [
          [
            [440, 262],
            [560, 250],
          ],
        ],
        width: 26,
      },
      { kind: "rail", at: [640, 254], len: 330, h: 16, elev: 6, back: 80 },
      bukMissile,
      { kind: "box", at: [470, 170], size: [80, 74], slant: [12, 12] },
    ],
  },
  "9K317": {
    parts: [
      ...GM,
      { kind: "stamp", of: "bukM2", at: [176, 169] },
      { kind: "rail", at: [640, 254], len: 330, h: 16, elev: 6, back: 80 },
      bukMissile,
      { kind: "box", at: [470, 170], size: [80, 74], slant: [12, 12] },
    ],
  },
  "2K12": {
    parts: [
      { kind: "stamp", of: "gm575" },
      GM575_TRACKS,
      { kind: "box", at: [16, 102], size: [654, 9], tone: "mid" },
      { kind: "stamp", of: "turntable", at: [270, 160] },
      { kind: "rail", at: [420, 234], len: 330, h: 16, elev: 10, back: 100 },
      {
        kind: "missile",
        at: [420, 256],
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
  },
};
