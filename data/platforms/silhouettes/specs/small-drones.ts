import type { SilhouetteSpec } from "../spec";

/** Drones that a man carries in one hand. */
export const SMALL_DRONES: Readonly<Record<string, SilhouetteSpec>> = {
  Quadcopter: {
    flies: true,
    unitsPerCm: 10,
    above: [
      { kind: "stamp", of: "quadArmsAbove" },
      { kind: "stamp", of: "quadMotorsAbove" },
      { kind: "stamp", of: "quadCameraAbove" },
      { kind: "stamp", of: "quadBodyAbove" },
      {
        kind: "rotors",
        at: [
          [2.4, 12.1],
          [2.4, -12.1],
          [32, 12.1],
          [32, -12.1],
        ],
        r: 11.9,
      },
    ],
    parts: [
      { kind: "stamp", of: "quadArmsSide" },
      { kind: "stamp", of: "quadMotorsSide" },
      { kind: "stamp", of: "quadBodySide" },
      { kind: "stamp", of: "quadCameraSide" },
      {
        kind: "rotors",
        at: [
          [2.4, 10.3],
          [32, 10.3],
        ],
        r: 11.9,
        n: 4,
        edgeOn: true,
      },
    ],
  },
};
