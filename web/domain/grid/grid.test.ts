import { describe, expect, test } from "bun:test";
import { gridAt, gridToLatLng, isGzd, latLngToGrid } from "./grid";

describe("known places", () => {
  test.each([
    // The Eiffel Tower, the White House and a much-quoted example, to 100 m.
    ["Paris", 48.85824, 2.29448, "31UDQ", "482", "119"],
    ["Washington", 38.897676, -77.036529, "18SUJ", "233", "073"],
    ["Honolulu, the grid 4QFJ1234567890", 21.409801, -157.916076, "04QFJ", "123", "678"],
  ])("%s", (_, lat, lng, gzd, easting, northing) => {
    expect(latLngToGrid({ lat, lng }, 3)).toEqual({ gzd, coordinates: easting + northing });
  });

  test.each([
    ["Bergen is in 32V though west of 6° east", 60.39, 5.32, "32V"],
    ["31V keeps what is west of 3° east", 60, 2.9999, "31V"],
    ["3° east itself is 32V", 60, 3, "32V"],
    ["south of 56° north the zones are plain again", 55.9999, 5, "31U"],
    ["from 64° north on, too", 64, 5, "31W"],
    ["Svalbard, 31X", 78, 8.9999, "31X"],
    ["Svalbard, 33X from 9°", 78, 9, "33X"],
    ["Svalbard, 33X up to 21°", 78, 20.9999, "33X"],
    ["Svalbard, 35X from 21°", 78, 21, "35X"],
    ["Svalbard, 37X from 33°", 78, 33, "37X"],
    ["Svalbard, 37X up to 42°", 78, 41.9999, "37X"],
    ["38X from 42°", 78, 42, "38X"],
    ["84° north itself is still 31X", 84, 7, "31X"],
    ["84° north itself is still 37X", 84, 34, "37X"],
    ["80° south itself is covered", -80, 0, "31C"],
    ["a float's breadth west of the date line", 0, 179.99999999999997, "60N"],
    ["a float's breadth below 72° north, no 32X", 71.99999999999999, 10, "33X"],
    ["a float's breadth below 64° north, no 32W west of 6°", 63.99999999999999, 3.05, "31W"],
    ["a float's breadth below 56° north, no 31V east of 3°", 55.99999999999999, 5, "32V"],
    ["a float's breadth below 84° north", 83.99999999999999, 10, "33X"],
    ["a float's breadth south of the equator", -1e-16, 23, "34N"],
    ["the equator is N", 0, 23, "34N"],
    ["a hair south of it is M", -1e-9, 23, "34M"],
    ["the date line from the west", 10, 180, "60P"],
    ["the date line from the east", 10, -180, "01P"],
  ])("%s", (_, lat, lng, zoneBand) => {
    const { gzd, coordinates } = latLngToGrid({ lat, lng });
    expect(gzd.slice(0, 3)).toBe(zoneBand);
    expect(isGzd(gzd)).toBe(true);
    const back = gridToLatLng(gzd, coordinates);
    expect(back && latLngToGrid(back)).toEqual({ gzd, coordinates });
  });
});

test.each([
  ["no latitude", Number.NaN, 0, 5, "needs a latitude"],
  ["no longitude", 0, Number.NaN, 5, "needs a latitude"],
  ["endless", 0, Number.POSITIVE_INFINITY, 5, "needs a latitude"],
  ["too far east", 0, 180.0001, 5, "longitude"],
  ["too far west", 0, -180.0001, 5, "longitude"],
  ["beyond the north pole", 90.0001, 0, 5, "-90 to 90"],
  ["beyond the south pole", -90.0001, 0, 5, "-90 to 90"],
  ["the north pole", 90, 0, 5, "unsupported"],
  ["the south pole", -90, 0, 5, "unsupported"],
  ["above band X", 84.0001, 0, 5, "unsupported"],
  ["below band C", -80.0001, 0, 5, "unsupported"],
  ["no digits", 54, 23, 0, "1 to 5"],
  ["too many digits", 54, 23, 6, "1 to 5"],
  ["half a digit", 54, 23, 2.5, "1 to 5"],
])("latLngToGrid refuses: %s", (_, lat, lng, digits, message) => {
  const convert = () => latLngToGrid({ lat, lng }, digits);
  expect(convert).toThrow(RangeError);
  expect(convert).toThrow(message);
});

test("gridToLatLng answers null for what is not whole", () => {
  for (const [gzd, coordinates] of [
    ["34UFE", ""],
    ["34UFE", "123"],
    ["34UZZ", "12345 67890"],
    ["", "12345 67890"],
    ["32XMH", "1234"],
  ] as const) {
    expect(gridToLatLng(gzd, coordinates)).toBeNull();
  }
  expect(gridToLatLng("34UFE", "12345 67890")).toEqual(gridToLatLng("34UFE", "1234567890"));
});

test("a cell that an edge cuts gives a place clear of the edge, that rounding does not carry over it", () => {
  // 24° east cuts this 10 km cell: its centre, at 24.02°, belongs to zone 35.
  const grid = latLngToGrid({ lat: 52.5, lng: 23.99 }, 1);
  const position = gridToLatLng(grid.gzd, grid.coordinates);
  if (!position) throw new Error("The example is not whole.");
  expect(position.lng).toBeLessThan(23.9999);
  const rounded = { lat: Number(position.lat.toFixed(4)), lng: Number(position.lng.toFixed(4)) };
  expect(latLngToGrid(rounded, 1)).toEqual(grid);
});

test("a cell wholly beyond its zone's edge keeps its own centre, on the globe", () => {
  // 60NZF's east is past the date line; the cell is typed, never made from a position.
  const beyond = gridToLatLng("60NZF", "99990 50000");
  expect(beyond?.lng).toBeLessThan(-179);
  expect(beyond?.lng).toBeGreaterThan(-180);
});

test.each([84, -80, 0])("the grid reaches latitude %d", (lat) => {
  expect(gridAt({ lat, lng: 23 })).toEqual(latLngToGrid({ lat, lng: 23 }));
});

test.each([84.001, -80.001])("the grid does not reach latitude %d", (lat) => {
  expect(gridAt({ lat, lng: 23 })).toBeNull();
});
