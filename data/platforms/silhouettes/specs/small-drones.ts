import type { Part, SilhouetteSpec } from "../spec";
import { stamps } from "./drones";

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

/** Drones that a man carries in one hand. */
export const SMALL_DRONES: Readonly<Record<string, SilhouetteSpec>> = {
  "FPV drone": {
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
  },
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
};
