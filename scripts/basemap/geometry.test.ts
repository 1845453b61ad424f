import { expect, test } from "bun:test";
import { areaOf, clipLine, clipRing, lineOf, projectRing, projectRound, smooth } from "./geometry";

const line = (...values: number[]) => lineOf(Float64Array.from(values));
const square = line(0.2, 0.2, 0.6, 0.2, 0.6, 0.6, 0.2, 0.6, 0.2, 0.2);

test("a ring is cut to a box", () => {
  const cut = clipRing(square, [0.4, 0.4, 1, 1]);
  expect(cut?.box).toEqual([0.4, 0.4, 0.6, 0.6]);
  expect(areaOf(cut?.points ?? new Float64Array())).toBeCloseTo(0.04, 12);
  expect(clipRing(square, [0.7, 0.7, 1, 1])).toBeNull();
  expect(clipRing(square, [0, 0, 1, 1])).toBe(square);
});

test("a line falls into the parts that a box shows, with whole segments", () => {
  const zigzag = line(0, 0.1, 0.2, 0.1, 0.2, 0.9, 0.4, 0.9, 0.4, 0.1, 0.6, 0.1);
  const parts = clipLine(zigzag, [0, 0, 1, 0.2]);
  expect(parts.map(({ points }) => [...points])).toEqual([
    [0, 0.1, 0.2, 0.1, 0.2, 0.9],
    [0.4, 0.9, 0.4, 0.1, 0.6, 0.1],
  ]);
});

test("what crosses the antimeridian is carried on, and drawn on both sides", () => {
  const [east, west, ...rest] = projectRound([
    [179, 10],
    [-179, 10],
  ]);
  expect(rest).toEqual([]);
  expect(east?.box[2]).toBeCloseTo(1 + 1 / 360, 12);
  expect(west?.box[0]).toBeCloseTo(-1 / 360, 12);
});

test("a ring round the pole is closed beyond the plane's edge", () => {
  const ring = [-180, -90, 0, 90, 180].map((lng) => [lng, -70]);
  const [first] = projectRing(ring);
  expect(first?.box[3]).toBeGreaterThan(1);
  expect(Math.abs(areaOf(first?.points ?? new Float64Array()))).toBeGreaterThan(0.1);
});

test("rounding keeps a ring closed and a line's ends in place", () => {
  const ring = smooth(square, true, 2).points;
  expect([ring[0], ring[1]]).toEqual([ring.at(-2), ring.at(-1)]);
  expect(Math.abs(areaOf(ring))).toBeLessThan(0.16);
  const path = smooth(line(0, 0, 0.5, 0.5, 1, 0), false, 2).points;
  expect([path[0], path[1], path.at(-2), path.at(-1)]).toEqual([0, 0, 1, 0]);
});
