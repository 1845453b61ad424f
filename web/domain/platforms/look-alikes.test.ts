import { expect, test } from "bun:test";
import { lookAlikesFirst } from "./look-alikes";
import type { Platform } from "./platform";

const platform = (platformId: string, ...others: string[]) => ({
  platform: {
    platformId,
    confusedWith: others.map((other) => ({ platformId: other, tellApart: "" })),
  } as unknown as Platform, // nothing else of it is read
});
const HITS = [
  platform("A"),
  platform("B", "D"),
  platform("C"),
  platform("D", "E", "C", "Elsewhere", "D"),
  platform("E"),
];
const first = (platformId: string) =>
  lookAlikesFirst(HITS, platformId).map((hit) => hit.platform.platformId);

test("those that its record names come first, then those that name it, then all others", () => {
  expect(first("D")).toEqual(["E", "C", "B", "A", "D"]);
});

test("what has none changes nothing", () => {
  expect(first("A")).toEqual(["A", "B", "C", "D", "E"]);
  expect(first("nowhere")).toEqual(["A", "B", "C", "D", "E"]);
});
