import { expect, test } from "bun:test";
import { changedLine, headingLength, stretches } from "./shown-words";

const wholeOf = (text: string) =>
  stretches(text).flatMap(({ text, isWhole }) => (isWhole ? [text] : []));

test.each([
  ["BDA K-KILL 1 M-KILL 0 REMAINING 2", ["K-KILL 1", "M-KILL 0", "REMAINING 2"]],
  [
    "GRID 1 34UFE 12345 67890 CAT 1 ALT 512FT DISP 50M K-KILL",
    ["GRID 1", "34UFE 12345 67890", "CAT 1", "ALT 512FT", "DISP 50M", "K-KILL"],
  ],
  ["GRID 34UFE 12345 67890 ALT ~640FT", ["34UFE 12345 67890", "ALT ~640FT"]],
  ["GRID 34UFE 1 2 ALT -5FT", ["34UFE 1 2", "ALT -5FT"]],
  ["ALT 1,500FT", ["ALT 1,500FT"]],
  ["HDG 045 SPD 30KPH", ["HDG 045", "SPD 30KPH"]],
  ["ROUNDS 12", ["ROUNDS 12"]],
  ["RANGE 19.9KM", ["RANGE 19.9KM"]],
  ["SIGHTING WK21-7K3QZ9", ["WK21-7K3QZ9"]],
  ["C/S WK21 ASSET Puma", ["C/S"]],
  ["ENV DUG-IN", ["DUG-IN"]],
  ["REMARKS two more in treeline, 3 m apart", []],
])("%s keeps %j on one line each", (text, whole) => {
  expect(wholeOf(text)).toEqual(whole);
});

test("the stretches of a text are the text, and none is too wide for a phone", () => {
  for (const text of [
    "BDA K-KILL 1 M-KILL 0 REMAINING 2",
    `REMARKS ${"A-B".repeat(100)} 12 ${"X".repeat(900)}`,
    "GRID 1 34UFE 12345 67890 CAT 1 ALT ~640FT",
    "",
  ]) {
    const all = stretches(text);
    expect(all.map((each) => each.text).join("")).toBe(text);
    for (const { text, isWhole } of all) if (isWhole) expect(text.length).toBeLessThanOrEqual(24);
  }
});

test("a message's heading is its reference, its DTG and who reports", () => {
  const labelled = (...labels: string[]) => labels.map((label) => ({ label, text: "x" }));
  expect(headingLength(labelled("SIGHTING", "DTG", "ASSET", "", "GRID 1"))).toBe(3);
  expect(headingLength(labelled("HLR", "DTG", "C/S", "POO"))).toBe(3);
  expect(headingLength(labelled("SALUTE", "DTG", "SIZE", "DTG"))).toBe(2);
  expect(headingLength(labelled("SALUTE", "DTG"))).toBe(2);
});

test("the line of a message that was changed last, apart from its heading", () => {
  const linesOf = (time: string, ...texts: string[]) => [
    { label: "SIGHTING", text: "WK21-7K3QZ9" },
    { label: "DTG", text: time },
    ...texts.map((text) => ({ label: "", text })),
  ];
  const before = linesOf("251200ZNov26", "GRID 1", "two");
  expect(changedLine(before, linesOf("251201ZNov26", "GRID 1", "two"))).toBe(-1);
  expect(changedLine(before, linesOf("251200ZNov26", "GRID 1", "two more"))).toBe(3);
  expect(changedLine(before, linesOf("251200ZNov26", "GRID 1", "GRID 2", "two"))).toBe(3);
  expect(changedLine(before, linesOf("251200ZNov26", "GRID 1"))).toBe(-1);
});
