import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { cpuTimeOf } from "../../testing/cpu-time";
import { runs } from "../../testing/runs";
import { CHARACTERISTICS, type PlatformInput } from "../platform";
import { checkPlatformList, MAX_LIST_ERRORS, MAX_PLATFORMS } from "./platform-list";

/** The least that a platform must have. */
const LEAST = {
  platformId: "BM-21",
  description: "Forty tubes on a truck.",
  function: "Multiple rocket launcher",
  category: "Artillery",
  gridUnit: "Cat 1",
};

const WHOLE: PlatformInput = {
  platformId: "BM-21",
  aka: "Grad",
  otherNames: ["9K51", "Hail"],
  description: "Forty tubes on a truck.\nBlast deflectors behind the cab.",
  function: "Multiple rocket launcher",
  category: "Artillery",
  subCategory: "Rocket launcher",
  characteristics: ["122 mm", "Wheeled", "6x6"],
  gridUnit: "Cat 1",
  sidcCode: "SHGPUCFRMS-----",
  bothSides: false,
  cues: ["four rows of ten tubes"],
  confusedWith: [{ platformId: "BM-27", tellApart: "sixteen tubes" }],
};

/** The faults of a list, as `row field message`. */
function errors(...rows: unknown[]): string[] {
  const checked = checkPlatformList(rows);
  if (checked.ok) return [];
  return checked.errors.map(({ row, field, message }) => `${row} ${field} ${message}`);
}

describe("a list that is good", () => {
  test("comes out as it went in", () => {
    expect(checkPlatformList([WHOLE])).toEqual({ ok: true, platforms: [WHOLE] });
    expect(checkPlatformList([])).toEqual({ ok: true, platforms: [] });
  });

  test.each([
    [true, true],
    ["Yes", true],
    ["false", false],
    ["no", false],
    ["", false],
  ])("both sides have it: %j is %p", (bothSides, expected) => {
    expect(checkPlatformList([{ ...LEAST, bothSides }])).toMatchObject({
      platforms: [{ bothSides: expected }],
    });
  });

  test.each([[{}], [{ aka: null, subCategory: null, sidcCode: null, cues: null }], [{ aka: " " }]])(
    "what need not be given is filled in: %j",
    (more) => {
      expect(checkPlatformList([{ ...LEAST, ...more }])).toEqual({
        ok: true,
        platforms: [
          {
            ...LEAST,
            aka: "",
            otherNames: [],
            subCategory: null,
            characteristics: [],
            sidcCode: null,
            bothSides: false,
            cues: [],
            confusedWith: [],
          } as unknown as PlatformInput, // LEAST's words are of the lists
        ],
      });
    },
  );

  test("markup stays the text that it is, and white space around a text goes", () => {
    const aka = `<img src=x onerror="alert">`;
    const checked = checkPlatformList([{ ...LEAST, platformId: "  BM-21 ", aka }]);
    expect(checked).toMatchObject({ ok: true, platforms: [{ platformId: "BM-21", aka }] });
  });

  test("a word that is there twice counts once", () => {
    const checked = checkPlatformList([{ ...LEAST, otherNames: ["Hail", "Hail ", "9K51"] }]);
    expect(checked).toMatchObject({ platforms: [{ otherNames: ["Hail", "9K51"] }] });
  });

  test.each([
    ["SHGPUCFRMS-----"],
    ["SFAPMFQ--------"],
    ["SUGPEVATH-MO---"],
    ["WAS-WSF-LVP----"],
    ["S*G*EVUT------*"],
  ])("%s is a symbol code", (sidcCode) => {
    expect(errors({ ...LEAST, sidcCode })).toEqual([]);
  });
});

