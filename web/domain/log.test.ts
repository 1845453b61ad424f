import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  addToLog,
  arrangeLog,
  entryKey,
  type LogEntry,
  matchesQuery,
  relativeTime,
  rowMessage,
  searchText,
  typesPresent,
} from "./log";
import { referenceOf } from "./reference";
import { REPORT_TYPES } from "./reports/report";

const NOON = Date.parse("2026-11-20T12:30:00Z");

function entry(part: Partial<LogEntry> = {}): LogEntry {
  return {
    id: "a",
    reportType: "Sighting",
    timestamp: new Date(NOON).toISOString(),
    description: "3 × BM-21, static",
    message: "SIGHTING WK21-7K3QZ9////",
    fullMessage: "SIGHTING WK21-7K3QZ9////",
    formData: {
      callSign: "WK21",
      randomNumber: "7K3QZ9",
      userAsset: "Puma",
      vehicle: { id: "1", platformId: "BM-21", aka: "Grad", description: "Rocket launcher" },
    },
    ...part,
  };
}

describe("references", () => {
  test.each([
    ["Sighting", { callSign: "WK21", randomNumber: "7K3QZ9" }, "WK21-7K3QZ9"],
    ["HLR", { targetNumber: "AB0012" }, "AB0012"],
    ["GMTI", { callSign: "WK21", randomSixDigit: "0AZ9Q1" }, "WK21-0AZ9Q1"],
    ["LEAPP", { randomSixDigit: "9XY001" }, "USER-9XY001"],
    ["c-UAS", { callSign: " ", randomSixDigit: "Q2W3E4" }, "USER-Q2W3E4"],
    ["Sighting", { callSign: "WK21" }, null],
    ["HLR", { targetNumber: " " }, null],
  ] as const)("%s with %j is %j", (type, formData, expected) => {
    expect(referenceOf(type, formData, "USER")).toBe(expected);
  });

  test("nobody's call sign is N/A", () => {
    expect(referenceOf("LEAPP", { randomSixDigit: "9XY001" }, "")).toBe("N/A-9XY001");
  });
});

describe("the log", () => {
  test("puts a new report first, in place of the older one of its reference", () => {
    const old = entry({ id: "old" });
    const other = entry({ id: "other", formData: { callSign: "WK21", randomNumber: "AAAAAA" } });
    const amended = entry({ id: "new", timestamp: new Date(NOON + 1000).toISOString() });
    expect(addToLog([other, old], amended, "WK21").map(({ id }) => id)).toEqual(["new", "other"]);
  });

  test("keeps every entry without a reference, and a test entry beside the real one", () => {
    const nameless = [entry({ id: "1", formData: {} }), entry({ id: "2", formData: {} })];
    expect(arrangeLog(nameless, "")).toHaveLength(2);
    expect(arrangeLog([entry(), entry({ id: "t", isTestData: true })], "")).toHaveLength(2);
  });

  test("keeps only the newest of each reference whatever the order", () => {
    const anyEntry = fc
      .record({
        reportType: fc.constantFrom(...REPORT_TYPES),
        at: fc.integer({ min: 0, max: 1000 }),
        reference: fc.constantFrom("", "AA0001", "AA0002"),
        id: fc.uuid(),
      })
      .map(({ reportType, at, reference, id }) =>
        entry({
          id,
          reportType,
          timestamp: new Date(NOON + at * 1000).toISOString(),
          formData: { randomNumber: reference, randomSixDigit: reference, targetNumber: reference },
        }),
      );
    fc.assert(
      fc.property(fc.array(anyEntry), (entries) => {
        const log = entries.reduce<LogEntry[]>((so, next) => addToLog(so, next, "WK21"), []);
        for (const kept of log) {
          const key = entryKey(kept, "WK21");
          if (key === null) continue;
          const rivals = entries.filter((other) => entryKey(other, "WK21") === key);
          expect(kept.timestamp).toBe(
            rivals
              .map((other) => other.timestamp)
              .toSorted()
              .at(-1) ?? "",
          );
          expect(log.filter((other) => entryKey(other, "WK21") === key)).toHaveLength(1);
        }
        const times = log.map(({ timestamp }) => timestamp);
        expect(times).toEqual(times.toSorted().reverse());
      }),
    );
  });

  test("knows which types it holds", () => {
    expect(typesPresent([entry({ reportType: "c-UAS" }), entry()])).toEqual(["Sighting", "c-UAS"]);
  });
});

describe("search", () => {
  const text = searchText(entry({ fullMessage: "… ENV WOODLAND" }), "");
  test.each([
    "sighting&bda",
    "woodland",
    "wk21-7k3qz9",
    "bm-21",
    "GRAD",
    "rocket launcher",
    "puma",
    "static grad wk21",
    "",
    "  ",
  ])("%j is found", (query) => {
    expect(matchesQuery(text, query)).toBe(true);
  });

  test("every word must match", () => {
    expect(matchesQuery(text, "grad urban")).toBe(false);
  });
});

test("a long message is cut at 80 characters", () => {
  expect(rowMessage("x".repeat(80))).toBe("x".repeat(80));
  expect(rowMessage("x".repeat(81))).toBe(`${"x".repeat(80)}…`);
});

test.each([
  [0, "Just now"],
  [59_999, "Just now"],
  [-5000, "Just now"],
  [60_000, "1m ago"],
  [3_599_999, "59m ago"],
  [3_600_000, "1h ago"],
  [86_399_999, "23h ago"],
  [86_400_000, "20 Nov 2026"],
])("%p ms old is %p", (age, expected) => {
  expect(relativeTime(new Date(NOON).toISOString(), NOON + age)).toBe(expected);
});
