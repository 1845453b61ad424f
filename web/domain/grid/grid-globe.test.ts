import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { forward } from "mgrs";
import { runs } from "../testing/runs";
import { squareLetters, utm } from "../testing/utm";
import { MONTHS } from "../time/dtg";
import { distanceMetres, type LatLng } from "./geodesy";
import { formatGrid, gridToLatLng, isGzd, latLngToGrid } from "./grid";
import { readGrids } from "./grid-reader";
import { regionOf } from "./mgrs-squares";

const BANDS = [..."CDEFGHJKLMNPQRSTUVWX"];
const ZONE_BANDS = Array.from({ length: 60 }, (_, i) => String(i + 1).padStart(2, "0")).flatMap(
  (zone) => BANDS.map((band) => zone + band),
);
const REGIONS = ZONE_BANDS.flatMap((zoneBand) => regionOf(zoneBand) ?? []);

/** Anywhere that the grid covers, evenly in degrees; the ends of the range come up often. */
const covered = fc.record({
  lat: fc.double({ min: -80, max: 84, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** The same without the small numbers that `fc.double` prefers: positions all over the globe. */
const uniform = fc
  .record({
    lat: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    lng: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  })
  .map(({ lat, lng }) => ({ lat: -80 + (164 * lat) / 2 ** 31, lng: -180 + (360 * lng) / 2 ** 31 }));

/** The grid of a point exists, and its position gives the same grid, at every precision. */
function expectRoundTrip(point: LatLng): void {
  for (const digits of [5, 4, 3, 2, 1]) {
    const grid = latLngToGrid(point, digits);
    const back = gridToLatLng(grid.gzd, grid.coordinates);
    if (!isGzd(grid.gzd) || !back) throw new Error(`${formatGrid(grid.gzd, grid.coordinates)}?`);
    expect(latLngToGrid(back, digits)).toEqual(grid);
    // Half a diagonal; a cell that an edge cuts is left at most by its whole diagonal.
    expect(distanceMetres(point, back)).toBeLessThan(1.5 * 10 ** (5 - digits));
  }
}

describe("over the globe", () => {
  test("positions lie in squares that exist and round-trip exactly at 1 to 5 digits", () => {
    fc.assert(fc.property(uniform, expectRoundTrip), { numRuns: runs(18_000) });
    fc.assert(fc.property(covered, expectRoundTrip), { numRuns: runs(2000) });
  }, 60_000);

  test("positions agree with the mgrs package and round-trip to the metre", () => {
    const check = (point: LatLng) => {
      const { gzd, coordinates } = latLngToGrid(point);
      const plain = forward([point.lng, point.lat], 5).padStart(15, "0");
      const back = gridToLatLng(gzd, coordinates);
      const again = back && latLngToGrid(back);
      // Plain comparisons: so many `expect` calls are what would take the time.
      if (gzd + coordinates !== plain || again?.gzd !== gzd || again.coordinates !== coordinates) {
        throw new Error(`${point.lat} ${point.lng}: ${gzd} ${coordinates}, mgrs says ${plain}`);
      }
    };
    fc.assert(fc.property(uniform, check), { numRuns: runs(100_000) });
  }, 60_000);

  test("the cells are those of an independent conversion, to a millimetre at their edges", () => {
    fc.assert(
      fc.property(uniform, (point) => {
        const { gzd, coordinates } = latLngToGrid(point);
        const zone = Number(gzd.slice(0, 2));
        const { easting, northing } = utm(zone, point.lat, point.lng);
        const east = easting % 100_000;
        const north = northing % 100_000;
        const nearEdge = [east, north].some((m) => Math.abs(m - Math.round(m)) < 0.001);
        if (nearEdge) return;
        expect(gzd.slice(3)).toBe(squareLetters(zone, easting, northing));
        expect(Number(coordinates.slice(0, 5))).toBe(Math.floor(east));
        expect(Number(coordinates.slice(5))).toBe(Math.floor(north));
      }),
      { numRuns: runs(10_000) },
    );
  });

  test("a position is the centre of its cell, to 5 cm, where no edge cuts the cell", () => {
    fc.assert(
      fc.property(uniform, fc.integer({ min: 1, max: 5 }), (point, digits) => {
        const { gzd, coordinates } = latLngToGrid(point, digits);
        const region = regionOf(gzd.slice(0, 3));
        const back = gridToLatLng(gzd, coordinates);
        if (!region || !back) throw new Error(`${gzd} ${coordinates} has no position.`);
        const margin = 20 / 10 ** digits;
        const clear =
          Math.min(point.lat - region.south, region.north - point.lat) > margin &&
          Math.min(point.lng - region.west, region.east - point.lng) *
            Math.cos((point.lat * Math.PI) / 180) >
            margin;
        if (!clear) return;
        const { easting, northing } = utm(Number(gzd.slice(0, 2)), back.lat, back.lng);
        const side = 10 ** (5 - digits);
        expect(Math.abs((easting % side) - side / 2)).toBeLessThan(0.05);
        expect(Math.abs((northing % side) - side / 2)).toBeLessThan(0.05);
      }),
      { numRuns: runs(5000) },
    );
  });
});

test("at the edges and corners of every zone and band", () => {
  const wrap = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);
  const places = fc.record({
    region: fc.constantFrom(...REGIONS),
    side: fc.constantFrom("west", "east", "south", "north", "corner", "equator"),
    // From a tenth of a millimetre to some kilometres, and the edge itself.
    off: fc.oneof(
      fc.constant(0),
      fc.double({ min: -9, max: -1.3, noNaN: true }).map((e) => 10 ** e),
    ),
    along: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(places, ({ region, side, off, along }) => {
      const { west, east, south, north } = region;
      const inner = {
        lat: south + along * (north - south),
        lng: west + along * (east - west),
      };
      const point = {
        west: { ...inner, lng: west + off },
        east: { ...inner, lng: east - off },
        south: { ...inner, lat: south + off },
        north: { ...inner, lat: north - off },
        corner: {
          lat: along < 0.5 ? south + off : north - off,
          lng: along * 4 - Math.floor(along * 4) < 0.5 ? west + off : east - off,
        },
        equator: { ...inner, lat: along < 0.5 ? -off : off },
      }[side];
      expectRoundTrip({ lat: point.lat, lng: wrap(point.lng) });
    }),
    { numRuns: runs(4000) },
  );
}, 60_000);

test("truncated, never rounded: each digit fewer is cut off the finer reference", () => {
  fc.assert(
    fc.property(uniform, (point) => {
      const { gzd, coordinates } = latLngToGrid(point);
      for (const digits of [1, 2, 3, 4]) {
        expect(latLngToGrid(point, digits)).toEqual({
          gzd,
          coordinates: coordinates.slice(0, digits) + coordinates.slice(5, 5 + digits),
        });
      }
    }),
    { numRuns: runs(2000) },
  );
});

test("from the map to a message and back into the fields", () => {
  fc.assert(
    fc.property(uniform, fc.integer({ min: 1, max: 5 }), (point, digits) => {
      const grid = latLngToGrid(point, digits);
      // The square MAR of zone 1 with few digits may as well be the first of March: it is asked about.
      const isDate = MONTHS.some((month) => grid.gzd.endsWith(month.toUpperCase())) && digits < 3;
      expect(readGrids(formatGrid(grid.gzd, grid.coordinates))).toMatchObject(
        isDate ? { kind: "none" } : { kind: "one", grid },
      );
    }),
    { numRuns: runs(2000) },
  );
});
