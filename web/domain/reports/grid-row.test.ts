import { describe, expect, test } from "bun:test";
import { row } from "../testing/sightings";
import { type GridRow, withGrid } from "./grid-row";

const HERE = { gzd: "34UFE", coordinates: "1234567890" };
const LOOKED_UP: [string, Partial<GridRow>][] = [
  ["looked up", { altitude: "512", altitudeLookedUp: true }],
  ["looked up and rough", { altitude: "512", altitudeRough: true, altitudeLookedUp: true }],
  ["rough, as a received report has it", { altitude: "512", altitudeRough: true }],
];
const OTHERS = [
  ["another grid", { ...HERE, coordinates: "1111122222" }],
  ["another square", { ...HERE, gzd: "34UFF" }],
  ["a grid that is taken apart", { ...HERE, coordinates: "123456789" }],
  ["no grid", { gzd: "", coordinates: "" }],
] as const;

describe("a row's grid changes", () => {
  describe.each(OTHERS)("to %s", (_, grid) => {
    test.each(LOOKED_UP)("a height that was %s goes, with its flags", (_kind, part) => {
      expect(withGrid(row(1, { ...part, effect: "k-kill" }), grid)).toEqual(
        row(1, { ...grid, effect: "k-kill" }),
      );
    });

    test("a typed height stays", () => {
      const typed = row(1, { altitude: "777", dispersal: "50" });
      expect(withGrid(typed, grid)).toEqual({ ...typed, ...grid });
    });
  });

  test.each(LOOKED_UP)("to the same one: a height that was %s stays", (_, part) => {
    expect(withGrid(row(1, part), HERE)).toEqual(row(1, part));
  });
});
