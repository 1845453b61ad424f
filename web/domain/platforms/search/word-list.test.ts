import { expect, test } from "bun:test";
import { WordList } from "./word-list";

const list = new WordList([["tracked", "tank"], ["truck"], ["tank", "tank", "tanker"]]);

test.each([
  ["tank", { tank: [0, 2], tanker: [2] }],
  ["tr", { tracked: [0], truck: [1] }],
  ["tankers", {}],
  ["a", {}],
  ["z", {}],
])("what begins with %p", (text, expected) => {
  const found: Record<string, readonly number[]> = {};
  list.beginning(text, (word, positions) => {
    found[word] = positions;
  });
  expect(found).toEqual(expected);
  expect(list.hasBeginning(text)).toBe(Object.keys(expected).length > 0);
});

test("no words, nothing found", () => {
  expect(new WordList([]).hasBeginning("tank")).toBe(false);
  expect(list.all()).toEqual(["tank", "tanker", "tracked", "truck"]);
});
