import { evenly, points, spaced } from "../geometry";
import type { ShapeName } from "../shapes";
import type { Part, PlacedShape, SilhouetteSpec } from "../spec";
import type { Pt } from "../svg-builder";

/** What stands on a base, from the farthest to the nearest. */
export const on = (base: SilhouetteSpec, parts: readonly Part[]): SilhouetteSpec => ({ ...base, parts: [...base.parts, ...parts] });

/** What every tank hull has: the hull behind its track, the fender with its boxes over it. */
export function tankHull(length: number, gear: Part): readonly Part[] {
  const sx = length / 684;
  return [{ kind: "stamp", of: "tankHull", sx }, gear, { kind: "stamp", of: "tankFender", sx }];
}

/** The grilles over a tank's diesel engine, from above. */
export const DIESEL_DECK: readonly Part[] = [{ kind: "box", at: [568, -92], size: [64, 184], tone: "dark", seams: 5 }];

/** Where the hatches over a BMP's troop compartment begin, on each side, and their size. */
const TROOP_HATCHES = {
  four: [
    [500, 568],
    [56, 62],
  ],
  two: [[516], [96, 62]],
  "two small": [[568], [46, 44]],
} as const;

/** Hatches over a BMP's troop compartment, from above: two or one on each side. */
export function troopHatches(count: keyof typeof TROOP_HATCHES): readonly Part[] {
  const [xs, size] = TROOP_HATCHES[count];
  return [{ kind: "doors", at: xs.map((x) => [x, 14] as const), size, plan: { both: true }, calls: `${count} hatches over the troop compartment` }];
}

/** A machine gun in each front corner of the hull, from above. */
export function bowGuns(x: number, y: number): readonly Part[] {
  return [{ kind: "gun", at: [x, y], len: 34, d: 6, plan: { both: true }, calls: "machine gun in each front corner" }];
}

/** T-72 running gear, which its engineer vehicles share. */
export const T72_GEAR: Part = {
  kind: "tracks",
  wheels: evenly(118, 545, 6),
  r: 37.5,
  front: [48, 80, 27],
  rear: [632, 78, 31],
  drive: "rear",
  rollers: 3,
  face: "holes",
};

/** A T-72 up to the deck, with two grilles, one beside the other; a T-90 is wider. */
export const T72: SilhouetteSpec = {
  deck: [{ kind: "box", at: [560, 8], size: [72, 88], plan: { both: true }, tone: "dark", seams: 5, calls: "two grilles side by side over the engine" }],
  wide: 359,
  parts: tankHull(686, T72_GEAR),
};
export const T90: SilhouetteSpec = { ...T72, wide: 378 };

/** A T-80 up to the deck, with one grille over its gas turbine, ahead of the exhaust in the stern; a T-84 is longer. */
export function t80(length: number, wide: number): SilhouetteSpec {
  const gear: Part = { kind: "tracks", wheels: spaced(118, 76, 98, 76, 92, 96), r: 33.5, front: [48, 78, 26], rear: [640, 78, 31], drive: "rear", rollers: 5 };
  const grille: Part = { kind: "box", at: [566, -70], size: [56, 140], tone: "dark", seams: 4, calls: "one grille over the gas turbine" };
  return { deck: [grille], wide, parts: tankHull(length, gear) };
}
export const T80 = t80(698, 358);

/** A T-64 up to the deck: its exhaust is a slot across the stern. */
export const T64: SilhouetteSpec = {
  deck: [...DIESEL_DECK, { kind: "box", at: [642, -100], size: [12, 200], tone: "dark", calls: "exhaust slot across the rear" }],
  wide: 342,
  parts: tankHull(654, { kind: "tracks", wheels: evenly(112, 536, 6), r: 27.5, front: [46, 72, 24], rear: [604, 74, 29], drive: "rear", rollers: 4 }),
};

/** BMP-1 and BMP-2 up to the roof. */
export const BMP: readonly Part[] = [
  { kind: "stamp", of: "bmp" },
  { kind: "tracks", wheels: evenly(142, 495, 6), r: 31, front: [72, 70, 24], rear: [588, 66, 24], drive: "front", rollers: 3 },
  { kind: "box", at: [30, 96], size: [630, 11], tone: "mid" },
];
export const BMP1: SilhouetteSpec = { deck: troopHatches("four"), parts: BMP };
export const BMP2: SilhouetteSpec = { deck: troopHatches("two"), wide: 315, parts: BMP };

/** The missile over the gun of a BMP-1 or BMD-1. */
export function wireGuided(at: Pt): Part {
  const calls = "one wire-guided missile on a rail above the gun";
  return { kind: "canisters", at, len: 96, d: 9, back: 26, cap: "dome", ribs: 0, tone: "light", calls };
}

/** Anti-tank missiles in their tubes on a roof. */
export function missileTubes(at: Pt, tubes: Omit<Extract<Part, { kind: "canisters" }>, "kind" | "at">): Part {
  return { kind: "canisters", at, cap: "step", ribs: 1, tone: "light", ...tubes };
}

