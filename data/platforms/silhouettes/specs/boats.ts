import { points } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";

const foredeck: Part = { kind: "box", at: [300, 150], size: [280, 62], tone: "mid", slant: [80, 0], plan: { wide: 200 } };

const deckhouse = (length: number, calls: string): Part => ({
  kind: "box",
  at: [980, 122],
  size: [length, 92],
  tone: "mid",
  slant: [0, 40],
  seams: Math.round(length / 140),
  plan: { wide: 250 },
  calls,
});

const rearGuns = (x: number): Part[] => [
  { kind: "struts", lines: `M${x + 16} 110L${x + 16} 158`, width: 10, plan: false },
  { kind: "mg", at: [x, 152], len: 90, plan: { y: 140, both: true }, calls: "machine gun at each side of the rear deck" },
];

const mast: Part = { kind: "mast", at: [920, 304], h: 90, w: 26, sections: 1, calls: "short mast" };

/** Boats, drawn from the water up. */
export const BOATS: WrittenSpecs = {
  "BK-16": [
    { kind: "stamp", of: "landingBoat" },
    foredeck,
    deckhouse(500, "long low deckhouse behind the wheelhouse"),
    { kind: "stamp", of: "wheelhouse" },
    { kind: "cupola", at: [430, 212], size: [70, 22], tone: "dark" },
    { kind: "mg", at: [480, 240], len: 110, calls: "remote machine gun on top" },
    ...rearGuns(1560),
    mast,
    { kind: "whips", at: [[860, 304]], h: 150 },
  ],
  Raptor: [
    { kind: "stamp", of: "landingBoat", sx: 0.945 },
    foredeck,
    deckhouse(240, "short deckhouse behind the wheelhouse"),
    { kind: "stamp", of: "wheelhouse", calls: "armoured wheelhouse with slanted windows" },
    { kind: "box", at: [410, 212], size: [110, 34], tone: "dark", plan: { wide: 80 } },
    { kind: "mg", at: [500, 250], len: 150, calls: "remote heavy machine gun on top" },
    ...rearGuns(1400),
    { ...mast, calls: "short mast with aerials" },
    { kind: "whips", at: [[880, 304]], h: 150 },
  ],
  "Magura V5": [
    { kind: "stamp", of: "seaDrone" },
    { kind: "box", at: [300, 52], size: [180, 20], tone: "mid", slant: [20, 20], plan: { wide: 80 }, calls: "flat engine cover" },
    { kind: "cupola", at: [230, 54], size: [36, 30], glass: true, tone: "dark" },
    { kind: "whips", at: points(330, 70, 430, 70), h: 80 },
  ],
};
