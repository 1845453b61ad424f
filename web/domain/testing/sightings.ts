/** Sightings for the tests: one to change, and any that could be typed. */

import fc from "fast-check";
import { DIRECTIONS } from "../fields/heading";
import { GRID_ACCURACIES } from "../platforms/platform";
import { EFFECTS, emptyRow, type GridRow } from "../reports/grid-row";
import { ENVIRONMENTS, MOTIONS, newSighting, type SightingForm } from "../reports/sighting";

export const GRAD = {
  id: "1",
  platformId: "BM-21",
  aka: "Grad",
  description: "Multiple rocket launcher",
  category: "Artillery",
  gridUnit: "Cat 2",
} as const;

export function sighting(part: Partial<SightingForm> = {}): SightingForm {
  const start = newSighting({
    platform: GRAD,
    callSign: "WK21",
    asset: "Puma",
    gridAccuracy: "Cat 1",
    identifier: "7K3QZ9",
  });
  return { ...start, ...part };
}

export function row(id: number, part: Partial<GridRow> = {}): GridRow {
  return { ...emptyRow(id, "Cat 1"), gzd: "34UFE", coordinates: "1234567890", ...part };
}

const typed = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("//", " // ", "////\n"),
);
const gridRow = fc.record({
  gzd: fc.constantFrom("34UFE", "", "99ZZZ"),
  coordinates: fc.stringMatching(/^\d{0,10}$/),
  gridAccuracy: fc.constantFrom(...GRID_ACCURACIES),
  altitude: fc.oneof(fc.constant(""), fc.integer({ min: -1500, max: 100_000 }).map(String)),
  altitudeRough: fc.boolean(),
  altitudeLookedUp: fc.boolean(),
  dispersal: fc.stringMatching(/^\d{0,5}$/),
  effect: fc.constantFrom(...EFFECTS),
});
export const anySighting = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    motion: fc.constantFrom("", ...MOTIONS),
    environment: fc.constantFrom("", ...ENVIRONMENTS),
    direction: fc.constantFrom("", ...DIRECTIONS),
    speed: fc.stringMatching(/^\d{0,3}$/),
    centreOfMass: fc.boolean(),
    freeText: typed,
    userAsset: typed,
    callSign: typed,
    platformId: typed,
    aka: typed,
    category: fc.constantFrom("Artillery", "Unknown"),
    rows: fc.array(gridRow, { minLength: 20, maxLength: 20 }),
  })
  .map(({ platformId, aka, category, rows, ...rest }) =>
    sighting({
      ...rest,
      vehicle: { ...GRAD, platformId: platformId || "X", aka, category },
      gridRows: rows.map((each, index) => ({ ...each, id: index + 1 })),
    }),
  );
