import { evenly, points } from "../geometry";
import { type Part, partsOf, type WrittenSpecs } from "../spec";
import type { Pt } from "../svg-builder";
import { AIRBORNE } from "./airborne";
import { BMP1, kamaz, MTLB, MTLBU, on, ports, T55_GEAR, T72, tankHull, ural } from "./bases";

/** Bristles that stand off a line, as long as given, in rows across: the ends of steel cables, frayed out. */
function bristles(from: Pt, to: Pt, n: number, length: number): Part[] {
  return [-130, -50, 50, 130].map((y, row) => {
    const lines = evenly(0, 1, n).map((share, i) => {
      const foot = [from[0] + (to[0] - from[0]) * share + (row % 3) * 8, from[1] + (to[1] - from[1]) * share] as const;
      const lean = ([-0.3, 0.2, 0.4][(i + row) % 3] ?? 0) * length;
      return `M${foot[0]} ${foot[1]}L${foot[0] + lean} ${foot[1] + length}`;
    });
    return { kind: "struts", lines: lines.join(""), plan: { y, wide: 46 }, width: 4 };
  });
}

/** A ZU-23-2 on the roof, at its pivot. */
function roofZu([x, y]: Pt): readonly Part[] {
  return [
    {
      kind: "gun",
      at: [x, y + 62],
      plan: { wide: 30 },
      len: 186,
      d: 8,
      elev: 18,
      twin: "beside",
      brake: "cone",
      calls: "twin automatic cannon on an open mount on the rear deck",
    },
    { kind: "saddle", at: [x + 26, y], w: 100, h: 68 },
    { kind: "box", at: [x - 18, y + 36], plan: { y: 44, wide: 28, both: true }, size: [70, 44], tone: "mid", slant: [8, 8], seams: 1 },
  ];
}

/** What crews weld on, and the vehicles of supply and assault. */
export const FIELD_VEHICLES: WrittenSpecs = {
  "Hedgehog armour": on(T72, [
    { kind: "gun", at: [206, 168], len: 472, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t72", at: [200, 136] },
    {
      kind: "box",
      at: [150, 214],
      plan: { wide: 320 },
      size: [360, 16],
      tone: "mid",
      seams: 5,
      calls: "frame over turret and hull, covered with wire bristles",
    },
    ...bristles([140, 228], [520, 228], 9, 84),
    ...bristles([520, 140], [680, 136], 4, 90),
    ...bristles([40, 120], [180, 150], 4, 76),
    { kind: "skirt", x: [40, 660], y: [70, 112], panels: 10, tone: "mid", wave: 10, calls: "" },
  ]),
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
  "BMP-1KSh": on(BMP1, [
    { kind: "stamp", of: "cone", at: [302, 158], calls: "small turret without a gun" },
    { kind: "mast", at: [560, 160], h: 420, w: 22, sections: 5 },
    { kind: "whips", at: points(420, 160, 500, 160, 620, 160), h: 200 },
    { kind: "round", at: ports(430, 606, 4, 132), r: 6, of: "port" },
    { kind: "cupola", at: [240, 158], size: [40, 10], glass: true },
  ]),
  "BMO-T": on(T72, [
    { kind: "skirt", x: [60, 640], y: [84, 114], panels: 7, tone: "body" },
    { kind: "box", at: [130, 138], size: [400, 92], slant: [70, 20], seams: 3, calls: "tall fixed superstructure in place of the turret" },
    { kind: "era", at: [176, 150], size: [320, 50], cols: 8, rows: 2 },
    { kind: "cupola", at: [300, 230], size: [60, 18], glass: true },
    { kind: "mg", at: [330, 262], len: 84 },
    { kind: "smoke", at: [230, 214], n: 6 },
  ]),
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
  "MT-LBu": [
    ...MTLBU,
    { kind: "gun", at: [200, 214], plan: { y: 58 }, len: 62, d: 5, calls: "machine gun" },
    { kind: "stamp", of: "bowMg", at: [188, 194], plan: { y: 58 } },
    { kind: "cupola", at: [430, 194], plan: { y: -50 }, size: [50, 12] },
    { kind: "whips", at: points(520, 194, 660, 194), h: 170 },
  ],
  "BTR-ZD": { wide: 263, parts: [...partsOf(AIRBORNE["BTR-D"]).filter(({ kind }) => kind !== "whips"), ...roofZu([400, 166])] },
  "ATS-59G": {
    wide: 278,
    parts: [
      { kind: "stamp", of: "s300v", sx: 0.69, sy: 1.02, calls: "tracked tractor with a boxy cab in front" },
      { kind: "tracks", wheels: evenly(124, 500, 5), r: 40, front: [62, 86, 28], rear: [578, 70, 28], drive: "front", rollers: 0 },
      { kind: "cargo", at: [176, 140], size: [450, 60], canvas: 70 },
    ],
  },
  Ulan: [
    { kind: "stamp", of: "ulan" },
    { kind: "axles", at: [82, 330], r: 42, under: "hull" },
    { kind: "box", at: [290, 118], size: [124, 26], tone: "dark", calls: "load bed" },
  ],
  "Sarmat-2": [
    { kind: "stamp", of: "sarmat" },
    { kind: "axles", at: [78, 318], r: 38, under: "hull" },
    { kind: "mg", at: [262, 202], len: 110 },
    { kind: "cupola", at: [190, 184], size: [88, 10], tone: "dark" },
  ],
  "Lada Niva": [
    { kind: "stamp", of: "niva" },
    { kind: "axles", at: [72, 292], r: 36, arch: 7, under: "hull" },
  ],
  "UAZ Patriot": [
    { kind: "stamp", of: "patriot" },
    { kind: "axles", at: [94, 370], r: 40, arch: 7, under: "hull" },
    { kind: "handrail", x: [210, 420], y: 191, h: 10 },
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
  "Ural-43206": [
    ...ural("ural", 730).filter(({ kind }) => kind !== "axles"),
    { kind: "cargo", at: [396, 124], size: [334, 62], canvas: 100 },
    { kind: "axles", at: [122, 520], r: 61, arch: 8, arched: 1 },
  ],
  "GAZ-3308": [
    { kind: "frame", x: [20, 620], y: 72, h: 20 },
    { kind: "stamp", of: "zil", sx: 0.88, sy: 0.96, calls: "cab behind a short rounded bonnet" },
    { kind: "cargo", at: [270, 96], size: [350, 60], canvas: 92 },
    { kind: "axles", at: [100, 478], r: 53, arch: 8, arched: 1 },
    { kind: "box", at: [276, 56], size: [90, 30], tone: "mid" },
  ],
  "Tornado-U": [
    ...kamaz([140, 560, 700], 880, 1.1).map(
      (part): Part => (part.kind === "stamp" ? { ...part, sy: 1.06, calls: "tall flat-nosed armoured cab with small windows" } : part),
    ),
    { kind: "box", at: [250, 108], size: [70, 150], tone: "mid", seams: 1 },
    { kind: "cargo", at: [340, 124], size: [540, 80], canvas: 110 },
  ],
  "K-53949 Linza": [
    { kind: "frame", x: [200, 690], y: 90, h: 24 },
    { kind: "stamp", of: "typhoonShort", sx: 0.42, calls: "armoured cab with a short bonnet" },
    { kind: "shelter", at: [290, 106], size: [410, 200], windows: [70, 180], door: 300, calls: "box body behind the cab" },
    { kind: "axles", at: [112, 530], r: 60, arch: 9, under: "hull" },
  ],
};
