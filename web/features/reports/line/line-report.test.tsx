import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import type { Platform } from "../../../domain/platforms/platform";
import { BUILT_IN_REPORTS } from "../../../domain/reports/registry";
import { EMPTY_PROFILE } from "../../../domain/sign-in/profile";
import { fakePage } from "../../../lib/testing/fake-page";

fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { lineReport, newLineSession, readReportLine } = await import("./line-report");
const { CopiedLineView } = await import("./copied-line");
const { LineView } = await import("./line-view");
const { platformIndex } = await import("../../../lib/platform-index");
const { rememberGrid } = await import("../../../lib/last-grid");
const { forgetOperator, signIn } = await import("../../../lib/session");

const platform = (id: number, platformId: string, aka: string): Platform => ({
  ...{ id, platformId, aka, otherNames: [], description: "", imageUrl: null, imageAlt: null },
  ...{ features: null, characteristics: [], function: "Testing", category: "Artillery" },
  ...{ subCategory: null, gridUnit: "Cat 2", sidcCode: null, cues: [], confusedWith: [] },
  bothSides: platformId === "BM-21",
});
const index = platformIndex([
  platform(1, "BM-21", "Grad"),
  platform(2, "T-72", "Ural"),
  platform(3, "BTR-70", ""),
  platform(4, "BTR-80", ""),
  platform(5, "ZSU-23-4", "Shilka"),
  platform(6, "Buk-M1", ""),
  platform(7, "BMP-2", ""),
  platform(8, "BM-21-1", ""),
]);

beforeEach(() => {
  forgetOperator();
  signIn({ ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" });
});
afterAll(() => forgetOperator());

const reportOf = (line: string) =>
  lineReport(readReportLine(line, index, BUILT_IN_REPORTS), newLineSession());

/** What stands beside a line, in the elements with these words in their tags. */
function shown(line: string, refusals = 0): string {
  const nothing = () => {};
  return renderToString(
    <LineView
      report={reportOf(line)}
      refusals={refusals}
      onCopy={nothing}
      onWrite={nothing}
      onOpen={nothing}
    />,
  )
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}
const words = (html: string) => html.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, "");

test.each([
  ["3 bm21 34ufe1234567890 so", "Complete. Ready to copy."],
  ["3 bm21 34ufe1234567890 s", "Required fields missing: Environment"],
  ["2 btr 34ufe1234567890 so", "2 platforms match. Check BTR-70 in the form."],
  ["3 shlika 34ufe1234567890 so", "Did you mean Shilka? Check ZSU-23-4 in the form."],
  ["2 xyzzy 34ufe1234567890 so", "Name the platform, or select one below."],
  ["3 bm21 t72 34ufe1234567890 so foo", "Not used: t72, foo."],
  ["hlr 34ufe1234567890", "Required fields missing: Target Number, POI"],
  [
    "hlr ab0012 34ufe1234567890 34uff6059740441 mortars 12",
    "Distance 87.0km exceeds Mortars max range (20km). Check grids.",
  ],
])("%s: %s", (line, said) => {
  const html = shown(line);
  expect(words(html)).toContain(said);
  const isComplete = said.startsWith("Complete") || said.startsWith("Distance");
  expect(words(html).includes("Complete.")).toBe(said.startsWith("Complete"));
  expect(reportOf(line).isComplete).toBe(isComplete);
  // The button says how many warnings a copy takes along.
  expect(html.includes("1 warning")).toBe(said.startsWith("Distance"));
});

test("each line is a report of its own: it replaces neither the copied one nor an unfinished one", () => {
  const references = Array.from({ length: 3 }, () => words(shown("3 bm21 34ufe1234567890 so"))).map(
    (said) => /WK21-\w{6}/.exec(said)?.[0],
  );
  expect(references.every((reference) => reference !== undefined)).toBe(true);
  expect(new Set(references).size).toBe(3);
});

test("a grid far from the last one is told, and holds nothing back", () => {
  rememberGrid({ gzd: "34UFE", coordinates: "1234567890" });
  const line = "3 bm21 34uda1234567890 so";
  expect(words(shown(line))).toMatch(/Grid 1: Far from the last grid \(\d+ km\)/);
  expect(reportOf(line).isComplete).toBe(true);
});

test("each word is a chip, or says why it is not used", () => {
  const html = shown("3bm21 t72 34ufe1234567890 so foo");
  const chips = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, inside = ""]) => words(inside));
  expect(chips.slice(0, 8)).toEqual([
    "3 ×",
    "BM-21",
    "t72 Platform is already BM-21",
    "34UFE 12345 67890",
    "Static",
    "Open",
    "foo Not understood",
    "both sides: hostile unless the form says friendly",
  ]);
});

