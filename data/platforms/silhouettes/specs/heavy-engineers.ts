import { points } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";
import { BMP, btr, KRAZ, T72_GEAR, tankHull } from "./bases";
import { BMP3_HULL, FERRY_TRACKS, MTT } from "./chassis";

/** A pair of mine rollers pushed ahead of the bow. */
const mineRollers: readonly Part[] = [
  { kind: "struts", lines: "M20 90L-96 62M20 60L-96 40", width: 10 },
  { kind: "round", at: points(-130, 44, -76, 44), r: 42, plan: { y: 118, wide: 84, both: true }, of: "port" },
  { kind: "box", at: [-150, 60], size: [110, 30], tone: "mid", calls: "mine rollers ahead of the bow" },
];

/** The hull of a tracked ferry: a long boat with its cab at the bow. */
const ferry: readonly Part[] = [{ kind: "stamp", of: "boat", sx: 1.72, sy: 1.15, calls: "very long boat-shaped hull" }, FERRY_TRACKS];

/** Engineer vehicles of today. */
export const HEAVY_ENGINEERS: WrittenSpecs = {
  "BREM-L": [
    ...BMP3_HULL,
    { kind: "box", at: [190, 160], size: [260, 50], slant: [40, 16], seams: 2, calls: "low superstructure instead of a turret" },
    { kind: "cupola", at: [240, 210], size: [56, 14], glass: true },
    { kind: "crane", foot: [150, 226], elbow: [560, 236], tip: [590, 228], w: 28, end: "hook", calls: "crane jib along the roof" },
    { kind: "box", at: [480, 160], size: [200, 24], tone: "mid", seams: 2 },
    { kind: "blade", x: -40, y: 24, h: 84, arm: [44, 84], facing: "front", calls: "small blade at the bow" },
  ],
  "BREM-2": [
    ...BMP,
    { kind: "cupola", at: [240, 158], size: [40, 10], glass: true },
    { kind: "cupola", at: [310, 158], size: [80, 22], tone: "mid" },
    { kind: "mg", at: [340, 190], len: 60 },
    { kind: "box", at: [400, 158], size: [230, 34], tone: "mid", seams: 4, calls: "cargo platform over the rear half" },
    { kind: "crane", foot: [300, 176], plan: { y: 70 }, elbow: [570, 216], tip: [600, 200], w: 24, end: "hook", calls: "crane jib folded along the roof" },
  ],
  "BREM-K": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "gun", at: [258, 204], len: 62, d: 5, elev: 4, calls: "machine gun" },
    { kind: "stamp", of: "kpvt", at: [242, 187], sx: 0.84, sy: 0.76, calls: "small turret" },
    { kind: "box", at: [430, 182], plan: { wide: 150 }, size: [210, 26], tone: "mid", slant: [6, 10], seams: 4, calls: "tool boxes on the rear roof" },
    { kind: "crane", foot: [606, 204], plan: { y: -84 }, elbow: [330, 228], tip: [304, 216], w: 18, end: "hook", calls: "crane jib folded along the roof" },
    { kind: "box", at: [664, 172], plan: { y: 108, wide: 34, both: true }, size: [70, 20], tone: "dark", slant: [6, 14], calls: "raised exhaust at the stern" },
  ],
  "BMR-3M": [
    ...tankHull(686, T72_GEAR),
    ...mineRollers,
    { kind: "skirt", x: [56, 640], y: [80, 118], panels: 7, tone: "body", calls: "" },
    { kind: "era", at: [60, 84], size: [560, 34], cols: 9, rows: 1 },
    { kind: "box", at: [170, 138], size: [330, 72], slant: [60, 24], seams: 2, calls: "fixed armoured box instead of a turret" },
    { kind: "cupola", at: [290, 210], size: [56, 16], glass: true },
    { kind: "mg", at: [310, 240], len: 84 },
    { kind: "smoke", at: [440, 190], n: 4 },
    { kind: "whips", at: [[470, 210]], h: 120 },
  ],
  "BAT-2": [
    ...MTT,
    { kind: "box", at: [60, 150], size: [250, 118], slant: [30, 6], seams: 2, calls: "large crew cab" },
    { kind: "panes", at: points(106, 214, 180, 214), size: [46, 34] },
    { kind: "box", at: [330, 192], size: [220, 46], tone: "mid", seams: 3 },
    { kind: "box", at: [770, 190], size: [60, 44], tone: "dark", slant: [10, 10] },
    { kind: "crane", foot: [800, 236], elbow: [360, 286], tip: [330, 276], w: 32, end: "hook", calls: "crane jib over the rear deck" },
    {
      kind: "blade",
      x: -150,
      plan: { wide: 420 },
      y: 30,
      h: 176,
      arm: [40, 96],
      facing: "front",
      swept: 120,
      calls: "very large V-shaped blade raised in front of the cab",
    },
    { kind: "plough", from: [860, 120], to: [950, 20], w: 46 },
  ],
  "MDK-3": {
    raised: "its cutting wheel up",
    parts: [
      ...MTT,
      { kind: "box", at: [60, 150], size: [240, 112], slant: [30, 6], seams: 2, calls: "large crew cab" },
      { kind: "panes", at: [[106, 210]], size: [60, 34] },
      { kind: "box", at: [330, 192], size: [300, 50], tone: "mid", seams: 3 },
      { kind: "struts", lines: "M640 196L900 290M820 150L900 280", width: 22 },
      { kind: "round", at: [[900, 280]], r: 150, plan: { wide: 110 }, of: "lamp" },
      { kind: "round", at: [[900, 280]], r: 56, of: "port" },
      { kind: "struts", lines: "M760 280L1040 280M900 140L900 420M802 182L998 378M802 378L998 182", width: 12 },
      { kind: "box", at: [850, 410], plan: { wide: 90 }, size: [100, 26], tone: "dark", slant: [14, 14], calls: "huge cutting wheel raised at the rear" },
      { kind: "blade", x: -50, y: 20, h: 90, arm: [40, 90], facing: "front", calls: "small blade at the bow" },
    ],
  },
  "PTS-2": {
    wide: 330,
    parts: [
      ...ferry,
      { kind: "box", at: [90, 158], plan: { wide: 240 }, size: [190, 100], slant: [44, 6], seams: 1, calls: "crew cab at the very front" },
      { kind: "panes", at: [[150, 206]], size: [50, 34] },
      { kind: "box", at: [40, 118], size: [1130, 12], tone: "mid" },
      { kind: "cargo", at: [300, 130], size: [860, 92] },
      { kind: "box", at: [1160, 128], plan: { wide: 300 }, size: [24, 110], tone: "dark", slant: [-8, 8], calls: "ramp at the rear" },
    ],
  },
  "PMM-2": {
    wide: 336,
    parts: [
      { kind: "stamp", of: "boat", sx: 1.92, sy: 1.15, calls: "very long boat-shaped hull" },
      FERRY_TRACKS,
      { kind: "box", at: [40, 118], size: [1270, 12], tone: "mid" },
      { kind: "box", at: [80, 158], size: [190, 140], slant: [44, 6], seams: 1, calls: "raised crew cab at the very front" },
      { kind: "panes", at: [[144, 240]], size: [50, 36] },
      { kind: "box", at: [290, 162], plan: { wide: 330 }, size: [1020, 96], slant: [-14, -14], seams: 8 },
      {
        kind: "box",
        at: [276, 260],
        plan: { wide: 330 },
        size: [1048, 96],
        tone: "mid",
        slant: [40, 40],
        seams: 8,
        calls: "two long pontoons folded on top of the hull",
      },
    ],
  },
  PMP: {
    also: { gear: ["8"] },
    parts: [
      ...KRAZ,
      { kind: "box", at: [400, 114], size: [470, 20], tone: "dark" },
      { kind: "box", at: [410, 136], size: [570, 90], slant: [-34, -16], seams: 5 },
      { kind: "box", at: [376, 228], size: [620, 96], tone: "mid", slant: [60, 40], seams: 5, calls: "large folded pontoon that hangs over the tail" },
      { kind: "roll", at: [480, 326], len: 380, d: 14 },
    ],
  },
};
