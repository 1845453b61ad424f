import type { Part, PlacedShape, SilhouetteSpec, WrittenSpecs } from "../spec";
import { onBothSides, scaled, stamps } from "./bases";

/** One of the four corners from above: to the right of the middle, or mirrored to the left. */
function corner(end: "front" | "rear", side: 1 | -1, blades: number): Part[] {
  const x = end === "front" ? 2.4 : 32;
  return [
    { kind: "stamp", of: end === "front" ? "quadFrontArmAbove" : "quadRearArmAbove", sy: side },
    { kind: "stamp", of: "quadMotorAbove", at: [x, side * 12.1] },
    { kind: "rotor", at: [x, side * 12.1], r: 11.9, of: 4, blades },
  ];
}

/** Where the rotors of an FPV drone are, and how their blades stand. */
const FPV_CORNERS = [
  [11.4, 10.6, -35],
  [11.4, -10.6, 20],
  [32.6, 10.6, 75],
  [32.6, -10.6, -50],
] as const;

/** A propeller from its edge, by the length of its blades from tip to tip. */
function propeller(x: number, y: number, length: number, end: "nose" | "rear"): PlacedShape {
  const at = [x, y] as const;
  const calls = `propeller ${end === "nose" ? "in the nose" : "at the rear"}`;
  return { kind: "stamp", of: "propeller", at, sx: length / 60, sy: length / 100, calls };
}

function ball(x: number, y: number, scale: number): Part {
  return { kind: "stamp", of: "sensorBall", at: [x, y], sx: scale, sy: scale };
}

/** An electric motor at the rear, or what else turns the propeller there. */
function motor(x: number, calls?: string): Part {
  return { kind: "stamp", of: "electricMotor", at: [x, 0], ...(calls === undefined ? {} : { calls }) };
}

/** The Orlan-10 from the side, without its propeller. */
export const ORLAN_SIDE = ["orlanEngineSide", "orlanTailSide", "orlanBodySide", "orlanWingSide"] as const;

/** The Orlan-10's views; the Orlan-30 is much the same, larger. */
export function orlan(s: number): Pick<SilhouetteSpec, "above" | "parts"> {
  const turning = propeller(2 * s, 0, 46 * s, "nose");
  const above = scaled(s, stamps("orlanEngineAbove", "orlanBodyAbove", "orlanTailAbove", "orlanWingAbove"));
  return { above: [...above, turning], parts: [...scaled(s, stamps(...ORLAN_SIDE)), turning] };
}

const orlan30 = orlan(1.26);

/** The Shahed's wing and fins, seen from above and from the side, stretched to another's length. */
const deltaAbove = (sx: number): Part[] => [...stamps("shahedWingAbove"), ...onBothSides("shahedFinAbove")].map((shape) => ({ ...shape, sx }));

const deltaSide = (sx: number): Part => ({ kind: "stamp", of: "shahedFinSide", sx });

/** A propeller in front of a Molniya's boom. */
const tractor = (y: number): Part => ({ ...propeller(17, y, 28, "nose"), calls: "propeller in front of each boom" });

const FPV: SilhouetteSpec = {
  unitsPerCm: 10,
  above: [
    ...stamps("fpvWarheadAbove", "fpvArmsAbove"),
    ...FPV_CORNERS.flatMap(([x, y, blades]): Part[] => [
      { kind: "stamp", of: "quadMotorAbove", at: [x, y] },
      { kind: "rotor", at: [x, y], r: 8.9, of: 4, blades },
    ]),
    ...stamps("fpvBodyAbove"),
  ],
  parts: [
    ...stamps("fpvWarheadSide", "fpvArmsSide", "fpvBodySide", "fpvCamera"),
    { kind: "stamp", of: "quadMotorSide", at: [9.2, 9.8] },
    { kind: "stamp", of: "quadMotorSide", at: [30.4, 9.8] },
    { kind: "rotor", at: [11.4, 13.2], r: 8.9, of: 4 },
    { kind: "rotor", at: [32.6, 13.2], r: 8.9, of: 4 },
  ],
};

/** Where the six rotors of a hexacopter are. */
const HEXAGON = [
  [15, 0, -30],
  [45, 52, 20],
  [105, 52, 70],
  [135, 0, -60],
  [105, -52, 40],
  [45, -52, -10],
] as const;

