import { expect, test } from "bun:test";
import { normalize, phraseEnds, textWords, wordStarts } from "./normalize";

test.each([
  ["BM-21", "bm21"],
  [" zsu - 23 – 4\t", "zsu234"],
  ["T−72", "t72"],
  ["9K37/M1", "9k37/m1"],
  ["Шилка", "shilka"],
  ["Солнцепёк-А", "solntsepeka"],
  ["Утёнок", "utenok"],
  ["утенок", "utenok"],
  ["шахід", "shakhid"],
  ["Goździk", "gozdzik"],
  ["igła", "igla"],
  ["R-330Ž", "r330zh"],
  ["«Град»", "grad"],
  ["Tyul'pan", "tyulpan"],
  ["T-72B3 obr. 2016", "t72b3obr2016"],
  ["14.5 mm", "14.5mm"],
  ["й".normalize("NFD"), "y"],
  ["Панцирь С1", "pantsirs1"],
  ["- ", ""],
])("%p is compared as %p", (text, expected) => {
  expect(normalize(text)).toBe(expected);
});

test("a name is found from each of its words on", () => {
  expect(wordStarts("SA-11 Gadfly")).toEqual(["sa11gadfly", "11gadfly", "gadfly"]);
  expect(wordStarts("T-54/55")).toEqual(["t54/55", "5455", "55"]);
  expect(wordStarts("")).toEqual([]);
  expect(phraseEnds("SA-11 Gadfly")).toEqual(["SA-11 Gadfly", "11 Gadfly", "Gadfly"]);
});

test("a hyphenated word of a text counts whole and in its parts, each once", () => {
  expect(textWords("Six-wheeled truck, six axles.")).toEqual([
    "sixwheeled",
    "six",
    "6",
    "wheeled",
    "truck",
    "axles",
  ]);
});

test("a calibre with a decimal is known without its unit too", () => {
  expect(textWords("a gun of 14.5 mm.")).toEqual(["a", "gun", "of", "14.5mm", "14.5"]);
});

test("a number counts as a word and in figures", () => {
  expect(textWords("40 tubes, four rows")).toEqual(["40", "forty", "tubes", "four", "4", "rows"]);
});

test.each(["twin 30 mm guns", "twin 30mm guns", "twin 30-mm guns", "Twin 30 millimetre guns"])(
  "a calibre counts with its unit: %p",
  (text) => expect(textWords(text)).toEqual(["twin", "30mm", "guns"]),
);
