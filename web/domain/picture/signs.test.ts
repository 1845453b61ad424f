import { describe, expect, test } from "bun:test";
import { bearingDegrees, distanceMetres } from "../grid/geodesy";
import type { Side } from "../platforms/affiliation";
import { allDefinitions } from "../reports/definitions";
import { NOTHING_OBSERVED, positionAt } from "../reports/observed";
import { readReport } from "../reports/positions";
import { BUILT_IN_REPORTS, keyOf } from "../reports/registry";
import { areAlike, countOf, friendlyLast, signsOf, tracksOf, withEffect, wordsAt } from "./signs";

const SIDC = "SHGPUCFRMS-----";
const sidcOf = (platformId: string) => (platformId === "BM-21" ? SIDC : null);

function drawn(reportType: string, fullMessage: string, side: Side | null = null) {
  const kept = { reportType, fullMessage, side, timestamp: "2026-11-20T12:30:00.000Z" };
  const report = readReport(kept, allDefinitions([]), () => 0);
  return { signs: signsOf(report, sidcOf), tracks: tracksOf(report) };
}

function lengthOf([track]: ReturnType<typeof tracksOf>): number {
  const [from, to] = track?.points ?? [];
  if (!from || !to) throw new Error("no track");
  return distanceMetres(from, to);
}

const words = (drawing: ReturnType<typeof drawn>) => drawing.signs.map(({ word }) => word);

describe("what is drawn of a report", () => {
  test("a sighting: a symbol at each grid, the killed ones with the standard's mark", () => {
    const { signs, tracks } = drawn(
      "Sighting",
      "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 ALT 512FT DISP 50M // GRID 2 34UFE 12400 67900 CAT 2 K-KILL // STATIC // ENV WOODLAND // BDA K-KILL 1 M-KILL 0 REMAINING 2 // REMARKS two more in treeline////",
    );
    expect(signs.map(({ sidc }) => sidc)).toEqual([SIDC, "SHGXUCFRMS-----"]);
    expect(signs.map(({ radius }) => radius)).toEqual([25, null]);
    // Of three on two grids, one has its own.
    expect(signs.map(({ count }) => count)).toEqual([2, 1]);
    expect(tracks).toEqual([]);
  });

  test("of the side that the operator says, kept beside the message", () => {
    const message =
      "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // 1 X BM-21 // GRID 34UFE 12345 67890 CAT 1 K-KILL // STATIC // ENV OPEN // BDA K-KILL 1 M-KILL 0 REMAINING 0////";
    expect(drawn("Sighting", message, "friendly").signs[0]?.sidc).toBe("SFGXUCFRMS-----");
    expect(drawn("Sighting", message, "hostile").signs[0]?.sidc).toBe("SHGXUCFRMS-----");
  });

  test("a centre of mass: with its circle; a platform without a symbol by its name", () => {
    const { signs, tracks } = drawn(
      "Sighting",
      "SIGHTING WK21-M4N8ZZ // DTG 201230ZNov26 // ASSET Puma // 4 X T-72 // COM 34UFE 12345 67890 CAT 2 ALT 512FT DISP 240M // MOVING NORTHEAST 25KPH // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 4////",
    );
    expect(signs).toMatchObject([{ sidc: null, word: "T-72", count: 4, radius: 120, heading: 45 }]);
    expect(lengthOf(tracks)).toBeCloseTo(25_000 / 6, 0);
  });

  test("an HLR: the line from POO to POI", () => {
    const { signs, tracks } = drawn(
      "HLR",
      "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////",
    );
    expect(signs.map(({ word }) => word)).toEqual(["HLR POO", "HLR POI"]);
    const [line] = tracks;
    expect(tracks).toHaveLength(1);
    expect(line?.is).toBe("fire");
    const ends = [line?.points[0], line?.points.at(-1)];
    for (const [index, sign] of signs.entries()) {
      expect(ends[index]?.lat).toBeCloseTo(sign.at.lat, 9);
      expect(ends[index]?.lng).toBeCloseTo(sign.at.lng, 9);
    }
  });

  test("a GMTI: where it comes in ten minutes, on its heading", () => {
    const { signs, tracks } = drawn(
      "GMTI",
      "GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // 4 X APC // GRID 34UFE 12345 67890 DISP 200M // HDG 045 SPD 30KPH // CONF LIKELY (55-75%)////",
    );
    expect(signs).toMatchObject([{ word: "GMTI", heading: 45, radius: 100 }]);
    const [from, to] = tracks[0]?.points ?? [];
    if (!from || !to) throw new Error("no track");
    expect(tracks[0]?.is).toBe("travel");
    expect(lengthOf(tracks)).toBeCloseTo(5000, 0);
    expect(bearingDegrees(from, to)).toBeCloseTo(45, 6);
  });

  test("LEAPP and c-UAS: a plain sign with their word; a heading without a speed has no length", () => {
    const leapp = drawn(
      "LEAPP",
      "LEAPP WK21-9XY001 // DTG 201230ZNov26 // ASSET LEAPP // OBJ FAST AIR // GRID 34UFE 12345 67890 ALT 1,500FT // DIR SOUTHWEST SPD 741KMPH////",
    );
    const cuas = drawn(
      "c-UAS",
      "C-UAS WK21-Q2W3E4 // DTG 201230ZNov26 // ASSET STA Ptl // METHOD SEE // GRID 34UFE 12345 67890 // 2 X ROTARY WING // HEIGHT LOW // HDG NORTHEAST // PAYLOAD VISIBLE grenade // ACTION engaged with EW////",
    );
    expect([words(leapp), words(cuas)]).toEqual([["LEAPP"], ["c-UAS"]]);
    expect(lengthOf(leapp.tracks)).toBeCloseTo(740_800 / 6, 0);
    expect(cuas.tracks).toEqual([]);
    expect(cuas.signs).toMatchObject([{ heading: 45, count: 2 }]);
    expect(leapp.signs[0]?.sidc).toBeNull();
  });

  test("a format with a platform and rows: its symbol at each row, with what became of it there", () => {
    const spotrep = (seen: string, remarks = "") =>
      drawn(
        "SPOTREP",
        `SPOTREP WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // EQUIPMENT 2 X ${seen} // ACTIVITY HALTED // LOCATION 1 34UFE 12345 67890 // LOCATION 2 34UFE 12400 67900 K-KILL // K-KILL 1 M-KILL 0 // TIME 201230ZNov26${remarks}////`,
      ).signs;
    expect(spotrep("BM-21 (Grad)").map(({ sidc }) => sidc)).toEqual([SIDC, "SHGXUCFRMS-----"]);
    // It has no other field for whose it is.
    const [ours] = spotrep("BM-21", " // REMARKS FRIENDLY, two more in treeline");
    expect(ours?.sidc).toBe("SFGPUCFRMS-----");
    expect(spotrep("T-72")).toMatchObject([
      { sidc: null, word: "SPOTREP" },
      { sidc: null, word: "SPOTREP" },
    ]);
  });

  test("of a format's points with names none is the platform's", () => {
    const seen = { ...NOTHING_OBSERVED, platform: "BM-21", type: "Patrol" };
    const at = (name: string) => positionAt(name, { gzd: "34UFE", coordinates: "1234567890" });
    const positions = [at(""), at("OWN")].filter((each) => each !== null);
    const report = { ...seen, positions } as Parameters<typeof signsOf>[0];
    expect(signsOf(report, sidcOf)).toMatchObject([
      { sidc: SIDC, word: "Patrol" },
      { sidc: null, word: "Patrol OWN" },
    ]);
  });

  test("a report that cannot be read: nothing", () => {
    expect(drawn("HLR", "HLR something else")).toEqual({ signs: [], tracks: [] });
    expect(drawn("Patrol", "PATROL 34UFE 12345 67890////")).toEqual({ signs: [], tracks: [] });
  });

  test("the standard's status: damaged and destroyed alone change the symbol", () => {
    expect(withEffect(SIDC, "m-kill")).toBe("SHGDUCFRMS-----");
    expect(withEffect(SIDC, "k-kill")).toBe("SHGXUCFRMS-----");
    expect(withEffect(SIDC, null)).toBe(SIDC);
  });
});