/** The barrels of a ZU-23-2 on a vehicle. */
export function zuBarrels(at: Pt, len: number): Part {
  const calls = "twin automatic cannon on an open mount on the rear deck";
  return { kind: "gun", at, plan: { wide: 30 }, len, d: 8, elev: 18, twin: "beside", brake: "cone", calls };
}

/** An MT-LB up to the roof. */
export const MTLB: readonly Part[] = [
  { kind: "stamp", of: "mtlb" },
  { kind: "tracks", wheels: evenly(126, 496, 6), r: 33.5, front: [64, 68, 24], rear: [572, 62, 24], drive: "front", rollers: 0 },
];

/** An MT-LBu up to the roof. */
export const MTLBU: readonly Part[] = [
  { kind: "stamp", of: "mtlbu" },
  { kind: "tracks", wheels: evenly(126, 570, 7), r: 33.5, front: [64, 70, 25], rear: [648, 64, 24], drive: "front", rollers: 0 },
];

/** The doors in the side of the BTR family. */
const BTR_DOORS: Readonly<Record<"btr60" | "btr70" | "btr80", readonly Part[]>> = {
  btr60: [],
  btr70: [{ kind: "doors", at: [[352, 62]], size: [56, 50], calls: "small low door between the second and third axles" }],
  btr80: [{ kind: "doors", at: points(350, 58, 350, 112), size: [68, 50], calls: "large two-part side door between the second and third axles" }],
};

/** The two pairs of axles of the BTR family. */
export function btr(of: keyof typeof BTR_DOORS, axles: readonly number[]): readonly Part[] {
  return [{ kind: "stamp", of }, ...BTR_DOORS[of], { kind: "axles", at: axles, r: 55, arch: 7, under: "hull" }];
}

/** A Buk, Tor or Tunguska chassis of six road wheels. */
export const GM: readonly Part[] = [
  { kind: "stamp", of: "gm" },
  { kind: "tracks", wheels: evenly(138, 600, 6), r: 34, front: [70, 72, 25], rear: [694, 72, 27], drive: "rear", rollers: 4 },
  { kind: "box", at: [24, 102], size: [750, 9], tone: "mid" },
];

/** The chassis of the 2S3 and its relatives. */
export const SU100P: readonly Part[] = [
  { kind: "stamp", of: "su100p" },
  { kind: "tracks", wheels: [134, 228, 320, 395, 470, 552], r: 33.5, front: [68, 76, 27], rear: [630, 72, 24], drive: "front", rollers: 4 },
  { kind: "box", at: [20, 106], size: [674, 9], tone: "mid" },
];

/** A bonneted Ural truck up to the rear of the cab: axles at 132, 484 and 624. */
export function ural(cab: "ural" | "ural375", length = 736): readonly Part[] {
  return [
    { kind: "frame", x: [16, length], y: 84, h: 24 },
    { kind: "stamp", of: cab, at: [0, 0] },
    { kind: "axles", at: [122, 474, 614], r: 61, arch: 8, arched: 1 },
    { kind: "box", at: [222, 64], size: [120, 34], tone: "mid" },
    { kind: "round", at: [[336, 150]], r: 52, of: "spare" },
  ];
}

/** T-55 running gear: five wheels, the second set back. */
export const T55_GEAR: Part = {
  kind: "tracks",
  wheels: spaced(118, 113, 90, 90, 90),
  r: 40.5,
  front: [50, 76, 29],
  rear: [572, 72, 29],
  drive: "rear",
  rollers: 0,
  face: "star",
};

/** A ZIL-131: axles at 102, 437 and 562. */
export const ZIL: readonly Part[] = [
  { kind: "frame", x: [16, 690], y: 76, h: 22 },
  { kind: "stamp", of: "zil" },
  { kind: "axles", at: [96, 431, 556], r: 54, arch: 8, arched: 1 },
  { kind: "box", at: [206, 58], size: [110, 32], tone: "mid" },
];

/** A KamAZ with the given axles. */
export function kamaz(axles: readonly number[], length: number, sx = 1): readonly Part[] {
  return [
    { kind: "frame", x: [16, length], y: 84, h: 24 },
    { kind: "stamp", of: "kamaz", sx },
    { kind: "axles", at: axles, r: 62, arch: 9, arched: 1 },
  ];
}

/** The two pairs of large wheels of MAZ-543 and MZKT-7930. */
export function heavy(cab: "maz543" | "mzkt" | "baz6900", length: number, axles: readonly number[]): readonly Part[] {
  return [
    { kind: "frame", x: [10, length], y: 92, h: 34 },
    { kind: "stamp", of: cab },
    { kind: "axles", at: axles, r: 75, arch: 6, arched: 1 },
  ];
}

/** Axle positions of MAZ-543, MZKT-7930 and BAZ-6900. */
export const MAZ543_AXLES = [186, 406, 736, 956] as const;
export const MZKT_AXLES = [200, 420, 750, 970] as const;
export const BAZ_AXLES = [180, 410, 700, 930] as const;

