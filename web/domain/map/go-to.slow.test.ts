import { describe, expect, test } from "bun:test";
import { gridAt, gridToLatLng } from "../grid/grid";
import { squaresOf } from "../grid/mgrs-squares";
import { readPlace } from "./go-to";

const HOME = { lat: 54.2966, lng: 23.1506 };
const place = (text: string, near = HOME) => readPlace(text, near);

describe("a place that is typed", () => {
  test("a grid, whole", () => {
    expect(place("34uff 39956 18655")).toEqual({
      name: "34UFF 39956 18655",
      kind: "Grid",
      at: gridToLatLng("34UFF", "3995618655") ?? HOME,
      across: 1,
      digits: 5,
    });
    expect(place("34UFF 39 18")).toMatchObject({ across: 1000, digits: 2 });
  });

  test("a 100 km square, and a zone with its band", () => {
    const square = place("34UFF");
    expect(square?.name).toBe("34UFF");
    expect(square && gridAt(square.at)?.gzd).toBe("34UFF");
    expect(square && gridAt(square.at)?.coordinates).toMatch(/^5000\d5000\d$/);
    expect(place("34u")).toEqual({
      name: "34U",
      kind: "Zone",
      at: { lat: 52, lng: 21 },
      across: 650_000,
    });
    expect(place("4QFJ")?.name).toBe("04QFJ");
  });

  test("every square of zones with cut ones is found inside itself", () => {
    for (const zone of ["34U", "32V", "31V", "33X", "01C", "60X"]) {
      for (const pair of squaresOf(zone)) {
        const found = place(zone + pair);
        // Slivers of metres have no place that gives the same grid.
        if (found) expect(gridAt(found.at)?.gzd).toBe(zone + pair);
      }
    }
  });

  test("without its zone or square it is that of the map's middle", () => {
    expect(place("FF 39956 18655")?.name).toBe("34UFF 39956 18655");
    expect(place("39956 18655")?.name).toBe("34UFF 39956 18655");
    expect(place("3995618655")?.name).toBe("34UFF 39956 18655");
    expect(place("ZZ 12 34")).toBeNull();
  });

  test("latitude and longitude, exactly", () => {
    expect(place("54.2966, 23.1506")).toEqual({
      name: "54.29660, 23.15060",
      kind: "Latitude, longitude",
      at: HOME,
      across: 1,
    });
    expect(place("54 17.796 N 23 09.036 E")?.name).toBe("54.29660, 23.15060");
    expect(place("84.5, 10.2")?.name).toBe("84.50000, 10.20000");
  });

  test.each(["34UZZ", "61UFF", "32X", "123", "12345 678", "91.5, 10.5", "Suwałki", ""])(
    "%s is none",
    (text) => {
      expect(place(text)).toBeNull();
    },
  );
});
