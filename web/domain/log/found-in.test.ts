import { expect, test } from "bun:test";
import { foundIn, queryMatcher } from "./log-search";

const AT = {
  now: new Date("2026-11-20T12:30:00Z"),
  zone: "Z",
  localOffsetMinutes: () => 0,
};

test.each([
  ["bm21", "3 × BM-21, static", ["BM-21"]],
  ["BM-21 grad", "3 × BM-21 (Grad)", ["BM-21", "Grad"]],
  ["34ufe12345", "COM 34UFE 12345 67890 +1", ["34UFE 12345"]],
  ["34UFE 123", "34UFE 12345", ["34UFE", "123"]],
  ["t-72", "T-72 at ALT 720FT, not t72", ["T-72", "t72"]],
  ["fe12345", "34UFE 12345", ["FE 12345"]],
  ["a.b (c", "A.B (C", ["A.B", "(C"]],
  ["a", "aaa", []],
  ["yesterday bmp", "BMP-2, yesterday", ["BMP"]],
  ["zzqx", "3 × BM-21", []],
])("what %p finds in %p", (query, text, pieces) => {
  const words = queryMatcher(query, AT)?.words ?? [];
  expect(foundIn(text, words).map(([from, to]) => text.slice(from, to))).toEqual(pieces);
});

test("a letter that is two in lower case moves nothing behind it", () => {
  expect(foundIn("İ BM-21", ["bm21"])).toEqual([[2, 7]]);
});
