import { expect, test } from "bun:test";
import { packedGeoid } from "../../../data/elevation/geoid";
import { readGeoid } from "./geoid";

const packed = packedGeoid();
const geoid = readGeoid(packed);

// Timbuktu is GeographicLib's own example; the rest is NGA's, of its program F477 and of its grid.
test.each([
  [16.775833, -3.009444, 28.7068],
  [38.628155, 269.779155 - 360, -31.628],
  [-14.621217, 305.021114 - 360, -2.969],
  [46.874319, 102.448729, -43.575],
  [-23.617446, 133.874712, 15.871],
  [38.625473, 359.9995 - 360, 50.066],
  [-0.466744, 0.0023, 17.329],
  [90, 0, 13.606],
  [90, 179, 13.606],
  [-90, -60, -29.534],
  [0, -180, 21.15],
  [0, 180, 21.15],
])("EGM96 at %d, %d is %d m, to half a metre", (lat, lng, metres) => {
  expect(Math.abs(geoid({ lat, lng }) - metres)).toBeLessThan(0.5);
});

test("is continuous over the antimeridian and the poles", () => {
  for (const lat of [-89.9, -60.1, 0.1, 54.2, 89.9]) {
    const [west, east] = [geoid({ lat, lng: -180 }), geoid({ lat, lng: 179.9999 })];
    expect(Math.abs(west - east)).toBeLessThan(0.01);
  }
  for (const lat of [90, -90]) {
    const around = [-180, -91, 0, 12.3, 179].map((lng) => geoid({ lat, lng }));
    expect(Math.max(...around) - Math.min(...around)).toBeLessThan(0.01);
  }
});

test("bytes that are cut short are refused", () => {
  expect(() => readGeoid(packed.subarray(1))).toThrow(RangeError);
});
