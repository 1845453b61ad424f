import { evenly, points } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";
import { btr, MTLB, MTLBU, on, ports, T72, zuBarrels } from "./bases";

/** Running gear of PT-76 and BTR-50. */
const BOAT_TRACKS: Part = { kind: "tracks", wheels: evenly(140, 548, 6), r: 33.5, front: [70, 68, 24], rear: [622, 66, 26], drive: "rear", rollers: 0 };

export const CARRIERS: WrittenSpecs = {
  "BTR-50": [
    { kind: "stamp", of: "boat", sx: 1.02 },
    BOAT_TRACKS,
    { kind: "box", at: [40, 104], size: [660, 8], tone: "mid" },
    { kind: "box", at: [130, 142], size: [310, 54], slant: [64, 22], seams: 2, calls: "raised troop compartment in the front half, no turret" },
    { kind: "cupola", at: [220, 196], size: [50, 14], glass: true },
    { kind: "roll", at: [560, 144], len: 110, d: 18 },
  ],
  "BTR-60": [
    ...btr("btr60", [168, 303, 456, 591]),
    { kind: "gun", at: [268, 208], len: 134, d: 7, calls: "heavy machine gun" },
    { kind: "stamp", of: "kpvt", at: [252, 186] },
    { kind: "round", at: ports(340, 560, 3, 144), r: 7, of: "port" },
  ],
  "BTR-70": [
    ...btr("btr70", [166, 301, 476, 611]),
    { kind: "gun", at: [252, 202], len: 134, d: 7, calls: "heavy machine gun" },
    { kind: "stamp", of: "kpvt", at: [236, 180] },
    { kind: "round", at: ports(330, 540, 4, 148), r: 7, of: "port" },
  ],
  "BTR-80": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "gun", at: [258, 208], len: 134, d: 7, elev: 4, calls: "heavy machine gun" },
    { kind: "stamp", of: "kpvtHigh", at: [242, 187], sy: 0.82 },
    { kind: "smoke", at: [372, 204], n: 6, elev: 48 },
    { kind: "round", at: points(330, 142, 458, 142, 520, 142), r: 7, of: "port" },
    { kind: "box", at: [664, 172], plan: { y: 108, wide: 34, both: true }, size: [70, 20], tone: "dark", slant: [6, 14], calls: "raised exhaust at the stern" },
  ],
  "MT-LB": [
    ...MTLB,
    { kind: "gun", at: [158, 172], plan: { y: 58 }, len: 62, d: 5, calls: "machine gun" },
    { kind: "stamp", of: "bowMg", at: [146, 151], plan: { y: 58 } },
    { kind: "cupola", at: [250, 151], plan: { y: -60 }, size: [44, 9], glass: true },
    { kind: "doors", at: [[540, 150]], size: [70, 8] },
  ],
  "KamAZ-63968": [
    { kind: "stamp", of: "typhoon" },
    { kind: "axles", at: [150, 595, 735], r: 64, arch: 9, under: "hull" },
    { kind: "cupola", at: [420, 310], plan: { wide: 70 }, size: [110, 16], tone: "dark" },
  ],
  "Caged carrier": [
    ...MTLB,
    { kind: "gun", at: [158, 172], plan: { y: 58 }, len: 62, d: 5, calls: "machine gun" },
    { kind: "stamp", of: "bowMg", at: [146, 151], plan: { y: 58 } },
    { kind: "struts", lines: [60, 240, 420, 600].map((x) => `M${x} 120L${x + 8} 270`).join(""), width: 7 },
    { kind: "slats", at: [-10, 262], plan: { wide: 320 }, size: [670, 26] },
    { kind: "slats", at: [0, 130], size: [650, 126] },
    {
      kind: "skirt",
      x: [360, 652],
      y: [60, 190],
      plan: false,
      panels: 6,
      tone: "mid",
      calls: "cage of bars, nets and home-made sheet over a low carrier, no gun barrel",
    },
  ],
  "BMO-T": on(T72, [
    { kind: "skirt", x: [60, 640], y: [84, 114], panels: 7, tone: "body" },
    { kind: "box", at: [130, 138], size: [400, 92], slant: [70, 20], seams: 3, calls: "tall fixed superstructure in place of the turret" },
    { kind: "era", at: [176, 150], size: [320, 50], cols: 8, rows: 2 },
    { kind: "cupola", at: [300, 230], size: [60, 18], glass: true },
    { kind: "mg", at: [330, 262], len: 84 },
    { kind: "smoke", at: [230, 214], n: 6 },
  ]),
  "MT-LBu": [
    ...MTLBU,
    { kind: "gun", at: [200, 214], plan: { y: 58 }, len: 62, d: 5, calls: "machine gun" },
    { kind: "stamp", of: "bowMg", at: [188, 194], plan: { y: 58 } },
    { kind: "cupola", at: [430, 194], plan: { y: -50 }, size: [50, 12] },
    { kind: "whips", at: points(520, 194, 660, 194), h: 170 },
  ],
  "VPK-Ural": [
    { kind: "stamp", of: "vpkUral" },
    { kind: "axles", at: [120, 500], r: 62, arch: 9, under: "hull" },
    { kind: "cupola", at: [320, 276], plan: { wide: 70 }, size: [100, 14], tone: "dark" },
  ],
  "Z-STS Akhmat": [
    { kind: "stamp", of: "zsts", sx: 1.22, calls: "tall six-wheeled armoured body with a flat nose and no bonnet" },
    { kind: "axles", at: [140, 503, 635], r: 62, arch: 9, under: "hull" },
    { kind: "cupola", at: [330, 296], plan: { wide: 70 }, size: [110, 16], tone: "dark" },
  ],
  "Patrol-A": {
    also: { gear: ["6"] },
    parts: [
      { kind: "stamp", of: "zsts", sx: 1.08 },
      { kind: "axles", at: [136, 520], r: 62, arch: 9, under: "hull" },
      { kind: "cupola", at: [300, 296], plan: { wide: 70 }, size: [110, 16], tone: "dark" },
    ],
  },
  "K-53949 Linza": [
    { kind: "frame", x: [200, 690], y: 90, h: 24 },
    { kind: "stamp", of: "typhoonShort", sx: 0.42, calls: "armoured cab with a short bonnet" },
    { kind: "shelter", at: [290, 106], size: [410, 200], windows: [70, 180], door: 300, calls: "box body behind the cab" },
    { kind: "axles", at: [112, 530], r: 60, arch: 9, under: "hull" },
  ],
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
  "MT-LB ZU-23": [
    ...MTLB,
    { kind: "gun", at: [158, 172], plan: { y: 58 }, len: 62, d: 5, calls: "" },
    { kind: "stamp", of: "bowMg", at: [146, 151], plan: { y: 58 } },
    { kind: "box", at: [380, 148], plan: { wide: 130 }, size: [130, 16], tone: "dark" },
    zuBarrels([420, 218], 196),
    { kind: "saddle", at: [446, 164], w: 110, h: 66 },
    { kind: "box", at: [402, 194], plan: { y: 46, wide: 28, both: true }, size: [74, 48], tone: "mid", slant: [8, 8], seams: 1 },
    { kind: "skirt", x: [356, 600], y: [148, 194], panels: 5, tone: "mid", calls: "home-made plates around the mount" },
    { kind: "struts", lines: "M500 180L520 242", width: 10 },
  ],
};
