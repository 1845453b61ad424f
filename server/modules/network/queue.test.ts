import { expect, test } from "bun:test";
import { drizzle } from "drizzle-orm/bun-sqlite";
import * as schema from "../../db/schema";
import { openMemory } from "../../testing/app";
import { createQueue } from "./queue";
import { MOST_REPORTS, MOST_REPORTS_BYTES } from "./wire-limits";

const WAY = { hubId: "hub", laptopId: "a".repeat(32), laptopName: "Пост Північ".padEnd(32, "Ї") };
const LONGEST = 16_384;

/** A database in which so many reports are saved. */
function withReports(count: number, content: string) {
  const queries = drizzle(openMemory());
  const name = "漢".repeat(64);
  for (let at = 0; at < count; at++)
    queries
      .insert(schema.reports)
      .values({
        ...{ clientId: `c-${at}`, reportType: "Sighting", content, observedAt: 0 },
        ...{ callSign: name, targetId: name },
        ...{ timestamp: "2026-11-20T12:00:00Z", receivedAt: "2026-11-20T12:00:00Z" },
      })
      .run();
  return createQueue({ queries });
}

test.each([
  ["Cyrillic", 1, "Ж".repeat(500)],
  ["Chinese", 2, "漢".repeat(LONGEST)],
  ["what JSON writes as six letters", 2, "\u0001".repeat(LONGEST)],
  ["Latin", 1, "x".repeat(300)],
] as const)("a call of reports in %s brings no more than a hub takes", (_, calls, content) => {
  const queue = withReports(MOST_REPORTS, content);
  const seen: string[] = [];
  let asked = 0;
  for (; seen.length < MOST_REPORTS; asked++) {
    const batch = queue.next(WAY, MOST_REPORTS);
    expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThanOrEqual(MOST_REPORTS_BYTES);
    expect(batch.reports).not.toBeEmpty();
    seen.push(...batch.reports.map(({ clientId }) => clientId));
    expect(batch.holds).toBe(MOST_REPORTS - seen.length);
    queue.settle(WAY.hubId, batch.to, batch.to);
  }
  expect(seen).toEqual(Array.from({ length: MOST_REPORTS }, (_, at) => `c-${at}`));
  expect(asked).toBeGreaterThanOrEqual(calls);
  expect(queue.next(WAY, MOST_REPORTS).reports).toBeEmpty();
});

test("no more reports go with a call than are asked for", () => {
  const queue = withReports(9, "SIGHTING////");
  expect(queue.next(WAY, 4)).toMatchObject({ after: 0, to: 4, holds: 5 });
});
