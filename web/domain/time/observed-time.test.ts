import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { formatDtg, readDtg, zoneOffsetMinutes } from "./dtg";
import {
  readObservedTime,
  readPastTime,
  type TypedAt,
  timeAge,
  timeProblem,
} from "./observed-time";

const LOCAL = 120;
const at = (iso: string, zone = "Z"): TypedAt => ({
  now: new Date(iso),
  zone,
  localOffsetMinutes: () => LOCAL,
});
const NOON = at("2026-11-20T12:30:00Z");
const dtgOf = (typed: string, when = NOON) => readObservedTime(typed, when).dtg;

describe("a date-time group", () => {
  test.each([
    "201230ZNov26",
    "201230Z Nov 26",
    "201230znov26",
    "201230Z NOV 2026",
    "  20 1230 Z nov 26 ",
    "2012:30ZNov26",
  ])("%s is understood", (typed) => {
    expect(dtgOf(typed)).toBe("201230ZNov26");
  });

  test("keeps its own zone, whatever the operator's is", () => {
    expect(dtgOf("201430bnov26", at("2026-11-20T12:30:00Z", "Q"))).toBe("201430BNov26");
    expect(dtgOf("201430jnov26")).toBe("201430JNov26");
  });

  test.each([
    "311230ZNov26",
    "290000ZFeb26",
    "000000ZJan26",
    "202400ZNov26",
    "201260ZNov26",
    "201230ZNvo26",
  ])("%s does not exist", (typed) => {
    expect(readObservedTime(typed, NOON)).toEqual({
      dtg: null,
      error: "This date or time does not exist.",
      readings: [],
    });
  });

  test("the 29th of February exists in leap years alone", () => {
    expect(dtgOf("290000ZFeb28")).toBe("290000ZFeb28");
    expect(dtgOf("290000ZFeb27")).toBeNull();
  });

  test("every DTG that is written is read as it was, in every zone", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2000-01-02"), max: new Date("2099-12-30"), noInvalidDate: true }),
        fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        (moment, zone) => {
          const dtg = formatDtg(moment, zone, LOCAL);
          expect(readDtg(dtg)?.text).toBe(dtg);
          expect(dtgOf(dtg.toLowerCase())).toBe(dtg);
        },
      ),
    );
  });
});

