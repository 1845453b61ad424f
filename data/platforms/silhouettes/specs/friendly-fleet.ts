import { evenly } from "../geometry";
import { type Part, partsOf, type WrittenSpecs } from "../spec";
import { btr, carriage, KRAZ, on, T55_GEAR, T72, tankHull } from "./bases";
import { FRIENDLY } from "./friendly";

const M113 = partsOf(FRIENDLY.M113).filter(({ kind }) => kind !== "cupola" && kind !== "mg");
const HUMVEE: readonly Part[] = [
  { kind: "stamp", of: "humvee" },
  { kind: "axles", at: [66, 396], r: 46, arch: 8, under: "hull" },
];

/** Ukraine's guns, carriers and launchers that are taken for hostile ones. */
export const FRIENDLY_FLEET: WrittenSpecs = {
  "PT-91": on(T72, [
    { kind: "era", at: [70, 84], size: [400, 38], cols: 10, rows: 1 },
    { kind: "gun", at: [206, 168], len: 472, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t72", at: [200, 136] },
    { kind: "era", at: [188, 142], size: [150, 50], cols: 6, rows: 3, lean: -12 },
    { kind: "smoke", at: [352, 184], n: 12 },
    { kind: "mg", at: [350, 250], plan: { y: 54 }, len: 84 },
    { kind: "box", at: [430, 150], plan: { wide: 150 }, size: [60, 46], tone: "mid", calls: "stowage boxes behind the turret" },
  ]),
  "M-55S": {
    wide: 340,
    parts: [
      ...tankHull(620, T55_GEAR),
      { kind: "skirt", x: [60, 580], y: [78, 114], panels: 7, tone: "mid", calls: "rubber side plates over the upper track" },
      { kind: "gun", at: [152, 172], len: 440, d: 17, evac: 0.46, sleeve: true },
      { kind: "stamp", of: "t55", at: [150, 136] },
      { kind: "era", at: [140, 146], size: [130, 48], cols: 5, rows: 2, lean: -10 },
      { kind: "smoke", at: [300, 186], n: 6 },
      { kind: "mg", at: [310, 240], plan: { y: 46 }, len: 90 },
    ],
  },
  "YPR-765": [
    ...M113,
    { kind: "gun", at: [246, 218], plan: { y: 34 }, len: 170, d: 8 },
    { kind: "stamp", of: "kpvtHigh", at: [206, 184], plan: { y: 34 }, sx: 1.1 },
    { kind: "smoke", at: [240, 206], n: 3 },
    { kind: "skirt", x: [150, 476], y: [112, 172], panels: 4, tone: "mid", calls: "bolted armour plates along the upper side" },
  ],
  Humvee: [...HUMVEE, { kind: "cupola", at: [226, 182], size: [74, 26], tone: "dark" }, { kind: "mg", at: [256, 222], len: 110 }],
  Avenger: [
    ...HUMVEE,
    { kind: "box", at: [318, 150], plan: { wide: 90 }, size: [110, 96], slant: [20, 10], calls: "turning mount with a seat behind the cab" },
    {
      kind: "canisters",
      at: [390, 210],
      plan: { y: 74, wide: 50, cols: 2, both: true },
      len: 150,
      d: 22,
      rows: 2,
      back: 70,
      elev: 12,
      ribs: 1,
      calls: "box of four missile tubes on each side of the mount",
    },
  ],
  "BTR-3": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "gun", at: [330, 236], len: 280, d: 9, brake: "single" },
    { kind: "stamp", of: "btr4Turret", at: [280, 187], sy: 0.94 },
    { kind: "canisters", at: [436, 228], plan: { y: -74 }, len: 130, d: 17, rows: 2, gap: 1, ribs: 1, calls: "two missile tubes on the side of the turret" },
    { kind: "smoke", at: [320, 204], n: 3 },
  ],
  Rosomak: [
    { kind: "stamp", of: "stryker", sx: 1.11, calls: "hull with a sharp bow and a flat roof" },
    { kind: "axles", at: [136, 278, 440, 582], r: 58, arch: 7, under: "hull" },
    { kind: "gun", at: [320, 244], len: 290, d: 9 },
    { kind: "stamp", of: "cv90Turret", at: [300, 196], sx: 1.05 },
    { kind: "smoke", at: [420, 236], n: 6 },
    { kind: "whips", at: [[640, 200]], h: 140 },
  ],
  M777: {
    wide: 260,
    parts: [
      { kind: "trail", from: [-10, 50], to: [-190, 14], plan: { y: 90 }, w: 18, end: "plate", calls: "two stabiliser legs in front" },
      { kind: "trail", from: [-10, 50], to: [-190, 14], plan: { y: -90 }, w: 18, end: "plate", calls: "two stabiliser legs in front" },
      { kind: "trail", from: [10, 56], to: [330, 16], w: 22, end: "spade", calls: "split trails with spades" },
      { kind: "gun", at: [-60, 108], len: 580, d: 21, elev: 14, brake: "double" },
      { kind: "cradle", at: [0, 96], front: 150, rear: 130, h: 48, recoil: "both", reach: 210, elev: 14 },
      { kind: "saddle", at: [6, 40], w: 110, h: 50 },
      carriage(42, [70], 66),
    ],
  },
  M270: {
    wide: 297,
    parts: [
      { kind: "stamp", of: "s300v", sx: 0.755, sy: 1.16, calls: "tracked carrier with a boxy armoured cab in front" },
      { kind: "tracks", wheels: evenly(136, 540, 6), r: 31, front: [64, 80, 28], rear: [634, 70, 26], drive: "front", rollers: 4 },
      { kind: "box", at: [12, 118], size: [680, 9], tone: "mid" },
      { kind: "box", at: [430, 200], size: [200, 30], tone: "dark", slant: [16, 10] },
      {
        kind: "tubes",
        at: [688, 226],
        plan: { cols: 6, wide: 250 },
        len: 450,
        d: 44,
        rows: 2,
        boxed: true,
        calls: "one large box of twelve rockets on a turntable at the rear",
      },
    ],
  },
  "RM-70": {
    wide: 250,
    parts: [
      { kind: "frame", x: [14, 900], y: 84, h: 30 },
      { kind: "stamp", of: "zil135", sx: 1.1, sy: 0.96, calls: "low armoured cab over the front axles" },
      { kind: "axles", at: [140, 305, 620, 765], r: 62, arch: 9, arched: 2 },
      { kind: "box", at: [280, 108], size: [170, 110], tone: "mid", seams: 3, calls: "rack with forty spare rockets behind the cab" },
      { kind: "box", at: [460, 108], size: [430, 16], tone: "mid" },
      { kind: "box", at: [640, 124], size: [160, 62], tone: "dark", slant: [22, 18] },
      { kind: "tubes", at: [760, 184], plan: { cols: 10, wide: 160 }, len: 300, d: 14, rows: 4, back: 90, elev: 22 },
    ],
  },
  Bohdana: {
    also: { gear: ["8"] },
    parts: [
      ...KRAZ.map((part): Part => (part.kind === "stamp" ? { ...part, calls: "armoured cab behind a very long bonnet" } : part)),
      { kind: "box", at: [380, 114], size: [180, 110], tone: "mid", seams: 2 },
      { kind: "saddle", at: [780, 116], w: 170, h: 120 },
      { kind: "cradle", at: [780, 246], front: 160, rear: 110, h: 54, recoil: "above", reach: 220, elev: 5 },
      { kind: "gun", at: [750, 254], len: 760, d: 22, elev: 5, brake: "double", calls: "very long open-mounted gun that lies over the bonnet" },
      { kind: "blade", x: 930, y: 44, h: 100, arm: [870, 112], facing: "rear", calls: "recoil spade at the tail" },
    ],
  },
  DANA: [
    { kind: "frame", x: [14, 900], y: 88, h: 30 },
    { kind: "stamp", of: "zil135", sy: 0.9, calls: "low armoured cab at the very front" },
    { kind: "box", at: [196, 116], size: [140, 60], tone: "mid" },
    { kind: "axles", at: [140, 305, 660, 810], r: 66, arch: 7, arched: 2 },
    { kind: "box", at: [580, 116], size: [310, 110], tone: "mid", slots: 8, calls: "engine house" },
    { kind: "gun", at: [380, 250], len: 470, d: 22, elev: 2, brake: "double" },
    { kind: "stamp", of: "s35", at: [330, 150], sx: 0.66, sy: 1.1, calls: "tall turret in the middle between cab and engine" },
  ],
  "NASAMS launcher": [
    { kind: "frame", x: [16, 830], y: 96, h: 28 },
    { kind: "stamp", of: "manCab" },
    { kind: "box", at: [286, 124], size: [90, 120], tone: "mid", seams: 1 },
    { kind: "axles", at: [132, 560, 700], r: 62, arch: 8, arched: 1 },
    { kind: "box", at: [400, 124], size: [430, 30], tone: "dark", seams: 3 },
    { kind: "struts", lines: "M540 150L480 300", width: 14 },
    { kind: "canisters", at: [780, 170], len: 420, d: 48, rows: 2, abreast: 3, gap: 4, elev: 30, calls: "block of six square missile boxes" },
    { kind: "jacks", at: [440, 800], y: 96 },
  ],
};
