import type { Part, WrittenSpecs } from "../spec";
import type { Pt } from "../svg-builder";
import { onBothSides } from "./drones";

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
    flies: true,
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([500, 210, 260], [500, 300, 260]),
      ...onBothSides("ka52WingAbove"),
      { kind: "stamp", of: "ka52TailAbove" },
      { kind: "stamp", of: "ka52BodyAbove" },
      { kind: "stamp", of: "ka52NoseAbove" },
      ...onBothSides("ka52EngineAbove"),
      disc([610, 0], 725, 3, 20, COAXIAL),
      disc([610, 0], 725, 3, 70, COAXIAL),
    ],
    parts: [
      mast(610, 170, 410),
      { kind: "stamp", of: "ka52BodySide" },
      { kind: "stamp", of: "ka52NoseSide" },
      { kind: "stamp", of: "ka52EngineSide" },
      { kind: "stamp", of: "ka52TailSide" },
      storeSide(480, -30, 290),
      { kind: "stamp", of: "ka52WingSide" },
      edge([610, 270], 725, COAXIAL),
      edge([610, 400], 725, COAXIAL),
    ],
  },
  "Mi-28": {
    flies: true,
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([560, 180, 230], [560, 250, 230]),
      { kind: "stamp", of: "mi28CannonAbove" },
      ...onBothSides("mi28WingAbove"),
      ...onBothSides("mi28EngineAbove"),
      { kind: "stamp", of: "mi28BodyAbove" },
      { kind: "stamp", of: "mi28NoseAbove" },
      { kind: "stamp", of: "mi28TailAbove" },
      edge([1640, 40], 192, X_TAIL),
      disc([590, 0], 860, 5, 10, FIVE),
    ],
    parts: [
      mast(590, 180, 260),
      disc([1640, 250], 192, 2, 35, X_TAIL),
      disc([1640, 250], 192, 2, -35, X_TAIL),
      { kind: "stamp", of: "mi28GearSide" },
      { kind: "stamp", of: "mi28CannonSide" },
      { kind: "stamp", of: "mi28TailSide" },
      { kind: "stamp", of: "mi28StabiliserSide" },
      { kind: "stamp", of: "mi28BodySide" },
      { kind: "stamp", of: "mi28NoseSide" },
      { kind: "stamp", of: "mi28EngineSide" },
      storeSide(540, -50, 260),
      { kind: "stamp", of: "mi28WingSide" },
      edge([590, 260], 860, FIVE),
    ],
  },
  "Mi-24": {
    flies: true,
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([600, 170, 240], [600, 240, 240]),
      ...onBothSides("mi24WingAbove"),
      { kind: "stamp", of: "mi24TailAbove" },
      { kind: "stamp", of: "mi24BodyAbove" },
      ...onBothSides("mi24EngineAbove"),
      edge([1712, -34], 195, TAIL),
      disc([640, 0], 865, 5, 10, FIVE),
    ],
    parts: [
      mast(640, 190, 270),
      { kind: "stamp", of: "mi24BodySide" },
      { kind: "stamp", of: "mi24DoorSide" },
      { kind: "stamp", of: "mi24EngineSide" },
      { kind: "stamp", of: "mi24TailSide" },
      { kind: "stamp", of: "mi24WingSide" },
      storeSide(600, -84, 270),
      disc([1712, 290], 195, 3, 20, TAIL),
      edge([640, 270], 865, FIVE),
    ],
  },
  "Mi-8": {
    flies: true,
    unitsPerCm: 0.4,
    above: [
      ...onBothSides("mi8TankAbove"),
      { kind: "stamp", of: "mi8TailAbove" },
      { kind: "stamp", of: "mi8BodyAbove" },
      { kind: "stamp", of: "mi8DoorsAbove" },
      ...onBothSides("mi8EngineAbove"),
      edge([1786, -34], 195, TAIL),
      disc([520, 0], 1064, 5, 10, FIVE),
    ],
    parts: [
      mast(520, 210, 290),
      { kind: "stamp", of: "mi8GearSide" },
      { kind: "stamp", of: "mi8TailSide" },
      { kind: "stamp", of: "mi8BodySide" },
      { kind: "stamp", of: "mi8DoorsSide" },
      { kind: "stamp", of: "mi8WindowsSide" },
      { kind: "stamp", of: "mi8EngineSide" },
      { kind: "stamp", of: "mi8TankSide" },
      disc([1786, 250], 195, 3, 20, TAIL),
      edge([520, 290], 1064, FIVE),
    ],
  },
  "Su-25": {
    flies: true,
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([600, 210, 280], [660, 330, 260], [700, 450, 260]),
      { kind: "stamp", of: "su25TailAbove" },
      ...onBothSides("su25EngineAbove"),
      ...onBothSides("su25ExhaustAbove"),
      ...onBothSides("su25WingAbove"),
      ...onBothSides("su25PodsAbove"),
      { kind: "stamp", of: "su25BodyAbove" },
      { kind: "stamp", of: "su25NoseAbove" },
    ],
    parts: [
      { kind: "stamp", of: "su25TailSide" },
      { kind: "stamp", of: "su25BodySide" },
      { kind: "stamp", of: "su25NoseSide" },
      { kind: "stamp", of: "su25EngineSide" },
      { kind: "stamp", of: "su25ExhaustSide" },
      storeSide(620, -80, 300),
      { kind: "stamp", of: "su25WingSide" },
      { kind: "stamp", of: "su25PodsSide" },
    ],
  },
  "Su-34": {
    flies: true,
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([1080, 330, 300], [1200, 460, 300], [1340, 600, 260]),
      ...onBothSides("su34TailAbove"),
      ...onBothSides("su34CanardsAbove"),
      ...onBothSides("su34EngineAbove"),
      ...onBothSides("su34ExhaustAbove"),
      ...onBothSides("su34WingAbove"),
      { kind: "stamp", of: "su34BodyAbove" },
      { kind: "stamp", of: "su34NoseAbove" },
      { kind: "stamp", of: "su34StingAbove" },
      ...onBothSides("su34FinsAbove"),
    ],
    parts: [
      { kind: "stamp", of: "su34FinsSide" },
      { kind: "stamp", of: "su34StingSide" },
      { kind: "stamp", of: "su34BodySide" },
      { kind: "stamp", of: "su34NoseSide" },
      { kind: "stamp", of: "su34EngineSide" },
      { kind: "stamp", of: "su34ExhaustSide" },
      storeSide(1150, -140, 330),
      { kind: "stamp", of: "su34WingSide" },
      { kind: "stamp", of: "su34CanardsSide" },
      { kind: "stamp", of: "su34TailSide" },
    ],
  },
};
