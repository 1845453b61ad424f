import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { formatDtg } from "../time/dtg";
import { archivedEntries, isArchiveOffered } from "./archive";
import type { LogEntry } from "./log";

test.each([
  [0, null, false],
  [124, null, false],
  [125, null, true],
  [10_000, null, true],
  [125, 125, false],
  [134, 125, false],
  [135, 125, true],
  [140, 131, false],
  [141, 131, true],
])("with %p reports, dismissed at %p: offered is %p", (count, dismissedAt, expected) => {
  expect(isArchiveOffered(count, dismissedAt)).toBe(expected);
});

const NOON = Date.parse("2026-11-20T12:30:00Z");

/** @param minute of its DTG, and of its copy; minutes from noon */
function entry(minute: number, part: Partial<LogEntry> = {}, copied = minute): LogEntry {
  const at = new Date(NOON + copied * 60_000);
  const dtg = formatDtg(new Date(NOON + minute * 60_000), "Z");
  const fullMessage = `HLR AB0012 // DTG ${dtg}////`;
  const own = { id: `${minute}`, reportType: "HLR", timestamp: at.toISOString() };
  return { ...own, description: "", message: fullMessage, fullMessage, formData: {}, ...part };
}

test("all but the newest 25 are archived", () => {
  const log = Array.from({ length: 130 }, (_, index) => entry(-index));
  expect(archivedEntries(log)).toEqual(log.slice(25));
  expect(archivedEntries(log.slice(0, 25))).toEqual([]);
});

test("the newest are those of the newest DTGs, whenever they came", () => {
  const own = Array.from({ length: 25 }, (_, index) => entry(-index));
  const morning = Array.from({ length: 30 }, (_, index) =>
    entry(-300 - index, { received: true }, 5),
  );
  expect(archivedEntries([...morning, ...own])).toEqual(morning);
});

test("of the same minute received ones go before own", () => {
  const received = Array.from({ length: 20 }, () => entry(0, { received: true }, 1));
  const own = Array.from({ length: 20 }, () => entry(0));
  expect(archivedEntries([...received, ...own])).toEqual(received.slice(5));
});

test("a DTG that is ahead keeps no report in the log for good", () => {
  const ahead = entry(500_000, { received: true }, -60);
  const log = [...Array.from({ length: 25 }, (_, index) => entry(-index)), ahead];
  expect(archivedEntries(log)).toEqual([ahead]);
});

test("whatever the log, 25 stay and none that went is newer than one that stayed", () => {
  const any = fc
    .tuple(fc.integer({ min: -90, max: 0 }), fc.boolean(), fc.integer({ min: -90, max: 0 }))
    .map(([minute, received, copied]) => entry(minute, { received }, Math.max(minute, copied)));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (log) => {
      const gone = archivedEntries(log);
      const kept = log.filter((each) => !gone.includes(each));
      expect(kept).toHaveLength(Math.min(25, log.length));
      const rank = (each: LogEntry) => Number(each.id) * 2 - Number(each.received);
      const oldest = Math.min(...kept.map(rank));
      for (const each of gone) expect(rank(each)).toBeLessThanOrEqual(oldest);
    }),
    { numRuns: runs(1000) },
  );
});