describe("a time of day", () => {
  test.each([
    ["1230", "2026-11-20T12:30:59Z", "Z", "201230ZNov26"],
    ["12:15", "2026-11-20T12:30:00Z", "Z", "201215ZNov26"],
    ["0000", "2026-11-20T00:00:00Z", "Z", "200000ZNov26"],
    ["0031", "2026-11-20T12:30:59Z", "Z", "200031ZNov26"],
    // Yesterday, where today's is more than 12 hours ahead.
    ["2200", "2026-11-20T09:52:00Z", "Z", "192200ZNov26"],
    ["2355", "2026-11-01T00:05:00Z", "Z", "312355ZOct26"],
    ["2355", "2027-01-01T00:05:00Z", "Z", "312355ZDec26"],
    ["2355", "2028-03-01T00:05:00Z", "Z", "292355ZFeb28"],
    // Today is the operator's: at 23:30 Z it is the 21st already in B, and still the 20th in Y.
    ["0115", "2026-11-20T23:30:00Z", "B", "210115BNov26"],
    ["1331", "2026-11-20T23:30:00Z", "B", "201331BNov26"],
    ["1100", "2026-11-20T23:30:00Z", "Y", "201100YNov26"],
    ["1100", "2026-11-20T23:30:00Z", "M", "211100MNov26"],
    ["0130", "2026-11-20T23:30:00Z", "J", "210130JNov26"],
    // With a zone of its own.
    ["1215z", "2026-11-20T12:30:00Z", "B", "201215ZNov26"],
    ["1415 B", "2026-11-20T12:30:00Z", "Z", "201415BNov26"],
  ])("%s at %s in zone %s is %s", (typed, now, zone, dtg) => {
    expect(dtgOf(typed, at(now, zone))).toBe(dtg);
  });

  test.each([
    ["0953", "2026-11-24T09:52:30Z", "Z", ["today 0953Z, in 1 min", "yesterday 0953Z, 23 h ago"]],
    ["1052", "2026-11-24T09:52:00Z", "Z", ["today 1052Z, in 60 min", "yesterday 1052Z, 23 h ago"]],
    ["2152", "2026-11-24T09:52:00Z", "Z", ["today 2152Z, in 12 h", "yesterday 2152Z, 12 h ago"]],
    ["0952", "2026-11-24T21:52:00Z", "Z", ["tomorrow 0952Z, in 12 h", "today 0952Z, 12 h ago"]],
    ["0003", "2026-11-24T23:55:00Z", "Z", ["tomorrow 0003Z, in 8 min", "today 0003Z, 23 h ago"]],
    ["1152", "2026-11-24T09:52:00Z", "A", ["today 1152A, in 60 min", "yesterday 1152A, 23 h ago"]],
    ["0131", "2026-11-20T23:30:00Z", "B", ["today 0131B, in 1 min", "yesterday 0131B, 23 h ago"]],
    ["1152a", "2026-11-24T09:52:00Z", "Z", ["today 1152A, in 60 min", "yesterday 1152A, 23 h ago"]],
    ["0130", "2026-11-20T23:29:00Z", "J", ["today 0130J, in 1 min", "yesterday 0130J, 23 h ago"]],
  ] as const)("%s typed at %s in zone %s is not taken: %p", (typed, now, zone, texts) => {
    const { dtg, error, ...read } = readObservedTime(typed, at(now, zone));
    expect(dtg).toBeNull();
    expect(error).toMatch(/^Which \d{4}[A-Z] is meant\?$/);
    expect("readings" in read && read.readings.map(({ text }) => text)).toEqual([...texts]);
  });

  test("at any minute and in every zone it is what has just been, or an error that offers both days", () => {
    const anyTime = fc.record({
      now: fc.date({
        min: new Date("2001-01-01"),
        max: new Date("2098-12-31"),
        noInvalidDate: true,
      }),
      zone: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
      minute: fc.nat(24 * 60 - 1),
      // As often close to now as anywhere: there the day is in doubt.
      ahead: fc.option(fc.integer({ min: -2, max: 2 })),
    });
    fc.assert(
      fc.property(anyTime, ({ now, zone, minute, ahead }) => {
        const clock = now.getTime() + zoneOffsetMinutes(zone, LOCAL) * 60_000;
        const passed = Math.floor(clock / 60_000) % (24 * 60);
        const meant = ahead === null ? minute : (passed + ahead + 24 * 60) % (24 * 60);
        const typed = [Math.floor(meant / 60), meant % 60]
          .map((n) => `${n}`.padStart(2, "0"))
          .join("");
        const when = { ...NOON, now, zone };
        const ageOf = (dtg: string) => {
          const read = readDtg(dtg);
          expect(read?.text.slice(2, 7)).toBe(typed + zone);
          return Math.floor(clock / 60_000) - (read?.clock ?? Number.NaN) / 60_000;
        };
        const read = readObservedTime(typed, when);
        if (read.dtg !== null) {
          const age = ageOf(read.dtg);
          expect(age).toBeGreaterThanOrEqual(0);
          expect(age).toBeLessThan(12 * 60);
          return;
        }
        const [later = Number.NaN, earlier = Number.NaN] = read.readings.map(({ dtg }) =>
          ageOf(dtg),
        );
        expect(read.readings).toHaveLength(2);
        expect(later).toBeLessThan(0);
        expect(later).toBeGreaterThanOrEqual(-12 * 60);
        expect(earlier).toBe(later + 24 * 60);
        for (const { dtg } of read.readings) expect(dtgOf(dtg, when)).toBe(dtg);
      }),
      { numRuns: runs(5000) },
    );
  });

  test("that lay ahead when it was typed is still to be chosen when it has come", () => {
    expect(timeProblem("1231", at("2026-11-20T12:33:00Z"))).toEqual({
      error: "Which 1231Z is meant?",
      readings: [{ dtg: "201231ZNov26", text: "today 1231Z, 2 min ago" }],
    });
  });

  test("that bounds the past is the last one that has been", () => {
    expect(readPastTime("1231", NOON).dtg).toBe("191231ZNov26");
    expect(readPastTime("1230", NOON).dtg).toBe("201230ZNov26");
    expect(readPastTime("9999", NOON).dtg).toBeNull();
  });

  test.each(["2400", "1260", "9999"])("%s is none", (typed) => {
    expect(readObservedTime(typed, NOON).error).toBe(`${typed} is not a time (0000 to 2359).`);
  });
});