const AT_NINE = { isTest: false, clock: "0909Z" };
test.each([
  ["several of a report's first sign", AT_NINE, 3, true, { test: "", count: "3", time: "0909Z" }],
  ["one at another of its signs", AT_NINE, 1, false, { test: "", count: "", time: "" }],
  ["what is not counted", AT_NINE, null, true, { test: "", count: "", time: "0909Z" }],
  [
    "a test of several",
    { ...AT_NINE, isTest: true },
    3,
    true,
    { test: "TEST", count: "", time: "0909Z" },
  ],
  [
    "a test, at another of its signs",
    { ...AT_NINE, isTest: true },
    1,
    false,
    { test: "TEST", count: "", time: "" },
  ],
])("the words at %s", (_, of, count, isFirst, said) => {
  expect(wordsAt(of, { count }, isFirst)).toEqual(said);
});

test("where only the first of one place stands, a hostile sign does", () => {
  const message =
    "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 1 X BM-21 (Grad) // GRID 34UFE 12345 67890 CAT 1 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1////";
  const [friendly, hostile] = (["friendly", null] as const).map(
    (side) => drawn("Sighting", message, side).signs[0],
  );
  if (!friendly || !hostile) throw new Error("no sign");
  expect(friendlyLast([friendly, hostile, friendly])).toEqual([hostile, friendly, friendly]);
});

test("grids of one report that have no room are one sign where the same is at each, with how many in all", () => {
  const grids = "GRID 1 34UFE 12345 67890 CAT 1 // GRID 2 34UFE 12400 67900 CAT 2";
  const { signs } = drawn(
    "Sighting",
    `SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // ${grids} // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3////`,
  );
  const killed = signs.map((sign, index) =>
    index === 1 ? { ...sign, sidc: withEffect(SIDC, "k-kill") } : sign,
  );
  expect([areAlike(signs), countOf(signs)]).toEqual([true, 3]);
  expect(areAlike(killed)).toBe(false);
  expect(countOf([{ count: 2 }, { count: null }])).toBeNull();
});

test("a plain sign of each built-in kind has a letter of its own, a unit's own kind none", () => {
  const letters = BUILT_IN_REPORTS.map(({ type }) => keyOf(type));
  expect(letters).toEqual(["S", "H", "G", "L", "U"]);
  expect(keyOf("Convoy")).toBe("");
});
