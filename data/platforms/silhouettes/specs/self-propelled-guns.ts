import { evenly, points, spaced } from "../geometry";
import { type Part, partsOf, type WrittenSpecs } from "../spec";
import { BAZ_AXLES, DIESEL_DECK, heavy, MTLBU, SU100P, tankHull } from "./bases";

const MALVA: readonly Part[] = [
  ...heavy("baz6900", 1290, BAZ_AXLES),
  { kind: "shelter", at: [372, 126], size: [230, 150], windows: [150], door: 40, calls: "crew cabin" },
  { kind: "box", at: [620, 126], size: [230, 66], tone: "mid", seams: 3 },
  { kind: "saddle", at: [1090, 126], w: 220, h: 130 },
  { kind: "cradle", at: [1090, 268], front: 150, rear: 130, h: 58, recoil: "below", reach: 230, elev: 3 },
  { kind: "gun", at: [1070, 276], len: 740, d: 24, elev: 3, evac: 0.36, brake: "double", calls: "very long open-mounted gun over the tail" },
  { kind: "blade", x: 1326, y: 50, h: 110, arm: [1280, 120], facing: "rear", calls: "recoil spade at the tail" },
];

export const SELF_PROPELLED_GUNS: WrittenSpecs = {
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
  "2S1": [
    { kind: "stamp", of: "gvozdika" },
    { kind: "tracks", wheels: evenly(126, 570, 7), r: 33.5, front: [64, 70, 25], rear: [648, 64, 24], drive: "front", rollers: 0 },
    { kind: "gun", at: [402, 206], len: 356, d: 18, evac: 0.3, brake: "double", mantlet: 18 },
    { kind: "stamp", of: "s1", at: [390, 165] },
    { kind: "cupola", at: [170, 163], size: [50, 12], glass: true },
  ],
  "2S3": [
    ...SU100P,
    { kind: "gun", at: [346, 216], len: 376, d: 22, evac: 0.28, brake: "double", mantlet: 24 },
    { kind: "stamp", of: "s3", at: [336, 170] },
    { kind: "mg", at: [506, 314], plan: { y: -66 }, len: 60 },
  ],
  "2S5": [
    ...SU100P,
    { kind: "saddle", at: [590, 172], w: 150, h: 56 },
    { kind: "cradle", at: [590, 232], front: 120, rear: 128, h: 46, recoil: "below", reach: 190 },
    { kind: "gun", at: [590, 236], len: 584, d: 24, brake: "multi", calls: "very long open-mounted gun, no turret," },
    { kind: "cupola", at: [240, 172], size: [56, 18], glass: true },
    { kind: "struts", lines: "M210 166L200 226M230 166L200 226", width: 6 },
    { kind: "blade", x: 738, y: 40, h: 96, arm: [690, 110], facing: "rear", calls: "recoil spade at the stern" },
  ],
  "2S7": [
    { kind: "stamp", of: "pion" },
    { kind: "tracks", wheels: evenly(196, 816, 7), r: 39, front: [98, 84, 31], rear: [920, 80, 29], drive: "front", rollers: 6, face: "holes" },
    { kind: "box", at: [14, 116], size: [1034, 9], tone: "mid" },
    { kind: "saddle", at: [850, 178], w: 210, h: 62 },
    { kind: "cradle", at: [850, 250], front: 170, rear: 150, h: 60, recoil: "below", reach: 250 },
    { kind: "gun", at: [840, 256], len: 1040, d: 34, calls: "huge open-mounted gun without muzzle brake, no turret" },
    { kind: "struts", lines: "M300 178L312 240M330 178L312 240", width: 7 },
    { kind: "handrail", x: [440, 700], y: 178, h: 34 },
    { kind: "blade", x: 1066, y: 46, h: 150, arm: [1040, 120], facing: "rear", calls: "large recoil spade at the stern" },
  ],
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
  "2S43": MALVA,
  "2S44": [
    ...partsOf(MALVA).filter(({ kind }) => kind !== "gun"),
    { kind: "gun", at: [1070, 276], len: 850, d: 23, elev: 3, brake: "multi", calls: "very long open-mounted gun over the whole truck" },
  ],
  Koksan: {
    wide: 327,
    parts: [
      { kind: "stamp", of: "su100p", sx: 1.02, calls: "tank-like hull with the crew in front and an open rear" },
      { kind: "tracks", wheels: evenly(118, 560, 6), r: 36, front: [56, 78, 27], rear: [640, 76, 28], drive: "front", rollers: 3 },
      { kind: "box", at: [14, 110], size: [690, 9], tone: "mid" },
      { kind: "saddle", at: [560, 176], w: 170, h: 66 },
      { kind: "cradle", at: [560, 248], front: 150, rear: 140, h: 56, recoil: "both", reach: 230 },
      { kind: "gun", at: [550, 252], len: 1240, d: 26, brake: "single", calls: "extremely long open-mounted gun, no turret," },
      { kind: "struts", lines: "M130 166L100 240M70 146L100 240", width: 8 },
      { kind: "blade", x: 740, y: 40, h: 100, arm: [700, 110], facing: "rear", calls: "recoil spade at the stern" },
    ],
  },
};
