import { evenly, points } from "../geometry";
import { partsOf, type WrittenSpecs } from "../spec";
import { BAZ_AXLES, btr, carriage, heavy, kamaz, ZIL } from "./bases";
import { LIGHT_VEHICLES } from "./light-vehicles";
import { torTurret } from "./short-range";
import { SP_GUNS } from "./sp-guns";
import { SP_HOWITZERS } from "./sp-howitzers";

/** Guns, rocket launchers and air defence that came with this war. */
export const NEWER_GUNS: WrittenSpecs = {
  "9P138": [
    ...ZIL,
    { kind: "box", at: [312, 98], size: [380, 14], tone: "mid" },
    { kind: "box", at: [470, 112], size: [140, 60], tone: "dark", slant: [22, 18] },
    { kind: "tubes", at: [580, 170], plan: { cols: 10, wide: 156 }, len: 280, d: 14, rows: 4, back: 90, elev: 22 },
    { kind: "round", at: [[336, 150]], r: 46, of: "spare" },
  ],
  "2S44": [
    ...partsOf(SP_HOWITZERS["2S43"]).filter(({ kind }) => kind !== "gun"),
    { kind: "gun", at: [1070, 276], len: 850, d: 23, elev: 3, brake: "multi", calls: "very long open-mounted gun over the whole truck" },
  ],
  "2S34": [
    ...partsOf(SP_GUNS["2S1"]).filter((part) => part.kind === "tracks" || (part.kind === "stamp" && part.of === "gvozdika")),
    { kind: "gun", at: [402, 206], len: 250, d: 19, mantlet: 22 },
    { kind: "stamp", of: "s1", at: [390, 165] },
    { kind: "smoke", at: [440, 200], n: 6 },
    { kind: "cupola", at: [170, 163], size: [50, 12], glass: true },
    { kind: "mg", at: [520, 272], len: 56 },
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
  M1991: [
    ...kamaz([140, 600, 740], 960, 1.1),
    { kind: "box", at: [250, 108], size: [90, 120], tone: "mid", seams: 1 },
    { kind: "box", at: [360, 108], size: [590, 22], tone: "mid" },
    { kind: "box", at: [620, 130], size: [230, 56], tone: "dark", slant: [40, 20] },
    {
      kind: "tubes",
      at: [800, 186],
      plan: { cols: 6, wide: 210 },
      len: 540,
      d: 31,
      rows: 4,
      back: 160,
      elev: 20,
      calls: "launcher of four rows of thick rocket tubes",
    },
    { kind: "jacks", at: [430, 900], y: 92 },
  ],
  "Type 75": {
    wide: 140,
    parts: [
      { kind: "trail", from: [10, 50], to: [150, 16], w: 16, end: "spade", calls: "two short trails" },
      { kind: "saddle", at: [4, 44], w: 56, h: 30 },
      { kind: "tubes", at: [30, 72], plan: { cols: 4, wide: 60 }, len: 88, d: 12, rows: 3, back: 40, elev: 24, bands: 2 },
      carriage(30),
    ],
  },
  "D-74": {
    wide: 235,
    parts: [
      { kind: "trail", from: [10, 74], to: [450, 16], w: 34, end: "spade", calls: "long split trail with spades" },
      { kind: "gun", at: [-60, 132], len: 470, d: 17, elev: 8, brake: "double" },
      { kind: "cradle", at: [0, 124], front: 140, rear: 112, h: 44, recoil: "above", reach: 200, elev: 8 },
      { kind: "saddle", at: [6, 70], w: 90, h: 56 },
      { kind: "shield", at: [-66, 44], h: 146, lean: 40, wing: 30 },
      carriage(55),
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
  "RB-531B": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "box", at: [190, 187], size: [500, 66], slant: [34, 12], seams: 4, calls: "tall boxy superstructure without a turret" },
    { kind: "mast", at: [430, 253], h: 420, w: 26, sections: 4 },
    { kind: "boomAerial", at: [480, 660], len: 110, elements: 6, span: 90, calls: "directional aerial on top" },
    { kind: "smoke", at: [260, 232], n: 6, elev: 48 },
    { kind: "whips", at: points(260, 253, 360, 253, 540, 253, 650, 250), h: 190 },
  ],
  "Tor-M2DT": [...partsOf(LIGHT_VEHICLES["DT-30"]).filter(({ kind }) => kind !== "cargo"), ...torTurret([860, 162], 326)],
  "50P6": [
    ...heavy("baz6900", 1190, BAZ_AXLES),
    { kind: "shelter", at: [372, 126], size: [130, 150], ribs: 2, calls: "electronics cabinet behind the engine" },
    { kind: "box", at: [520, 126], size: [500, 44], tone: "mid", seams: 4 },
    { kind: "struts", lines: "M820 150L1060 360", width: 14 },
    {
      kind: "canisters",
      at: [1060, 80],
      len: 560,
      d: 44,
      rows: 3,
      abreast: 4,
      gap: 4,
      elev: 90,
      ribs: 3,
      calls: "block of twelve slim round missile containers",
    },
    { kind: "jacks", at: [560, 1100], y: 100 },
  ],
};
