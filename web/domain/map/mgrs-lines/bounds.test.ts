import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { LatLng } from "../../grid/geodesy";
import { runs } from "../../testing/runs";
import { evenly, PLACES, viewAround, views } from "../testing/views";
import { type Bounds, mgrsLines } from "./index";

/** Nothing is not a number, beyond what is drawn to, or more than a page can bear. */
function expectSound(bounds: Bounds, zoom: number): void {
  const { lines, labels } = mgrsLines(bounds, zoom);
  const high = (bounds.north - bounds.south) / 4;
  const wide = (bounds.east - bounds.west) / 4;
  const isIn = ({ lat, lng }: LatLng) =>
    lat >= Math.max(-80, bounds.south - high) &&
    lat <= Math.min(84, bounds.north + high) &&
    lng >= bounds.west - wide &&
    lng <= bounds.east + wide;
  const isSeen = ({ lat, lng }: LatLng) =>
    lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
  const sound =
    lines.length <= 400 &&
    labels.length <= 150 &&
    lines.every(({ points }) => points.length > 1 && points.length < 100 && points.every(isIn)) &&
    labels.every(({ at, text }) => isSeen(at) && text !== "");
  if (!sound) {
    throw new Error(`${JSON.stringify(bounds)} ${zoom}: ${lines.length} ${labels.length}`);
  }
}

describe("whatever is asked", () => {
  test("2,000 views that a map might have", () => {
    fc.assert(
      fc.property(views, ({ bounds, zoom }) => expectSound(bounds, zoom)),
      { numRuns: runs(2000) },
    );
  }, 60_000);

  test("2,000 bounds at zooms that do not fit them", () => {
    const any = fc.record({
      lats: fc.tuple(evenly(-100, 100), fc.oneof(evenly(0, 120), evenly(0, 0.01))),
      lngs: fc.tuple(evenly(-1000, 1000), fc.oneof(evenly(0, 2000), evenly(0, 0.01))),
      zoom: evenly(-2, 24),
    });
    fc.assert(
      fc.property(any, ({ lats: [south, high], lngs: [west, wide], zoom }) =>
        expectSound({ south, west, north: south + high, east: west + wide }, zoom),
      ),
      { numRuns: runs(2000) },
    );
  }, 60_000);

  test.each([
    ["the arctic alone", { south: 84.5, west: 0, north: 89, east: 40 }, 5],
    ["the antarctic alone", { south: -89, west: 0, north: -80, east: 40 }, 5],
    ["a point", { south: 54, west: 23, north: 54, east: 23 }, 12],
    ["south above north", { south: 55, west: 23, north: 54, east: 24 }, 12],
    ["no numbers", { south: Number.NaN, west: 23, north: 54, east: 24 }, 12],
    ["without end", { south: -80, west: Number.NEGATIVE_INFINITY, north: 84, east: 24 }, 1],
    ["no zoom", { south: 54, west: 23, north: 55, east: 24 }, Number.NaN],
  ])("%s has no grid", (_, bounds, zoom) => {
    expect(mgrsLines(bounds, zoom)).toEqual({ lines: [], labels: [] });
  });

  test("a thousand worlds wide", () => {
    expectSound({ south: -85, west: -180_000, north: 85, east: 180_000 }, 0);
  });

  test("the date line is no seam: 60 and 01 stand beside each other, in any world", () => {
    for (const lng of [-180, 180, 540, -900]) {
      const { lines, labels } = mgrsLines(viewAround({ lat: 52, lng }, 7, 800, 600), 7);
      expect(
        lines.some(({ level, points }) => level === "zone" && points.every((p) => p.lng === lng)),
      ).toBeTrue();
      expect(
        new Set(labels.filter(({ level }) => level === "zone").map(({ text }) => text)),
      ).toEqual(new Set(["60U", "01U"]));
    }
  });

  test("quick enough for each move of a map", () => {
    const views = Object.values(PLACES).flatMap((place) =>
      [6, 9, 13].map((zoom) => ({ bounds: viewAround(place, zoom), zoom })),
    );
    const times = [...views, ...views, ...views].map(({ bounds, zoom }) => {
      const start = performance.now();
      mgrsLines(bounds, zoom);
      return performance.now() - start;
    });
    // Goal: 10 ms on a laptop; the one in the middle leaves out what else the machine does.
    expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(10);
  });
});
