import { partsOf, type WrittenSpecs } from "../spec";
import { BMP3_HULL, btr, carriage, LONG_BMD_TRACKS, SU100P } from "./bases";
import { SELF_PROPELLED_GUNS } from "./self-propelled-guns";

export const MORTARS: WrittenSpecs = {
  "2S9": {
    wide: 263,
    parts: [
      { kind: "stamp", of: "bmd", sx: 1.08 },
      LONG_BMD_TRACKS,
      { kind: "gun", at: [214, 172], len: 160, d: 18, mantlet: 22 },
      { kind: "stamp", of: "s9", at: [202, 139] },
      { kind: "whips", at: [[470, 140]], h: 130 },
    ],
  },
  "2S23": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "gun", at: [296, 226], len: 150, d: 18, mantlet: 24 },
    { kind: "stamp", of: "s9", at: [282, 187], sx: 1.16, sy: 1.05, calls: "large sloping turret over the middle of the hull" },
    { kind: "mg", at: [400, 282], len: 56 },
    { kind: "smoke", at: [336, 222], n: 3 },
  ],
  "2S31": [
    ...BMP3_HULL,
    { kind: "gun", at: [286, 210], len: 290, d: 18, mantlet: 30 },
    { kind: "stamp", of: "s35", at: [270, 162], sx: 0.7, sy: 0.86, calls: "large angular turret in the middle of the hull" },
    { kind: "smoke", at: [330, 206], n: 4 },
    { kind: "cupola", at: [450, 260], size: [50, 24], glass: true, tone: "dark" },
  ],
  "2S4": [
    ...SU100P,
    { kind: "cupola", at: [214, 172], size: [60, 34], glass: true },
    { kind: "mg", at: [250, 222], len: 60 },
    { kind: "struts", lines: "M360 172L372 214M600 172L640 205M560 172L640 205", width: 9 },
    { kind: "mortar", at: [770, 206], len: 560, d: 34, elev: 2, calls: "very long mortar tube lying on the hull roof" },
    { kind: "box", at: [752, 92], plan: { wide: 220 }, size: [20, 186], tone: "dark", slant: [10, -10], calls: "large base plate hung behind the stern" },
    { kind: "struts", lines: "M690 150L752 140M690 120L752 112", width: 9 },
  ],
  "2S12": {
    wide: 155,
    parts: [
      { kind: "mortar", at: [0, 16], len: 182, d: 18, elev: 62, bipod: 96, plate: 62 },
      { kind: "trail", from: [156, 60], to: [270, 26], w: 16, end: "lunette", calls: "two-wheeled carriage unhooked behind it" },
      { kind: "struts", lines: "M104 60L166 60M112 60L88 102M156 60L168 100", width: 9 },
      carriage(34, [138]),
    ],
  },
  "2B9": {
    wide: 158,
    parts: [
      { kind: "trail", from: [10, 46], to: [176, 12], w: 16, end: "spade", calls: "split trails" },
      { kind: "gun", at: [-24, 78], len: 112, d: 14, elev: 16 },
      { kind: "cradle", at: [0, 74], front: 50, rear: 60, h: 28, recoil: "both", reach: 60, elev: 16 },
      { kind: "saddle", at: [4, 40], w: 60, h: 36 },
      { kind: "box", at: [14, 62], size: [30, 34], tone: "mid", seams: 3, calls: "clip of bombs at the breech" },
      carriage(31),
    ],
  },
  "2B16": {
    wide: 179,
    parts: [
      { kind: "trail", from: [10, 54], to: [270, 14], w: 24, end: "spade", calls: "split trails with spades" },
      { kind: "box", at: [-40, 8], size: [70, 30], tone: "dark", slant: [10, 10] },
      { kind: "gun", at: [-50, 96], len: 150, d: 19, elev: 14, brake: "multi" },
      { kind: "cradle", at: [0, 88], front: 90, rear: 80, h: 40, recoil: "above", reach: 110, elev: 14 },
      { kind: "saddle", at: [4, 50], w: 80, h: 46 },
      { kind: "shield", at: [-40, 60], h: 58, lean: 16, wing: 14 },
      carriage(34, [30], 52),
    ],
  },
  "2S40": [
    { kind: "frame", x: [16, 820], y: 84, h: 24 },
    { kind: "stamp", of: "ural", at: [20, 0], calls: "armoured cab behind a long high bonnet" },
    { kind: "axles", at: [142, 560, 700], r: 61, arch: 8, arched: 1 },
    { kind: "shelter", at: [338, 108], size: [170, 170], windows: [30, 104], round: 16, calls: "armoured crew cabin" },
    { kind: "box", at: [520, 106], size: [300, 44], tone: "mid", seams: 3 },
    { kind: "saddle", at: [690, 150], w: 130, h: 84 },
    { kind: "cradle", at: [690, 238], front: 90, rear: 90, h: 44, recoil: "above", reach: 120, elev: 16 },
    { kind: "gun", at: [660, 252], len: 220, d: 19, elev: 16, calls: "thick gun on an open mount on the bed" },
    { kind: "blade", x: 850, y: 20, h: 90, arm: [810, 100], facing: "rear", calls: "supports at the tail" },
  ],
  "2S34": [
    ...partsOf(SELF_PROPELLED_GUNS["2S1"]).filter((part) => part.kind === "tracks" || (part.kind === "stamp" && part.of === "gvozdika")),
    { kind: "gun", at: [402, 206], len: 250, d: 19, mantlet: 22 },
    { kind: "stamp", of: "s1", at: [390, 165] },
    { kind: "smoke", at: [440, 200], n: 6 },
    { kind: "cupola", at: [170, 163], size: [50, 12], glass: true },
    { kind: "mg", at: [520, 272], len: 56 },
  ],
};
