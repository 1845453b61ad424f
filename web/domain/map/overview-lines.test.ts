import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { LINE_STEPS, readOverviewLines, seenParts } from "./overview-lines";
import { eastwards, southwards } from "./web-mercator";

const file = readFileSync(join(import.meta.dir, "../../../data/map/lines.json"), "utf8");

const WORLD = [0, 0, 1, 1] as const;
const NONE = { lake: [], river: [], coast: [], border: [] };

test("a line is read as its first point and the steps after it", () => {
  const [line, ...others] = readOverviewLines(
    JSON.stringify({ ...NONE, border: [[LINE_STEPS / 2, LINE_STEPS / 2, LINE_STEPS / 4, -8]] }),
  );
  expect(others).toEqual([]);
  expect(line?.kind).toBe("border");
  expect([...(line?.points ?? [])]).toEqual([0.5, 0.5, 0.75, 0.5 - 8 / LINE_STEPS]);
  expect(line?.box).toEqual([0.5, 0.5 - 8 / LINE_STEPS, 0.75, 0.5]);
});

test.each([
  "",
  "[]",
  "{}",
  JSON.stringify({ ...NONE, coast: 3 }),
  JSON.stringify({ ...NONE, lake: [[1]] }),
  JSON.stringify({ ...NONE, river: [[1, "2"]] }),
  JSON.stringify({ ...NONE, border: [[1.5, 2]] }),
])("what is no file of lines is refused: %s", (text) => {
  expect(() => readOverviewLines(text)).toThrow("damaged");
});

test("a place on the plane is itself again", () => {
  const at = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 179.9, noNaN: true }),
  });
  fc.assert(
    fc.property(at, (place) => {
      const [x, y] = [eastwards(place.lng), southwards(place.lat)];
      const line = {
        kind: "border" as const,
        points: Float64Array.of(x, y, x, y),
        box: [x, y, x, y] as const,
      };
      const [seen] = seenParts(line, [x, y, x, y]);
      expect(seen?.[0]?.lat).toBeCloseTo(place.lat, 9);
      expect(seen?.[0]?.lng).toBeCloseTo(place.lng, 9);
    }),
  );
});

test("parts that leave the box are left out, and each stands by itself", () => {
  const points = Float64Array.of(0.1, 0.5, 0.2, 0.5, 0.2, 0.9, 0.4, 0.9, 0.4, 0.5, 0.5, 0.5);
  const line = { kind: "coast" as const, points, box: [0.1, 0.5, 0.5, 0.9] as const };
  const parts = seenParts(line, [0, 0.4, 1, 0.6]);
  expect(parts.map((part) => part.length)).toEqual([3, 3]);
  expect(seenParts(line, [0.6, 0, 1, 1])).toEqual([]);
});

test("the shore of a lake is whole wherever any of it can be seen, so that it can be filled", () => {
  const points = Float64Array.of(0.1, 0.5, 0.2, 0.9, 0.3, 0.5, 0.1, 0.5);
  const line = { kind: "lake" as const, points, box: [0.1, 0.5, 0.3, 0.9] as const };
  expect(seenParts(line, [0.1, 0.4, 0.15, 0.6]).map((ring) => ring.length)).toEqual([4]);
  expect(seenParts(line, [0.4, 0, 1, 1])).toEqual([]);
});

test("a line is seen again where the map has gone round the world", () => {
  const points = Float64Array.of(0.99, 0.5, 0.995, 0.5);
  const line = { kind: "border" as const, points, box: [0.99, 0.5, 0.995, 0.5] as const };
  const [part] = seenParts(line, [-0.02, 0, 0.01, 1]);
  expect(part?.[0]?.lng).toBeCloseTo(-183.6, 9);
  expect(seenParts(line, [1.98, 0, 2.01, 1])[0]?.[0]?.lng).toBeCloseTo(0.99 * 360 - 180 + 360, 9);
});

test("the built-in lines cover the world, and the border that is promised in detail is fine", () => {
  const lines = readOverviewLines(file);
  expect(lines.length).toBeGreaterThan(400);
  const points = (box: readonly [number, number, number, number]) =>
    lines.flatMap((line) => seenParts(line, box)).flat().length;
  expect(points(WORLD)).toBeGreaterThan(70_000);
  // Poland and Lithuania meet Russia and Belarus near Vištytis and Kaniūkai: a point each 100 m or so.
  const box = [eastwards(22.7), southwards(54.5), eastwards(23.6), southwards(53.9)] as const;
  expect(points(box)).toBeGreaterThan(500);
});

test.each([
  ["Śniardwy, in the region", 53.76, 21.73],
  ["Vänern, beyond it", 58.9, 13.3],
])("a lake that the tiles show is there as its shore: %s", (_, lat, lng) => {
  const at = [eastwards(lng), southwards(lat)] as const;
  const lakes = readOverviewLines(file).filter(({ kind }) => kind === "lake");
  const holding = lakes.filter(({ box: [west, north, east, south] }) => {
    return at[0] > west && at[0] < east && at[1] > north && at[1] < south;
  });
  expect(holding.some(({ points }) => isInside(points, at))).toBe(true);
});

/** Whether a ray to the east crosses the ring an odd number of times. */
function isInside(ring: Float64Array, [x, y]: readonly [number, number]): boolean {
  let isIn = false;
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = ring.subarray(at, at + 4);
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
  }
  return isIn;
}
