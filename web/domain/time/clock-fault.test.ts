import { expect, test } from "bun:test";
import { clockFault, dayText } from "./clock-fault";

const MARKS = { builtOn: "2026-11-20", newestReportAt: "2026-11-21T09:07:30.000Z" };
const BUILT = "It is before this version was built (20 November 2026).";
const REPORT = "It is before the newest saved report (210907ZNov26).";

test.each([
  ["2025-11-22T12:00:00Z", MARKS, BUILT],
  ["2026-11-19T23:58:59Z", MARKS, BUILT],
  ["2026-11-20T00:00:00Z", MARKS, REPORT],
  ["2026-11-21T09:06:00Z", MARKS, REPORT],
  ["2026-11-21T09:06:45Z", MARKS, null],
  ["2026-11-21T09:08:00Z", MARKS, null],
  ["2036-01-01T00:00:00Z", MARKS, null],
  ["2026-11-19T12:00:00Z", { ...MARKS, newestReportAt: null }, BUILT],
  ["2026-11-19T12:00:00Z", { ...MARKS, builtOn: null }, REPORT],
  ["1970-01-01T00:00:00Z", { builtOn: null, newestReportAt: null }, null],
  ["2026-11-19T12:00:00Z", { builtOn: "someday", newestReportAt: "never" }, null],
])("a clock at %s, of %j: %p", (now, marks, words) => {
  expect(clockFault(new Date(now), marks)).toBe(words);
});

test("the day is the zone's own", () => {
  const at = new Date("2026-11-20T23:30:00Z");
  expect(dayText(at, "Z", 0)).toBe("Friday 20 November 2026");
  expect(dayText(at, "B", 0)).toBe("Saturday 21 November 2026");
  expect(dayText(at, "J", -60)).toBe("Friday 20 November 2026");
});
