import { expect, test } from "bun:test";
import { archivedEntries, isArchiveOffered } from "./archive";

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

test("all but the newest 25 are archived", () => {
  const log = Array.from({ length: 130 }, (_, index) => index);
  const archived = archivedEntries(log);
  expect(archived).toEqual(log.slice(25));
  expect(archivedEntries(log.slice(0, 25))).toEqual([]);
});
