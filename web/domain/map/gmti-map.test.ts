import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { bearingDegrees, destination, distanceMetres, type LatLng } from "../grid/geodesy";
import { latLngToGrid } from "../grid/grid";
import { runs } from "../testing/runs";
import {
  CLEARED,
  endOf,
  type GmtiFields,
  type GmtiPhase,
  motionBetween,
  motionFields,
  motionOf,
  phaseOf,
  targetOf,
} from "./gmti-map";

const WHOLE: GmtiFields = { gzd: "34UFE", coordinates: "12345 67890", heading: "45", speed: "30" };
const SUWALKI: LatLng = { lat: 54.2966, lng: 23.1506 };

/** Anywhere that the grid reaches. */
const anywhere = fc.record({
  lat: fc.double({ min: -79.9, max: 83.9, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const anyHeading = fc.integer({ min: 1, max: 360 });
const mapSpeed = fc.integer({ min: 5, max: 60 });

/** Degrees between two directions, the short way round. */
const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

test.each<[GmtiPhase, Partial<GmtiFields>]>([
  ["complete", {}],
  ["complete", { speed: "0" }],
  ["complete", { heading: "0" }],
  ["complete", { coordinates: "1267" }],
  ["direction", { heading: "" }],
  ["direction", { speed: "" }],
  ["direction", { heading: "", speed: "" }],
  ["placement", { gzd: "" }],
  ["placement", { coordinates: "" }],
  ["placement", { coordinates: "123" }],
  ["placement", { gzd: "34UZZ" }],
  ["placement", CLEARED],
])("%s with %j", (phase, part) => {
  expect(phaseOf({ ...WHOLE, ...part })).toBe(phase);
});

test("the motion is what the form means, also beyond what the map sets", () => {
  expect(motionOf(WHOLE)).toEqual({ heading: 45, speed: 30 });
  expect(motionOf({ ...WHOLE, heading: "0", speed: "007" })).toEqual({ heading: 360, speed: 7 });
  expect(motionOf({ ...WHOLE, speed: "120" })).toEqual({ heading: 45, speed: 120 });
  expect(motionOf({ ...WHOLE, heading: "" })).toBeNull();
});

describe("a line on the map", () => {
  test.each([
    ["100 m are 1 km/h", 45, 3000, { heading: 45, speed: 30 }],
    ["north is 360", 0, 1000, { heading: 360, speed: 10 }],
    ["a hair west of north is 360 too", 359.6, 1000, { heading: 360, speed: 10 }],
    ["and a hair east of it", 0.4, 1000, { heading: 360, speed: 10 }],
    ["half a degree on is 1", 0.6, 1000, { heading: 1, speed: 10 }],
    ["no slower than 5 km/h", 200, 120, { heading: 200, speed: 5 }],
    ["no faster than 60 km/h", 270, 25_000, { heading: 270, speed: 60 }],
    ["rounded to the nearest", 90, 1549, { heading: 90, speed: 15 }],
    ["and upwards from the half", 90, 1551, { heading: 90, speed: 16 }],
  ])("%s", (_, bearing, metres, motion) => {
    expect(motionBetween(SUWALKI, destination(SUWALKI, bearing, metres))).toEqual(motion);
  });

  test("within half a degree and half a km/h of the line, anywhere", () => {
    const bearing = fc.double({ min: 0, max: 359.99, noNaN: true });
    const length = fc.double({ min: 500, max: 6000, noNaN: true });
    fc.assert(
      fc.property(anywhere, bearing, length, (from, degrees, metres) => {
        const to = destination(from, degrees, metres);
        const { heading, speed } = motionBetween(from, to);
        expect(turn(heading, bearingDegrees(from, to))).toBeLessThanOrEqual(0.5001);
        expect(Math.abs(speed * 100 - metres)).toBeLessThanOrEqual(50.01);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("any two places give a heading of 1 to 360 and a speed of 5 to 60", () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const { heading, speed } = motionBetween(from, to);
        expect(heading).toBe(Math.min(360, Math.max(1, Math.trunc(heading))));
        expect(speed).toBe(Math.min(60, Math.max(5, Math.trunc(speed))));
      }),
      { examples: [[SUWALKI, SUWALKI]] },
    );
  });
});

describe("the arrow", () => {
  test("leads back to the motion that it was drawn for", () => {
    fc.assert(
      fc.property(anywhere, anyHeading, mapSpeed, (from, heading, speed) => {
        expect(motionBetween(from, endOf(from, { heading, speed }))).toEqual({ heading, speed });
      }),
      { numRuns: runs(2000) },
    );
  });

  test("is as long as the speed, also past 60 km/h, and never too short to see", () => {
    const length = (speed: number) =>
      distanceMetres(SUWALKI, endOf(SUWALKI, { heading: 120, speed }));
    expect(length(30)).toBeCloseTo(3000, 3);
    expect(length(120)).toBeCloseTo(12_000, 3);
    expect(length(0)).toBeCloseTo(500, 3);
  });

  test.each([
    [179.99, 90, 180.05],
    [-179.99, 270, -180.05],
  ])("from longitude %d on heading %d goes on past the date line", (lng, heading, end) => {
    expect(endOf({ lat: 0, lng }, { heading, speed: 60 }).lng).toBeCloseTo(end, 1);
  });
});

test("what the map gives to the form reads back as what was placed and fixed", () => {
  fc.assert(
    fc.property(anywhere, anyHeading, mapSpeed, (at, heading, speed) => {
      const form = { ...CLEARED, ...latLngToGrid(at), ...motionFields({ heading, speed }) };
      expect(form.coordinates).toMatch(/^\d{10}$/);
      expect(phaseOf(form)).toBe("complete");
      expect(motionOf(form)).toEqual({ heading, speed });
      const target = targetOf(form);
      expect(target).not.toBeNull();
      // Across a metre's cell and a little.
      if (target) expect(distanceMetres(at, target)).toBeLessThan(1.5);
    }),
    { numRuns: runs(1000) },
  );
});
