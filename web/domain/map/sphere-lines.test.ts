import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { distanceMetres } from "../grid/geodesy";
import { closestTogether, copyNear, copyOffset, greatCircle, ring, shortWay } from "./sphere-lines";

test.each([
  [179, 179, 0],
  [-179, 179, 360],
  [179, -179, -360],
  [10, 730, 720],
  [0, 180, 360],
])("%d beside %d: %d degrees on", (lng, near, offset) => {
  expect(copyOffset(lng, near)).toBe(offset);
  expect(copyNear({ lat: 5, lng }, near)).toEqual({ lat: 5, lng: lng + offset });
});

describe("the short way between two places", () => {
  test("is the plain one where it does not cross the antimeridian", () => {
    const [a, b] = [
      { lat: 54, lng: 23 },
      { lat: 55, lng: -24 },
    ];
    expect(shortWay(a, b)).toEqual([a, b]);
  });

  test.each([
    [179.5, -179.9, 179.5, 180.1],
    [-179.9, 179.5, 180.1, 179.5],
    [179.9, -179.5, -180.1, -179.5],
    [-179.5, 179.9, -179.5, -180.1],
  ])("from %d to %d stands from %d to %d", (from, to, first, second) => {
    const [a, b] = shortWay({ lat: 1, lng: from }, { lat: 2, lng: to });
    expect([a.lat, b.lat]).toEqual([1, 2]);
    expect(a.lng).toBeCloseTo(first, 9);
    expect(b.lng).toBeCloseTo(second, 9);
  });
});

describe("a great circle", () => {
  test("goes from end to end in even steps, bending towards the pole", () => {
    const a = { lat: 54, lng: 23 };
    const b = { lat: 54, lng: 83 };
    const points = greatCircle(a, b);
    expect(points[0]).toEqual(a);
    expect(points.at(-1)).toEqual(b);
    const steps = points.slice(1).map((at, index) => distanceMetres(points[index] ?? a, at));
    const even = distanceMetres(a, b) / steps.length;
    for (const step of steps) expect(Math.abs(step - even)).toBeLessThan(0.01);
    // Its top, half-way: tan φ = tan 54° / cos 30°.
    const top = (Math.atan(Math.tan((54 * Math.PI) / 180) / Math.cos(Math.PI / 6)) * 180) / Math.PI;
    expect(Math.max(...points.map(({ lat }) => lat))).toBeCloseTo(top, 6);
  });

  test.each([
    [179.9, -179.9],
    [-179.9, 179.9],
    [180, -179.9],
  ])("goes on across the antimeridian, from %d to %d", (from, to) => {
    const points = greatCircle({ lat: 60, lng: from }, { lat: 60.1, lng: to });
    for (const [index, at] of points.slice(1).entries())
      expect(Math.abs(at.lng - (points[index]?.lng ?? 0))).toBeLessThan(0.01);
    expect(points.at(-1)?.lng).toBeCloseTo(copyNear({ lat: 0, lng: to }, from).lng, 9);
  });

  test("of a place to itself stays there", () => {
    const at = { lat: 54, lng: 23 };
    for (const point of greatCircle(at, at)) expect(distanceMetres(point, at)).toBeLessThan(0.001);
  });
});

test.each([
  [54, 23, 120_000],
  [-79.9, 179.99, 70_000],
  [83.9, -179.99, 120_000],
  [0, 180, 80],
])("a ring around %d, %d of %d m is closed, even and in one piece", (lat, lng, metres) => {
  const centre = { lat, lng };
  const points = ring(centre, metres);
  const [first] = points;
  expect(points.at(-1)?.lat).toBeCloseTo(first?.lat ?? 0, 9);
  expect(points.at(-1)?.lng).toBeCloseTo(first?.lng ?? 0, 9);
  for (const [index, at] of points.entries()) {
    expect(Math.abs(distanceMetres(centre, at) - metres)).toBeLessThan(0.01);
    expect(Math.abs(at.lng - (points[index - 1] ?? at).lng)).toBeLessThan(5);
    expect(Math.abs(at.lng - lng)).toBeLessThan(90);
  }
});

const at = (lng: number) => ({ lat: 0, lng });
const longitudes = (...lngs: number[]) => closestTogether(lngs.map(at)).map(({ lng }) => lng);

test("places on both sides of the antimeridian stand side by side", () => {
  expect(longitudes(179, -179, 178)).toEqual([179, 181, 178]);
  expect(longitudes(23, 24, 22)).toEqual([23, 24, 22]);
  expect(longitudes(-5)).toEqual([-5]);
  expect(closestTogether([])).toEqual([]);
});

test("the same places, never wider apart than they came", () => {
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(fc.array(lng, { minLength: 1, maxLength: 20 }), (lngs) => {
      const moved = longitudes(...lngs);
      const span = (all: number[]) => Math.max(...all) - Math.min(...all);
      expect(span(moved)).toBeLessThanOrEqual(span(lngs) + 1e-9);
      for (const [index, each] of moved.entries()) {
        const turns = (each - (lngs[index] ?? 0)) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
      }
    }),
  );
});
