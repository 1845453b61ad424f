import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { formatDtg, readDtg, zoneOffsetMinutes } from "./dtg";
import { isInFuture, readObservedTime, type TypedAt } from "./observed-time";

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
    // Yesterday, where today's is still to come.
    ["1231", "2026-11-20T12:30:59Z", "Z", "191231ZNov26"],
    ["2355", "2026-11-01T00:05:00Z", "Z", "312355ZOct26"],
    ["2355", "2027-01-01T00:05:00Z", "Z", "312355ZDec26"],
    ["2355", "2028-03-01T00:05:00Z", "Z", "292355ZFeb28"],
    // Today is the operator's: at 23:30 Z it is the 21st already in B, and still the 20th in Y.
    ["0115", "2026-11-20T23:30:00Z", "B", "210115BNov26"],
    ["0131", "2026-11-20T23:30:00Z", "B", "200131BNov26"],
    ["1100", "2026-11-20T23:30:00Z", "Y", "201100YNov26"],
    ["1200", "2026-11-20T23:30:00Z", "M", "201200MNov26"],
    ["0130", "2026-11-20T23:30:00Z", "J", "210130JNov26"],
    // With a zone of its own.
    ["1215z", "2026-11-20T12:30:00Z", "B", "201215ZNov26"],
    ["1415 B", "2026-11-20T12:30:00Z", "Z", "201415BNov26"],
  ])("%s at %s in zone %s is %s", (typed, now, zone, dtg) => {
    expect(dtgOf(typed, at(now, zone))).toBe(dtg);
  });

  test("in every zone it is the latest one that has been, and never more than a day ago", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2001-01-01"), max: new Date("2098-12-31"), noInvalidDate: true }),
        fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        fc.nat(23),
        fc.nat(59),
        (now, zone, hours, minutes) => {
          const typed = `${hours}`.padStart(2, "0") + `${minutes}`.padStart(2, "0");
          const read = readDtg(dtgOf(typed, { ...NOON, now, zone }) ?? "");
          if (!read) throw new Error("not read");
          const age = now.getTime() + zoneOffsetMinutes(zone, LOCAL) * 60_000 - read.clock;
          expect(age).toBeGreaterThanOrEqual(0);
          expect(age).toBeLessThan(24 * 3_600_000);
          expect(read.text.slice(2, 6)).toBe(typed);
        },
      ),
    );
  });

  test.each(["2400", "1260", "9999"])("%s is none", (typed) => {
    expect(readObservedTime(typed, NOON).error).toBe(`${typed} is no time of day: 0000 to 2359.`);
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
    });
  });
});

test("a time is in the future by the clock of its own zone", () => {
  expect(isInFuture("201231ZNov26", NOON)).toBe(true);
  expect(isInFuture("201230ZNov26", NOON)).toBe(false);
  expect(isInFuture("201430BNov26", NOON)).toBe(false);
  expect(isInFuture("201431BNov26", NOON)).toBe(true);
  expect(isInFuture("201431JNov26", NOON)).toBe(true);
});