/** A BRDM-2 without its turret. */
export const BRDM: readonly Part[] = [
  { kind: "stamp", of: "brdm" },
  { kind: "axles", at: [118, 428], r: 55, arch: 7, under: "hull" },
];

/** A KrAZ-255 up to the rear of the cab: axles at 112, 572 and 712. */
export const KRAZ: readonly Part[] = [
  { kind: "frame", x: [16, 864], y: 88, h: 26 },
  { kind: "stamp", of: "kraz" },
  { kind: "axles", at: [112, 572, 712], r: 64, arch: 8, arched: 1 },
  { kind: "box", at: [300, 62], size: [140, 40], tone: "mid" },
];

/** Wheels of a gun carriage at x = 0. */
export function carriage(r: number, at: readonly number[] = [0], y?: number): Part {
  return y === undefined ? { kind: "axles", at, r, under: "carriage" } : { kind: "axles", at, r, y, under: "carriage" };
}

/** Ports in a row. */
export function ports(from: number, to: number, n: number, y: number): readonly Pt[] {
  return evenly(from, to, n).map((x) => [x, y] as const);
}

/** Shapes of the kit where they belong, the farthest first. */
export const stamps = (...of: readonly ShapeName[]) => of.map((each): PlacedShape => ({ kind: "stamp", of: each }));

/** The same, each once on both sides, seen from above. */
export const onBothSides = (...of: readonly ShapeName[]) => stamps(...of).flatMap((shape): PlacedShape[] => [shape, { ...shape, sy: -1 }]);

/** The same larger or smaller. */
export const scaled = (s: number, shapes: readonly PlacedShape[]) => shapes.map((shape) => ({ ...shape, sx: s, sy: s * (shape.sy ?? 1) }));

/** A KamAZ-5350 with a box body. */
export function boxTruck(windows: readonly number[], door: number): readonly Part[] {
  return [
    ...kamaz([134, 503, 635], 785),
    { kind: "shelter", at: [262, 112], size: [520, 192], windows, door, calls: "box body" },
    { kind: "box", at: [290, 62], size: [110, 44], tone: "mid" },
  ];
}

/** The 100 mm guns of BMP-3 and BMD-4 in the turret of the one or of the other. */
export function hundredTurret(x: number, y: number, of: "roundLow" | "bakhcha" = "roundLow", reach = 296): readonly Part[] {
  return [
    { kind: "gun", at: [x + 8, y + 26], len: reach, d: 14, calls: "long 100 mm gun with a thin cannon beside it" },
    { kind: "gun", at: [x + 8, y + 38], plan: { y: 22 }, len: reach - 70, d: 7, brake: "single", calls: "" },
    { kind: "stamp", of, at: [x, y] },
    { kind: "smoke", at: [x + 44, y + 28], n: 3 },
    { kind: "whips", at: [[x + 200, y + 36]], h: 110 },
  ];
}

/** BMD running gear stretched by one wheel. */
export const LONG_BMD_TRACKS: Part = {
  kind: "tracks",
  wheels: evenly(116, 470, 6),
  r: 27,
  front: [58, 60, 22],
  rear: [536, 62, 24],
  drive: "rear",
  rollers: 5,
};

/** A BMP-3 up to the roof: its wheels stand 2+3+1, as instructors teach. */
export const BMP3_HULL: readonly Part[] = [
  { kind: "stamp", of: "bmp3" },
  { kind: "tracks", wheels: spaced(144, 76, 90, 76, 76, 90), r: 31, front: [76, 68, 24], rear: [640, 70, 26], drive: "rear", rollers: 3 },
  { kind: "box", at: [20, 96], size: [690, 12], tone: "mid" },
  { kind: "panes", at: [[30, 118]], size: [22, 13] },
];

/** Running gear of Shilka and Kub. */
export const GM575_TRACKS: Part = { kind: "tracks", wheels: evenly(130, 520, 6), r: 33.5, front: [64, 72, 24], rear: [604, 70, 26], drive: "rear", rollers: 0 };

/** ZIL-135: four large axles, the middle two close together. */
export const ZIL135: readonly Part[] = [
  { kind: "frame", x: [14, 952], y: 88, h: 28 },
  { kind: "stamp", of: "zil135" },
  { kind: "box", at: [194, 116], size: [150, 92], tone: "mid", slots: 8 },
  { kind: "axles", at: [126, 370, 520, 764], r: 66, arch: 7, arched: 1 },
];

/** A carrier of the S-300V up to its deck. */
export const S300V: readonly Part[] = [
  { kind: "stamp", of: "s300v" },
  { kind: "tracks", wheels: evenly(186, 740, 7), r: 36, front: [92, 82, 30], rear: [826, 78, 28], drive: "front", rollers: 5, face: "holes" },
  { kind: "box", at: [14, 122], size: [904, 9], tone: "mid" },
];
