import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { geodesic } from "./geodesic";
import { bearingDegrees, distanceMetres } from "./geodesy";

const dms = (degrees: number, minutes: number, seconds: number) =>
  Math.sign(degrees) * (Math.abs(degrees) + minutes / 60 + seconds / 3600);

describe("the shortest way on WGS 84", () => {
  test("Flinders Peak to Buninyong, as Geoscience Australia gives it (GRS 80, the same to a millimetre)", () => {
    const peak = { lat: dms(-37, 57, 3.7203), lng: dms(144, 25, 29.5244) };
    const buninyong = { lat: dms(-37, 39, 10.1561), lng: dms(143, 55, 35.3839) };
    const way = geodesic(peak, buninyong);
    expect(way?.metres).toBeCloseTo(54_972.271, 2);
    expect(way?.bearing).toBeCloseTo(dms(306, 52, 5.37), 5);
  });

  test("a degree along the equator, and a quarter of a meridian", () => {
    const equator = geodesic({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 });
    expect(equator?.metres).toBeCloseTo((2 * Math.PI * 6_378_137) / 360, 3);
    expect(equator?.bearing).toBeCloseTo(90, 9);
    expect(geodesic({ lat: 0, lng: 5 }, { lat: 90, lng: 5 })?.metres).toBeCloseTo(
      10_001_965.729,
      2,
    );
  });

  test("none from a place to itself, also a turn further on", () => {
    expect(geodesic({ lat: 54, lng: 23 }, { lat: 54, lng: 23 })).toBeNull();
    expect(geodesic({ lat: 54, lng: 180 }, { lat: 54, lng: -180 })).toBeNull();
  });

  test("opposite places are answered by the sphere", () => {
    const [from, to] = [
      { lat: 0.3, lng: 0 },
      { lat: -0.3, lng: 179.9 },
    ];
    expect(geodesic(from, to)?.metres).toBe(distanceMetres(from, to));
  });

  test("it is near the sphere's everywhere", () => {
    const places = fc.record({
      lat: fc.double({ min: -84, max: 84, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(places, places, (from, to) => {
        const sphere = distanceMetres(from, to);
        fc.pre(sphere > 1 && sphere < 19_000_000);
        const way = geodesic(from, to);
        if (!way) throw new Error("none");
        expect(Math.abs(way.metres / sphere - 1)).toBeLessThan(0.0057);
        const off = Math.abs(way.bearing - bearingDegrees(from, to));
        // Towards the far side of the globe bearings spread.
        if (sphere < 5_000_000) expect(Math.min(off, 360 - off)).toBeLessThan(0.5);
      }),
      { numRuns: runs(500) },
    );
  });
});
