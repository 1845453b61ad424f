import { describe, expect, test } from "bun:test";
import { ageText, amendedText, receivedText, relativeTime, rowMessage, rowRest } from "./log-row";

const NOON = Date.parse("2026-11-20T12:30:00Z");

test("a long message is cut at 80 characters", () => {
  expect(rowMessage("x".repeat(80))).toBe("x".repeat(80));
  expect(rowMessage("x".repeat(81))).toBe(`${"x".repeat(80)}…`);
});

test("the rest of a row ends after a whole part, and breaks between parts alone", () => {
  const [one, other] = ["GRID 2 34UFE 12400 67900 CAT 1", "GRID 3 34UFE 12500 67900 CAT 1"];
  const read = (...parts: string[]) => rowRest(parts.join(" // ")).replaceAll("\u00a0", "_");
  expect(read(one, other)).toBe("GRID_2_34UFE_12400_67900_CAT_1 //_GRID_3_34UFE_12500_67900_CAT_1");
  expect(read(one, other, one)).toBe(`${read(one, other)}…`);
  expect(read("x".repeat(81), one)).toBe(`${"x".repeat(81)}…`);
});

test.each([
  [0, "Just now"],
  [59_999, "Just now"],
  [-5000, "Just now"],
  [60_000, "1m ago"],
  [3_599_999, "59m ago"],
  [3_600_000, "1h ago"],
  [86_399_999, "23h ago"],
  [86_400_000, "20 Nov 26"],
])("%p ms old is %p", (age, expected) => {
  expect(relativeTime(new Date(NOON).toISOString(), NOON + age)).toBe(expected);
});

test.each([
  [0, "Received just now"],
  [120_000, "Received 2 min ago"],
  [7_200_000, "Received 2 h ago"],
  [86_400_000, "Received 20 Nov 26"],
])("%p ms after it came a report says %p", (age, expected) => {
  expect(receivedText({ timestamp: new Date(NOON).toISOString() }, NOON + age, "Z")).toBe(expected);
});

test.each([
  [0, "From OP NORTH, just now"],
  [120_000, "From OP NORTH, 2 min ago"],
  [86_400_000, "From OP NORTH, 20 Nov 26"],
])("%p ms after it came over the network it says %p", (age, expected) => {
  const entry = { timestamp: new Date(NOON).toISOString(), from: "OP NORTH" };
  expect(receivedText(entry, NOON + age, "Z")).toBe(expected);
});

test("a received report is as old as what it observed, another as its copy", () => {
  const at = (dtg: string, received: boolean) => ({
    timestamp: new Date(NOON).toISOString(),
    fullMessage: `HLR AB0012 // DTG ${dtg}////`,
    received,
  });
  expect(ageText(at("191157ZNov26", true), NOON, "Z")).toBe("19 Nov 26");
  expect(ageText(at("201157ZNov26", true), NOON, "Z")).toBe("33m ago");
  expect(ageText(at("201232ZNov26", true), NOON, "Z")).toBe("Just now");
  expect(ageText(at("201230ZNov27", true), NOON, "Z")).toBe("20 Nov 27");
  expect(ageText(at("191157ZNov26", false), NOON, "Z")).toBe("Just now");
});

describe("an amended entry", () => {
  const timestamp = "2026-11-20T12:30:00.000Z";

  test("says what it replaces, in the operator's zone", () => {
    const amends = { times: 1, timestamp: "2026-11-20T12:25:59.000Z" };
    expect(amendedText({ timestamp, amends }, "Z")).toBe("Amended, replaces the one of 12:25 Z");
    expect(amendedText({ timestamp, amends }, "B")).toBe("Amended, replaces the one of 14:25 B");
    expect(amendedText({ timestamp, amends }, "J", 330)).toBe(
      "Amended, replaces the one of 17:55 J",
    );
  });

  test("says how often it was amended", () => {
    const amends = { times: 3, timestamp: "2026-11-20T12:25:00.000Z" };
    expect(amendedText({ timestamp, amends }, "Z")).toBe(
      "Amended 3 times, replaces the one of 12:25 Z",
    );
  });

  test("names the day where that was another one", () => {
    const amends = { times: 1, timestamp: "2026-11-19T23:50:00.000Z" };
    expect(amendedText({ timestamp, amends }, "Z")).toBe(
      "Amended, replaces the one of 19 Nov 26 23:50 Z",
    );
    // The same day by the clock of zone B.
    expect(amendedText({ timestamp, amends }, "B")).toBe("Amended, replaces the one of 01:50 B");
  });

  test("is one that replaces another", () => {
    expect(amendedText({ timestamp }, "Z")).toBeNull();
  });
});
