import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { formatClock, formatDtg, isTimeZone, zoneOffsetMinutes } from "./dtg";

const noon = new Date("2026-11-20T12:30:00Z");
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Hours ahead of UTC and the 12:30 UTC of 20 November 2026 in each zone, written out by hand. */
const ZONES: [string, number, string][] = [
  ["Z", 0, "201230ZNov26"],
  ["A", 1, "201330ANov26"],
  ["B", 2, "201430BNov26"],
  ["C", 3, "201530CNov26"],
  ["D", 4, "201630DNov26"],
  ["E", 5, "201730ENov26"],
  ["F", 6, "201830FNov26"],
  ["G", 7, "201930GNov26"],
  ["H", 8, "202030HNov26"],
  ["I", 9, "202130INov26"],
  ["K", 10, "202230KNov26"],
  ["L", 11, "202330LNov26"],
  ["M", 12, "210030MNov26"],
  ["N", -1, "201130NNov26"],
  ["O", -2, "201030ONov26"],
  ["P", -3, "200930PNov26"],
  ["Q", -4, "200830QNov26"],
  ["R", -5, "200730RNov26"],
  ["S", -6, "200630SNov26"],
  ["T", -7, "200530TNov26"],
  ["U", -8, "200430UNov26"],
  ["V", -9, "200330VNov26"],
  ["W", -10, "200230WNov26"],
  ["X", -11, "200130XNov26"],
  ["Y", -12, "200030YNov26"],
];

describe("zones", () => {
  test.each(ZONES)("%s is %d hours from UTC", (zone, hours, dtg) => {
    expect(zoneOffsetMinutes(zone, 0)).toBe(hours * 60);
    expect(formatDtg(noon, zone)).toBe(dtg);
    expect(formatDtg(noon, zone.toLowerCase(), 99)).toBe(dtg);
  });

  test("with J, the table holds every letter", () => {
    expect([...ZONES.map(([zone]) => zone), "J"].sort()).toEqual(LETTERS);
  });

  test("J is the local clock, half and quarter hours too", () => {
    expect(zoneOffsetMinutes("j", 345)).toBe(345);
    expect(formatDtg(noon, "J", 345)).toBe("201815JNov26");
    expect(formatDtg(noon, "J", -210)).toBe("200900JNov26");
    expect(formatDtg(noon, "J")).toBe(formatDtg(noon, "J", -noon.getTimezoneOffset()));
  });

  test.each(["", " ", "ZZ", "1", "é", "ſ", "Zulu", "\n"])(
    "%p is not a letter and counts as Z",
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
      expect(zoneOffsetMinutes(zone, 99)).toBe(0);
      expect(formatDtg(noon, zone, 99)).toBe("201230ZNov26");
    },
  );

  test("every letter is a time zone, in either case", () => {
    for (const letter of LETTERS) {
      expect(isTimeZone(letter)).toBe(true);
      expect(isTimeZone(letter.toLowerCase())).toBe(true);
    }
  });
});

test.each([
  ["seconds are cut off", "2026-11-20T12:30:59.999Z", "Z", "201230ZNov26"],
  ["into the next year", "2026-12-31T23:30:00Z", "A", "010030AJan27"],
  ["into the year before", "2027-01-01T00:30:00Z", "N", "312330NDec26"],
  ["a leap day", "2028-02-29T00:00:00Z", "Z", "290000ZFeb28"],
  ["a single-digit year", "2105-06-07T08:09:00Z", "Z", "070809ZJun05"],
])("%s", (_, at, zone, dtg) => {
  expect(formatDtg(new Date(at), zone)).toBe(dtg);
});

test("each month has its name", () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDtg(new Date(Date.UTC(2026, month, 15)), "Z").slice(7, 10),
  );
  expect(months.join(" ")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
});

test("the header's clock says the same", () => {
  expect(formatClock(noon, "Z")).toBe("20 Nov 26 12:30 Z");
  expect(formatClock(noon, "b")).toBe("20 Nov 26 14:30 B");
  expect(formatClock(noon, "J", -210)).toBe("20 Nov 26 09:00 J");
  expect(formatClock(new Date("2026-03-04T05:06:00Z"), "?")).toBe("04 Mar 26 05:06 Z");
});

test("an invalid date is refused", () => {
  expect(() => formatDtg(new Date("soon"), "Z")).toThrow(RangeError);
  expect(() => formatClock(new Date(Number.NaN), "J")).toThrow("valid date");
});

test("a group read back in its own zone is the moment it was made from", () => {
  const moments = fc.date({
    min: new Date("2000-01-02T00:00:00Z"),
    max: new Date("2099-12-30T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...LETTERS), (at, zone) => {
      const dtg = formatDtg(at, zone, 345);
      const [, day, hours, minutes, letter, month, year] =
        /^(\d\d)(\d\d)(\d\d)([A-Z])([A-Z][a-z]{2})(\d\d)$/.exec(dtg) ?? [];
      const read = Date.parse(`${day} ${month} 20${year} ${hours}:${minutes}:00 UTC`);
      expect(letter).toBe(zone);
      expect(read - zoneOffsetMinutes(zone, 345) * 60_000).toBe(
        Math.floor(at.getTime() / 60_000) * 60_000,
      );
    }),
    { numRuns: runs(2000) },
  );
});