describe("a row that is wrong is named with its field", () => {
  test.each([
    [{ platformId: undefined }, "1 platformId is missing"],
    [{ platformId: "" }, "1 platformId is missing"],
    [{ platformId: 21 }, "1 platformId must be text"],
    [{ platformId: "x".repeat(41) }, "1 platformId must be at most 40 characters"],
    [{ platformId: "BM\n21" }, "1 platformId must be one line"],
    [{ platformId: "BM\u000021" }, "1 platformId must be one line"],
    [{ platformId: "BM\ud83021" }, "1 platformId contains an invalid character"],
    [{ platformId: "UNKNOWN" }, "1 platformId is reserved"],
    ...["BM-21 (Grad)", "(BM-21", "BM-21)"].map((name): [Record<string, unknown>, string] => [
      { platformId: name },
      "1 platformId must not hold round brackets, which set the alias apart in a message",
    ]),
    [
      { aka: "Grad (MRL)" },
      "1 aka must not hold round brackets, which set the alias apart in a message",
    ],
    ...["BM  21", "BM // 21", "BM//21", "/BM-21", "BM-21/", "BM\u00a021"].flatMap(
      (name): [Record<string, unknown>, RegExp][] => [
        [{ platformId: name }, /^1 platformId holds what a message cannot carry: two spaces/],
        [{ aka: name }, /^1 aka holds what a message cannot carry: two spaces/],
      ],
    ),
    [{ aka: "x".repeat(61) }, "1 aka must be at most 60 characters"],
    [{ aka: ["Grad"] }, "1 aka must be text"],
    [{ description: "x".repeat(1001) }, "1 description must be at most 1000 characters"],
    [{ description: "a\u001b[2Jb" }, "1 description must not hold control characters"],
    [{ function: null }, "1 function is missing"],
    [{ function: "x".repeat(81) }, "1 function must be at most 80 characters"],
    [{ category: undefined }, "1 category is missing"],
    [{ category: "artillery" }, /^1 category must be one of APC, ATGM, .*, Unknown$/],
    [{ category: "constructor" }, /^1 category must be one of /],
    [{ subCategory: 1 }, "1 subCategory must be text"],
    [{ gridUnit: "Cat 5" }, "1 gridUnit must be one of Cat 1, Cat 2, Cat 3, Cat 4"],
    [{ characteristics: "Wheeled" }, "1 characteristics must be a list"],
    [
      { characteristics: ["Wheeled", "Winged"] },
      `1 characteristics item 2 must be one of the ${CHARACTERISTICS.length} characteristics`,
    ],
    [{ characteristics: [null] }, "1 characteristics item 1 is missing"],
    [{ otherNames: [" "] }, "1 otherNames item 1 is missing"],
    [{ otherNames: Array(31).fill("x") }, "1 otherNames must hold at most 30 items"],
    [{ cues: [{}] }, "1 cues item 1 must be text"],
    [{ sidcCode: "SHGPUCFRMS----" }, "1 sidcCode must be a 15-character MIL-STD-2525C code"],
    [{ sidcCode: "shgpucfrms-----" }, "1 sidcCode must be a 15-character MIL-STD-2525C code"],
    [{ sidcCode: "SHGPUCFRMS-----\n" }, "1 sidcCode must be a 15-character MIL-STD-2525C code"],
    [{ bothSides: "perhaps" }, "1 bothSides must be yes or no"],
    [{ sidcCode: 7 }, "1 sidcCode must be a 15-character MIL-STD-2525C code"],
    // Of the right form, and no symbol has it: of no such thing, of another dimension.
    [{ sidcCode: "SHGPZZZZZZ-----" }, "1 sidcCode is no symbol of MIL-STD-2525C"],
    [{ sidcCode: "SHAPUCFRMS-----" }, "1 sidcCode is no symbol of MIL-STD-2525C"],
    [
      { confusedWith: ["BM-27"] },
      "1 confusedWith item 1 must hold platformId and tellApart, and nothing else",
    ],
    [
      { confusedWith: [{ platformId: "BM-27", tellApart: "tubes", x: 1 }] },
      "1 confusedWith item 1 must hold platformId and tellApart, and nothing else",
    ],
    [{ confusedWith: [{ platformId: "BM-27" }] }, "1 confusedWith item 1 tellApart is missing"],
    [{ imageUrl: "http://evil.example" }, "1 imageUrl is not a field of a platform"],
    [JSON.parse('{"__proto__": {}}'), "1 __proto__ is not a field of a platform"],
    [
      { ["\u001b[31m".padEnd(60, "x")]: 1 },
      `1 ?[31m${"x".repeat(35)}… is not a field of a platform`,
    ],
  ] as [Record<string, unknown>, string | RegExp][])("%j", (change, says) => {
    // Not by a spread alone: it would take __proto__ for what it is not.
    const row = Object.fromEntries([...Object.entries(LEAST), ...Object.entries(change)]);
    const [first, ...more] = errors(row);
    expect(more).toEqual([]);
    if (says instanceof RegExp) expect(first).toMatch(says);
    else expect(first).toBe(says);
  });

  test.each([[null], [[]], ["BM-21"], [7], [[LEAST]]])("%j is not a platform", (row) => {
    expect(errors(LEAST, row)).toEqual(["2  is not a platform"]);
  });

  test("every field of every row, in order", () => {
    expect(
      errors({ ...LEAST, category: 1, gridUnit: 2 }, {}).map((text) => text.slice(0, 12)),
    ).toEqual([
      "1 category m",
      "1 gridUnit m",
      "2 platformId",
      "2 descriptio",
      "2 function i",
      "2 category i",
      "2 gridUnit i",
    ]);
  });
});