describe("how long ago", () => {
  test.each([
    ["10 min ago", "201220ZNov26"],
    ["10 minutes ago", "201220ZNov26"],
    ["10M AGO", "201220ZNov26"],
    ["1 minute ago", "201229ZNov26"],
    ["0 min ago", "201230ZNov26"],
    ["750 min ago", "200000ZNov26"],
    ["751 min ago", "192359ZNov26"],
    ["2 h ago", "201030ZNov26"],
    ["13 hours ago", "192330ZNov26"],
  ])("%s is %s", (typed, dtg) => {
    expect(dtgOf(typed)).toBe(dtg);
  });

  test("is told on the operator's clock, over the ends of day, month and year", () => {
    expect(dtgOf("10 min ago", at("2027-01-01T00:05:00Z"))).toBe("312355ZDec26");
    expect(dtgOf("10 min ago", at("2026-10-31T22:05:00Z", "B"))).toBe("312355BOct26");
    expect(dtgOf("10 min ago", at("2026-10-31T22:05:00Z", "J"))).toBe("312355JOct26");
  });

  test("in zone J by the offset of then, where the clocks have changed since", () => {
    // Berlin: from +2 to +1 at 01:00 Z on 25 Oct 2026.
    const change = Date.parse("2026-10-25T01:00:00Z");
    const berlin: TypedAt = {
      now: new Date("2026-10-25T01:30:00Z"),
      zone: "J",
      localOffsetMinutes: (when) => (when.getTime() < change ? 120 : 60),
    };
    expect(dtgOf("1 h ago", berlin)).toBe("250230JOct26");
  });
});

describe("whatever else is typed", () => {
  test.each([
    "",
    "now",
    "930",
    "12.30",
    "201230",
    "201230ZNov",
    "-10 min ago",
    "1.5 h ago",
    "soon",
    "1230 1231",
  ])("“%s” is not understood", (typed) => {
    expect(readObservedTime(typed, NOON)).toEqual({
      dtg: null,
      error: "Use a DTG (201230ZNov26), HHMM, or 10 min ago.",
      readings: [],
    });
  });
});

describe("the age of a time", () => {
  test.each([
    ["201230ZNov26", "just now", false],
    ["201218ZNov26", "12 min ago", false],
    ["201031ZNov26", "119 min ago", false],
    ["200630ZNov26", "6 h ago", false],
    ["200629ZNov26", "6 h ago", true],
    ["192359ZNov26", "Yesterday, 12 h ago", true],
    ["181230ZNov26", "18 Nov, 2 d ago", true],
    ["201231ZNov26", "This time is in the future: in 1 min.", true],
    ["201230ZNov27", "This time is in the future: in 365 d.", true],
    // By the clock of its own zone, and by the operator's calendar.
    ["201430BNov26", "just now", false],
    ["201431BNov26", "This time is in the future: in 1 min.", true],
    ["201431JNov26", "This time is in the future: in 1 min.", true],
    ["210029MNov26", "1 min ago", false],
  ])("%s is %s", (dtg, text, isDoubtful) => {
    expect(timeAge(dtg, NOON)).toEqual({ text, isDoubtful });
  });

  test("just after midnight a time of before it is yesterday's", () => {
    expect(timeAge("192355ZNov26", at("2026-11-20T00:05:00Z"))).toEqual({
      text: "Yesterday, 10 min ago",
      isDoubtful: true,
    });
    expect(timeAge("192355ZNov26", at("2026-11-20T00:05:00Z", "A"))?.text).toBe("10 min ago");
  });

  test("of another text there is none", () => {
    expect(timeAge("1230", NOON)).toBeNull();
  });
});
