import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { cpuTimeOf } from "../testing/cpu-time";
import { RUNS } from "../testing/runs";
import { formatGrid, gridToLatLng, isWholeGrid, latLngToGrid } from "./grid";
import { cellSize, degreesToGrid, readDegrees, readGrids } from "./grid-reader";

/** Ten thousand runs take their time on a busy machine. */
const PROPERTY_MS = 120_000;

const digits = (max: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: max });

/** The grids of a text as messages write them, or why there are none. */
function read(text: string): string[] | string {
  const reading = readGrids(text);
  if (reading.kind === "none") return reading.reason;
  const grids = reading.kind === "one" ? [reading.grid] : reading.grids;
  return grids.map(({ gzd, coordinates }) => formatGrid(gzd, coordinates));
}

describe("one grid", () => {
  test.each([
    "34UFE1234567890",
    "34UFE 12345 67890",
    "34UFE 12345, 67890",
    "34UFE,12345,67890",
    "34UFE 12345/67890",
    "34UFE 12345 / 67890",
    "34U FE 12345-67890",
    "34U-FE-12345-67890",
    "34UFE 12345 \u2013 67890",
    "34U FE 12345 67890",
    "34 U FE 12345 67890",
    "34u fe 1234567890",
    "  34UFE\t12345\n67890\r\n",
    "34UFE\u00a012345\u00a067890",
    "\u200e34UFE 12345\u200b 67890\u202c",
    "３４ＵＦＥ １２３４５ ６７８９０",
    "Grid: 34U FE 12345 67890,",
    "(34UFE 12345 67890)",
    "34UFE 12345 67890.",
    "MGRS=34UFE1234567890; see map",
    "GRID 1 34UFE 12345 67890 CAT 1 ALT 512FT",
    "1. 34UFE 12345 67890",
    "seen 2 X AT 34UFE 12345 67890 at 0900",
    "2x MT-12 at 34UFE 12345 67890",
    "12 DEC 2026: 34UFE 12345 67890",
    "34UFE 12345 67890 // 34UFE 12345 67890////",
    "3 X BM-21 (Grad) // GRID 34UFE 12345 67890 CAT 1 // STATIC",
  ])("%p is 34UFE 12345 67890", (text) => {
    expect(read(text)).toEqual(["34UFE 12345 67890"]);
  });

  test.each([
    ["34UFE12", "34UFE 1 2"],
    ["34UFE 1 2", "34UFE 1 2"],
    ["34UFE 123 456", "34UFE 123 456"],
    ["4QFJ1234567890", "04QFJ 12345 67890"],
    ["4q fj 12345 67890", "04QFJ 12345 67890"],
    ["04QFJ 1234 5678", "04QFJ 1234 5678"],
  ])("%p is %s", (text, grid) => {
    expect(read(text)).toEqual([grid]);
  });

  test("the spelling in the text does not change the grid that is read", () => {
    expect(readGrids("at 34ufe12")).toEqual({
      kind: "one",
      grid: { gzd: "34UFE", coordinates: "12" },
      degrees: null,
    });
  });
});

describe("several grids, in order", () => {
  const three = ["34UFE 12345 67890", "34UFE 23456 78901", "34UFF 1 2"];
  test.each([
    "34UFE 12345 67890\n34UFE 23456 78901\n34UFF 12",
    "34UFE1234567890, 34UFE2345678901, 34UFF12",
    "34UFE1234567890,34UFE2345678901,34UFF12",
    "34UFE 12345-67890 / 34UFE 23456-78901 / 34UFF 1-2",
    "34ufe 12345 67890 34ufe 23456 78901 34uff 12",
    "1. 34UFE 12345 67890\n2. 34UFE 23456 78901\n3. 34UFF 1 2",
    "1) 34UFE 12345 67890\n2) 34UFE 23456 78901\n3) 34UFF 1 2",
    "GRID 1 34UFE 12345 67890 CAT 1 // GRID 2 34UFE 23456 78901 CAT 2 // GRID 3 34UFF 1 2 CAT 1",
  ])("%j", (text) => {
    expect(read(text)).toEqual(three);
  });

  test("two vehicles on one grid are two, where there is a third", () => {
    expect(read("34UFE 11 22, 34UFE 11 22, 34UFE 33 44")).toEqual([
      "34UFE 11 22",
      "34UFE 11 22",
      "34UFE 33 44",
    ]);
  });

  test("positions in degrees as well", () => {
    expect(read("54.2966, 23.1506; 54.2977, 23.1517")).toHaveLength(2);
    expect(read("54.2966, 23.1506\n54.2977, 23.1517")).toHaveLength(2);
  });
});

