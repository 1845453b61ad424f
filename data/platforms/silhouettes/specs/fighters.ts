import type { ShapeName } from "../shapes";
import type { Part, PlacedShape, SilhouetteSpec, WrittenSpecs } from "../spec";
import { storeSide, storesAbove } from "./aircraft";

const stamp = (of: ShapeName, s: number): PlacedShape => ({ kind: "stamp", of, sx: s, sy: s });
const pair = (of: ShapeName, s: number): Part[] => [stamp(of, s), { ...stamp(of, s), sy: -s }];

/** A fighter of the Flanker's form: its size beside the Su-34's, with foreplanes and a tail sting or without. */
function flanker(s: number, has: { foreplanes?: true; sting?: true }): SilhouetteSpec {
  return {
    flies: true,
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([1100 * s, 360 * s, 300 * s], [1260 * s, 500 * s, 280 * s]),
      ...pair("su34TailAbove", s),
      ...(has.foreplanes ? pair("su34CanardsAbove", s) : []),
      ...pair("su34EngineAbove", s),
      ...pair(has.sting ? "su34ExhaustAbove" : "flankerExhausts", s),
      ...pair("su34WingAbove", s),
      stamp("flankerBodyAbove", s),
      stamp("flankerNoseAbove", s),
      ...(has.sting ? [stamp("su34StingAbove", s)] : []),
      ...pair("su34FinsAbove", s),
    ],
    parts: [
      stamp("su34FinsSide", s),
      ...(has.sting ? [stamp("su34StingSide", s)] : []),
      stamp("flankerBodySide", s),
      stamp("flankerNoseSide", s),
      stamp("su34EngineSide", s),
      has.sting ? stamp("su34ExhaustSide", s) : { ...stamp("su34ExhaustSide", s), calls: "two exhausts side by side" },
      storeSide(1150 * s, -140 * s, 330 * s),
      stamp("su34WingSide", s),
      ...(has.foreplanes ? [stamp("su34CanardsSide", s)] : []),
      stamp("su34TailSide", s),
    ],
  };
}

/** Fighters. */
export const FIGHTERS: WrittenSpecs = {
  "Su-30SM": flanker(0.94, { foreplanes: true, sting: true }),
  "Su-35": flanker(0.94, { sting: true }),
  "MiG-29": flanker(0.8, {}),
  "F-16": {
    flies: true,
    unitsPerCm: 0.4,
    above: [
      ...storesAbove([700, 260, 240], [800, 380, 240]),
      stamp("f16TailAbove", 1),
      stamp("f16ExhaustAbove", 1),
      ...pair("f16WingAbove", 1),
      stamp("f16BodyAbove", 1),
    ],
    parts: [
      stamp("f16TailSide", 1),
      stamp("f16IntakeSide", 1),
      stamp("f16ExhaustSide", 1),
      stamp("f16BodySide", 1),
      stamp("f16CanopySide", 1),
      storeSide(700, -96, 260),
      stamp("f16WingSide", 1),
    ],
  },
};
