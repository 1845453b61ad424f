import { evenly } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { SU100P } from "./bases";

/** Self-propelled guns, howitzers and mortars on light or special hulls. */
export const SP_GUNS: WrittenSpecs = {
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
  "2S4": [
    ...SU100P,
    { kind: "cupola", at: [214, 172], size: [60, 34], glass: true },
    { kind: "mg", at: [250, 222], len: 60 },
    { kind: "struts", lines: "M360 172L372 214M600 172L640 205M560 172L640 205", width: 9 },
    { kind: "mortar", at: [770, 206], len: 560, d: 34, elev: 2, calls: "very long mortar tube lying on the hull roof" },
    { kind: "box", at: [752, 92], plan: { wide: 220 }, size: [20, 186], tone: "dark", slant: [10, -10], calls: "large base plate hung behind the stern" },
    { kind: "struts", lines: "M690 150L752 140M690 120L752 112", width: 9 },
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
};
