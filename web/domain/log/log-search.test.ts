import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { formatDtg } from "../time/dtg";
import type { LogEntry } from "./log";
import { nothingFoundText, queryMatcher, searchText } from "./log-search";

const SIGHTING: LogEntry = {
  id: "a",
  reportType: "Sighting",
  timestamp: "2026-11-20T12:30:00.000Z",
  description: "3 × BM-21, static",
  message: "SIGHTING WK21-7K3QZ9 // ENV WOODLAND////",
  fullMessage: "SIGHTING WK21-7K3QZ9 // ENV WOODLAND////",
  formData: {
    callSign: "WK21",
    randomNumber: "7K3QZ9",
    userAsset: "Puma",
    vehicle: { id: "1", platformId: "BM-21", aka: "Grad", description: "Rocket launcher" },
    gridRows: [{ altitude: "512" }, { altitude: "640" }],
    quantity: 3,
  },
};

const AT = {
  now: new Date("2026-11-25T13:00:00Z"),
  zone: "Z",
  localOffsetMinutes: () => 330,
};

function finds(entry: LogEntry, query: string): boolean {
  return queryMatcher(query, AT)?.matches(searchText(entry, "WK21"), entry) ?? true;
}

describe("search", () => {
  test.each([
    "sighting&bda",
    "woodland",
    "wk21-7k3qz9",
    "bm-21",
    "GRAD",
    "rocket launcher",
    "puma",
    "640",
    "static grad wk21",
    // Hyphens and spaces do not matter.
    "bm21",
    "bm\u201121",
    "wk217k3qz9",
    "rocketlauncher",
    "-",
    "",
    "  ",
  ])("%j is found", (query) => {
    expect(finds(SIGHTING, query)).toBe(true);
  });

  test("every word must match", () => {
    expect(finds(SIGHTING, "grad urban")).toBe(false);
  });

  test.each([
    [{ weaponType: "Light Artillery" }, "light"],
    [{ targetDescription: "Column of trucks" }, "column trucks"],
    [{ leappType: "Fast Air" }, "fast air"],
    [{ object: "Aviation" }, "aviation"],
    [{ uasType: "Rotary wing", methodOfDetection: "FP Radar" }, "rotary radar"],
    [{ targetNumber: "AB0012" }, "ab0012"],
    [{ asset: "STA Ptl" }, "sta ptl"],
    [{ nested: [{ deeper: "Łódź" }] }, "łódź"],
  ])("%j is found by %j", (formData, query) => {
    const entry = { ...SIGHTING, description: "", fullMessage: "", formData };
    expect(finds(entry, query)).toBe(true);
    expect(finds({ ...entry, formData: {} }, query)).toBe(false);
  });

  test("a grid is found however it is spaced", () => {
    const fullMessage = "LEAPP WK21-9XY001 // GRID 34UFE 12345 67890////";
    const entry = { ...SIGHTING, fullMessage, formData: { landmark: "35UNV 111 222" } };
    for (const query of ["34ufe12345", "34UFE 12345 67890", "1234567890", "35unv111222"])
      expect(finds(entry, query)).toBe(true);
    expect(finds(entry, "34ufe67890")).toBe(false);
  });

  test("a short name does not begin with the last letter of another word", () => {
    const fullMessage = "GMTI WK21-0AZ9Q1 // ALT 720FT // SPD 30KPH////";
    const entry = { ...SIGHTING, fullMessage, description: "", formData: {} };
    for (const query of ["t-72", "d30", "D 30"]) expect(finds(entry, query)).toBe(query === "D 30");
    for (const query of ["alt720", "spd-30", "k21"]) expect(finds(entry, query)).toBe(true);
    for (const platformId of ["T-72", "T 72", "T72B3"])
      expect(finds({ ...entry, formData: { vehicle: { platformId } } }, "t-72")).toBe(true);
  });

  test("what stands in two places is no word", () => {
    const entry = { ...SIGHTING, formData: { one: "Ural", two: "Tor" } };
    expect(finds(entry, "uraltor")).toBe(false);
  });

  test.each([
    ["yesterday", "Yesterday is 24 Nov."],
    ["grad TODAY", "TODAY is 25 Nov."],
    ["310100-010200", "310100-010200 is 310100ZOct26 to 010200ZNov26."],
    ["11:00-11:30", "11:00-11:30 is 251100ZNov26 to 251130ZNov26."],
    [
      "yesterday 241300B-241400B",
      "Yesterday is 24 Nov. 241300B-241400B is 241300BNov26 to 241400BNov26.",
    ],
    ["24 Nov", ""],
    ["08:01", ""],
    ["08:01 8:61 1160-1170", "8:61 is not a time. 1160-1170 is not a time."],
    ["grad", ""],
  ])("%s: %s", (query, expected) => {
    expect(queryMatcher(query, AT)?.timesText).toBe(expected);
  });

  test("yesterday is another date in another zone, and names its year where that is another one", () => {
    const now = new Date("2026-12-31T23:30:00Z");
    expect(queryMatcher("yesterday", { ...AT, now })?.timesText).toBe("Yesterday is 30 Dec.");
    const zone = "B";
    expect(queryMatcher("yesterday", { ...AT, now, zone })?.timesText).toBe(
      "Yesterday is 31 Dec 26.",
    );
  });

  test("a query without a word asks for nothing", () => {
    expect(queryMatcher(" \t ", AT)).toBeNull();
  });
});