describe("the same platform twice", () => {
  test.each(["BM-21", "bm-21", "BM 21", "BM21", "B M‑2-1"])("as BM-21 and %s", (platformId) => {
    expect(errors(LEAST, { ...LEAST, platformId: "T-72" }, { ...LEAST, platformId })).toEqual([
      "3 platformId repeats row 1",
    ]);
  });

  test("not for other signs, and not for rows without an id", () => {
    const ids = ["BM-21", "BM/21", "BM.21", "BM-21M"];
    expect(errors(...ids.map((platformId) => ({ ...LEAST, platformId })))).toEqual([]);
    expect(errors({ ...LEAST, platformId: "" }, { ...LEAST, platformId: "" })).toHaveLength(2);
  });
});

test.each(["BM-21", "bm 21"])(
  "what names itself, as %s, as a look-alike is refused",
  (platformId) => {
    const confusedWith = [
      { platformId: "T-72", tellApart: "a gun" },
      { platformId, tellApart: "nothing" },
    ];
    expect(errors({ ...LEAST, platformId: "BM-21", confusedWith })).toEqual([
      "1 confusedWith item 2 platformId is the platform itself",
    ]);
  },
);

test("rows are numbered as the caller counts them, also where they are referred to", () => {
  const checked = checkPlatformList([LEAST, LEAST], (index) => index + 10);
  expect(checked).toEqual({
    ok: false,
    count: 1,
    errors: [{ row: 11, field: "platformId", message: "repeats row 10" }],
  });
});

describe("a long list", () => {
  const rows = (count: number, change: object = {}) =>
    Array.from({ length: count }, (_, at) => ({ ...WHOLE, platformId: `P${at}`, ...change }));

  test(`${MAX_PLATFORMS} rows are checked in little time, one more is refused`, () => {
    const many = rows(MAX_PLATFORMS);
    let checked: ReturnType<typeof checkPlatformList> | undefined;
    const took = cpuTimeOf(() => {
      checked = checkPlatformList(many);
    });
    expect(took).toBeLessThan(4000);
    expect(checked?.ok && checked.platforms.length).toBe(MAX_PLATFORMS);
    expect(checkPlatformList(rows(MAX_PLATFORMS + 1))).toEqual({
      ok: false,
      count: 1,
      errors: [{ row: 0, field: "", message: "A list holds at most 50,000 platforms." }],
    });
  });

  test("only the first faults are named, all are counted", () => {
    const checked = checkPlatformList(rows(500, { category: "", gridUnit: "" }));
    if (checked.ok) throw new Error("The list was accepted.");
    expect(checked.count).toBe(1000);
    expect(checked.errors).toHaveLength(MAX_LIST_ERRORS);
    expect(checked.errors.at(-1)).toMatchObject({ row: 50, field: "gridUnit" });
  });
});

/** Rows that are right in most fields, so that the depths are reached. */
const nearlyRight = fc
  .record(
    Object.fromEntries(
      Object.entries(WHOLE).map(([field, value]) => [
        field,
        fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, fc.jsonValue()),
      ]),
    ),
  )
  .chain((row) =>
    fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 1 }).map((more) => ({ ...row, ...more })),
  );

test("whatever JSON comes in, it is a list or named faults, and never an exception", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(nearlyRight, fc.jsonValue()), { maxLength: 5 }), (rows) => {
      const checked = checkPlatformList(rows);
      if (checked.ok) {
        expect(checked.platforms).toHaveLength(rows.length);
        // What was accepted is accepted again, unchanged.
        expect(checkPlatformList(checked.platforms)).toEqual(checked);
        return;
      }
      expect(checked.errors).toHaveLength(Math.min(checked.count, MAX_LIST_ERRORS));
      for (const { row, field, message } of checked.errors) {
        expect(row).toBeWithin(1, rows.length + 1);
        expect(`${field}${message}`).not.toMatch(/\p{Cc}/u);
      }
    }),
    { numRuns: runs(2000) },
  );
});
