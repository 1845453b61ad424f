import { evenly, points } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";
import { BMP, BMP3_HULL, btr, KRAZ, kamaz, SU100P, T55_GEAR, T72_GEAR, tankHull, ural, ZIL } from "./bases";

/** Running gear of the long tracked ferries: seven small wheels under a boat of about 12 m. */
const FERRY_TRACKS: Part = { kind: "tracks", wheels: evenly(270, 900, 7), r: 31, front: [180, 84, 30], rear: [1000, 78, 27], drive: "front", rollers: 5 };

/** The tractor MT-T up to its deck: a boxy cab, then a flat bed over seven small wheels. */
const MTT: readonly Part[] = [
  { kind: "stamp", of: "s300v", sx: 0.95, sy: 1.06, calls: "long tracked tractor with a boxy cab in front" },
  { kind: "tracks", wheels: evenly(170, 704, 7), r: 31, front: [86, 84, 30], rear: [786, 76, 26], drive: "front", rollers: 5 },
  { kind: "box", at: [14, 124], size: [856, 9], tone: "mid" },
];

/** A pair of mine rollers pushed ahead of the bow. */
const mineRollers: readonly Part[] = [
  { kind: "struts", lines: "M20 90L-96 62M20 60L-96 40", width: 10 },
  { kind: "round", at: points(-130, 44, -76, 44), r: 42, plan: { y: 118, wide: 84, both: true }, of: "port" },
  { kind: "box", at: [-150, 60], size: [110, 30], tone: "mid", calls: "mine rollers ahead of the bow" },
];

/** The hull of a tracked ferry: a long boat with its cab at the bow. */
const ferry: readonly Part[] = [{ kind: "stamp", of: "boat", sx: 1.72, sy: 1.15, calls: "very long boat-shaped hull" }, FERRY_TRACKS];

/** A scissors or girder bridge over a T-55 hull. */
const bridgeLayer = (bridge: Part, foot: number): readonly Part[] => [
  ...tankHull(620, T55_GEAR),
  { kind: "box", at: [foot, 138], size: [180, 50], tone: "dark", slant: [30, 30], calls: "launching gear under the bridge" },
  bridge,
];

