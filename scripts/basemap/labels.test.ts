import { expect, test } from "bun:test";
import fc from "fast-check";
import { breakName } from "./candidates";
import { type Candidate, type Measure, placeLabels, type Rect, seatsOf } from "./labels";

const measure: Measure = (text, _kind, size) => text.length * size * 0.6;
const bounds: Rect = { west: 0, north: 0, east: 1024, south: 1024 };
const town = (name: string, x: number, y: number): Candidate => ({
  lines: [name],
  kind: "town",
  size: 12,
  x,
  y,
  dot: 3,
  air: 4,
});

const crosses = (a: Rect, b: Rect) =>
  a.west < b.east && a.east > b.west && a.north < b.south && a.south > b.north;

test("a label prefers the right of its mark and gives way to what was placed before", () => {
  const [first, second] = placeLabels(
    [town("Suwałki", 500, 500), town("Ełk", 490, 500)],
    measure,
    1024,
    bounds,
  );
  expect(first?.rect.west).toBeGreaterThan(500);
  expect(second?.rect.east).toBeLessThan(490);
});

test("no label covers another, and none leaves a region's bounds", () => {
  const anywhere = fc.integer({ min: 0, max: 1024 });
  fc.assert(
    fc.property(fc.array(fc.tuple(anywhere, anywhere), { maxLength: 40 }), (spots) => {
      const towns = spots.map(([x, y], i) => town(`Place ${i}`, x, y));
      const placed = placeLabels(towns, measure, 4096, bounds);
      placed.forEach(({ rect }, i) => {
        expect(rect.west).toBeGreaterThanOrEqual(bounds.west);
        expect(rect.south).toBeLessThanOrEqual(bounds.south);
        for (const other of placed.slice(i + 1)) expect(crosses(rect, other.rect)).toBe(false);
      });
    }),
  );
});

test("a world is round: labels meet across its edge", () => {
  const names = placeLabels(
    [town("Suva", 1020, 300), town("Apia", 12, 300)],
    measure,
    1024,
    bounds,
  );
  const [suva, apia] = names;
  expect(suva?.rect.east).toBeGreaterThan(1024);
  const turned = { ...(suva?.rect ?? bounds), west: (suva?.rect.west ?? 0) - 1024 };
  turned.east -= 1024;
  if (apia) expect(crosses(apia.rect, turned)).toBe(false);
  expect(placeLabels([town("Suva", 1020, 300)], measure, 4096, bounds)[0]?.rect.east).toBeLessThan(
    1020,
  );
});

test("every seat lies on whole pixels, so that tiles share it exactly", () => {
  for (const seat of seatsOf(town("Alytus", 10.4, 20.7), measure)) {
    for (const edge of Object.values(seat)) expect(Number.isInteger(edge)).toBe(true);
  }
});

test("a long name is broken near its middle", () => {
  expect(breakName("LITHUANIA")).toEqual(["LITHUANIA"]);
  expect(breakName("UNITED STATES OF AMERICA")).toEqual(["UNITED STATES", "OF AMERICA"]);
});
