import { evenly, points } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";
import { bowGuns, hundredTurret, LONG_BMD_TRACKS, missileTubes, wireGuided } from "./bases";

const BMD_TRACKS: Part = { kind: "tracks", wheels: evenly(120, 412, 5), r: 27, front: [60, 60, 22], rear: [482, 62, 24], drive: "rear", rollers: 4 };

export const AIRBORNE: WrittenSpecs = {
  "BMD-2": {
    wide: 263,
    parts: [
      { kind: "stamp", of: "bmd" },
      BMD_TRACKS,
      { kind: "gun", at: [196, 164], len: 230, d: 8.5, brake: "single" },
      { kind: "stamp", of: "cone", at: [184, 139], sx: 0.96 },
      { kind: "struts", lines: "M292 182L292 198", width: 8 },
      missileTubes([302, 196], { len: 112, d: 13, back: 26, elev: 4, calls: "one missile tube on the turret roof" }),
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
  "BTR-MDM": [
    { kind: "stamp", of: "bmd4" },
    { kind: "tracks", wheels: [122, 207, 292, 377, 462], r: 30, front: [62, 64, 22], rear: [548, 66, 25], drive: "rear", rollers: 4 },
    { kind: "skirt", x: [80, 540], y: [88, 110], panels: 4, tone: "mid" },
    { kind: "box", at: [150, 143], size: [440, 44], slant: [46, 8], seams: 3, calls: "high flat roof without a turret" },
    { kind: "cupola", at: [210, 187], size: [50, 12], glass: true },
    { kind: "struts", lines: "M330 187L330 204", width: 20 },
    { kind: "mg", at: [324, 212], len: 74 },
    { kind: "whips", at: [[540, 186]], h: 130 },
  ],
  "BMD-1": {
    deck: bowGuns(26, 70),
    parts: [
      { kind: "stamp", of: "bmd" },
      BMD_TRACKS,
      { kind: "gun", at: [200, 168], len: 150, d: 15 },
      wireGuided([212, 186]),
      { kind: "stamp", of: "cone", at: [184, 139], sx: 0.96 },
      { kind: "whips", at: [[420, 140]], h: 110 },
    ],
  },
};