describe("a reason, and no grid", () => {
  test.each([
    ["", "Check grid: no digits"],
    ["two more in treeline", "Check grid: no digits"],
    ["34UFE", "Check grid: no digits after 34UFE"],
    ["34UFE 123", "Check grid: 3 digits, an odd number"],
    ["34UFE12345", "Check grid: 5 digits, an odd number"],
    ["34UFE 12345 678", "Check grid: 5 and 3 digits"],
    ["34UFE 1234 567", "Check grid: 4 and 3 digits"],
    ["34UFE 12345 6789", "Check grid: 5 and 4 digits"],
    ["34UFE 123 4567 8", "Check grid: 3 groups of digits"],
    ["34UFE 123 456 789", "Check grid: 3 groups of digits"],
    ["34UFE 123456789012", "Check grid: 12 digits, 10 at most"],
    ["34UFE 12345 67890.5", "Check grid: text after the digits"],
    ["34UFE1234567890N", "Check grid: text after the digits"],
    ["34VFE 12345 67890", "Check grid: no square 34VFE"],
    ["34UZZ 12345 67890", "Check grid: no square 34UZZ"],
    ["34UFO 12345 67890", "Check grid: no square 34UFO"],
    ["61UFE 12345 67890", "Check grid: no square 61UFE"],
    ["32XMH 12345 67890", "Check grid: no square 32XMH"],
    ["134UFE1234567890", "Check grid: no grid like 34UFE 12 34"],
    ["X34UFE1234567890", "Check grid: no grid like 34UFE 12 34"],
    ["201230ZNov26", "Check grid: no grid like 34UFE 12 34"],
    ["12345 67890", "Check grid: no square, like 34UFE"],
    ["12345678901", "Check grid: no square, like 34UFE"],
    ["3 X BM-21 (Grad)", "Check grid: no square 03XBM"],
    ["2 X MT-12", "Check grid: more digits needed"],
    ["12 DEC 2026", "Check grid: no square 12DEC"],
    // One that cannot be right is not left out beside one that can.
    ["34UZZ 12345 67890, 34UFE 12345 67890", "Check grid: no square 34UZZ"],
    ["34UFE 12345 67890\n34UFE 12345 678", "Check grid: 5 and 3 digits"],
    ["34UFE 34UFE01", "Check grid: no digits"],
    ["34UFE 12345 67890 512", "Check grid: 3 groups of digits"],
    // Nor what may be a further one whose square is cut short or left out.
    ["34UFE 12345 67890, FE 12400 67900", "Check grid: 12400 67900 has no square"],
    ["34UFE 12345 67890 and 12400 67900", "Check grid: 12400 67900 has no square"],
    ["34UFE 12345 67890; 34UF 12400 67900", "Check grid: 12400 67900 has no square"],
    ["12400 67900 and 34UFE 12345 67890", "Check grid: 12400 67900 has no square"],
    ["34UFE 12345 67890 to 1240067900", "Check grid: 1240067900 has no square"],
    ["34UFE 12 34 and 56 78", "Check grid: 56 78 has no square"],
    ["34UFE 12 34 and 34UFE 56 78 and 90 12", "Check grid: 90 12 has no square"],
    ["34UFE 1234 and 5678", "Check grid: 5678 has no square"],
  ])("%p: %s", (text, reason) => {
    expect(read(text)).toBe(reason);
  });

  test(
    "every reason fits under its field on a phone",
    () => {
      fc.assert(
        fc.property(gridLike, (text) => {
          const reading = readGrids(text);
          if (reading.kind === "none") expect(reading.reason.length).toBeLessThanOrEqual(38);
        }),
        { numRuns: RUNS },
      );
    },
    PROPERTY_MS,
  );
});