test.each([
  ["buk m1", '"buk m1" is read as the name: for 1 M-kill, type m1 before it'],
  ["bmp 2", '"bmp 2" is read as the name: for 2 ×, type 2 before it'],
  ["bm21 1", '"bm21 1" is read as the name: for 1 ×, type 1 before it'],
])(
  "%s is a name that ends like more: it says how that is typed, and can be copied",
  (name, said) => {
    const line = `${name} 34ufe1234567890 so`;
    expect(words(shown(line))).toContain(said);
    expect(reportOf(line).isComplete).toBe(true);
  },
);

test.each(["bmp-2", "3 bmp 2", "bmp 2 x3", "1 bm21", "bm 21", "t 72", "btr 80", "zsu 23 4"])(
  "%s is meant in one way only",
  (name) => expect(reportOf(`${name} 34ufe1234567890 so`).reading.notes).toEqual([]),
);

test("what both sides have is said to be so, also while something is asked", () => {
  for (const line of ["3 bm21 34ufe1234567890", "3 bm21 34ufe1234567890 so"])
    expect(words(shown(line))).toContain("both sides: hostile unless the form says friendly");
});

test.each([
  ["3 bm21 34ufe1234567890", "Motion?", ["Static", "Moving"]],
  [
    "3 bm21 34ufe1234567890 s",
    "Environment?",
    ["Open", "Dug-in", "Urban", "Woodland", "Dug-in OHP"],
  ],
  ["3 bm21 34ufe1234567890 so", "", []],
])("%s: asks %j, to be chosen from %j", (line, asked, choices) => {
  const html = shown(line);
  const buttons = [...html.matchAll(/<li><button[^>]*>(.*?)<\/button>/g)].map(([, label]) => label);
  expect(buttons).toEqual(choices);
  expect(words(html).includes("?")).toBe(asked !== "");
  expect(words(html)).toContain(asked);
});

test("a copied line is whole on a phone too, and says what its message does not", () => {
  const [nothing, unsaid] = [() => {}, "The remarks say friendly: the symbol says hostile."];
  const dock = /<p[^>]* data-dock/;
  expect(shown("3 bm21 34ufe1234567890 so")).toMatch(dock);
  const html = renderToString(
    <CopiedLineView
      copied={{
        reference: "WK21-7K3QZ9",
        lines: reportOf("3 bm21 34ufe1234567890 so").lines,
        message: "",
        dtg: "201230ZNov26",
        notes: [{ is: "side", at: "Platform", text: unsaid }],
        isSelected: false,
      }}
      inDialog
      onCopy={nothing}
      onNew={nothing}
      onAgain={nothing}
    />,
  );
  expect(html).not.toMatch(dock);
  expect(words(html)).toContain(unsaid);
});

describe("the report of a line", () => {
  test("that names no platform is not copied, which is said when it was tried", () => {
    const line = "3 34uda1234567890 so";
    expect(words(shown(line))).not.toContain("Not copied");
    expect(words(shown(line, 1))).toContain("Not copied: Platform missing");
    expect(reportOf(line).handoff()).toBeNull();
  });

  test("goes into its form with what was not used, and says so there", () => {
    expect(reportOf("3bm21 t72 34ufe1234567890 so foo").handoff()).toMatchObject({
      reportType: "Sighting",
      purpose: "line",
      formData: { quantity: 3, motion: "static", environment: "open" },
      leftOver: [
        { text: "t72", problem: "Platform is already BM-21" },
        { text: "foo", problem: "Not understood" },
      ],
    });
    expect(reportOf("3bm21 34ufe1234567890 so").handoff()).toMatchObject({ leftOver: [] });
  });
});
