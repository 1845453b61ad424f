import type { WrittenSpecs } from "../spec";
import { BMP, btr, MTLB, ports, troopHatches } from "./bases";
import { BMP3_HULL } from "./chassis";

/** Protected trucks, rebuilt fighting vehicles and gun-mortars of today. */
export const PROTECTED_VEHICLES: WrittenSpecs = {
  "K-53949": [
    { kind: "stamp", of: "typhoonShort" },
    { kind: "axles", at: [112, 478], r: 60, arch: 9, under: "hull" },
    { kind: "cupola", at: [300, 273], plan: { wide: 64 }, size: [90, 14], tone: "dark" },
  ],
  "K-4386": [
    { kind: "stamp", of: "typhoonVdv" },
    { kind: "axles", at: [108, 448], r: 57, arch: 9, under: "hull" },
    { kind: "gun", at: [318, 292], len: 210, d: 8.5, elev: 3, brake: "single" },
    { kind: "stamp", of: "btr82", at: [278, 235], calls: "remote turret with the gun in an external mount" },
    { kind: "smoke", at: [400, 250], n: 4, elev: 48 },
  ],
  "Typhoon-U": [
    { kind: "stamp", of: "typhoonU" },
    { kind: "axles", at: [126, 580, 724], r: 64, arch: 9, under: "hull" },
    { kind: "cupola", at: [470, 322], plan: { wide: 64 }, size: [90, 14], tone: "dark" },
  ],
  "BTR-MDM": [
    { kind: "stamp", of: "bmd4" },
    { kind: "tracks", wheels: [122, 207, 292, 377, 462], r: 30, front: [62, 64, 22], rear: [548, 66, 25], drive: "rear", rollers: 4, face: "disc" },
    { kind: "skirt", x: [80, 540], y: [88, 110], panels: 4, tone: "mid" },
    { kind: "box", at: [150, 143], size: [440, 44], slant: [46, 8], seams: 3, calls: "high flat roof without a turret" },
    { kind: "cupola", at: [210, 187], size: [50, 12], glass: true },
    {
      kind: "struts",
      lines: [
        [
          [330, 187],
          [330, 204],
        ],
      ],
      width: 20,
    },
    { kind: "mg", at: [324, 212], len: 74 },
    { kind: "whips", at: [[540, 186]], h: 130 },
  ],
  "BMP-1AM": {
    deck: troopHatches("four"),
    parts: [
      ...BMP,
      { kind: "gun", at: [336, 218], len: 232, d: 8.5, elev: 3, brake: "single" },
      { kind: "stamp", of: "btr82", at: [296, 159] },
      { kind: "smoke", at: [424, 182], n: 6, elev: 48 },
      { kind: "round", at: ports(430, 606, 4, 132), r: 6, of: "port" },
      { kind: "cupola", at: [236, 158], size: [40, 10], glass: true },
    ],
  },
  "BMP-2M": {
    deck: troopHatches("two"),
    wide: 315,
    parts: [
      ...BMP,
      { kind: "gun", at: [300, 190], len: 262, d: 8.5, brake: "single" },
      { kind: "stamp", of: "wideCone", at: [286, 158] },
      { kind: "cupola", at: [330, 203], size: [34, 40], glass: true, tone: "dark" },
      { kind: "mg", at: [444, 222], plan: { y: 30 }, len: 50, elev: 8 },
      {
        kind: "canisters",
        at: [420, 172],
        plan: { y: 96, wide: 24, cols: 1, both: true },
        len: 132,
        d: 19,
        rows: 2,
        abreast: 2,
        gap: 5,
        back: 40,
        elev: 3,
        cap: "step",
        ribs: 1,
        tone: "light",
        calls: "two thick missile tubes on each side of the turret",
      },
      { kind: "round", at: ports(520, 610, 3, 132), r: 6, of: "port" },
    ],
  },
  "MT-LB ZU-23": [
    ...MTLB,
    { kind: "gun", at: [158, 172], plan: { y: 58 }, len: 62, d: 5, calls: "" },
    { kind: "stamp", of: "bowMg", at: [146, 151], plan: { y: 58 } },
    { kind: "box", at: [380, 148], plan: { wide: 130 }, size: [130, 16], tone: "dark" },
    {
      kind: "gun",
      at: [420, 218],
      plan: { wide: 30 },
      len: 196,
      d: 8,
      elev: 18,
      twin: "beside",
      brake: "cone",
      calls: "twin automatic cannon on an open mount on the rear deck",
    },
    { kind: "saddle", at: [446, 164], w: 110, h: 66 },
    { kind: "box", at: [402, 194], plan: { y: 46, wide: 28, both: true }, size: [74, 48], tone: "mid", slant: [8, 8], seams: 1 },
    { kind: "skirt", x: [356, 600], y: [148, 194], panels: 5, tone: "mid", calls: "home-made plates around the mount" },
    {
      kind: "struts",
      lines: [
        [
          [500, 180],
          [520, 242],
        ],
      ],
      width: 10,
    },
  ],
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
};
