import type { Part, WrittenSpecs } from "../spec";
import { ball, motor, onBothSides, propeller } from "./drones";
import { SMALL_DRONES } from "./small-drones";

/** The Shahed's wing and fins, seen from above and from the side, stretched to another's length. */
const deltaAbove = (sx: number): Part[] => [
  { kind: "stamp", of: "shahedWingAbove", sx },
  { kind: "stamp", of: "shahedFinAbove", sx },
  { kind: "stamp", of: "shahedFinAbove", sx, sy: -1 },
];
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
    flies: true,
    unitsPerCm: 4,
    above: [
      { kind: "stamp", of: "molniyaBodyAbove" },
      { kind: "stamp", of: "molniyaBoomsAbove" },
      { kind: "stamp", of: "molniyaTailAbove" },
      { kind: "stamp", of: "molniyaWingAbove" },
      ...[19.5, -19.5].map((y) => tractor(y)),
    ],
    parts: [
      { kind: "stamp", of: "molniyaBodySide" },
      { kind: "stamp", of: "molniyaBoomsSide" },
      { kind: "stamp", of: "molniyaTailSide" },
      { kind: "stamp", of: "molniyaWingSide" },
      tractor(4),
    ],
  },
  Gerbera: {
    flies: true,
    unitsPerCm: 2,
    above: [...deltaAbove(0.58), { kind: "stamp", of: "gerberaBodyAbove" }, motor(196, "small engine at the rear"), propeller(198, 0, 50, "rear")],
    parts: [propeller(198, 0, 50, "rear"), motor(196, "small engine at the rear"), { kind: "stamp", of: "gerberaBodySide" }, deltaSide(0.58)],
  },
  "Geran-3": {
    flies: true,
    unitsPerCm: 2,
    above: [...deltaAbove(1), { kind: "stamp", of: "shahedBodyAbove" }, { kind: "stamp", of: "shahedNoseAbove" }, { kind: "stamp", of: "jetEngineAbove" }],
    parts: [{ kind: "stamp", of: "jetEngineSide" }, { kind: "stamp", of: "shahedBodySide" }, { kind: "stamp", of: "shahedNoseSide" }, deltaSide(1)],
  },
  "KUB-BLA": {
    flies: true,
    unitsPerCm: 4,
    above: [
      { kind: "stamp", of: "kubWingAbove" },
      ...onBothSides("kubFinAbove"),
      propeller(92, 0, 26, "rear"),
      motor(92),
      { kind: "stamp", of: "kubBodyAbove" },
    ],
    parts: [
      propeller(92, 0, 26, "rear"),
      motor(92),
      { kind: "stamp", of: "kubBodySide" },
      { kind: "stamp", of: "kubWingSide" },
      { kind: "stamp", of: "kubFinSide" },
    ],
  },
  "Fibre FPV": {
    flies: true,
    unitsPerCm: 10,
    above: [...(FPV?.above ?? []), { kind: "stamp", of: "spoolAbove" }],
    parts: [...(FPV?.parts ?? []), { kind: "stamp", of: "spoolSide" }],
  },
  "Interceptor FPV": {
    flies: true,
    unitsPerCm: 10,
    above: [
      { kind: "stamp", of: "bulletArms" },
      { kind: "stamp", of: "bulletAbove" },
      ...[16, -16].map((y): Part => ({ ...propeller(36, y, 16, "rear"), calls: "propeller on each short arm" })),
    ],
    parts: [
      { kind: "stamp", of: "bulletArms" },
      { kind: "stamp", of: "bulletSide" },
      ...[16, -16].map((y): Part => ({ ...propeller(36, y, 16, "rear"), calls: "propeller on each short arm" })),
    ],
  },
  "Heavy hexacopter": {
    flies: true,
    unitsPerCm: 4,
    above: [
      { kind: "stamp", of: "hexBombsAbove" },
      { kind: "stamp", of: "hexArmsAbove" },
      ...HEXAGON.flatMap(([x, y, blades]): Part[] => [
        { kind: "stamp", of: "quadMotorAbove", at: [x, y], sx: 1.6, sy: 1.6 },
        { kind: "rotor", at: [x, y], r: 25, of: 6, blades },
      ]),
      { kind: "stamp", of: "hexBodyAbove" },
    ],
    parts: [
      { kind: "stamp", of: "hexLegsSide" },
      { kind: "stamp", of: "hexBombsSide" },
      { kind: "stamp", of: "hexArmsSide" },
      { kind: "stamp", of: "hexBodySide" },
      ...[15, 45, 105, 135].map((x): Part => ({ kind: "rotor", at: [x, 18], r: 25, of: 6 })),
    ],
  },
  "Bayraktar TB2": {
    flies: true,
    above: [
      { kind: "stamp", of: "tb2BoomsAbove" },
      { kind: "stamp", of: "pusherEngineAbove" },
      { kind: "stamp", of: "tb2BodyAbove" },
      propeller(404, 0, 150, "rear"),
      { kind: "stamp", of: "tb2WingAbove" },
    ],
    parts: [
      propeller(404, 18, 150, "rear"),
      { kind: "stamp", of: "forpostGearSide" },
      ball(110, -40, 2),
      { kind: "stamp", of: "pusherEngineSide" },
      { kind: "stamp", of: "tb2BodySide" },
      { kind: "stamp", of: "tb2BoomsSide" },
      { kind: "stamp", of: "tb2WingSide" },
    ],
  },
  "Switchblade 300": {
    flies: true,
    unitsPerCm: 10,
    above: [
      propeller(50, 0, 12, "rear"),
      { kind: "stamp", of: "switchbladeWingsAbove" },
      { kind: "stamp", of: "switchbladeBodyAbove" },
      { kind: "stamp", of: "switchbladeCameraAbove" },
    ],
    parts: [
      propeller(50, 0, 12, "rear"),
      { kind: "stamp", of: "switchbladeWingsSide" },
      { kind: "stamp", of: "switchbladeBodySide" },
      { kind: "stamp", of: "switchbladeCameraSide" },
    ],
  },
};
