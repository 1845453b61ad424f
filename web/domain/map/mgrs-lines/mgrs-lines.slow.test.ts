import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { LatLng } from "../../grid/geodesy";
import { latLngToGrid } from "../../grid/grid";
import { regionOf } from "../../grid/mgrs-squares";
import { runs } from "../../testing/runs";
import type { Pixel } from "../box";
import { evenly, inOneWorld, PLACES, viewAround, views } from "../testing/views";
import { toUtm } from "../utm";
import { type Bounds, type GridLevel, type GridLine, mgrsLines } from "./index";
import { scaleOf } from "./view";

const SIDES: Record<GridLevel, number> = {
  zone: 0,
  "100km": 100_000,
  "10km": 10_000,
  "1km": 1000,
  "100m": 100,
};
const gridAt = ({ lat, lng }: LatLng) => latLngToGrid({ lat, lng: inOneWorld(lng) });
const zoneBandAt = (point: LatLng) => gridAt(point).gzd.slice(0, 3);
const finestSide = (lines: readonly GridLine[]) =>
  Math.min(...lines.filter(({ level }) => level !== "zone").map(({ level }) => SIDES[level]));
const pairsOf = <T>(list: readonly T[]) =>
  list.slice(1).flatMap((to, index) => {
    const from = list[index];
    return from === undefined ? [] : [{ from, to }];
  });

const SAMPLES = Object.entries(PLACES).flatMap(([name, place]) =>
  [5, 6, 7, 8, 9, 10, 11.5, 12, 13, 14, 16, 18].map((zoom) => ({ name, place, zoom })),
);

/** Where two pieces of line cross, in pixels; null if they do not. */
function crossing(a: Pixel, b: Pixel, c: Pixel, d: Pixel): Pixel | null {
  const [abX, abY, cdX, cdY] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const determinant = abX * cdY - abY * cdX;
  const s = ((c.x - a.x) * cdY - (c.y - a.y) * cdX) / determinant;
  const t = ((c.x - a.x) * abY - (c.y - a.y) * abX) / determinant;
  const cross = s >= 0 && s <= 1 && t >= 0 && t <= 1;
  return cross ? { x: a.x + s * abX, y: a.y + s * abY } : null;
}

function crossings(lines: readonly GridLine[], zoom: number): LatLng[] {
  const scale = scaleOf(zoom);
  const drawn = lines.map(({ points }) => pairsOf(points.map(scale.toPixel)));
  return drawn.flatMap((one, index) =>
    drawn
      .slice(index + 1)
      .flatMap((other) =>
        one.flatMap((p) => other.map((q) => crossing(p.from, p.to, q.from, q.to))),
      )
      .flatMap((pixel) => (pixel ? [scale.toLatLng(pixel)] : [])),
  );
}

