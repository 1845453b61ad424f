import type { ShapeName } from "../shapes";
import type { Part, PlacedShape, SilhouetteSpec, WrittenSpecs } from "../spec";

/** Shapes of the kit where they belong, the farthest first. */
export const stamps = (...of: readonly ShapeName[]) => of.map((each): PlacedShape => ({ kind: "stamp", of: each }));

/** The same, each once on both sides, seen from above. */
export const onBothSides = (...of: readonly ShapeName[]) => stamps(...of).flatMap((shape): PlacedShape[] => [shape, { ...shape, sy: -1 }]);

/** The same larger or smaller. */
export const scaled = (s: number, shapes: readonly PlacedShape[]) => shapes.map((shape) => ({ ...shape, sx: s, sy: s * (shape.sy ?? 1) }));

/** A propeller from its edge, by the length of its blades from tip to tip. */
export function propeller(x: number, y: number, length: number, end: "nose" | "rear"): PlacedShape {
  const at = [x, y] as const;
  const calls = `propeller ${end === "nose" ? "in the nose" : "at the rear"}`;
  return { kind: "stamp", of: "propeller", at, sx: length / 60, sy: length / 100, calls };
}

export function ball(x: number, y: number, scale: number): Part {
  return { kind: "stamp", of: "sensorBall", at: [x, y], sx: scale, sy: scale };
}

/** An electric motor at the rear, or what else turns the propeller there. */
export function motor(x: number, calls?: string): Part {
  return { kind: "stamp", of: "electricMotor", at: [x, 0], ...(calls === undefined ? {} : { calls }) };
}

/** The Orlan-10 from the side, without its propeller. */
export const ORLAN_SIDE = ["orlanEngineSide", "orlanTailSide", "orlanBodySide", "orlanWingSide"] as const;

/** The Orlan-10's views; the Orlan-30 is much the same, larger. */
function orlan(s: number): Pick<SilhouetteSpec, "above" | "parts"> {
  const turning = propeller(2 * s, 0, 46 * s, "nose");
  const above = scaled(s, stamps("orlanEngineAbove", "orlanBodyAbove", "orlanTailAbove", "orlanWingAbove"));
  return { above: [...above, turning], parts: [...scaled(s, stamps(...ORLAN_SIDE)), turning] };
}

const orlan30 = orlan(1.26);

/** Drones with wings. */
export const DRONES: WrittenSpecs = {
  "Orlan-10": { unitsPerCm: 2, ...orlan(1) },
  "Orlan-30": { unitsPerCm: 2, above: orlan30.above ?? [], parts: [...orlan30.parts, ball(80, -24, 1.5)] },
  "ZALA 421-16": {
    unitsPerCm: 2,
    above: [...stamps("zalaWingAbove"), propeller(86, 0, 36, "rear"), motor(86), ...stamps("zalaBodyAbove")],
    parts: [propeller(86, 0, 36, "rear"), motor(86), ball(24, -10, 0.8), ...stamps("zalaBodySide", "zalaWingSide")],
  },
  "Supercam S350": {
    unitsPerCm: 2,
    above: [...stamps("supercamWingAbove"), ...onBothSides("supercamTipAbove"), propeller(-2, 0, 40, "nose"), ...stamps("supercamBodyAbove")],
    parts: [propeller(-2, 0, 40, "nose"), ...stamps("supercamBodySide", "supercamWingSide", "supercamTipSide")],
  },
  Furia: {
    unitsPerCm: 4,
    above: [...stamps("furiaWingAbove"), ...onBothSides("furiaFinAbove"), propeller(86, 0, 32, "rear"), motor(86), ...stamps("furiaBodyAbove")],
    parts: [propeller(86, 0, 32, "rear"), motor(86), ball(20, -10, 0.7), ...stamps("furiaBodySide", "furiaWingSide", "furiaFinSide")],
  },
  "Eleron-3": {
    unitsPerCm: 4,
    above: [...stamps("eleronWingAbove"), ...onBothSides("eleronFinAbove"), propeller(57, 0, 26, "rear"), motor(57), ...stamps("eleronBodyAbove")],
    parts: [propeller(57, 0, 26, "rear"), motor(57), ...stamps("eleronBodySide", "eleronWingSide", "eleronFinSide")],
  },
  Lancet: {
    unitsPerCm: 4,
    above: [...onBothSides("lancetWingsAbove"), motor(164), ...stamps("lancetBodyAbove", "lancetCamera"), propeller(164, 0, 34, "rear")],
    parts: [...stamps("lancetFarWingsSide"), motor(164), ...stamps("lancetBodySide", "lancetCamera"), propeller(164, 0, 34, "rear")],
  },
  "Shahed-136": {
    unitsPerCm: 2,
    above: [
      ...stamps("shahedWingAbove"),
      ...onBothSides("shahedFinAbove"),
      ...stamps("shahedEngineAbove", "shahedBodyAbove", "shahedNoseAbove"),
      propeller(347, 0, 66, "rear"),
    ],
    parts: [propeller(347, 0, 66, "rear"), ...stamps("shahedEngineSide", "shahedBodySide", "shahedNoseSide", "shahedFinSide")],
  },
  Forpost: {
    above: [...stamps("forpostBoomsAbove", "pusherEngineAbove", "forpostBodyAbove"), propeller(404, 0, 150, "rear"), ...stamps("forpostWingAbove")],
    parts: [
      propeller(404, 18, 150, "rear"),
      ...stamps("forpostGearSide"),
      ball(150, -36, 2),
      ...stamps("pusherEngineSide", "forpostBodySide", "forpostWingSide", "forpostBoomsSide"),
    ],
  },
  "Mohajer-6": {
    above: [
      ...stamps("mohajerBoomsAbove", "pusherEngineAbove"),
      ...onBothSides("mohajerBombsAbove"),
      ...stamps("mohajerBodyAbove"),
      propeller(404, 0, 150, "rear"),
      ...stamps("mohajerWingAbove"),
    ],
    parts: [
      propeller(404, 18, 150, "rear"),
      ...stamps("forpostGearSide"),
      ball(90, -30, 2),
      ...stamps("pusherEngineSide", "mohajerBodySide", "mohajerBombsSide", "mohajerWingSide", "mohajerBoomsSide"),
    ],
  },
  Orion: {
    above: [...onBothSides("orionTailAbove"), ...stamps("orionEngineAbove", "orionBodyAbove"), propeller(796, 0, 190, "rear"), ...stamps("orionWingAbove")],
    parts: [propeller(796, 9, 190, "rear"), ball(110, -40, 2.2), ...stamps("orionEngineSide", "orionBodySide", "orionTailSide", "orionWingSide")],
  },
};
