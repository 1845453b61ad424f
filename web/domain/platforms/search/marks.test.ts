import { expect, test } from "bun:test";
import { type Marker, markerOf, type Range } from "./marks";

function marker(words: string[], meanings: string[] = [], last = ""): Marker {
  return markerOf(
    { tags: [] },
    { hits: [], others: [], seen: [], foundBy: [{ words, meanings, last }] },
  );
}

const cut = (text: string, ranges: readonly Range[]) =>
  ranges.map(([from, to]) => text.slice(from, to));

test.each([
  ["BM-21", ["bm21"], ["BM-21"]],
  ["BM-21", ["bm2"], ["BM-2"]],
  ["SA-11 Gadfly, Buk-M1", ["sa11", "gadfly"], ["SA-11", "Gadfly"]],
  ["SA-11 Gadfly", ["sa11gadfly"], ["SA-11 Gadfly"]],
  ["T-72 bridge layer", ["72"], ["72"]],
  ["Солнцепёк", ["solntsepek"], ["Солнцепёк"]],
  ["Grad", ["rad"], []],
  ["Grad", ["g"], []],
])("in the name %p, %j marks %j", (text, words, expected) => {
  expect(cut(text, marker(words).inName(text))).toEqual(expected);
});

test.each([
  ["Two 23 mm barrels, tracked.", ["23mm", "barrel"], "", ["23 mm", "barrels"]],
  ["Carries two cars", ["car"], "", ["cars"]],
  ["Carries two cars", ["car"], "car", ["Car", "cars"]],
  ["Four thin barrels", ["4", "four"], "", ["Four"]],
  ["A 14.5 mm gun.", ["14.5mm", "gun"], "", ["14.5 mm", "gun"]],
  ["A flat bed, flat", ["flatbed", "flat"], "", ["flat bed", "flat"]],
])("in the description %p, %j (being typed: %p) marks %j", (text, words, last, expected) => {
  expect(cut(text, marker(words, [], last).inDescription(text))).toEqual(expected);
});

test("what words mean is marked in tags and descriptions, not in names", () => {
  const { inName, inDescription, isMarked } = marker(["katyusha"], ["mlrs"]);
  expect(inName("MLRS")).toEqual([]);
  expect(inDescription("An MLRS")).toEqual([[3, 7]]);
  expect(isMarked("characteristic", "MLRS")).toBe(true);
  expect(isMarked("characteristic", "Tracked")).toBe(false);
});
