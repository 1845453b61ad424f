import { evenly, points } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";
import { bowGuns } from "./bases";
import { hundredTurret, LONG_BMD_TRACKS } from "./chassis";

export const BMD_TRACKS: Part = { kind: "tracks", wheels: evenly(120, 412, 5), r: 27, front: [60, 60, 22], rear: [482, 62, 24], drive: "rear", rollers: 4 };

/** Airborne vehicles. */
export const AIRBORNE: WrittenSpecs = {
  "BMD-2": {
    wide: 263,
    parts: [
      { kind: "stamp", of: "bmd" },
      BMD_TRACKS,
      { kind: "gun", at: [196, 164], len: 230, d: 8.5, brake: "single" },
      { kind: "stamp", of: "cone", at: [184, 139], sx: 0.96 },
      { kind: "struts", lines: "M292 182L292 198", width: 8 },
      {
        kind: "canisters",
        at: [302, 196],
        len: 112,
        d: 13,
        back: 26,
        elev: 4,
        cap: "step",
        ribs: 1,
        tone: "light",
        calls: "one missile tube on the turret roof",
      },
      { kind: "whips", at: [[400, 140]], h: 120 },
    ],
  },
  "BMD-4": [
    { kind: "stamp", of: "bmd4" },
    { kind: "tracks", wheels: evenly(122, 462, 5), r: 30, front: [62, 64, 22], rear: [548, 66, 25], drive: "rear", rollers: 4 },
    { kind: "skirt", x: [80, 540], y: [88, 110], panels: 4, tone: "mid" },
    ...hundredTurret(216, 145, "bakhcha", 252),
  ],
  "BTR-D": {
    deck: bowGuns(26, 74),
    parts: [
      { kind: "stamp", of: "btrd" },
      LONG_BMD_TRACKS,
      { kind: "cupola", at: [220, 166], size: [56, 14], glass: true },
      { kind: "round", at: points(392, 140, 500, 140), r: 6, of: "port" },
      { kind: "whips", at: [[540, 166]], h: 140 },
    ],
  },
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
  "2S25": {
    wide: 315,
    parts: [
      { kind: "stamp", of: "bmd4", sx: 1.158 },
      { kind: "tracks", wheels: evenly(118, 572, 7), r: 29, front: [60, 66, 22], rear: [644, 68, 25], drive: "rear", rollers: 4 },
      { kind: "gun", at: [232, 176], len: 500, d: 20, evac: 0.42, sleeve: true },
      { kind: "stamp", of: "sprut", at: [222, 146] },
      { kind: "smoke", at: [300, 186], n: 3 },
      { kind: "mg", at: [360, 246], len: 70 },
    ],
  },
};
