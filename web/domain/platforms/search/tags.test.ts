import { expect, test } from "bun:test";
import { isSameTag, queryText, type Tag, unknownText } from "./tags";

const tracked: Tag = { kind: "characteristic", text: "Tracked" };
const typed: Tag = { kind: "custom", text: "long barrel" };
const later: Tag = { kind: "custom", text: "no turret" };

test.each([
  [" mystery ", [typed], "mystery"],
  ["", [typed, tracked], "long barrel"],
  ["  ", [typed, later, tracked], "no turret"],
  ["", [tracked], ""],
  ["", [], ""],
])("unknown platform from %p and %j: %p", (text, tags, expected) => {
  expect(unknownText(text, tags)).toBe(expected);
});

test.each([
  [" xyz ", [tracked], "xyz"],
  ["", [tracked, typed], "Tracked, long barrel"],
  ["", [], ""],
])("query of %p and %j: %p", (text, tags, expected) => {
  expect(queryText(text, tags)).toBe(expected);
});

test("a word is another tag under another kind", () => {
  const category: Tag = { kind: "category", text: "APC" };
  expect(isSameTag(category, { ...category })).toBe(true);
  expect(isSameTag(category, { kind: "characteristic", text: "APC" })).toBe(false);
});
