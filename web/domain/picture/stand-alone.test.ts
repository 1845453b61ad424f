import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { copyNear } from "../map/sphere-lines";
import { eastwards, southwards } from "../map/web-mercator";
import { runs } from "../testing/runs";
import { standAlone } from "./stand-alone";

/** Two such squares are apart from 44 pixels on. */
const HALF = { left: -22, right: 22, top: -22, bottom: 22 };
const MAP = { clear: HALF, coverOf: () => HALF, deepest: 16, step: 1 };
const APART = 44;
const at = (id: string, lat: number, lng: number) => ({ id, signs: [{ at: { lat, lng } }] });
/** Degrees of longitude that are so many pixels apart at a zoom. */
const px = (pixels: number, zoom: number) => (pixels / (256 * 2 ** zoom)) * 360;

describe("the zoom at which a report stands alone", () => {
  test.each<[string, ReturnType<typeof at>[], number, string[]]>([
    ["the only report: wherever the map is", [at("a", 53, 22)], 0, ["a"]],
    ["one beside it", [at("a", 0, 0), at("b", 0, px(44, 10))], 10, ["a"]],
    ["one a little nearer", [at("a", 0, 0), at("b", 0, px(43.9, 10))], 11, ["a"]],
    [
      "across the antimeridian",
      [at("a", 0, 180 - px(22, 9)), at("b", 0, -180 + px(22, 9))],
      9,
      ["a"],
    ],
    ["on the same grid", [at("b", 53, 22), at("a", 53, 22)], 0, ["b", "a"]],
    [
      "on the same grid with another near it",
      [at("a", 0, 0), at("b", 0, 0), at("c", 0, px(44, 12))],
      12,
      ["a", "b"],
    ],
    ["parted only below the map's end", [at("a", 0, 0), at("b", 0, px(43, 16))], 0, ["a", "b"]],
    [
      "its own second grid is not in its way",
      [{ id: "a", signs: [{ at: { lat: 0, lng: 0 } }, { at: { lat: 0, lng: 0 } }] }],
      0,
      ["a"],
    ],
    [
      "another's second grid is",
      [
        at("a", 0, 0),
        { id: "b", signs: [{ at: { lat: 60, lng: 0 } }, { at: { lat: 0, lng: px(44, 5) } }] },
      ],
      5,
      ["a"],
    ],
  ])("%s", (_, all, zoom, stack) => {
    expect(standAlone("a", all, MAP)).toEqual({ zoom, stack });
  });

  test("on a map of half zooms the widest of those", () => {
    const zoomOf = (pixels: number) =>
      standAlone("a", [at("a", 0, 0), at("b", 0, px(pixels, 10))], { ...MAP, step: 0.5 })?.zoom;
    expect([44, 43.9, 31.2, 31, 22].map(zoomOf)).toEqual([10, 10.5, 10.5, 11, 11]);
  });

  test("none for a report that is not there, or has no place", () => {
    expect(standAlone("a", [], MAP)).toBeNull();
    expect(standAlone("a", [{ id: "a", signs: [] }], MAP)).toBeNull();
  });

  const place = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const crowd = fc.array(fc.oneof(place, fc.constant({ lat: 53, lng: 22 })), { minLength: 1 });

  test("what it has to be clear of is counted on each side: a word reaches to the right", () => {
    const word = { left: -10, right: 70, top: -10, bottom: 10 };
    const clear = { left: -40, right: 40, top: -40, bottom: 40 };
    const zoomOf = (lat: number, lng: number) =>
      standAlone("a", [at("a", 0, 0), at("b", lat, lng)], { ...MAP, clear, coverOf: () => word })
        ?.zoom;
    expect(zoomOf(0, px(50, 10))).toBe(10);
    expect(zoomOf(0, px(49, 10))).toBe(11);
    expect(zoomOf(0, -px(110, 10))).toBe(10);
    expect(zoomOf(0, -px(109, 10))).toBe(11);
    // Beside it, or above: one of the two is enough. Near the equator a degree is as long both ways.
    expect(zoomOf(px(50, 10), -px(80, 10))).toBe(10);
    expect(zoomOf(px(49, 10), -px(80, 10))).toBe(11);
  });

  test("no other is in its way at that zoom but the stack, and at the one before there is one", () => {
    fc.assert(
      fc.property(crowd, (places) => {
        const all = places.map((each, index) => ({ id: String(index), signs: [{ at: each }] }));
        const found = standAlone("0", all, MAP);
        const [first] = places;
        if (!found || !first) throw new Error("nowhere");
        const others = all.filter(({ id }) => !found.stack.includes(id));
        const distances = others.map(({ signs: [sign] }) => {
          const { lat, lng } = copyNear(sign?.at ?? first, first.lng);
          const across = eastwards(lng) - eastwards(first.lng);
          const down = southwards(lat) - southwards(first.lat);
          return Math.max(Math.abs(across), Math.abs(down)) * 256;
        });
        const nearest = Math.min(...distances);
        expect(nearest * 2 ** found.zoom).toBeGreaterThanOrEqual(APART * (1 - 1e-9));
        expect(found.zoom).toBeLessThanOrEqual(MAP.deepest);
        if (found.zoom > 0) expect(nearest * 2 ** (found.zoom - 1)).toBeLessThan(APART);
        expect(found.stack).toContain("0");
      }),
      { numRuns: runs(2000) },
    );
  });
});