describe("a search for a time", () => {
  const seen = (dtg: string, remark = "none"): LogEntry => ({
    ...SIGHTING,
    fullMessage: `SIGHTING WK21-7K3QZ9 // DTG ${dtg} // REMARKS ${remark}////`,
    formData: {},
  });
  test.each([
    ["today", ["250000ZNov26", "252359ZNov26", "250030BNov26"], ["242359ZNov26", "251200ZNov25"]],
    ["yesterday", ["242359ZNov26", "240000BNov26"], ["250000ZNov26", "232359ZNov26"]],
    ["24 Nov", ["241157ZNov26", "241157ZNov25"], ["251124ZNov26", "041124ZNov26", "241157ZDec25"]],
    ["4nov 26", ["041124ZNov26"], ["041124ZNov25", "241124ZNov26"]],
    ["24 november", ["241157ZNov26"], ["251157ZNov26"]],
    [
      "241100-241200",
      ["241100ZNov26", "241200ZNov26", "241300BNov26"],
      ["241201ZNov26", "241100ZNov25", "241130ZOct26"],
    ],
    ["242300-250100", ["242359ZNov26", "250100ZNov26"], ["242259ZNov26", "250101ZNov26"]],
    ["241300B - 241400B", ["241100ZNov26", "241200ZNov26"], ["241300ZNov26"]],
    ["261200-270100", ["261200ZOct26", "270000ZOct26"], ["261200ZNov26"]],
    ["310100-010200", ["310100ZOct26", "010200ZNov26"], ["020000ZNov26", "300900ZOct26"]],
    // Without a day: the last time that it was so late.
    ["11:00-11:30", ["251100ZNov26", "251130ZNov26"], ["251131ZNov26", "241100ZNov26"]],
    ["1100 - 11:30", ["251100ZNov26"], ["251059ZNov26"]],
    ["2300-0100", ["242300ZNov26", "250100ZNov26"], ["252300ZNov26", "250101ZNov26"]],
    ["1300B-1330B", ["251100ZNov26"], ["251131ZNov26"]],
    ["241100-1130", ["241130ZNov26"], ["251130ZNov26"]],
    ["yesterday 11:00-11:30", ["241100ZNov26", "241130ZNov26"], ["251100ZNov26"]],
    ["9:00-10:00", ["250930ZNov26"], ["251030ZNov26", "240930ZNov26"]],
    // One time alone: of any day, as the report has it.
    ["08:01", ["250801ZNov26", "240801BNov26"], ["251801ZNov26", "080100ZNov26"]],
    ["yesterday 8:01z", ["240801ZNov26"], ["250801ZNov26", "240801BNov26"]],
    ["0801Z", ["250801ZNov26", "240801ZNov26"], ["240801BNov26"]],
    ["today grad", [], ["250000ZNov26"]],
    ["today sighting", ["250000ZNov26"], ["240000ZNov26"]],
    // No such hour: words like any other.
    ["242500-249900", [], ["241200ZNov26"]],
    ["1160-1170", [], ["251110ZNov26"]],
    ["24:01", [], ["250001ZNov26"]],
  ] as const)("%s", (query, found, others) => {
    for (const dtg of found) expect([dtg, finds(seen(dtg), query)]).toEqual([dtg, true]);
    for (const dtg of others) expect([dtg, finds(seen(dtg), query)]).toEqual([dtg, false]);
  });

  test("finds its words in a text, and a report without a DTG by its copy", () => {
    expect(finds(seen("201230ZNov26", "seen from 24 Nov, not today"), "24 nov today")).toBe(true);
    expect(finds(SIGHTING, "20 Nov")).toBe(true);
    expect(finds(SIGHTING, "201230-201230")).toBe(true);
    expect(finds(SIGHTING, "21 Nov")).toBe(false);
  });

  test("of any span has what was observed in it, and nothing else", () => {
    const minute = fc.integer({ min: 0, max: 20 * 24 * 60 });
    const dtgOf = (ago: number) => formatDtg(new Date(AT.now.getTime() - ago * 60_000), "Z");
    fc.assert(
      fc.property(minute, fc.nat(2 * 24 * 60), minute, (end, length, at) => {
        const [from, to] = [dtgOf(end + length), dtgOf(end)].map((dtg) => dtg.slice(0, 6));
        const isIn = at >= end && at <= end + length;
        expect(finds(seen(dtgOf(at)), `${from}-${to}`)).toBe(isIn);
      }),
      { numRuns: runs(5000) },
    );
  });
});

test.each([
  [" zzqx ", null, false, 'No report has "zzqx".'],
  ["zzqx", "Sighting", false, 'No Sighting&BDA report has "zzqx".'],
  ["zzqx", "HLR", true, 'No HLR test report has "zzqx".'],
  ["", "HLR", true, "No HLR test report."],
])("nothing found for %j of %p, test data %p: %s", (query, type, isTest, said) => {
  expect(nothingFoundText(query, type, isTest)).toBe(said);
});
