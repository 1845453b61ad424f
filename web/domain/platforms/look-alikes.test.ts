import { expect, test } from "bun:test";
import { lookAlikesFirst, tellTales, withoutName } from "./look-alikes";
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

const telling = (platformId: string, ...tellApart: [other: string, words: string][]) =>
  ({
    platformId,
    confusedWith: tellApart.map(([other, words]) => ({ platformId: other, tellApart: words })),
  }) as unknown as Platform; // nothing else of it is read

test("a platform is told from the best answer that is taken for it; words that do not begin with its name tell nothing", () => {
  const answers = [
    telling("BMP-2", ["BMP-1", "BMP-1: short barrel"], ["9K33 Osa", "Osa: six wheels"]),
    telling("BMP-1", ["BMP-2", "BMP-2: long thin barrel"]),
    telling("BMP-3", ["BMP-1", "BMP-1: one barrel"], ["BMP-2", "one barrel"], ["BRM-1K", "Wider"]),
  ];
  expect([...tellTales(answers)]).toEqual([
    ["BMP-1", "Unlike BMP-2: short barrel"],
    ["9K33 Osa", "Unlike BMP-2: six wheels"],
    ["BMP-2", "Unlike BMP-1: long thin barrel"],
  ]);
});

test("what stands too far down to be seen beside it is no neighbour", () => {
  const far = telling("T-90", ["T-72", "T-72: bare turret"]);
  const others = (count: number) => Array.from({ length: count }, (_, at) => telling(`A-${at}`));
  expect(tellTales([...others(19), far]).get("T-72")).toBe("Unlike T-90: bare turret");
  expect(tellTales([...others(20), far]).size).toBe(0);
  // Where another is looked for in its place, it is the one to tell from.
  const close = telling("T-64", ["T-72", "T-72: large wheels"]);
  const told = tellTales([close, ...others(20), far], "T-90");
  expect(told.get("T-72")).toBe("Unlike T-90: bare turret");
});

test.each([
  ["T-62: gaps at the rear", "T-62", "Gaps at the rear"],
  ["Osa: six wheels", "9K33 Osa", "Six wheels"],
  ["T-62M: a box", "T-62", "T-62M: a box"],
])("%p beside the name %p is %p", (tellApart, platformId, words) => {
  expect(withoutName(tellApart, platformId)).toBe(words);
});
