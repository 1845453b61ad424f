import { describe, expect, test } from "bun:test";
import { type KnownWord, slipsBetween, Vocabulary, type WordKind } from "./typing-slips";

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

const words = new Vocabulary([
  ...["zoopark", "howitzer", "hurricane", "gecko", "kornet"].map((word) => named(word)),
  ...["btr80", "brdm2", "bmot", "mtlb"].map((word) => named(word, "designation")),
  { ...named("breml", "designation"), isVariant: true },
  { ...named("kornett"), isVariant: true },
  named("kamaz5350"),
  ...["tracked", "tracker", "tank destroyer", "destroyer", "bomber"].map((word) =>
    named(word, "tag"),
  ),
  ...["lattice", "shaped", "long"].map((word) => named(word, "text")),
]);
const near = (word: string) => words.near(word).map((meant) => meant.word);

function named(word: string, kind: WordKind = "name"): KnownWord {
  return { word, kind };
}

test("the nearest words, all that are equally near", () => {
  expect(words.near("zoprak")).toEqual([{ word: "zoopark", slips: 2 }]);
  expect(near("trakced")).toEqual(["tracked"]);
  expect(near("tracke")).toEqual(["tracked", "tracker"]);
});

test.each([
  ["descriptions are forgiven one slip", "latice", ["lattice"]],
  ["and no second", "latce", []],
  ["a wrong letter in a description", "shahed", []],
  ["a short word of one", "lonng", []],
  ["a wrong letter in a tag", "destroyed", []],
  ["a short tag", "bober", []],
  ["two slips, but another first letter", "xoprak", []],
  ["a wrong letter in a name that is like the right one", "zoobark", ["zoopark"]],
  ["or beside it on the keyboard", "zoiparl", []],
  ["and one that is neither", "zootark", []],
  ["short words", "trac", []],
  ["a longer word with two letters more", "howtzr", []],
  ["two slips in a long word", "hurricain", ["hurricane"]],
  ["a word with letters of its own", "paladine", []],
])("%s: %p", (_, word, meant) => {
  expect(near(word)).toEqual(meant);
});

describe("in a designation", () => {
  test.each([
    ["letters that changed places", "brt80", ["btr80"]],
    ["a key pressed twice", "btrr80", ["btr80"]],
    ["a letter for a figure", "btr8o", ["btr80"]],
    ["a name of letters before a figure", "kamza5350", ["kamaz5350"]],
    ["letters without figures that changed places", "mltb", ["mtlb"]],
  ])("%s are a slip: %p", (_, word, meant) => {
    expect(near(word)).toEqual(meant);
  });

  test.each([
    ["a wrong figure", "btr81"],
    ["figures that changed places", "btr08"],
    ["a figure pressed twice", "btr880"],
    ["a figure too few", "btr8"],
    ["figures and letters that changed places", "bt8r0"],
    ["a wrong letter", "bmr80"],
    ["a wrong letter beside the right one", "bnpt"],
    ["a letter too few", "brm2"],
    ["two letters that changed places", "rb80"],
    ["the letter of another type", "bremk"],
  ])("%s is another one: %p", (_, word) => {
    expect(near(word)).toEqual([]);
  });
});
