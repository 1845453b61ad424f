import type { Part, WrittenSpecs } from "../spec";
import type { Pt } from "../svg-builder";
import { onBothSides, stamps } from "./drones";

/** A helicopter's rotor seen face on: the blades' angle tells the drawing's two apart that share a hub. */
export function disc(at: Pt, r: number, thin: number, blades: number, calls: string): Part {
  return { kind: "rotor", at, r, of: 1, thin, blades, calls };
}

/** The same from its edge. */
export function edge(at: Pt, r: number, calls: string): Part {
  return { kind: "rotor", at, r, of: 1, thin: 2, calls };
}

export function mast(x: number, from: number, to: number): Part {
  return { kind: "stamp", of: "rotorMast", at: [x, from], sy: (to - from) / 100 };
}

/** What hangs under the wings, seen from above on both sides: where it begins, how far out, how long. */
export function storesAbove(...list: readonly (readonly [x: number, y: number, length: number])[]): Part[] {
  return list.flatMap(([x, y, length]) => [
    { kind: "stamp", of: "store", at: [x, y], sx: length / 100, sy: 1.6 },
    { kind: "stamp", of: "store", at: [x, -y], sx: length / 100, sy: 1.6 },
  ]);
}

export function storeSide(x: number, y: number, length: number): Part {
  return { kind: "stamp", of: "store", at: [x, y], sx: length / 100, sy: 1.9 };
}

const COAXIAL = "two three-bladed rotors, one above the other on one mast";
const FIVE = "five-bladed main rotor";
const X_TAIL = "tail rotor in the shape of an X";
const TAIL = "three-bladed tail rotor on its own left of the fin";

/** Helicopters and aeroplanes. */
export const AIRCRAFT: WrittenSpecs = {
  "Ka-52": {
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([500, 210, 260], [500, 300, 260]),
      ...onBothSides("ka52WingAbove"),
      ...stamps("ka52TailAbove", "ka52BodyAbove", "ka52NoseAbove"),
      ...onBothSides("ka52EngineAbove"),
      disc([610, 0], 725, 3, 20, COAXIAL),
      disc([610, 0], 725, 3, 70, COAXIAL),
    ],
    parts: [
      mast(610, 170, 410),
      ...stamps("ka52BodySide", "ka52NoseSide", "ka52EngineSide", "ka52TailSide"),
      storeSide(480, -30, 290),
      ...stamps("ka52WingSide"),
      edge([610, 270], 725, COAXIAL),
      edge([610, 400], 725, COAXIAL),
    ],
  },
  "Mi-28": {
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([560, 180, 230], [560, 250, 230]),
      ...stamps("mi28CannonAbove"),
      ...onBothSides("mi28WingAbove", "mi28EngineAbove"),
      ...stamps("mi28BodyAbove", "mi28NoseAbove", "mi28TailAbove"),
      edge([1640, 40], 192, X_TAIL),
      disc([590, 0], 860, 5, 10, FIVE),
    ],
    parts: [
      mast(590, 180, 260),
      disc([1640, 250], 192, 2, 35, X_TAIL),
      disc([1640, 250], 192, 2, -35, X_TAIL),
      ...stamps("mi28GearSide", "mi28CannonSide", "mi28TailSide", "mi28StabiliserSide", "mi28BodySide", "mi28NoseSide", "mi28EngineSide"),
      storeSide(540, -50, 260),
      ...stamps("mi28WingSide"),
      edge([590, 260], 860, FIVE),
    ],
  },
  "Mi-24": {
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([600, 170, 240], [600, 240, 240]),
      ...onBothSides("mi24WingAbove"),
      ...stamps("mi24TailAbove", "mi24BodyAbove"),
      ...onBothSides("mi24EngineAbove"),
      edge([1712, -34], 195, TAIL),
      disc([640, 0], 865, 5, 10, FIVE),
    ],
    parts: [
      mast(640, 190, 270),
      ...stamps("mi24BodySide", "mi24DoorSide", "mi24EngineSide", "mi24TailSide", "mi24WingSide"),
      storeSide(600, -84, 270),
      disc([1712, 290], 195, 3, 20, TAIL),
      edge([640, 270], 865, FIVE),
    ],
  },
  "Mi-8": {
    unitsPerCm: 0.4,
    above: [
      ...onBothSides("mi8TankAbove"),
      ...stamps("mi8TailAbove", "mi8BodyAbove", "mi8DoorsAbove"),
      ...onBothSides("mi8EngineAbove"),
      edge([1786, -34], 195, TAIL),
      disc([520, 0], 1064, 5, 10, FIVE),
    ],
    parts: [
      mast(520, 210, 290),
      ...stamps("mi8GearSide", "mi8TailSide", "mi8BodySide", "mi8DoorsSide", "mi8WindowsSide", "mi8EngineSide", "mi8TankSide"),
      disc([1786, 250], 195, 3, 20, TAIL),
      edge([520, 290], 1064, FIVE),
    ],
  },
  "Su-25": {
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([600, 210, 280], [660, 330, 260], [700, 450, 260]),
      ...stamps("su25TailAbove"),
      ...onBothSides("su25EngineAbove", "su25ExhaustAbove", "su25WingAbove", "su25PodsAbove"),
      ...stamps("su25BodyAbove", "su25NoseAbove"),
    ],
    parts: [
      ...stamps("su25TailSide", "su25BodySide", "su25NoseSide", "su25EngineSide", "su25ExhaustSide"),
      storeSide(620, -80, 300),
      ...stamps("su25WingSide", "su25PodsSide"),
    ],
  },
  "Su-34": {
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([1080, 330, 300], [1200, 460, 300], [1340, 600, 260]),
      ...onBothSides("su34TailAbove", "su34CanardsAbove", "su34EngineAbove", "su34ExhaustAbove", "su34WingAbove"),
      ...stamps("su34BodyAbove", "su34NoseAbove", "su34StingAbove"),
      ...onBothSides("su34FinsAbove"),
    ],
    parts: [
      ...stamps("su34FinsSide", "su34StingSide", "su34BodySide", "su34NoseSide", "su34EngineSide", "su34ExhaustSide"),
      storeSide(1150, -140, 330),
      ...stamps("su34WingSide", "su34CanardsSide", "su34TailSide"),
    ],
  },
};