test.each([
  "at 12:30 34UFE 12345 67890, ALT 1,512FT, 12 men, 20 Nov 2026",
  "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // WEAPON ROCKETS // ROUNDS 12////",
  "3 X T-72 at 34UFE 12345 67890, DISP 50M, channel 16, 1 500 m",
  "34UFE 12345 67890 (54.29661, 23.15062)",
])("what stands beside a grid and is none: %j", (text) => {
  expect(read(text)).toEqual(["34UFE 12345 67890"]);
});

describe("latitude and longitude", () => {
  test.each([
    ["54.2966, 23.1506", 4],
    ["54.2966 23.1506", 4],
    ["54.2966,23.1506", 4],
    ["54.2966° N, 23.1506° E", 4],
    ["54.2966N 23.1506E", 4],
    ["N54.2966 E23.1506", 4],
    ["23.1506E 54.2966N", 4],
    ["+54.2966 / +23.1506", 4],
    ["Lat: 54.2966, Lon: 23.1506", 4],
    ["seen at (54.2966, 23.1506).", 4],
    ["54.3, 23.15", 1],
    ["54.30, 23.15", 2],
    ["54.296, 23.150", 3],
    ["54.29661, 23.15062", 5],
    ["54.2966123, 23.1506987", 5],
  ])("%p has %d digits each way, and is cut and not rounded", (text, count) => {
    const position = readDegrees(text);
    if (!position) throw new Error("It is a position.");
    const whole = latLngToGrid(position);
    const [easting, northing] = [whole.coordinates.slice(0, 5), whole.coordinates.slice(5)];
    const cut = `${whole.gzd} ${easting.slice(0, count)} ${northing.slice(0, count)}`;
    expect(read(text)).toEqual([cut]);
  });

  test.each([
    ["-33.8568, 151.2153", "56H"],
    ["33.8568S 151.2153E", "56H"],
    ["40.6892N 74.0445W", "18T"],
  ])("%p lies in zone %s", (text, zone) => {
    expect(read(text)[0]).toStartWith(zone);
  });

  test.each([
    ["54, 23", "Check grid: no square, like 34UFE"],
    ["54N 23E", "Check grid: add decimals"],
    ["54.3, 23", "Check grid: add decimals"],
    ["154.3, 23.15", "Check grid: latitude beyond 90°"],
    ["54.3, 193.15", "Check grid: longitude beyond 180°"],
    ["84.3, 23.15", "Check grid: beyond 84° N or 80° S"],
    ["-80.3, 23.15", "Check grid: beyond 84° N or 80° S"],
    ["54.3N 23.15N", "Check grid: N or S twice, or E or W"],
    ["54.3N 23.15", "Check grid: N, S, E or W missing"],
    ["-54.3S 23.15E", "Check grid: two signs on one number"],
    ["Lon 23.15, Lat 54.3", "Check grid: latitude comes first"],
    ["54.3, 23.15, 120.5", "Check grid: one number too many"],
    ["54.3", "Check grid: no grid like 34UFE 12 34"],
    ["54°17'48\"N 23°09'02\"E", "Check grid: no grid like 34UFE 12 34"],
    ["1234.5, 23.15", "Check grid: no grid like 34UFE 12 34"],
  ])("%p: %s", (text, reason) => {
    expect(read(text)).toBe(reason);
  });

  test(
    "the cell of a position holds it, however many decimals it has",
    () => {
      fc.assert(
        fc.property(
          fc.integer({ min: -79_999_999, max: 83_999_999 }),
          fc.integer({ min: -180_000_000, max: 179_999_999 }),
          fc.integer({ min: 1, max: 6 }),
          (latitude, longitude, decimals) => {
            const text = `${(latitude / 1e6).toFixed(decimals)}, ${(longitude / 1e6).toFixed(decimals)}`;
            const position = readDegrees(text);
            const reading = readGrids(text);
            if (!position || reading.kind !== "one") {
              expect(text).toMatch(/^(?:-80|84)\./);
              return;
            }
            const grid = degreesToGrid(position);
            expect(reading.grid).toEqual(grid ?? { gzd: "", coordinates: "" });
            const { gzd, coordinates } = reading.grid;
            const size = Math.min(decimals, 5);
            expect(coordinates).toHaveLength(size * 2);
            expect(latLngToGrid(position, size)).toEqual({ gzd, coordinates });
            expect(gridToLatLng(gzd, coordinates)).not.toBeNull();
          },
        ),
        { numRuns: RUNS },
      );
    },
    PROPERTY_MS,
  );

  test("the size of a cell in words", () => {
    expect(
      ["12", "1234", "123456", "12345678", "1234567890"].map((coordinates) =>
        cellSize({ gzd: "34UFE", coordinates }),
      ),
    ).toEqual(["10 km", "1 km", "100 m", "10 m", "1 m"]);
  });
});

