import { expect, test } from "bun:test";
import type { UnsavedReport } from "../../lib/save-queue";
import { rejectionReasons, waitingStatus, waitingTitle } from "./waiting-text";

const NOW = Date.parse("2026-11-20T12:30:00Z");

function waits(name: string, status?: number | null): UnsavedReport {
  const reason = status ? "The disk is full: nothing more can be saved." : "";
  const failed = { times: 1, at: NOW, waitMs: 15_000, status: status ?? null, reason };
  return { clientId: name, name, failed: status === undefined ? null : failed };
}

test.each([
  [0, ""],
  [1, "1 report waits for the server"],
  [2, "2 reports wait for the server"],
  [1000, "1000 reports wait for the server"],
])("%d reports: %p", (count, words) => {
  expect(waitingTitle(count)).toBe(words);
});

test.each([
  [12_000, "Trying again in 12 s."],
  [12_999, "Trying again in 12 s."],
  [0, "Trying again in 1 s."],
  [-5000, "Trying again in 1 s."],
  [60_000, "Trying again in 1 min."],
  [200_000, "Trying again in 4 min."],
  [60 * 60_000, "Trying again in 1 h."],
])("the next attempt in %d ms: %p", (ms, words) => {
  expect(waitingStatus({ reports: [waits("HLR AB0012")], nextAt: NOW + ms }, NOW)).toBe(words);
});

test("an attempt under way is said", () => {
  expect(waitingStatus({ reports: [waits("HLR AB0012")], nextAt: null }, NOW)).toBe("Sending now.");
});

test("nothing waits, nothing is said", () => {
  expect(waitingStatus({ reports: [], nextAt: null }, NOW)).toBe("");
});

test.each([
  [[waits("HLR AB0012", 507)], "The server refused HLR AB0012 (code 507). Sending now."],
  [
    [waits("HLR AB0012", 507), waits("GMTI WK21-AAAAA1"), waits("LEAPP WK21-BBBBB2", null)],
    "The server refused HLR AB0012 (code 507) and LEAPP WK21-BBBBB2 (unexpected reply). Sending now.",
  ],
  [
    ["A", "B", "C", "D"].map((name) => waits(name, 500)),
    "The server refused A (code 500), B (code 500) and 2 more. Sending now.",
  ],
])("what the server refused is named", (reports, words) => {
  expect(waitingStatus({ reports, nextAt: null }, NOW)).toBe(words);
});

test("every refused report has its reason", () => {
  const reports = [waits("HLR AB0012", 507), waits("waits only"), waits("LEAPP WK21-B", null)];
  expect(rejectionReasons(reports)).toBe(
    "HLR AB0012 (code 507): The disk is full: nothing more can be saved.\nLEAPP WK21-B (unexpected reply): no reason given",
  );
});
