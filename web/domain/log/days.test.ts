import { describe, expect, test } from "bun:test";
import { byDay, dayHeading, dayOf, todayOf } from "./days";

const CLOCK = { zone: "Z", localOffsetMinutes: () => 0 };
const NOW = new Date("2026-11-25T12:30:00Z");

let minutes = 0;
/** A report, each copied a minute after the next. */
function report(dtg: string) {
  minutes += 1;
  const timestamp = new Date(NOW.getTime() - minutes * 60_000).toISOString();
  return { fullMessage: `HLR AB0012 // DTG ${dtg} // ROUNDS 3////`, timestamp };
}

const headed = (entry: ReturnType<typeof report>, now = NOW, clock = CLOCK) =>
  dayHeading(dayOf(entry, clock), todayOf(now, clock));

describe("the heading of a report's day", () => {
  test.each([
    ["251230ZNov26", "Today 25 Nov"],
    ["250000ZNov26", "Today 25 Nov"],
    ["242359ZNov26", "Yesterday 24 Nov"],
    ["231200ZNov26", "23 Nov"],
    ["051200ZNov26", "05 Nov"],
    ["251230ZNov25", "25 Nov 25"],
    // A clock that was wrong, here or there.
    ["261230ZNov26", "26 Nov"],
    ["251230ZNov99", "25 Nov 99"],
  ])("of DTG %s is %s", (dtg, heading) => {
    expect(headed(report(dtg))).toBe(heading);
  });

  test("is of the DTG's own calendar, and today is the operator's", () => {
    // 2330Z: zone B has the 26th already.
    const late = new Date("2026-11-25T23:30:00Z");
    expect(headed(report("260130BNov26"), late)).toBe("26 Nov");
    expect(headed(report("260130BNov26"), late, { ...CLOCK, zone: "B" })).toBe("Today 26 Nov");
    expect(headed(report("252330ZNov26"), late)).toBe("Today 25 Nov");
  });

  test("comes from the copy's time where the message has no DTG that can be read", () => {
    for (const dtg of ["311230ZNov26", "soon", "", "251230ZNov26 or so"])
      expect(headed({ ...report(dtg), timestamp: "2026-11-24T23:30:00Z" })).toBe(
        "Yesterday 24 Nov",
      );
    const text = { fullMessage: "nothing", timestamp: "2026-11-24T23:30:00Z" };
    expect(headed(text, NOW, { zone: "B", localOffsetMinutes: () => 0 })).toBe("Today 25 Nov");
    expect(headed(text, NOW, { zone: "J", localOffsetMinutes: () => 45 })).toBe("Today 25 Nov");
    expect(headed({ fullMessage: "nothing", timestamp: "when?" })).toBe("01 Jan 70");
  });

  test("changes at midnight, and with a clock that is set back", () => {
    const entry = report("252359ZNov26");
    expect(headed(entry, new Date("2026-11-25T23:59:59Z"))).toBe("Today 25 Nov");
    expect(headed(entry, new Date("2026-11-26T00:00:00Z"))).toBe("Yesterday 25 Nov");
    expect(headed(entry, new Date("2026-11-24T10:00:00Z"))).toBe("25 Nov");
    expect(headed(entry, new Date("2020-01-01T10:00:00Z"))).toBe("25 Nov 26");
  });
});

describe("the order by days", () => {
  test("puts the latest day first, and leaves each day's own order", () => {
    const [today, received, old, yesterday, earlier] = [
      report("251230ZNov26"),
      report("240700ZNov26"),
      report("011200ZOct26"),
      report("240900ZNov26"),
      report("250100ZNov26"),
    ];
    expect(byDay([today, received, old, yesterday, earlier], CLOCK)).toEqual([
      today,
      earlier,
      received,
      yesterday,
      old,
    ]);
  });

  test("leaves a log of one day as it is", () => {
    const entries = [report("250900ZNov26"), report("251200ZNov26")];
    expect(byDay(entries, CLOCK)).toBe(entries);
    expect(byDay([], CLOCK)).toEqual([]);
  });
});