/** Pieces of grids, in every order. */
const gridLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "34UFE",
        "34U FE",
        "34vfe",
        "4QFJ",
        "34UZZ",
        "34",
        "U",
        "FE",
        "GRID",
        "N",
        "E",
      ),
      digits(6),
      fc.constantFrom(" ", ",", "-", "/", ", ", "\n", ".", "//", "1. "),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(""));

/** The text with nothing in it but capitals and digits, one-digit zones given their zero. */
const bare = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, "");

test(
  "a grid that is read stands in the text, digit by digit, and nothing sound is left out",
  () => {
    fc.assert(
      fc.property(gridLike, (text) => {
        const reading = readGrids(text);
        if (reading.kind === "none") return;
        const grids = reading.kind === "one" ? [reading.grid] : reading.grids;
        if (reading.kind === "one" && reading.degrees) return;
        let rest = bare(text);
        for (const { gzd, coordinates } of grids) {
          expect(isWholeGrid(gzd, coordinates)).toBe(true);
          const short = gzd.replace(/^0/, "") + coordinates;
          const at = rest.indexOf(short);
          expect(at).toBeGreaterThanOrEqual(0);
          rest = rest.slice(at + short.length);
        }
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MS,
);

test(
  "what is formatted is read back, and no text throws or yields an unsound grid",
  () => {
    fc.assert(
      fc.property(digits(10), fc.string({ unit: "binary", maxLength: 40 }), (ten, noise) => {
        const formatted = formatGrid("34UFE", ten);
        const isWhole = isWholeGrid("34UFE", ten);
        expect(readGrids(formatted).kind).toBe(isWhole ? "one" : "none");
        if (isWhole) expect(read(formatted)).toEqual([formatted]);
        for (const text of [noise, `34UFE${noise}`, `34UFE ${ten} ${noise}`]) {
          const reading = readGrids(text);
          if (reading.kind !== "one") continue;
          expect(isWholeGrid(reading.grid.gzd, reading.grid.coordinates)).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MS,
);

test("a very long text is answered in a moment", () => {
  const took = cpuTimeOf(() => {
    for (const text of [
      `${"34UFE 12345 ".repeat(20_000)}${" ".repeat(200_000)}1 2 3 `,
      "1 ".repeat(4_900),
      "34 ".repeat(3_300),
      `54.3${" ".repeat(9_900)}`,
      "34UFE ".repeat(1_600),
      "-,/".repeat(3_300),
    ]) {
      expect(readGrids(text).kind).toBe("none");
    }
  });
  expect(took).toBeLessThan(2000);
});