export const ENGINEERING: WrittenSpecs = {
  "BTS-4A": {
    wide: 327,
    parts: [
      ...tankHull(620, T55_GEAR),
      { kind: "box", at: [150, 136], size: [190, 44], slant: [36, 20], seams: 1, calls: "low superstructure in place of the turret" },
      { kind: "cupola", at: [190, 180], size: [50, 14], glass: true },
      { kind: "box", at: [360, 136], size: [230, 56], tone: "mid", seams: 5, calls: "stowage basket on the rear deck" },
      { kind: "mast", at: [330, 180], h: 90, w: 44, sections: 1, calls: "wide snorkel tube" },
      { kind: "blade", x: 660, y: 60, h: 80, arm: [610, 110], facing: "rear", calls: "spade at the rear" },
    ],
  },
  "BREM-1": [
    ...tankHull(686, T72_GEAR),
    { kind: "box", at: [150, 138], size: [300, 62], slant: [44, 20], seams: 2, calls: "armoured superstructure instead of a turret" },
    { kind: "cupola", at: [210, 200], size: [60, 16], glass: true },
    { kind: "mg", at: [240, 228], len: 60 },
    { kind: "box", at: [470, 138], size: [170, 30], tone: "mid", seams: 2, calls: "cargo platform on the rear deck" },
    { kind: "box", at: [112, 112], plan: { y: -122, wide: 60 }, size: [44, 78], tone: "dark", slant: [6, 6] },
    {
      kind: "crane",
      foot: [132, 170],
      plan: { y: -122 },
      elbow: [520, 162],
      tip: [548, 156],
      w: 32,
      end: "hook",
      calls: "crane jib folded back along its own left side of the hull",
    },
    { kind: "blade", x: -44, y: 18, h: 96, arm: [50, 84], facing: "front", calls: "dozer blade at the bow" },
    { kind: "roll", at: [560, 170], plan: { y: 60 }, len: 130, d: 22, calls: "thick snorkel" },
  ],
  "IMR-2": [
    ...tankHull(686, T72_GEAR),
    { kind: "box", at: [200, 138], size: [210, 40], seams: 1 },
    { kind: "box", at: [300, 178], plan: { y: 56, wide: 116 }, size: [110, 78], slant: [20, 14], calls: "operator's armoured cab on a turntable" },
    { kind: "panes", at: [[318, 216]], size: [30, 24] },
    { kind: "crane", foot: [400, 196], plan: { y: -30 }, elbow: [90, 290], tip: [-40, 190], w: 38, end: "grab" },
    { kind: "blade", x: -110, y: 6, h: 130, arm: [60, 84], facing: "front", calls: "large dozer blade ahead of the bow" },
    { kind: "plough", from: [680, 118], to: [760, 30], w: 40 },
  ],
  "MTU-72": [
    ...tankHull(686, T72_GEAR),
    { kind: "box", at: [240, 138], size: [180, 60], tone: "dark", slant: [30, 30], calls: "launching gear under the bridge" },
    { kind: "bridge", at: [-190, 186], len: 1160, h: 130, layers: 2, taper: 120, elev: 3 },
    { kind: "struts", lines: "M60 120L-20 196M640 138L680 200", width: 14 },
  ],
  "MTU-90": [
    ...tankHull(686, T72_GEAR),
    { kind: "box", at: [220, 138], size: [220, 50], tone: "dark", slant: [30, 30], calls: "launching gear under the bridge" },
    { kind: "bridge", at: [-170, 188], len: 920, h: 204, layers: 3, taper: 70, calls: "thick bridge folded in three, one part on the other" },
    { kind: "struts", lines: "M60 120L-20 190M640 138L680 190", width: 14 },
  ],
  "TMM-3": [
    ...KRAZ,
    { kind: "box", at: [430, 114], size: [430, 24], tone: "mid" },
    { kind: "bridge", at: [366, 142], len: 580, h: 160, layers: 2, taper: 40, truss: true },
    { kind: "struts", lines: "M850 110L930 250", width: 16 },
    { kind: "box", at: [866, 70], size: [30, 70], tone: "mid", calls: "laying gear at the tail" },
  ],
  "GMZ-3": [
    ...SU100P,
    { kind: "box", at: [250, 172], size: [420, 66], slant: [26, 6], seams: 3, calls: "large box-shaped mine magazine" },
    { kind: "cupola", at: [180, 172], size: [60, 20], glass: true },
    { kind: "mg", at: [210, 206], len: 60 },
    { kind: "plough", from: [690, 140], to: [820, 6], w: 46, calls: "mine chute and plough hanging behind the stern" },
    { kind: "box", at: [690, 120], size: [90, 30], tone: "mid", slant: [0, 30] },
  ],
  "UR-77": [
    { kind: "stamp", of: "gvozdika", calls: "low amphibious hull" },
    { kind: "tracks", wheels: evenly(126, 570, 7), r: 33.5, front: [64, 70, 25], rear: [648, 64, 24], drive: "front", rollers: 0 },
    { kind: "box", at: [330, 165], size: [380, 70], slant: [90, 8], seams: 3, calls: "line-charge housing on the rear half" },
    {
      kind: "tubes",
      at: [560, 206],
      plan: { cols: 2, wide: 80 },
      len: 300,
      d: 24,
      back: 110,
      elev: 28,
      bands: 2,
      calls: "launch ramp for two line-charge rockets",
    },
    { kind: "cupola", at: [196, 163], size: [54, 14], glass: true },
  ],
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
  Zemledeliye: [
    ...kamaz([150, 350, 690, 830], 1040, 1.14),
    { kind: "shelter", at: [270, 108], size: [210, 170], round: 14, windows: [40], calls: "armoured cabin behind the cab" },
    { kind: "box", at: [500, 108], size: [530, 40], tone: "mid", seams: 4 },
    { kind: "box", at: [760, 148], size: [180, 70], tone: "dark", slant: [30, 20] },
    {
      kind: "canisters",
      at: [880, 216],
      plan: { y: 62, wide: 106, cols: 5, both: true },
      len: 300,
      d: 25,
      rows: 5,
      gap: 1,
      back: 120,
      elev: 30,
      ribs: 1,
      calls: "two blocks of mine-rocket tubes side by side",
    },
    { kind: "jacks", at: [560, 980], y: 92 },
  ],
  UMZ: [
    ...ZIL,
    { kind: "box", at: [312, 98], size: [380, 16], tone: "mid" },
    ...[380, 505, 630].map(
      (x, i): Part => ({
        kind: "tubes",
        at: [x - 42, 118],
        plan: { y: 72, wide: 84, cols: 5, both: true },
        len: 100,
        d: 17,
        rows: 5,
        elev: 90,
        bands: 2,
        calls: `bundles of mine tubes on both sides at the ${["front", "middle", "rear"][i]} of the bed`,
      }),
    ),
    { kind: "round", at: [[330, 150]], r: 46, of: "spare" },
  ],
  "KET-L": [
    ...ural("ural", 800).filter(({ kind }) => kind !== "round"),
    { kind: "shelter", at: [330, 108], size: [120, 130], windows: [30], calls: "low crew and tool box" },
    { kind: "box", at: [460, 108], size: [330, 50], tone: "mid", seams: 3 },
    { kind: "crane", foot: [520, 158], elbow: [500, 270], tip: [850, 286], w: 34, end: "hook", calls: "crane jib that lies over the tail" },
    { kind: "blade", x: 830, y: 40, h: 90, arm: [780, 112], facing: "rear", calls: "spade at the tail" },
  ],
  "EOV-4421": [
    ...KRAZ,
    { kind: "box", at: [440, 114], size: [420, 30], tone: "mid", seams: 3 },
    { kind: "box", at: [560, 144], size: [150, 24], tone: "dark", plan: { wide: 140 } },
    { kind: "crane", foot: [690, 200], elbow: [830, 430], tip: [1010, 190], w: 44, end: "none", calls: "digging arm" },
    { kind: "box", at: [968, 110], size: [90, 90], tone: "dark", slant: [0, 34], plan: { wide: 90 }, calls: "bucket on the arm" },
    {
      kind: "box",
      at: [470, 168],
      size: [230, 128],
      slant: [10, 24],
      seams: 1,
      plan: { wide: 200 },
      calls: "engine house and second cab that turn on the rear",
    },
    { kind: "panes", at: [[604, 214]], size: [64, 66] },
    { kind: "jacks", at: [420, 850], y: 90 },
  ],
  "MTU-20": {
    parts: bridgeLayer(
      { kind: "bridge", at: [-260, 196], len: 1160, h: 134, layers: 2, taper: 220, elev: 2, calls: "bridge 11.6 m long with its ramps folded up over it" },
      230,
    ),
  },
  "MT-55A": {
    parts: bridgeLayer({ kind: "bridge", at: [-180, 186], len: 980, h: 170, layers: 2, taper: 70, elev: 3, calls: "thick bridge folded in two on top" }, 150),
  },
};
