import { expect, test } from "bun:test";
import { slipsBetween, Vocabulary } from "./typing-slips";

test.each([
  ["grad", "grad", 0],
  ["gard", "grad", 1],
  ["graad", "grad", 1],
  ["grd", "grad", 1],
  ["grat", "grad", 1],
  ["zoprak", "zoopark", 2],
  ["howizter", "howitzer", 1],
  ["", "ab", 2],
])("from %p to %p: %p, no further than two", (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips);
  expect(slipsBetween(other, one, 2)).toBe(slips);
});

test("beyond that: more than was asked for", () => {
  expect(slipsBetween("abc", "xyz", 2)).toBeGreaterThan(2);
  expect(slipsBetween("grad", "uragan", 2)).toBeGreaterThan(2);
  expect(slipsBetween("ab", "abcdef", 2)).toBeGreaterThan(2);
});

const words = new Vocabulary(["zoopark", "howitzer", "tracked", "tracker", "btr80"], ["lattice"]);
const near = (word: string) => words.near(word).map((meant) => meant.word);

test("the nearest words, all that are equally near", () => {
  expect(words.near("zoprak")).toEqual([{ word: "zoopark", slips: 2 }]);
  expect(near("trakced")).toEqual(["tracked"]);
  expect(near("tracke")).toEqual(["tracked", "tracker"]);
});

test.each([
  ["descriptions are forgiven one slip", "latice", ["lattice"]],
  ["and no second", "latce", []],
  ["two slips, but another first letter", "xoprak", []],
  ["short words", "trac", []],
  ["figures", "btr81", []],
  ["figures that changed places", "btr08", ["btr80"]],
  ["a key pressed twice", "btrr80", ["btr80"]],
  ["a letter for a figure", "btr8o", ["btr80"]],
  ["a wrong letter beside the right figures", "bur80", ["btr80"]],
  ["a wrong letter in a description", "lettice", []],
  ["a longer word with two letters more", "howtzr", []],
])("%s: %p", (_, word, meant) => {
  expect(near(word)).toEqual(meant);
});
