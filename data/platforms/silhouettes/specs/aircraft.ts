import type { Part, SilhouetteSpec, WrittenSpecs } from "../spec";
import type { Pt } from "../svg-builder";
import { onBothSides, scaled, stamps } from "./bases";

/** A helicopter's rotor seen face on: the blades' angle tells the drawing's two apart that share a hub. */
function disc(at: Pt, r: number, thin: number, blades: number, calls: string): Part {
  return { kind: "rotor", at, r, of: 1, thin, blades, calls };
}

/** The same from its edge. */
function edge(at: Pt, r: number, calls: string): Part {
  return { kind: "rotor", at, r, of: 1, thin: 2, calls };
}

function mast(x: number, from: number, to: number): Part {
  return { kind: "stamp", of: "rotorMast", at: [x, from], sy: (to - from) / 100 };
}

/** What hangs under the wings, seen from above on both sides: where it begins, how far out, how long. */
function storesAbove(...list: readonly (readonly [x: number, y: number, length: number])[]): Part[] {
  return list.flatMap(([x, y, length]) => [
    { kind: "stamp", of: "store", at: [x, y], sx: length / 100, sy: 1.6 },
    { kind: "stamp", of: "store", at: [x, -y], sx: length / 100, sy: 1.6 },
  ]);
}

function storeSide(x: number, y: number, length: number): Part {
  return { kind: "stamp", of: "store", at: [x, y], sx: length / 100, sy: 1.9 };
}

const COAXIAL = "two three-bladed rotors, one above the other on one mast";

const FIVE = "five-bladed main rotor";

const X_TAIL = "tail rotor in the shape of an X";

const TAIL = "three-bladed tail rotor on its own left of the fin";

/** A fighter of the Flanker's form: its size beside the Su-34's, with foreplanes and a tail sting or without. */
function flanker(s: number, has: { foreplanes?: true; sting?: true }): SilhouetteSpec {
  const foreplanes = (view: "Above" | "Side") => (has.foreplanes ? ([`su34Canards${view}`] as const) : []);
  const sting = (view: "Above" | "Side") => (has.sting ? ([`su34Sting${view}`] as const) : []);
  const exhaust = scaled(s, stamps("su34ExhaustSide")).map((part) => (has.sting ? part : { ...part, calls: "two exhausts side by side" }));
  return {
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([1100 * s, 360 * s, 300 * s], [1260 * s, 500 * s, 280 * s]),
      ...scaled(
        s,
        onBothSides("su34TailAbove", ...foreplanes("Above"), "su34EngineAbove", has.sting ? "su34ExhaustAbove" : "flankerExhausts", "su34WingAbove"),
      ),
      ...scaled(s, [...stamps("flankerBodyAbove", "flankerNoseAbove", ...sting("Above")), ...onBothSides("su34FinsAbove")]),
    ],
    parts: [
      ...scaled(s, stamps("su34FinsSide", ...sting("Side"), "flankerBodySide", "flankerNoseSide", "su34EngineSide")),
      ...exhaust,
      storeSide(1150 * s, -140 * s, 330 * s),
      ...scaled(s, stamps("su34WingSide", ...foreplanes("Side"), "su34TailSide")),
    ],
  };
}

const EIGHT = "eight-bladed main rotor";

const FIVE_BLADED_TAIL = "five-bladed tail rotor on its own right of the fin";

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
  "Su-30SM": flanker(0.94, { foreplanes: true, sting: true }),
  "Su-35": flanker(0.94, { sting: true }),
  "MiG-29": flanker(0.8, {}),
  "F-16": {
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([700, 260, 240], [800, 380, 240]),
      ...stamps("f16TailAbove", "f16ExhaustAbove"),
      ...onBothSides("f16WingAbove"),
      ...stamps("f16BodyAbove"),
    ],
    parts: [...stamps("f16TailSide", "f16IntakeSide", "f16ExhaustSide", "f16BodySide", "f16CanopySide"), storeSide(700, -96, 260), ...stamps("f16WingSide")],
  },
  "Su-24": {
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([1000, 300, 300]),
      ...onBothSides("su24TailAbove", "su24ExhaustAbove", "su24WingAbove"),
      ...stamps("su24BodyAbove", "su24CanopyAbove", "su24FinAbove"),
    ],
    parts: [
      ...stamps("su24FinSide", "su24ExhaustSide", "su24CanopySide", "su24BodySide", "su24IntakeSide"),
      storeSide(1000, -110, 300),
      ...stamps("su24WingSide", "su24TailSide"),
    ],
  },
  "Tu-22M3": {
    unitsPerCm: 0.2,
    above: [
      ...onBothSides("tu22TailAbove", "tu22ExhaustAbove", "tu22WingAbove"),
      ...stamps("tu22BodyAbove", "tu22NoseAbove"),
      ...onBothSides("tu22IntakeAbove"),
      ...stamps("tu22FinAbove"),
    ],
    parts: stamps("tu22FinSide", "tu22ExhaustSide", "tu22BodySide", "tu22NoseSide", "tu22IntakeSide", "tu22WingSide", "tu22TailSide"),
  },
  "Tu-95": {
    unitsPerCm: 0.2,
    above: [...onBothSides("tu95EnginesAbove", "tu95WingAbove"), ...stamps("tu95TailAbove", "tu95BodyAbove")],
    parts: stamps("tu95TailSide", "tu95BodySide", "tu95WingSide", "tu95EnginesSide"),
  },
  "Ka-29": {
    unitsPerCm: 0.4,
    above: [
      ...stamps("ka29TailAbove", "ka29BodyAbove", "ka29NoseAbove"),
      ...onBothSides("ka29EngineAbove"),
      disc([440, 0], 795, 3, 20, COAXIAL),
      disc([440, 0], 795, 3, 70, COAXIAL),
    ],
    parts: [mast(440, 190, 400), ...stamps("ka29BodySide", "ka29EngineSide", "ka29TailSide"), edge([440, 270], 795, COAXIAL), edge([440, 390], 795, COAXIAL)],
  },
  "Mi-26": {
    unitsPerCm: 0.2,
    above: [
      ...stamps("mi26TailAbove", "mi26BodyAbove"),
      ...onBothSides("mi26EngineAbove"),
      edge([3260, 40], 380, FIVE_BLADED_TAIL),
      disc([980, 0], 1600, 8, 10, EIGHT),
    ],
    parts: [
      mast(980, 310, 400),
      ...stamps("mi26GearSide", "mi26BodySide", "mi26EngineSide", "mi26TailSide"),
      disc([3260, 330], 380, 5, 20, FIVE_BLADED_TAIL),
      edge([980, 400], 1600, EIGHT),
    ],
  },
  "Glide bomb": {
    unitsPerCm: 2,
    above: [...onBothSides("glideFinsAbove"), ...stamps("glideBodyAbove"), ...onBothSides("glideWingAbove"), ...stamps("glideKitAbove")],
    parts: stamps("glideFinsSide", "glideBodySide", "glideKitSide", "glideWingSide"),
  },
};
