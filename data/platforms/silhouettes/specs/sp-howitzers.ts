import { spaced } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { BAZ_AXLES, DIESEL_DECK, heavy, tankHull } from "./bases";

/** Self-propelled howitzers on tank and truck chassis. */
export const SP_HOWITZERS: WrittenSpecs = {
  "2S19": {
    deck: DIESEL_DECK,
    wide: 338,
    parts: [
      ...tankHull(715, {
        kind: "tracks",
        wheels: spaced(122, 92, 92, 92, 92, 92),
        r: 33.5,
        front: [50, 78, 26],
        rear: [660, 78, 31],
        drive: "rear",
        rollers: 5,
      }),
      { kind: "gun", at: [250, 194], len: 664, d: 23, evac: 0.36, brake: "double", mantlet: 30 },
      { kind: "stamp", of: "s19", at: [216, 138] },
      { kind: "smoke", at: [262, 196], n: 3 },
      { kind: "mg", at: [394, 296], plan: { y: 76 }, len: 80 },
      { kind: "whips", at: [[600, 262]], h: 110 },
    ],
  },
  "2S35": {
    deck: DIESEL_DECK,
    wide: 338,
    parts: [
      ...tankHull(715, {
        kind: "tracks",
        wheels: spaced(122, 92, 92, 92, 92, 92),
        r: 37,
        front: [50, 80, 27],
        rear: [660, 80, 31],
        drive: "rear",
        rollers: 3,
        face: "holes",
      }),
      { kind: "skirt", x: [60, 640], y: [92, 114], panels: 6, tone: "mid" },
      { kind: "gun", at: [270, 190], len: 780, d: 24, brake: "multi", mantlet: 60 },
      { kind: "stamp", of: "s35", at: [210, 138] },
      { kind: "smoke", at: [300, 176], n: 4 },
      { kind: "mg", at: [420, 292], plan: { y: 40 }, len: 70 },
    ],
  },
  "2S43": [
    ...heavy("baz6900", 1290, BAZ_AXLES),
    { kind: "shelter", at: [372, 126], size: [230, 150], windows: [150], door: 40, calls: "crew cabin" },
    { kind: "box", at: [620, 126], size: [230, 66], tone: "mid", seams: 3 },
    { kind: "saddle", at: [1090, 126], w: 220, h: 130 },
    { kind: "cradle", at: [1090, 268], front: 150, rear: 130, h: 58, recoil: "below", reach: 230, elev: 3 },
    { kind: "gun", at: [1070, 276], len: 740, d: 24, elev: 3, evac: 0.36, brake: "double", calls: "very long open-mounted gun over the tail" },
    { kind: "blade", x: 1326, y: 50, h: 110, arm: [1280, 120], facing: "rear", calls: "recoil spade at the tail" },
  ],
};
