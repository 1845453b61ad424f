import { describe, expect, test } from "bun:test";
import { forward } from "mgrs";
import { pickedAt, pickedFrom } from "./picked-grid";

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

describe("a place on the map", () => {
  test.each([
    [54.2966, 23.1506],
    [-33.9, 151.2],
    [83.99, 15],
  ])("%d, %d has ten digits", (lat, lng) => {
    const { gzd = "", coordinates = "" } = pickedAt({ lat, lng })?.grid ?? {};
    expect(gzd + coordinates).toBe(forward([lng, lat], 5));
  });

  test.each([84.001, -80.001, 85])("at %d° has no grid", (lat) => {
    expect(pickedAt({ lat, lng: 15 })).toBeNull();
  });
});
