import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { arrangeLog, entryKey } from "../log/log";
import { rangeAlert } from "../platforms/weapon-ranges";
import { definitionOf } from "../reports/definitions";
import { parseMessage } from "../reports/parse-message";
import { BUILT_IN_REPORTS } from "../reports/registry";
import { isReady } from "../reports/report";
import { EMPTY_PROFILE, type Profile } from "../sign-in/profile";
import { HLR, rangeKm } from "../testing/built-in-forms";
import { runs } from "../testing/runs";
import { seeded } from "../testing/seeded";
import { makeTestReports } from "./index";

const REPORT_TYPES = BUILT_IN_REPORTS.map(({ type }) => type);

const NOON = new Date("2026-11-20T12:30:00Z");
const WK21: Profile = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma", timeZone: "Z" };

function make(count: number, seed = 1, operator = WK21) {
  return makeTestReports(count, { operator, now: NOON, random: seeded(seed) });
}

describe("test reports", () => {
  test("are as many as asked for, flagged, and of all five types", () => {
    const reports = make(120);
    expect(reports).toHaveLength(120);
    expect(reports.every(({ isTestData }) => isTestData === true)).toBe(true);
    expect(new Set(reports.map(({ reportType }) => reportType))).toEqual(new Set(REPORT_TYPES));
    expect(new Set(make(8).map(({ reportType }) => reportType))).toEqual(new Set(REPORT_TYPES));
    expect(make(0)).toEqual([]);
  });

  test("come newest first, in the hours before now, under references and ids of their own", () => {
    const reports = make(120);
    const times = reports.map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThan(NOON.getTime());
    expect(times.at(-1)).toBeGreaterThan(NOON.getTime() - 17 * 3_600_000);
    expect(times.at(-1)).toBeLessThan(NOON.getTime() - 2 * 3_600_000);
    expect(new Set(reports.map((report) => entryKey(report, "WK21"))).size).toBe(120);
    expect(new Set(reports.map(({ id }) => id)).size).toBe(120);
    expect(arrangeLog(reports, "WK21")).toEqual(reports);
  });

  test("are the same for the same random source, and others for another", () => {
    expect(make(40, 7)).toEqual(make(40, 7));
    expect(make(40, 7)).not.toEqual(make(40, 8));
  });

  test("bear the operator's heading and clock", () => {
    const operator = { ...WK21, callSign: "V10", asset: "STA Ptl", timeZone: "B" };
    for (const { timestamp, fullMessage } of make(16, 3, operator)) {
      const [hours = ""] = timestamp.slice(11).split(":");
      const local = String((Number(hours) + 2) % 24).padStart(2, "0");
      expect(fullMessage).toMatch(new RegExp(`DTG \\d\\d${local}${timestamp.slice(14, 16)}BNov26`));
      expect(fullMessage).toMatch(/V10.*STA Ptl/);
    }
  });

  test("a source that repeats itself is refused", () => {
    const random = () => 0;
    expect(() => makeTestReports(9, { operator: WK21, now: NOON, random })).toThrow(/repeats/);
  });
});

const anyReport = fc
  .record({
    seed: fc.integer(),
    callSign: fc.constantFrom("WK21", "V 10", "A-B"),
    timeZone: fc.constantFrom("Z", "B", "N"),
  })
  .map(({ seed, ...part }) => make(16, seed, { ...WK21, ...part }));

describe("each test report, whatever the source,", () => {
  test("is ready, and its message opens as the very same report", () => {
    fc.assert(
      fc.property(anyReport, (reports) => {
        for (const { reportType, formData, fullMessage, message, description } of reports) {
          const report = BUILT_IN_REPORTS.find(({ type }) => type === reportType);
          if (!report) throw new Error(reportType);
          const definition = definitionOf(report);
          const form = definition.read(formData);
          expect(form).not.toBeNull();
          if (!form) return;
          expect(isReady(definition.validate(form))).toBe(true);
          expect(description).toBe(definition.describe(form));
          expect(message).toBe(fullMessage);
          // Checks by itself that the form writes this very message.
          expect(parseMessage(fullMessage).type).toBe(reportType);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test("has one to five vehicles where it is a sighting, and every number of them occurs", () => {
    const quantities = make(400)
      .filter(({ reportType }) => reportType === "Sighting")
      .map(({ formData }) => formData.quantity);
    expect(new Set(quantities)).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test("fires within its weapon's range where it is an HLR", () => {
    const reports = make(2000).filter(({ reportType }) => reportType === "HLR");
    for (const { formData } of reports) {
      const form = HLR.read(formData);
      if (!form?.weaponType) throw new Error("an HLR without its weapon");
      expect(rangeAlert(form.weaponType, rangeKm(form) ?? 0)).toBeNull();
    }
    expect(reports.length).toBe(250);
  });
});
