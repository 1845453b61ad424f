import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { exactText, gridToLatLng, latLngToGrid } from "../grid/grid";
import { RUNS, runs } from "../testing/runs";
import { coarser, type MapPlace, mapPlace, metresPerPixel, pickedFrom, takenAt } from "./map-grid";

const LAT = 54.2966;
const at = { lat: LAT, lng: 23.1506 };

describe("the digits that a pixel allows", () => {
  // At 54.3° N: metres a pixel are 89 at zoom 10, and half of it at each zoom further in.
  test.each([
    [3, 2, "±20 km"],
    [6, 2, "±2 km"],
    [7, 2, "±800 m"],
    [8, 2, "±500 m"],
    [9, 2, "±500 m"],
    [10, 3, "±90 m"],
    [10.5, 3, "±70 m"],
    [11, 3, "±50 m"],
    [13, 3, "±50 m"],
    [14, 4, "±6 m"],
    [15, 4, "±5 m"],
    [16, 4, "±5 m"],
    [17, 5, "±1 m"],
    [18, 5, "±1 m"],
  ])("zoom %d: %d digits of each, %s", (zoom, digits, exact) => {
    const place = mapPlace(at, zoom);
    expect(place).toMatchObject({ ...at, digits });
    expect(exactText(place.exact)).toBe(exact);
  });

  test.each([
    ["the equator", 0, 13, 3],
    ["the equator", 0, 14, 4],
    ["83° N, where a pixel is an eighth of that", 83, 11, 4],
    ["83° N, where a pixel is an eighth of that", 83, 15, 5],
  ])("at %s (%d) and zoom %d: %d", (_, lat, zoom, digits) => {
    expect(mapPlace({ lat, lng: 15 }, zoom).digits).toBe(digits);
  });

  test.each([
    [14, 10, 4, "±90 m"],
    [17, 10, 5, "±90 m"],
    [14, 7, 4, "±800 m"],
    [12, 11, 3, "±50 m"],
    // The tiles are finer than the map shows them.
    [10, 14, 3, "±90 m"],
  ])(
    "at zoom %d, drawn from that of %d: %d digits, but no more exact than the ground: %s",
    (zoom, detail, digits, exact) => {
      const place = mapPlace(at, zoom, detail);
      expect(place.digits).toBe(digits);
      expect(exactText(place.exact)).toBe(exact);
    },
  );

  test("a pixel is what Web Mercator makes of it", () => {
    expect(metresPerPixel({ lat: 0, lng: 0 }, 0)).toBeCloseTo(156_543.034, 3);
    expect(metresPerPixel({ lat: 60, lng: 0 }, 10)).toBeCloseTo(76.437, 3);
  });
});

const places = fc.record({
  lat: fc.double({ min: -80, max: 84, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const zooms = fc.double({ min: 0, max: 22, noNaN: true });

describe("anywhere, at any zoom", () => {
  test("a cell is no finer than the pixel, as far as four digits go, and not ten times as wide", () => {
    fc.assert(
      fc.property(places, zooms, (place, zoom) => {
        const { digits, exact } = mapPlace(place, zoom);
        const cell = 10 ** (5 - digits);
        const pixel = metresPerPixel(place, zoom);
        expect(cell).toBeGreaterThanOrEqual(Math.min(pixel, 1000));
        if (digits < 5) expect(cell).toBeLessThan(10 * pixel);
        expect(exact).toBeGreaterThanOrEqual(0.95 * Math.max(pixel, cell / 2));
      }),
      { numRuns: RUNS },
    );
  });

  test("the grid names the cell in which the place lies, and read again it is the same grid", () => {
    fc.assert(
      fc.property(places, zooms, (place, zoom) => {
        const taken = mapPlace(place, zoom);
        const found = takenAt(taken);
        if (!found) throw new Error("no grid");
        const { grid } = found;
        expect(grid).toEqual(latLngToGrid(place, taken.digits));
        expect(found.at).toEqual(gridToLatLng(grid.gzd, grid.coordinates) ?? place);
        expect(latLngToGrid(found.at, taken.digits)).toEqual(grid);
        // Truncated: its digits begin those of the metre.
        const { gzd, coordinates } = latLngToGrid(place);
        const cut = coordinates.slice(0, taken.digits) + coordinates.slice(5, 5 + taken.digits);
        expect(grid).toEqual({ gzd, coordinates: cut });
      }),
      { numRuns: runs(5000) },
    );
  });

  test("further in there are never fewer digits, and it is never less exact", () => {
    fc.assert(
      fc.property(places, zooms, zooms, (place, one, other) => {
        const out = mapPlace(place, Math.min(one, other));
        const further = mapPlace(place, Math.max(one, other));
        expect(further.digits).toBeGreaterThanOrEqual(out.digits);
        expect(further.exact ?? 0).toBeLessThanOrEqual(out.exact ?? 0);
      }),
      { numRuns: RUNS },
    );
  });
});

test("beyond the ends of the grid nothing is taken", () => {
  for (const lat of [84.001, -80.001, 85])
    expect(takenAt(mapPlace({ lat, lng: 15 }, 10))).toBeNull();
});

describe("a place between two", () => {
  const far = mapPlace(at, 10);
  const near = mapPlace(at, 15);
  const typed: MapPlace = { ...at, digits: 5, exact: null };

  test.each([
    ["far and near", far, near, { digits: 3, exact: 90 }],
    ["near and far", near, far, { digits: 3, exact: 90 }],
    ["a typed grid and one from the map", typed, near, { digits: 4, exact: 5 }],
    ["two typed grids", typed, typed, { digits: 5, exact: null }],
  ])("is as exact as the less exact of them: %s", (_, one, other, expected) => {
    expect(coarser(one, other)).toEqual(expected);
  });
});

test("a grid that was typed has no ± beside it", () => {
  expect(exactText(null)).toBe("");
});

describe("the grid that the form holds", () => {
  test("is kept as it is, no finer than it was", () => {
    const picked = pickedFrom({ gzd: "34UFE", coordinates: "123 678" });
    expect(picked?.grid).toEqual({ gzd: "34UFE", coordinates: "123678" });
    expect(picked?.at.lat).toBeCloseTo(53.847, 3);
  });

  test.each([
    ["34UZZ", "1234567890"],
    ["34UFE", "123"],
    ["", ""],
  ])("is none where it is not whole: %s %s", (gzd, coordinates) => {
    expect(pickedFrom({ gzd, coordinates })).toBeNull();
  });
});
