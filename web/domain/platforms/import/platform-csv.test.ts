import { describe, expect, test } from "bun:test";
import { type CellParser, readPlatformCsv } from "./platform-csv";
import { MAX_PLATFORMS } from "./platform-list";

// What Papa Parse makes of quotes and line breaks is tested with the files of server/modules/vehicles.
const HEADER = ["platformId", "description", "function", "category", "gridUnit"];
const ROW = ["BM-21", "Forty tubes.", "Rocket launcher", "Artillery", "Cat 1"];

/** Gives the cells, whatever the text. */
const cells =
  (...data: string[][]): CellParser =>
  () => ({ data, errors: [] });

/** The faults of a table, as `row field message`. */
function errors(...data: string[][]): string[] {
  const checked = readPlatformCsv("", cells(...data));
  if (checked.ok) return [];
  return checked.errors.map(({ row, field, message }) => `${row} ${field} ${message}`);
}

test.each([
  ["a,b\nc;d;e", ","],
  ["a;b,c", ","],
  ["a;b\nc,d", ";"],
  ["a\tb", "\t"],
  ["alone", ","],
  ["", ","],
])("the header of %j is divided by %j", (text, delimiter) => {
  let used = "";
  readPlatformCsv(text, (_, options) => {
    used = options.delimiter;
    return { data: [], errors: [] };
  });
  expect(used).toBe(delimiter);
});

test.each([
  ["sep=;\na,b;c", ";", "a,b;c"],
  ['"SEP=,"\r\na;b,c', ",", "a;b,c"],
  ["sep=\t\r\na", "\t", "a"],
  ["sep=ab\na", ",", "sep=ab\na"],
])("a spreadsheet's first line %j names the delimiter, and is no row", (text, delimiter, table) => {
  let asked: [string, string] = ["", ""];
  readPlatformCsv(text, (given, options) => {
    asked = [options.delimiter, given];
    return { data: [], errors: [] };
  });
  expect(asked).toEqual([delimiter, table]);
});

test("a header in capitals, and empty columns at its end, are read", () => {
  const header = [...HEADER.map((name) => name.toUpperCase()), "", " "];
  expect(readPlatformCsv("", cells(header, [...ROW, "", " "], ROW.with(0, "T-72")))).toMatchObject({
    ok: true,
    platforms: [{ platformId: "BM-21" }, { platformId: "T-72" }],
  });
  expect(errors(header, [...ROW, "", "x"])).toEqual(["2  has more cells than the header"]);
  expect(errors(["", ...HEADER], ["", ...ROW])).toEqual(["1 column 1 has no name"]);
});

test("cells become platforms, with lists where a field holds several values", () => {
  const checked = readPlatformCsv(
    "",
    cells(
      [...HEADER, "otherNames", "confusedWith"],
      [...ROW, "9K51; Hail ;", "BM-27: 16 tubes; RM-70"],
    ),
  );
  // Half a confusion is refused by the list's own rules.
  expect(checked).toEqual({
    ok: false,
    count: 1,
    errors: [{ row: 2, field: "confusedWith", message: "item 2 tellApart is missing" }],
  });
  expect(
    readPlatformCsv("", cells([...HEADER, "otherNames"], [...ROW, "9K51; Hail ;"])),
  ).toMatchObject({ ok: true, platforms: [{ platformId: "BM-21", otherNames: ["9K51", "Hail"] }] });
});

test("whether both sides have it is yes or no, and no where the cell is empty", () => {
  const header = [...HEADER, "bothSides"];
  const checked = readPlatformCsv(
    "",
    cells(header, [...ROW, "Yes"], [...ROW.with(0, "T-72"), "no"], [...ROW.with(0, "T-80"), ""]),
  );
  expect(checked).toMatchObject({
    platforms: [{ bothSides: true }, { bothSides: false }, { bothSides: false }],
  });
  expect(errors(header, [...ROW, "both"])).toEqual(["2 bothSides must be yes or no"]);
});

describe("rows are counted as a spreadsheet counts them", () => {
  test("with the header and with blank rows", () => {
    expect(errors(HEADER, ROW, [""], ["", " "], ROW.with(4, "Cat 9").with(0, "T-72"))).toEqual([
      "5 gridUnit must be one of Cat 1, Cat 2, Cat 3, Cat 4",
    ]);
  });

  test("where a row is longer than the header", () => {
    expect(errors(HEADER, ROW, [...ROW, "", "more"])).toEqual([
      "3  has more cells than the header",
    ]);
    expect(errors(HEADER, [...ROW, "", ""])).toEqual([]);
  });

  test("where quotation marks do not match", () => {
    const checked = readPlatformCsv("", () => ({
      data: [HEADER],
      errors: [{ row: 6 }, { row: 9 }],
    }));
    expect(checked).toEqual({
      ok: false,
      count: 1,
      errors: [{ row: 7, field: "", message: "has a quotation mark out of place" }],
    });
  });
});

test("wrong columns are named before any row is looked at", () => {
  expect(
    errors(["platformId", "Akas", "", "PlatformID"], ["x"]).map((text) => text.split(" (")[0]),
  ).toEqual([
    "1 Akas is not a known column",
    "1 column 3 has no name",
    "1 platformId is there twice",
    "1 description this column is missing",
    "1 function this column is missing",
    "1 category this column is missing",
    "1 gridUnit this column is missing",
  ]);
});

test("no more rows are asked for than a list may have, and one more is too many", () => {
  let preview = 0;
  const many = readPlatformCsv("", (_, options) => {
    preview = options.preview;
    return { data: Array.from({ length: preview }, () => [""]), errors: [] };
  });
  expect(preview).toBe(2 * MAX_PLATFORMS + 1);
  expect(many).toMatchObject({ ok: false, errors: [{ row: 0 }] });
});
