import { evenly, spaced } from "../geometry";
import type { Part } from "../spec";

/** The 100 mm guns of BMP-3 and BMD-4 in the turret of the one or of the other. */
export function hundredTurret(x: number, y: number, of: "roundLow" | "bakhcha" = "roundLow", reach = 296): readonly Part[] {
  return [
    { kind: "gun", at: [x + 8, y + 26], len: reach, d: 14, calls: "long 100 mm gun with a thin cannon beside it" },
    { kind: "gun", at: [x + 8, y + 38], plan: { y: 22 }, len: reach - 70, d: 7, brake: "single", calls: "" },
    { kind: "stamp", of, at: [x, y] },
    { kind: "smoke", at: [x + 44, y + 28], n: 3 },
    { kind: "whips", at: [[x + 200, y + 36]], h: 110 },
  ];
}

/** BMD running gear stretched by one wheel. */
export const LONG_BMD_TRACKS: Part = {
  kind: "tracks",
  wheels: evenly(116, 470, 6),
  r: 27,
  front: [58, 60, 22],
  rear: [536, 62, 24],
  drive: "rear",
  rollers: 5,
};

/** A BMP-3 up to the roof: its wheels stand 2+3+1, as instructors teach. */
export const BMP3_HULL: readonly Part[] = [
  { kind: "stamp", of: "bmp3" },
  { kind: "tracks", wheels: spaced(144, 76, 90, 76, 76, 90), r: 31, front: [76, 68, 24], rear: [640, 70, 26], drive: "rear", rollers: 3 },
  { kind: "box", at: [20, 96], size: [690, 12], tone: "mid" },
  { kind: "panes", at: [[30, 118]], size: [22, 13] },
];

/** Running gear of Shilka and Kub. */
export const GM575_TRACKS: Part = { kind: "tracks", wheels: evenly(130, 520, 6), r: 33.5, front: [64, 72, 24], rear: [604, 70, 26], drive: "rear", rollers: 0 };

/** Running gear of PT-76 and BTR-50. */
export const BOAT_TRACKS: Part = { kind: "tracks", wheels: evenly(140, 548, 6), r: 33.5, front: [70, 68, 24], rear: [622, 66, 26], drive: "rear", rollers: 0 };

/** ZIL-135: four large axles, the middle two close together. */
export const ZIL135: readonly Part[] = [
  { kind: "frame", x: [14, 952], y: 88, h: 28 },
  { kind: "stamp", of: "zil135" },
  { kind: "box", at: [194, 116], size: [150, 92], tone: "mid", slots: 8 },
  { kind: "axles", at: [126, 370, 520, 764], r: 66, arch: 7, arched: 1 },
];

/** A carrier of the S-300V up to its deck. */
export const S300V: readonly Part[] = [
  { kind: "stamp", of: "s300v" },
  { kind: "tracks", wheels: evenly(186, 740, 7), r: 36, front: [92, 82, 30], rear: [826, 78, 28], drive: "front", rollers: 5, face: "holes" },
  { kind: "box", at: [14, 122], size: [904, 9], tone: "mid" },
];

/** The tractor MT-T up to its deck: a boxy cab, then a flat bed over seven small wheels. */
export const MTT: readonly Part[] = [
  { kind: "stamp", of: "s300v", sx: 0.95, sy: 1.06, calls: "long tracked tractor with a boxy cab in front" },
  { kind: "tracks", wheels: evenly(170, 704, 7), r: 31, front: [86, 84, 30], rear: [786, 76, 26], drive: "front", rollers: 5 },
  { kind: "box", at: [14, 124], size: [856, 9], tone: "mid" },
];

/** Running gear of the long tracked ferries: seven small wheels under a boat of about 12 m. */
export const FERRY_TRACKS: Part = {
  kind: "tracks",
  wheels: evenly(270, 900, 7),
  r: 31,
  front: [180, 84, 30],
  rear: [1000, 78, 27],
  drive: "front",
  rollers: 5,
};

/** Leopard 1 and Gepard up to the deck. */
export const LEOPARD1: readonly Part[] = [
  { kind: "stamp", of: "leo1Hull" },
  { kind: "tracks", wheels: evenly(120, 576, 7), r: 33, front: [54, 74, 27], rear: [650, 74, 30], drive: "rear", rollers: 4 },
  { kind: "box", at: [4, 110], size: [702, 8], tone: "mid" },
];