describe("lines of squares", () => {
  test("every crossing is the corner of a square: the grids beside it say so", () => {
    let seen = 0;
    for (const { name, place, zoom } of SAMPLES) {
      const { lines } = mgrsLines(viewAround(place, zoom, 800, 600), zoom);
      const side = finestSide(lines);
      for (const { lat, lng } of crossings(
        lines.filter(({ level }) => level !== "zone"),
        zoom,
      )) {
        const up = (side * 0.03) / 111_000;
        const right = up / Math.cos((lat * Math.PI) / 180);
        const northEast = { lat: lat + up, lng: lng + right };
        const southWest = { lat: lat - up, lng: lng - right };
        if (Math.max(northEast.lat, -southWest.lat) > 80 && !(northEast.lat < 84 && lat > 0))
          continue;
        // At a seam the lines of two zones touch; there is no corner.
        if (zoneBandAt(northEast).slice(0, 2) !== zoneBandAt(southWest).slice(0, 2)) continue;
        seen++;
        const beyond = gridAt(northEast).coordinates;
        const before = gridAt(southWest).coordinates;
        for (const part of [0, 5]) {
          const label = `${name} at zoom ${zoom}: ${lat} ${lng}`;
          const past = (Number(beyond.slice(part, part + 5)) % side) / side;
          const short = (Number(before.slice(part, part + 5)) % side) / side;
          if (past > 0.07 || short < 0.93) throw new Error(`${label} is off: ${past} ${short}`);
        }
      }
    }
    expect(seen).toBeGreaterThan(4000);
  }, 30_000);

  test("each keeps to one easting or northing, within half a pixel, also between its points", () => {
    for (const { name, place, zoom } of SAMPLES) {
      const scale = scaleOf(zoom);
      const onScreenBetween = (from: LatLng, to: LatLng) => {
        const [a, b] = [scale.toPixel(from), scale.toPixel(to)];
        return scale.toLatLng({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      };
      const { lines } = mgrsLines(viewAround(place, zoom), zoom);
      for (const { points, level } of lines) {
        if (level === "zone") continue;
        const { from, to } = pairsOf(points)[Math.floor((points.length - 1) / 2)] ?? {};
        if (!from || !to) throw new Error(`${name} at ${zoom}: a line of one point`);
        const zone = Number(zoneBandAt(between(from, to, 0.5)).slice(0, 2));
        const off = ({ lat, lng }: LatLng) => {
          const { easting, northing } = toUtm(zone, { lat, lng: inOneWorld(lng) });
          return [easting, northing].map((m) =>
            Math.abs(m - Math.round(m / SIDES[level]) * SIDES[level]),
          );
        };
        const along = pairsOf(points).flatMap((pair) =>
          [pair.from, onScreenBetween(pair.from, pair.to), pair.to].map(off),
        );
        const worst = [0, 1].map((axis) => Math.max(...along.map((both) => both[axis] ?? 0)));
        const pixels = Math.min(...worst) / scale.metresPerPixel(from.lat);
        if (pixels > 0.5) throw new Error(`${name} at ${zoom}: a line strays by ${pixels} px`);
      }
    }
  }, 30_000);

  test("each stays in its own zone, also where zones are wider or missing", () => {
    for (const { name, place, zoom } of SAMPLES) {
      for (const { points, level } of mgrsLines(viewAround(place, zoom), zoom).lines) {
        if (level === "zone") continue;
        const { from, to } = pairsOf(points)[0] ?? {};
        if (!from || !to) throw new Error(`${name} at ${zoom}: a line of one point`);
        const middle = between(from, to, 0.5);
        const zone = zoneBandAt(middle).slice(0, 2);
        const turn = middle.lng - inOneWorld(middle.lng);
        for (const { lat, lng } of pairsOf(points).map((p) => between(p.from, p.to, 0.5))) {
          const zoneBand = zone + zoneBandAt({ lat, lng }).slice(2);
          const region = regionOf(zoneBand);
          const isIn = region && lng - turn >= region.west && lng - turn <= region.east;
          if (!isIn) throw new Error(`${name} at ${zoom}: ${lat} ${lng} is not in ${zoneBand}`);
        }
      }
    }
  }, 30_000);

  test.each([
    [6, ["zone", "100km"]],
    [9, ["zone", "100km", "10km"]],
    [11, ["100km", "10km"]],
    [12, ["10km", "1km"]],
    [13, ["10km", "1km"]],
    [16, ["1km", "100m"]],
  ])("zoom %d around the default centre shows %p", (zoom, levels) => {
    const { lines } = mgrsLines(viewAround({ lat: 54.2966, lng: 23.1506 }, zoom), zoom);
    expect(new Set<string>(lines.map(({ level }) => level))).toEqual(new Set(levels));
  });

  // 440 px at most where the view is nearest the equator, by which they are chosen: more in its middle.
  test("the finest stand 44 to 450 px apart, those of 100 m from 20 px on, in the middle of a view from zoom 7 to 18", () => {
    for (const lat of [-70, -33, 0.5, 30, 54, 75]) {
      for (let zoom = 7; zoom <= 18; zoom += 0.5) {
        const { lines } = mgrsLines(viewAround({ lat, lng: 26 }, zoom, 390, 400), zoom);
        const side = finestSide(lines);
        const pixels = side / scaleOf(zoom).metresPerPixel(lat);
        // There are no squares below 100 m.
        const most = side === 100 ? Number.POSITIVE_INFINITY : 450;
        const least = side === 100 ? 20 : 44;
        if (pixels < least || pixels > most)
          throw new Error(`${pixels} px at ${lat}, zoom ${zoom}`);
      }
    }
  });

  test("lines of 100 m and their labels are there at zoom 15 everywhere below 75°", () => {
    for (let lat = -75; lat <= 75; lat += 2.5) {
      for (const lng of [-179, 3.2, 26, 177]) {
        for (const [width, height] of [
          [390, 400],
          [1366, 600],
        ] as const) {
          const { lines, labels } = mgrsLines(viewAround({ lat, lng }, 15, width, height), 15);
          expect(finestSide(lines)).toBe(100);
          const fine = labels.filter(({ level }) => level === "100m");
          expect(fine.length).toBeGreaterThan(5);
        }
      }
    }
  });
});

const between = (from: LatLng, to: LatLng, share: number): LatLng => ({
  lat: from.lat + share * (to.lat - from.lat),
  lng: from.lng + share * (to.lng - from.lng),
});

describe("edges of zones and bands", () => {
  const { lines } = mgrsLines({ south: -85, west: -180, north: 85, east: 180 }, 3);
  const edges = lines.filter(({ level }) => level === "zone");

  test("on both sides of each there is another zone or band", () => {
    expect(edges.length).toBeGreaterThan(80);
    for (const { points } of edges) {
      const [from, to] = points;
      if (!from || !to) throw new Error("an edge of one point");
      for (const share of [0.03, 0.5, 0.97]) {
        const { lat, lng } = between(from, to, share);
        if (lat === -80 || lat === 84) continue;
        const [dLat, dLng] = from.lat === to.lat ? [0.01, 0] : [0, 0.01];
        const sides = [1, -1].map((sign) => ({ lat: lat + sign * dLat, lng: lng + sign * dLng }));
        const [one, other] = sides.map(zoneBandAt);
        if (one === other) throw new Error(`${lat} ${lng} lies within ${one}`);
      }
    }
  });

  test("wherever the zone or band changes there is one", () => {
    const isBetween = (a: LatLng, b: LatLng) =>
      edges.some(({ points: [from, to] }) => {
        if (!from || !to) return false;
        return from.lat === to.lat
          ? Math.min(a.lat, b.lat) <= from.lat && Math.max(a.lat, b.lat) >= from.lat
          : Math.min(a.lng, b.lng) <= from.lng &&
              Math.max(a.lng, b.lng) >= from.lng &&
              a.lat >= from.lat &&
              a.lat <= to.lat;
      });
    let changes = 0;
    for (let lat = -79.5; lat < 84; lat += 4) {
      for (let lng = -179.5; lng < 179; lng += 1) {
        const [here, east, north] = [
          { lat, lng },
          { lat, lng: lng + 1 },
          { lat: Math.min(83.9, lat + 4), lng },
        ];
        if (zoneBandAt(here) !== zoneBandAt(east)) {
          changes++;
          if (!isBetween(here, east)) throw new Error(`no line east of ${lat} ${lng}`);
        }
        if (zoneBandAt(here).slice(2) !== zoneBandAt(north).slice(2)) {
          changes++;
          if (!isBetween(here, north)) throw new Error(`no line north of ${lat} ${lng}`);
        }
      }
    }
    expect(changes).toBeGreaterThan(5000);
  });
});

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
  test("views that a map might have", () => {
    fc.assert(
      fc.property(views, ({ bounds, zoom }) => expectSound(bounds, zoom)),
      { numRuns: runs(2000) },
    );
  }, 60_000);

  test("bounds at zooms that do not fit them", () => {
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
