import { expect, test } from "bun:test";
import { boxOf, childrenOf, latitude, longitude, mercatorX, mercatorY, tilesOf } from "./mercator";
import { CENTER, MARGIN, REGION, rangeOf } from "./region";

test("degrees survive the way to the plane and back", () => {
  for (const [lng, lat] of [
    [23.1506, 54.2966],
    [-179.5, -60],
    [0, 84.9],
  ] as const) {
    expect(longitude(mercatorX(lng))).toBeCloseTo(lng, 9);
    expect(latitude(mercatorY(lat))).toBeCloseTo(lat, 9);
  }
});

test("a pole is held at the edge of the plane", () => {
  expect(mercatorY(90)).toBeCloseTo(0, 9);
  expect(mercatorY(-90)).toBeCloseTo(1, 9);
});

test("Vilnius lies on the tile that OpenStreetMap numbers 10/583/325", () => {
  const [x, y] = [mercatorX(25.2797), mercatorY(54.6872)];
  expect([Math.floor(x * 1024), Math.floor(y * 1024)]).toEqual([583, 325]);
});

test("a box is covered by the tiles that it touches, and they by their children", () => {
  const range = tilesOf(boxOf(0, 0, 1, 1), 1);
  expect(range).toEqual({ z: 1, west: 1, north: 0, east: 2, south: 1 });
  expect(childrenOf(range, 3)).toEqual({ z: 3, west: 4, north: 0, east: 8, south: 4 });
});

test("every zoom holds the region with its margin; the world's zooms hold the world", () => {
  const [west, south, east, north] = REGION;
  for (let z = 0; z <= CENTER[2]; z++) {
    const range = rangeOf(z);
    const count = 2 ** z;
    expect(range.west / count).toBeLessThanOrEqual(mercatorX(west - MARGIN.lng));
    expect(range.east / count).toBeGreaterThanOrEqual(mercatorX(east + MARGIN.lng));
    expect(range.north / count).toBeLessThanOrEqual(mercatorY(north + MARGIN.lat));
    expect(range.south / count).toBeGreaterThanOrEqual(mercatorY(south - MARGIN.lat));
    if (z <= 7) expect(range).toEqual({ z, west: 0, north: 0, east: count, south: count });
  }
});
