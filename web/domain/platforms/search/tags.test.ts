import { expect, test } from "bun:test";
import type { Platform } from "../platform";
import { commonTags, isSameTag, queryText, type Tag, unknownText } from "./tags";

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

test("the tags to begin with are the commonest categories, the Unknown's not among them", () => {
  const of = (category: string) => ({ category }) as Platform; // nothing else of it is read
  const list = ["APC", "Unknown", "Armor", "Unknown", "Armor", "CBRN", "APC", "Armor"].map(of);
  expect(commonTags(list, 2)).toEqual([
    { kind: "category", text: "Armor" },
    { kind: "category", text: "APC" },
  ]);
});
