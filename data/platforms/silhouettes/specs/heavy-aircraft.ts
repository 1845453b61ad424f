import type { WrittenSpecs } from "../spec";
import { disc, edge, mast, storeSide, storesAbove } from "./aircraft";
import { onBothSides, stamps } from "./drones";

const COAXIAL = "two three-bladed rotors, one above the other on one mast";
const EIGHT = "eight-bladed main rotor";
const TAIL = "five-bladed tail rotor on its own right of the fin";

/** Bombers, large and naval helicopters and glide bombs. */
export const HEAVY_AIRCRAFT: WrittenSpecs = {
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
    above: [...stamps("mi26TailAbove", "mi26BodyAbove"), ...onBothSides("mi26EngineAbove"), edge([3260, 40], 380, TAIL), disc([980, 0], 1600, 8, 10, EIGHT)],
    parts: [
      mast(980, 310, 400),
      ...stamps("mi26GearSide", "mi26BodySide", "mi26EngineSide", "mi26TailSide"),
      disc([3260, 330], 380, 5, 20, TAIL),
      edge([980, 400], 1600, EIGHT),
    ],
  },
  "Glide bomb": {
    unitsPerCm: 2,
    above: [...onBothSides("glideFinsAbove"), ...stamps("glideBodyAbove"), ...onBothSides("glideWingAbove"), ...stamps("glideKitAbove")],
    parts: stamps("glideFinsSide", "glideBodySide", "glideKitSide", "glideWingSide"),
  },
};
