import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { LatLng } from "../grid/geodesy";
import { runs } from "../testing/runs";
import { withoutOutliers } from "./outliers";

const at = (lat: number, lng: number): LatLng => ({ lat, lng });
/** So many places a few kilometres apart. */
const crowd = (count: number, lat = 53, lng = 22) =>
  Array.from({ length: count }, (_, index) => at(lat + (index % 5) / 100, lng + index / 100));

describe("the places of a first view", () => {
  test.each<[string, LatLng[], LatLng[]]>([
    ["none", [], []],
    ["one", crowd(1), []],
    ["two far apart: both belong there", [at(53, 22), at(0, 0)], []],
    ["three, one of them far off: who knows which", [...crowd(2), at(0, 0)], []],
    ["one wrong grid among a few", [...crowd(4), at(0, 0)], [at(0, 0)]],
    [
      "two wrong ones among thirty",
      [...crowd(28), at(0, 0), at(-30, 100)],
      [at(0, 0), at(-30, 100)],
    ],
    ["two areas of operations", [...crowd(10), ...crowd(9, 58, 26)], []],
    ["a second patrol of a fifth of the reports", [...crowd(12), ...crowd(3, 54, 30)], []],
    [
      "all on one grid but one some kilometres away",
      [...Array(9).fill(at(53, 22)), at(53.1, 22)],
      [],
    ],
    [
      "all on one grid but one in another country",
      [...Array(9).fill(at(53, 22)), at(56, 22)],
      [at(56, 22)],
    ],
  ])("%s", (_, places, left) => {
    const stays = withoutOutliers(places);
    expect(places.filter((place) => !stays.includes(place))).toEqual(left);
  });

  test("a tenth at most is left out, whatever their order, and nothing near what stays", () => {
    const place = fc.record({
      lat: fc.double({ min: -80, max: 80, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), (places) => {
        const stays = withoutOutliers(places);
        const most = places.length < 4 ? 0 : Math.max(1, Math.floor(places.length / 10));
        expect(places.length - stays.length).toBeLessThanOrEqual(most);
        expect(new Set(withoutOutliers(places.toReversed()))).toEqual(new Set(stays));
      }),
      { numRuns: runs(2000) },
    );
  });
});
