import { evenly, points } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";
import { BMD_TRACKS } from "./airborne";
import { bowGuns, GM, heavy, kamaz, MZKT_AXLES, wireGuided } from "./bases";
import { ORLAN_SIDE } from "./drones";

/** A KamAZ-5350 with a box body. */
function boxTruck(windows: readonly number[], door: number): readonly Part[] {
  return [
    ...kamaz([134, 503, 635], 785),
    { kind: "shelter", at: [262, 112], size: [520, 192], windows, door, calls: "box body" },
    { kind: "box", at: [290, 62], size: [110, 44], tone: "mid" },
  ];
}

/** Launchers, jammers, radars and command trucks of today. */
export const FIRES_AND_SIGNALS: WrittenSpecs = {
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
  "2B26": [
    ...kamaz([134, 503, 635], 785),
    { kind: "box", at: [262, 108], size: [520, 14], tone: "mid" },
    { kind: "box", at: [290, 62], size: [110, 44], tone: "mid" },
    { kind: "round", at: [[250, 186]], r: 52, of: "spare" },
    { kind: "box", at: [560, 122], size: [150, 62], tone: "dark", slant: [22, 18] },
    { kind: "tubes", at: [660, 182], plan: { cols: 10, wide: 160 }, len: 300, d: 14, rows: 4, back: 90, elev: 22 },
  ],
  "TOS-2": [
    { kind: "frame", x: [16, 880], y: 88, h: 26 },
    { kind: "stamp", of: "ural", at: [24, 0], sx: 1.1, sy: 1.05, calls: "armoured cab behind a long high bonnet" },
    { kind: "axles", at: [158, 620, 762], r: 64, arch: 8, arched: 1 },
    { kind: "box", at: [374, 112], size: [120, 130], tone: "mid", seams: 1 },
    { kind: "box", at: [510, 112], size: [370, 22], tone: "mid" },
    { kind: "crane", foot: [440, 240], elbow: [470, 318], tip: [560, 320], w: 26, end: "none", calls: "loading crane beside the tubes" },
    { kind: "box", at: [620, 134], size: [200, 50], tone: "dark", slant: [24, 16] },
    {
      kind: "tubes",
      at: [760, 182],
      plan: { cols: 6, wide: 186 },
      len: 370,
      d: 29,
      rows: 3,
      back: 120,
      elev: 12,
      bands: 2,
      boxed: true,
      calls: "armoured box of three rows of rocket tubes",
    },
    { kind: "jacks", at: [550, 860], y: 92 },
  ],
  "3K60": [
    ...heavy("mzkt", 1270, MZKT_AXLES),
    { kind: "shelter", at: [296, 126], size: [330, 180], windows: [50], door: 180, calls: "closed cabin behind the cab" },
    { kind: "box", at: [640, 126], size: [600, 40], tone: "mid", seams: 5 },
    { kind: "box", at: [960, 166], size: [200, 70], tone: "dark", slant: [50, 20] },
    { kind: "struts", lines: "M800 166L880 368", width: 16 },
    {
      kind: "canisters",
      at: [1130, 210],
      len: 520,
      d: 64,
      rows: 2,
      abreast: 4,
      gap: 8,
      back: 120,
      elev: 32,
      ribs: 3,
      calls: "eight missile canisters in two rows",
    },
    { kind: "jacks", at: [585, 860, 1160], y: 100 },
  ],
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
  "1L260": [
    ...GM,
    { kind: "box", at: [150, 168], size: [330, 76], slant: [50, 10], seams: 3, calls: "long equipment house behind the bow" },
    { kind: "box", at: [500, 168], size: [220, 40], tone: "dark", slant: [20, 20] },
    { kind: "struts", lines: "M720 190L660 380", width: 14 },
    {
      kind: "planar",
      at: [580, 208],
      size: [270, 290],
      lean: 14,
      cut: 10,
      cols: 9,
      rows: 10,
      rim: true,
      calls: "large, nearly square flat panel raised at the rear",
    },
  ],
  "Ground robot": {
    wide: 110,
    parts: [
      { kind: "tracks", wheels: evenly(44, 124, 4), r: 12, front: [20, 34, 12], rear: [150, 34, 13], drive: "rear", rollers: 0 },
      { kind: "box", at: [4, 46], size: [164, 20], slant: [10, 2], seams: 3, calls: "flat platform without a cab" },
      { kind: "struts", lines: "M96 66L96 88", width: 12 },
      { kind: "mg", at: [92, 96], len: 70, elev: 4, calls: "machine gun on a short post" },
      { kind: "cupola", at: [100, 100], size: [22, 20], glass: true, tone: "dark" },
      { kind: "whips", at: points(146, 66, 158, 66), h: 70 },
    ],
  },
  "Leer-3": [
    ...boxTruck([60, 130], 330),
    { kind: "mast", at: [740, 304], h: 380, w: 22, sections: 4 },
    { kind: "struts", lines: "M820 20L1130 150M900 54L900 4M1060 120L1060 4", width: 9 },
    ...ORLAN_SIDE.map((of, i): Part => ({ kind: "stamp", of, at: [900, 96], calls: i === 0 ? "propeller drone on its catapult beside the truck" : "" })),
    { kind: "whips", at: [[330, 304]], h: 180 },
  ],
  "Murmansk-BN": [
    { kind: "struts", lines: "M820 3100L-420 4M820 3100L1580 4M820 2000L-160 4M820 2000L1440 4", width: 4 },
    ...kamaz([134, 328, 662, 794], 975, 1.12),
    { kind: "shelter", at: [270, 108], size: [380, 190], door: 240, windows: [50, 120], calls: "box body" },
    { kind: "box", at: [670, 108], size: [300, 60], tone: "mid", seams: 3 },
    { kind: "mast", at: [820, 168], h: 3030, w: 56, sections: 9, calls: "telescopic mast about 32 m high with guy wires" },
    { kind: "jacks", at: [430, 720, 940], y: 92 },
  ],
  "Command truck": [
    ...boxTruck([60, 150, 240], 400),
    { kind: "mast", at: [300, 304], h: 300, w: 20, sections: 4 },
    { kind: "whips", at: points(400, 304, 560, 304, 740, 304), h: 240 },
    { kind: "box", at: [420, 304], size: [120, 26], tone: "mid", slots: 4, calls: "ventilator on the roof" },
  ],
};