export const DRONES: WrittenSpecs = {
  "FPV drone": FPV,
  Quadcopter: {
    unitsPerCm: 10,
    above: [
      ...stamps("quadCameraAbove"),
      ...corner("front", 1, -35),
      ...corner("front", -1, 20),
      ...corner("rear", 1, 75),
      ...corner("rear", -1, -50),
      ...stamps("quadBodyAbove"),
    ],
    parts: [
      ...stamps("quadLegSide", "quadFrontArmSide", "quadRearArmSide"),
      { kind: "stamp", of: "quadMotorSide", at: [0.2, 7] },
      { kind: "stamp", of: "quadMotorSide", at: [29.8, 7] },
      ...stamps("quadBodySide", "quadCameraSide"),
      { kind: "rotor", at: [2.4, 10.3], r: 11.9, of: 4 },
      { kind: "rotor", at: [32, 10.3], r: 11.9, of: 4 },
    ],
  },
  "Orlan-30": { unitsPerCm: 2, above: orlan30.above ?? [], parts: [...orlan30.parts, ball(80, -24, 1.5)] },
  "ZALA 421-16": {
    unitsPerCm: 2,
    above: [...stamps("zalaWingAbove"), propeller(86, 0, 36, "rear"), motor(86), ...stamps("zalaBodyAbove")],
    parts: [propeller(86, 0, 36, "rear"), motor(86), ball(24, -10, 0.8), ...stamps("zalaBodySide", "zalaWingSide")],
  },
  "Supercam S350": {
    unitsPerCm: 2,
    above: [...stamps("supercamWingAbove"), ...onBothSides("supercamTipAbove"), propeller(-2, 0, 40, "nose"), ...stamps("supercamBodyAbove")],
    parts: [propeller(-2, 0, 40, "nose"), ...stamps("supercamBodySide", "supercamWingSide", "supercamTipSide")],
  },
  Furia: {
    unitsPerCm: 4,
    above: [...stamps("furiaWingAbove"), ...onBothSides("furiaFinAbove"), propeller(86, 0, 32, "rear"), motor(86), ...stamps("furiaBodyAbove")],
    parts: [propeller(86, 0, 32, "rear"), motor(86), ball(20, -10, 0.7), ...stamps("furiaBodySide", "furiaWingSide", "furiaFinSide")],
  },
  "Eleron-3": {
    unitsPerCm: 4,
    above: [...stamps("eleronWingAbove"), ...onBothSides("eleronFinAbove"), propeller(57, 0, 26, "rear"), motor(57), ...stamps("eleronBodyAbove")],
    parts: [propeller(57, 0, 26, "rear"), motor(57), ...stamps("eleronBodySide", "eleronWingSide", "eleronFinSide")],
  },
  Lancet: {
    unitsPerCm: 4,
    above: [...onBothSides("lancetWingsAbove"), motor(164), ...stamps("lancetBodyAbove", "lancetCamera"), propeller(164, 0, 34, "rear")],
    parts: [...stamps("lancetFarWingsSide"), motor(164), ...stamps("lancetBodySide", "lancetCamera"), propeller(164, 0, 34, "rear")],
  },
  "Shahed-136": {
    unitsPerCm: 2,
    above: [
      ...stamps("shahedWingAbove"),
      ...onBothSides("shahedFinAbove"),
      ...stamps("shahedEngineAbove", "shahedBodyAbove", "shahedNoseAbove"),
      propeller(347, 0, 66, "rear"),
    ],
    parts: [propeller(347, 0, 66, "rear"), ...stamps("shahedEngineSide", "shahedBodySide", "shahedNoseSide", "shahedFinSide")],
  },
  Forpost: {
    above: [...stamps("forpostBoomsAbove", "pusherEngineAbove", "forpostBodyAbove"), propeller(404, 0, 150, "rear"), ...stamps("forpostWingAbove")],
    parts: [
      propeller(404, 18, 150, "rear"),
      ...stamps("forpostGearSide"),
      ball(150, -36, 2),
      ...stamps("pusherEngineSide", "forpostBodySide", "forpostWingSide", "forpostBoomsSide"),
    ],
  },
  "Mohajer-6": {
    above: [
      ...stamps("mohajerBoomsAbove", "pusherEngineAbove"),
      ...onBothSides("mohajerBombsAbove"),
      ...stamps("mohajerBodyAbove"),
      propeller(404, 0, 150, "rear"),
      ...stamps("mohajerWingAbove"),
    ],
    parts: [
      propeller(404, 18, 150, "rear"),
      ...stamps("forpostGearSide"),
      ball(90, -30, 2),
      ...stamps("pusherEngineSide", "mohajerBodySide", "mohajerBombsSide", "mohajerWingSide", "mohajerBoomsSide"),
    ],
  },
  Orion: {
    above: [...onBothSides("orionTailAbove"), ...stamps("orionEngineAbove", "orionBodyAbove"), propeller(796, 0, 190, "rear"), ...stamps("orionWingAbove")],
    parts: [propeller(796, 9, 190, "rear"), ball(110, -40, 2.2), ...stamps("orionEngineSide", "orionBodySide", "orionTailSide", "orionWingSide")],
  },
  Molniya: {
    unitsPerCm: 4,
    above: [...stamps("molniyaBodyAbove", "molniyaBoomsAbove", "molniyaTailAbove", "molniyaWingAbove"), ...[19.5, -19.5].map((y) => tractor(y))],
    parts: [...stamps("molniyaBodySide", "molniyaBoomsSide", "molniyaTailSide", "molniyaWingSide"), tractor(4)],
  },
  Gerbera: {
    unitsPerCm: 2,
    above: [...deltaAbove(0.58), ...stamps("gerberaBodyAbove"), motor(196, "small engine at the rear"), propeller(198, 0, 50, "rear")],
    parts: [propeller(198, 0, 50, "rear"), motor(196, "small engine at the rear"), ...stamps("gerberaBodySide"), deltaSide(0.58)],
  },
  "Geran-3": {
    unitsPerCm: 2,
    above: [...deltaAbove(1), ...stamps("shahedBodyAbove", "shahedNoseAbove", "jetEngineAbove")],
    parts: [...stamps("jetEngineSide", "shahedBodySide", "shahedNoseSide"), deltaSide(1)],
  },
  "KUB-BLA": {
    unitsPerCm: 4,
    above: [...stamps("kubWingAbove"), ...onBothSides("kubFinAbove"), propeller(92, 0, 26, "rear"), motor(92), ...stamps("kubBodyAbove")],
    parts: [propeller(92, 0, 26, "rear"), motor(92), ...stamps("kubBodySide", "kubWingSide", "kubFinSide")],
  },
  "Fibre FPV": { unitsPerCm: 10, above: [...(FPV.above ?? []), ...stamps("spoolAbove")], parts: [...FPV.parts, ...stamps("spoolSide")] },
  "Interceptor FPV": {
    unitsPerCm: 10,
    above: [...stamps("bulletArms", "bulletAbove"), ...[16, -16].map((y): Part => ({ ...propeller(36, y, 16, "rear"), calls: "propeller on each short arm" }))],
    parts: [...stamps("bulletArms", "bulletSide"), ...[16, -16].map((y): Part => ({ ...propeller(36, y, 16, "rear"), calls: "propeller on each short arm" }))],
  },
  "Heavy hexacopter": {
    unitsPerCm: 4,
    above: [
      ...stamps("hexBombsAbove", "hexArmsAbove"),
      ...HEXAGON.flatMap(([x, y, blades]): Part[] => [
        { kind: "stamp", of: "quadMotorAbove", at: [x, y], sx: 1.6, sy: 1.6 },
        { kind: "rotor", at: [x, y], r: 25, of: 6, blades },
      ]),
      ...stamps("hexBodyAbove"),
    ],
    parts: [
      ...stamps("hexLegsSide", "hexBombsSide", "hexArmsSide", "hexBodySide"),
      ...[15, 45, 105, 135].map((x): Part => ({ kind: "rotor", at: [x, 18], r: 25, of: 6 })),
    ],
  },
  "Bayraktar TB2": {
    above: [...stamps("tb2BoomsAbove", "pusherEngineAbove", "tb2BodyAbove"), propeller(404, 0, 150, "rear"), ...stamps("tb2WingAbove")],
    parts: [
      propeller(404, 18, 150, "rear"),
      ...stamps("forpostGearSide"),
      ball(110, -40, 2),
      ...stamps("pusherEngineSide", "tb2BodySide", "tb2BoomsSide", "tb2WingSide"),
    ],
  },
  "Switchblade 300": {
    unitsPerCm: 10,
    above: [propeller(50, 0, 12, "rear"), ...stamps("switchbladeWingsAbove", "switchbladeBodyAbove", "switchbladeCameraAbove")],
    parts: [propeller(50, 0, 12, "rear"), ...stamps("switchbladeWingsSide", "switchbladeBodySide", "switchbladeCameraSide")],
  },
};
