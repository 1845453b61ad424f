import type { SilhouetteSpec, WrittenSpecs } from "../spec";
import { storeSide, storesAbove } from "./aircraft";
import { onBothSides, scaled, stamps } from "./drones";

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

/** Fighters. */
export const FIGHTERS: WrittenSpecs = {
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
};
