import { describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { cpuTimeOf } from "../../web/domain/testing/cpu-time";
import { runs } from "../../web/domain/testing/runs";
import { temporaryFolder } from "../testing/app";
import { testPlatform } from "../testing/platforms";
import { importFile, platformFileKind, readPlatformFile } from "./import";

const bytes = (text: string) => new TextEncoder().encode(text);
const csv = (text: string) => readPlatformFile(bytes(text), "csv");
const json = (text: string) => readPlatformFile(bytes(text), "json");

/** The faults of a file, as `row field message`. */
function errors(checked: ReturnType<typeof csv>): string[] {
  if (checked.ok) return [];
  return checked.errors.map(({ row, field, message }) => `${row} ${field} ${message}`);
}

const HEADER = "platformId,description,function,category,gridUnit";
const ROW = "BM-21,Forty tubes.,Rocket launcher,Artillery,Cat 1";
const GRAD = {
  platformId: "BM-21",
  description: "Forty tubes.",
  function: "Rocket launcher",
  category: "Artillery",
  gridUnit: "Cat 1",
};

test.each([
  ["list.json", "json"],
  ["LIST.CSV", "csv"],
  ["a.json.csv", "csv"],
  ["list.xlsx", null],
  ["json", null],
  ["list.json ", null],
] as const)("%s is %p", (name, kind) => {
  expect(platformFileKind(name)).toBe(kind);
});

describe("CSV", () => {
  test.each([
    ["as it should be", `${HEADER}\n${ROW}\n`],
    ["without a last line break", `${HEADER}\n${ROW}`],
    ["from Windows", `\ufeff${HEADER}\r\n${ROW}\r\n`],
    ["from an old Macintosh", `${HEADER}\r${ROW}\r`],
    ["all in quotes", `"${HEADER.replaceAll(",", '","')}"\n"${ROW.replaceAll(",", '","')}"`],
    ["with semicolons", `${HEADER}\n${ROW}\n`.replaceAll(",", ";")],
    ["with tabs", `${HEADER}\n${ROW}\n`.replaceAll(",", "\t")],
    ["with spaces around names and values", `${HEADER}\n${ROW}`.replaceAll(",", " , ")],
    ["with blank rows", `${HEADER}\n\n,,,,\n${ROW}\n\n`],
    ["with empty columns at the end", `${HEADER}\n${ROW},,\n`],
  ])("%s is read", (_, text) => {
    expect(csv(text)).toMatchObject({ ok: true, platforms: [GRAD] });
  });

  test("every column, with lists, quotes and line breaks inside cells", () => {
    const text = [
      `${HEADER},aka,otherNames,subCategory,characteristics,sidcCode,cues,confusedWith`,
      'BM-21,"Forty ""tubes"",\nin rows; on a truck","Rocket, launcher",Artillery,Cat 1,Grad,' +
        "9K51; Hail ;,Rocket launcher,122 mm;Wheeled,SHGPUCFRMS-----,four rows;<b>cab</b>," +
        '"BM-27: sixteen tubes: larger; RM-70 : eight wheels"',
    ].join("\n");
    expect(csv(text)).toEqual({
      ok: true,
      platforms: [
        {
          platformId: "BM-21",
          aka: "Grad",
          otherNames: ["9K51", "Hail"],
          description: 'Forty "tubes",\nin rows; on a truck',
          function: "Rocket, launcher",
          category: "Artillery",
          subCategory: "Rocket launcher",
          characteristics: ["122 mm", "Wheeled"],
          gridUnit: "Cat 1",
          sidcCode: "SHGPUCFRMS-----",
          bothSides: false,
          cues: ["four rows", "<b>cab</b>"],
          confusedWith: [
            { platformId: "BM-27", tellApart: "sixteen tubes: larger" },
            { platformId: "RM-70", tellApart: "eight wheels" },
          ],
        },
      ],
    });
  });

  test("wrong columns are named, all at once", () => {
    const columns = "platformId,Remark,function,gridUnit,gridUnit,,category";
    expect(errors(csv(`${columns}\n${ROW}`)).map((text) => text.split(" (")[0])).toEqual([
      "1 Remark is not a known column",
      "1 gridUnit is there twice",
      "1 column 6 has no name",
      "1 description this column is missing",
    ]);
  });

  test.each([
    ["", "1 platformId this column is missing"],
    ["\ufeff", "1 platformId this column is missing"],
    ["\n", "1 platformId this column is missing"],
    ["[1, 2]", "1 [1 is not a known column (platformId"],
    ["\u0000\u001b[2J", "1 ??[2J is not a known column"],
  ])("%j is refused for its header", (text, says) => {
    expect(errors(csv(text))[0]).toStartWith(says);
  });

  test("rows count as in a spreadsheet: with the header, blank rows and rows of several lines", () => {
    const wrong = ROW.replace("Cat 1", "Cat 9").replace("BM-21", "T-72");
    const long = `"B\nM",a,b,Armor,Cat 1`;
    expect(errors(csv(`${HEADER}\n${ROW}\n\n${wrong}\n${ROW}\n${long}`))).toEqual([
      "4 gridUnit must be one of Cat 1, Cat 2, Cat 3, Cat 4",
      "5 platformId repeats row 2",
      "6 platformId must be one line",
    ]);
  });

  test("a row that is cut short or too long is named", () => {
    expect(errors(csv(`${HEADER}\n${ROW}\nT-72,Tank`))).toEqual([
      "3 function is missing",
      "3 category is missing",
      "3 gridUnit is missing",
    ]);
    expect(errors(csv(`${HEADER}\n${ROW}\n${ROW},more`))).toEqual([
      "3  has more cells than the header",
    ]);
  });

  test.each([
    [`${HEADER}\n${ROW}\n"T-72,Tank,b,Armor,Cat 1\n`, 3],
    [`${HEADER}\n"BM"-21,a,b,Armor,Cat 1\n`, 2],
  ])("a quotation mark out of place is named by its row", (text, row) => {
    expect(errors(csv(text))).toEqual([`${row}  has a quotation mark out of place`]);
  });

  test("a confusion without its reason is named", () => {
    expect(errors(csv(`${HEADER},confusedWith\n${ROW},BM-27`))).toEqual([
      "2 confusedWith item 1 tellApart is missing",
    ]);
  });

  test.each([
    ["50,001 platforms", Array.from({ length: 50_001 }, (_, at) => ROW.replace("21", `${at}`))],
    ["millions of blank rows", Array(4_000_000).fill("")],
  ])("%s are refused within seconds", (_, rows) => {
    const file = csv(`${HEADER}\n${rows.join("\n")}`);
    let found: unknown;
    const took = cpuTimeOf(() => {
      found = errors(file);
    });
    expect(found).toEqual(["0  A list holds at most 50,000 platforms."]);
    expect(took).toBeLessThan(4000);
  });
});

describe("JSON", () => {
  test.each([
    ["a list", JSON.stringify([GRAD])],
    ["a list in an object", JSON.stringify({ vehicles: [GRAD] })],
    ["a list with a byte order mark", `\ufeff${JSON.stringify([GRAD])}`],
  ])("%s is read", (_, text) => {
    expect(json(text)).toMatchObject({ ok: true, platforms: [GRAD] });
  });

  test.each([
    ["", "not valid JSON"],
    ["[", "not valid JSON"],
    ["[".repeat(1_000_000), "not valid JSON"],
    ["{}", "must hold a list"],
    ["null", "must hold a list"],
    ['"BM-21"', "must hold a list"],
    ['{"vehicles": {}}', "must hold a list"],
    ['{"vehicles": [], "more": 1}', "must hold a list"],
  ])("%.20j is refused as a whole", (text, says) => {
    const [only, ...more] = errors(json(text));
    expect(more).toEqual([]);
    expect(only).toContain(says);
    expect(only).toStartWith("0 ");
  });

  test("rows count from one", () => {
    expect(errors(json(JSON.stringify([GRAD, 7])))).toEqual(["2  is not a platform"]);
  });
});

test.each(["csv", "json"] as const)("what is not UTF-8 is refused as %s", (kind) => {
  for (const wrong of [
    [0xff, 0xfe, 0x41, 0],
    [0xc3, 0x28],
    [0x93, 0x42],
  ]) {
    const checked = readPlatformFile(new Uint8Array(wrong), kind);
    expect(errors(checked)).toEqual(["0  The file is not UTF-8 text: save it as UTF-8."]);
  }
});

test("no bytes of any kind make it throw", () => {
  const words = [
    ...HEADER.split(","),
    ...ROW.split(","),
    ",",
    ";",
    "\n",
    "\r\n",
    '"',
    "\ufeff",
    ":",
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 40 });
  fc.assert(
    fc.property(text, fc.constantFrom("csv", "json"), (parts, kind) => {
      const start = kind === "csv" ? `${HEADER}\n` : "";
      const checked = readPlatformFile(bytes(start + parts.join("")), kind);
      if (!checked.ok) expect(checked.errors.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(1000) },
  );
  fc.assert(
    fc.property(fc.uint8Array(), fc.constantFrom("csv", "json"), (content, kind) => {
      readPlatformFile(content, kind);
    }),
  );
});

test("a list that spells the id of a platform otherwise than it stands there is refused whole", () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  const put = (...ids: string[]) => {
    const file = join(folder.path, "list.json");
    writeFileSync(file, JSON.stringify(ids.map((platformId) => testPlatform({ platformId }))));
    return importFile(file, data);
  };
  expect(put("LOCAL-1")).toBe(1);
  expect(() => put("OTHER", "local 1")).toThrow(
    "row 2, platformId: differs from an existing ID only in capitals, hyphens or spaces\nNothing was imported.",
  );
  expect(put("LOCAL-1", "OTHER")).toBe(2);
});
