import type { Part, PlacedShape, SilhouetteSpec, WrittenSpecs } from "../spec";

/** What stands once on each side, seen from above. */
export function onBothSides(of: PlacedShape["of"]): Part[] {
  return [
    { kind: "stamp", of },
    { kind: "stamp", of, sy: -1 },
  ];
}

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
  const size = { sx: s, sy: s };
  return {
    above: [
      { kind: "stamp", of: "orlanEngineAbove", ...size },
      { kind: "stamp", of: "orlanBodyAbove", ...size },
      { kind: "stamp", of: "orlanTailAbove", ...size },
      { kind: "stamp", of: "orlanWingAbove", ...size },
      propeller(2 * s, 0, 46 * s, "nose"),
    ],
    parts: [...ORLAN_SIDE.map((of): Part => ({ kind: "stamp", of, ...size })), propeller(2 * s, 0, 46 * s, "nose")],
  };
}

const orlan30 = orlan(1.26);

/** Drones with wings. */
export const DRONES: WrittenSpecs = {
  "Orlan-10": { flies: true, unitsPerCm: 2, ...orlan(1) },
  "Orlan-30": { flies: true, unitsPerCm: 2, above: orlan30.above ?? [], parts: [...orlan30.parts, ball(80, -24, 1.5)] },
  "ZALA 421-16": {
    flies: true,
    unitsPerCm: 2,
    above: [{ kind: "stamp", of: "zalaWingAbove" }, propeller(86, 0, 36, "rear"), motor(86), { kind: "stamp", of: "zalaBodyAbove" }],
    parts: [propeller(86, 0, 36, "rear"), motor(86), ball(24, -10, 0.8), { kind: "stamp", of: "zalaBodySide" }, { kind: "stamp", of: "zalaWingSide" }],
  },
  "Supercam S350": {
    flies: true,
    unitsPerCm: 2,
    above: [
      { kind: "stamp", of: "supercamWingAbove" },
      ...onBothSides("supercamTipAbove"),
      propeller(-2, 0, 40, "nose"),
      { kind: "stamp", of: "supercamBodyAbove" },
    ],
    parts: [
      propeller(-2, 0, 40, "nose"),
      { kind: "stamp", of: "supercamBodySide" },
      { kind: "stamp", of: "supercamWingSide" },
      { kind: "stamp", of: "supercamTipSide" },
    ],
  },
  Furia: {
    flies: true,
    unitsPerCm: 4,
    above: [
      { kind: "stamp", of: "furiaWingAbove" },
      ...onBothSides("furiaFinAbove"),
      propeller(86, 0, 32, "rear"),
      motor(86),
      { kind: "stamp", of: "furiaBodyAbove" },
    ],
    parts: [
      propeller(86, 0, 32, "rear"),
      motor(86),
      ball(20, -10, 0.7),
      { kind: "stamp", of: "furiaBodySide" },
      { kind: "stamp", of: "furiaWingSide" },
      { kind: "stamp", of: "furiaFinSide" },
    ],
  },
  "Eleron-3": {
    flies: true,
    unitsPerCm: 4,
    above: [
      { kind: "stamp", of: "eleronWingAbove" },
      ...onBothSides("eleronFinAbove"),
      propeller(57, 0, 26, "rear"),
      motor(57),
      { kind: "stamp", of: "eleronBodyAbove" },
    ],
    parts: [
      propeller(57, 0, 26, "rear"),
      motor(57),
      { kind: "stamp", of: "eleronBodySide" },
      { kind: "stamp", of: "eleronWingSide" },
      { kind: "stamp", of: "eleronFinSide" },
    ],
  },
  Lancet: {
    flies: true,
    unitsPerCm: 4,
    above: [
      ...onBothSides("lancetWingsAbove"),
      motor(164),
      { kind: "stamp", of: "lancetBodyAbove" },
      { kind: "stamp", of: "lancetCamera" },
      propeller(164, 0, 34, "rear"),
    ],
    parts: [
      { kind: "stamp", of: "lancetFarWingsSide" },
      motor(164),
      { kind: "stamp", of: "lancetBodySide" },
      { kind: "stamp", of: "lancetCamera" },
      propeller(164, 0, 34, "rear"),
    ],
  },
  "Shahed-136": {
    flies: true,
    unitsPerCm: 2,
    above: [
      { kind: "stamp", of: "shahedWingAbove" },
      ...onBothSides("shahedFinAbove"),
      { kind: "stamp", of: "shahedEngineAbove" },
      { kind: "stamp", of: "shahedBodyAbove" },
      { kind: "stamp", of: "shahedNoseAbove" },
      propeller(347, 0, 66, "rear"),
    ],
    parts: [
      propeller(347, 0, 66, "rear"),
      { kind: "stamp", of: "shahedEngineSide" },
      { kind: "stamp", of: "shahedBodySide" },
      { kind: "stamp", of: "shahedNoseSide" },
      { kind: "stamp", of: "shahedFinSide" },
    ],
  },
  Forpost: {
    flies: true,
    above: [
      { kind: "stamp", of: "forpostBoomsAbove" },
      { kind: "stamp", of: "pusherEngineAbove" },
      { kind: "stamp", of: "forpostBodyAbove" },
      propeller(404, 0, 150, "rear"),
      { kind: "stamp", of: "forpostWingAbove" },
    ],
    parts: [
      propeller(404, 18, 150, "rear"),
      { kind: "stamp", of: "forpostGearSide" },
      ball(150, -36, 2),
      { kind: "stamp", of: "pusherEngineSide" },
      { kind: "stamp", of: "forpostBodySide" },
      { kind: "stamp", of: "forpostWingSide" },
      { kind: "stamp", of: "forpostBoomsSide" },
    ],
  },
  "Mohajer-6": {
    flies: true,
    above: [
      { kind: "stamp", of: "mohajerBoomsAbove" },
      { kind: "stamp", of: "pusherEngineAbove" },
      ...onBothSides("mohajerBombsAbove"),
      { kind: "stamp", of: "mohajerBodyAbove" },
      propeller(404, 0, 150, "rear"),
      { kind: "stamp", of: "mohajerWingAbove" },
    ],
    parts: [
      propeller(404, 18, 150, "rear"),
      { kind: "stamp", of: "forpostGearSide" },
      ball(90, -30, 2),
      { kind: "stamp", of: "pusherEngineSide" },
      { kind: "stamp", of: "mohajerBodySide" },
      { kind: "stamp", of: "mohajerBombsSide" },
      { kind: "stamp", of: "mohajerWingSide" },
      { kind: "stamp", of: "mohajerBoomsSide" },
    ],
  },
  Orion: {
    flies: true,
    above: [
      ...onBothSides("orionTailAbove"),
      { kind: "stamp", of: "orionEngineAbove" },
      { kind: "stamp", of: "orionBodyAbove" },
      propeller(796, 0, 190, "rear"),
      { kind: "stamp", of: "orionWingAbove" },
    ],
    parts: [
      propeller(796, 9, 190, "rear"),
      ball(110, -40, 2.2),
      { kind: "stamp", of: "orionEngineSide" },
      { kind: "stamp", of: "orionBodySide" },
      { kind: "stamp", of: "orionTailSide" },
      { kind: "stamp", of: "orionWingSide" },
    ],
  },
};
