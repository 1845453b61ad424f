import type { Part, WrittenSpecs } from "../spec";
import { ball, motor, onBothSides, propeller, stamps } from "./drones";
import { SMALL_DRONES } from "./small-drones";

/** The Shahed's wing and fins, seen from above and from the side, stretched to another's length. */
const deltaAbove = (sx: number): Part[] => [...stamps("shahedWingAbove"), ...onBothSides("shahedFinAbove")].map((shape) => ({ ...shape, sx }));
const deltaSide = (sx: number): Part => ({ kind: "stamp", of: "shahedFinSide", sx });

/** A propeller in front of a Molniya's boom. */
const tractor = (y: number): Part => ({ ...propeller(17, y, 28, "nose"), calls: "propeller in front of each boom" });

const FPV = SMALL_DRONES["FPV drone"];

/** Where the six rotors of a hexacopter are. */
const HEXAGON = [
  [15, 0, -30],
  [45, 52, 20],
  [105, 52, 70],
  [135, 0, -60],
  [105, -52, 40],
  [45, -52, -10],
] as const;

/** Drones that attack, and those that are taken for them. */
export const ATTACK_DRONES: WrittenSpecs = {
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
  "Fibre FPV": { unitsPerCm: 10, above: [...(FPV?.above ?? []), ...stamps("spoolAbove")], parts: [...(FPV?.parts ?? []), ...stamps("spoolSide")] },
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
