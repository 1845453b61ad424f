import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import {
  bearingDegrees,
  destination,
  distanceMetres,
  EARTH_RADIUS_M,
  type LatLng,
  METRES_TO_FEET,
  metresToFeet,
} from "./geodesy";

const QUARTER_TURN_M = (Math.PI / 2) * EARTH_RADIUS_M;
const at = (lat: number, lng: number): LatLng => ({ lat, lng });
const point = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("the specification's figures", () => {
  expect(EARTH_RADIUS_M).toBe(6371000);
  expect(METRES_TO_FEET).toBe(3.28084);
  expect(metresToFeet(156)).toBeCloseTo(511.81104, 9);
  expect(metresToFeet(0)).toBe(0);
});

test.each([
  ["the same point", at(54, 23), at(54, 23), 0],
  ["pole to equator", at(90, 0), at(0, 77), QUARTER_TURN_M],
  ["a quarter of the equator", at(0, 0), at(0, 90), QUARTER_TURN_M],
  ["the far side of the globe", at(0, 0), at(0, 180), 2 * QUARTER_TURN_M],
  ["the far side, off the equator", at(37.3, -122.1), at(-37.3, 57.9), 2 * QUARTER_TURN_M],
  [
    "the far side where rounding lifts the haversine above 1",
    at(48.591639488816696, -16.528319640198703),
    at(-48.59163947182352, 163.47168037731575),
    2 * QUARTER_TURN_M,
  ],
  ["across the date line", at(0, 179.5), at(0, -179.5), QUARTER_TURN_M / 90],
  ["one degree north", at(54, 23), at(55, 23), QUARTER_TURN_M / 90],
])("distance: %s", (_, a, b, metres) => {
  expect(distanceMetres(a, b)).toBeCloseTo(metres, 3);
});

test.each([
  ["north", at(10, 20), at(11, 20), 0],
  ["south", at(10, 20), at(9, 20), 180],
  ["east on the equator", at(0, 0), at(0, 1), 90],
  ["west on the equator", at(0, 0), at(0, -1), 270],
  ["west across the date line", at(0, -179.5), at(0, 179.5), 270],
  ["to the pole", at(60, 100), at(90, 0), 0],
  ["the same point", at(54, 23), at(54, 23), 0],
  // Baghdad to Osaka, a textbook's example: 60.2°.
  ["a great circle", at(35, 45), at(35, 135), 60.1627],
])("bearing: %s", (_, a, b, degrees) => {
  expect(bearingDegrees(a, b)).toBeCloseTo(degrees, 3);
});

test("a bearing is at least 0 and less than 360, and a distance is the same both ways", () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const bearing = bearingDegrees(a, b);
      expect(bearing).toBeGreaterThanOrEqual(0);
      expect(bearing).toBeLessThan(360);
      expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 6);
      expect(distanceMetres(a, b)).toBeLessThanOrEqual(2 * QUARTER_TURN_M);
    }),
    // A hair west of due north is where 360 would come out.
    { numRuns: runs(2000), examples: [[at(0, 0), at(1, -1e-17)]] },
  );
});

test("a destination lies at the given distance and bearing, on the globe", () => {
  fc.assert(
    fc.property(
      point,
      fc.double({ min: 0, max: 359.99, noNaN: true }),
      fc.double({ min: 10, max: 5_000_000, noNaN: true }),
      (from, bearing, metres) => {
        const to = destination(from, bearing, metres);
        expect(Math.abs(to.lng)).toBeLessThanOrEqual(180);
        expect(Math.abs(to.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(distanceMetres(from, to) - metres)).toBeLessThan(0.01);
        const off = Math.abs(bearingDegrees(from, to) - bearing);
        // Ten metres fix a bearing to about a millionth of the way round.
        expect(Math.min(off, 360 - off)).toBeLessThan(0.001);
      },
    ),
    { numRuns: runs(2000) },
  );
});

test.each([
  ["eastwards", at(0, 179.9), 90, -179.9],
  ["westwards", at(0, -179.9), 270, 179.9],
])("destination: over the date line %s comes back into -180 to 180", (_, from, bearing, lng) => {
  expect(destination(from, bearing, QUARTER_TURN_M / 450).lng).toBeCloseTo(lng, 9);
});

test("destination: no distance is no move, and the pole is reached", () => {
  expect(destination(at(54, 23), 123, 0).lat).toBeCloseTo(54, 12);
  expect(destination(at(0, 0), 0, QUARTER_TURN_M).lat).toBeCloseTo(90, 9);
});
