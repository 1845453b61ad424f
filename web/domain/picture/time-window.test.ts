import { describe, expect, test } from "bun:test";
import { isWithin, openingTime, readWindow, type TimeChoice } from "./time-window";

const now = new Date("2026-11-20T12:30:00.000Z");
const AT = { now, zone: "Z", localOffsetMinutes: () => 60 };
const HOUR = 3_600_000;
const read = (choice: TimeChoice, from = "", to = "") => readWindow({ choice, from, to }, AT);
const ago = (hours: number) => now.getTime() - hours * HOUR;

describe("the picture's time", () => {
  test("the last hour and the last six, with what another clock dates in the future", () => {
    for (const [choice, hours] of [
      ["hour", 1],
      ["six", 6],
    ] as const) {
      const { window } = read(choice);
      if (!window) throw new Error("no window");
      expect([ago(hours), now.getTime(), ago(-2)].every((at) => isWithin(window, at))).toBe(true);
      expect(isWithin(window, ago(hours) - 1)).toBe(false);
    }
  });

  test("all is all", () => {
    expect(read("all", "nonsense").window).toEqual({ from: -Infinity, to: Infinity });
  });

  test("between two DTGs, both of them included, each in its own zone", () => {
    const { window } = read("between", "201000ZNov26", "201200ANov26");
    expect(window).toEqual({
      from: Date.parse("2026-11-20T10:00:00Z"),
      to: Date.parse("2026-11-20T11:00:00Z"),
    });
  });

  test("an end may be left open, and typed as any time", () => {
    expect(read("between", "1000").window).toEqual({
      from: Date.parse("2026-11-20T10:00:00Z"),
      to: Infinity,
    });
    expect(read("between", "", "2 h ago").window).toEqual({ from: -Infinity, to: ago(2) });
    expect(read("between", "201000JNov26").window?.from).toBe(Date.parse("2026-11-20T09:00:00Z"));
  });

  test("an end that is not understood has its error, and there is no window", () => {
    expect(read("between", "310000ZFeb26", "soon")).toEqual({
      window: null,
      errors: {
        from: "This date or time does not exist.",
        to: "Use a DTG (201230ZNov26), HHMM, or 10 min ago.",
      },
    });
  });

  test.each([
    ["no report", [], "six"],
    ["one in the last six hours, among old ones", [ago(40), ago(6)], "six"],
    ["one of a clock that is ahead", [ago(-2)], "six"],
    ["old ones alone", [ago(40), ago(6.1)], "all"],
  ])("it opens: %s", (_, times, choice) => {
    expect(openingTime(times, now.getTime())).toEqual({ choice, from: "", to: "" } as never);
  });

  test("the wrong order is named", () => {
    expect(read("between", "1100", "1000")).toEqual({
      window: null,
      errors: { from: null, to: "This is before the other time." },
    });
  });
});
