import { describe, expect, test } from "bun:test";
import { type KnownNames, meantBySlip, readQuestion } from "./question";

const NAMES = ["bm21", "sa11gadfly", "t72b3", "zsu234"];
const KNOWN: KnownNames = {
  isName: (beginning) => NAMES.some((name) => name.startsWith(beginning)),
  isFamily: (word) => word === "btr" || word === "brem",
};
const said = (text: string) => readQuestion(text, KNOWN)?.terms.map((term) => term.said);
const meanings = (text: string) =>
  readQuestion(text, KNOWN)?.terms.flatMap(({ ways }) =>
    ways.filter(({ kind }) => kind !== "literal").map(({ words }) => words.join(" ")),
  );

test.each(["", "t", " - t"])("%p is too short", (text) => {
  expect(readQuestion(text, KNOWN)).toBeNull();
});

describe("what belongs together", () => {
  test.each([
    ["tracked, air radar", ["tracked", "air", "radar"]],
    ["bm-21", ["bm-21"]],
    ["bm 21 truck", ["bm 21", "truck"]],
    ["gadfly sa 11", ["gadfly", "sa 11"]],
    ["t 72 b 3", ["t 72 b 3"]],
    ["zsu 23 - 4", ["zsu 23 4"]],
    ["122 mm guns", ["122 mm", "guns"]],
    ["152 millimetre guns", ["152 millimetre", "guns"]],
    ["rocket launcher truck", ["rocket launcher", "truck"]],
    ["bm 22", ["bm", "22"]],
    ["(bm-21)", ["bm-21"]],
    ["14,5 mm, 30 mm", ["14.5 mm", "30 mm"]],
    ["bm21,t72b3", ["bm21", "t72b3"]],
    ["bm21/t72b3", ["bm21", "t72b3"]],
    ["«bm-21»", ["«bm-21»"]],
  ])("%p: %j", (text, expected) => expect(said(text)).toEqual(expected));
});

describe("a family and what makes another type of it are one designation", () => {
  test.each([
    ["btr 999", ["btr 999"]],
    ["brem k", ["brem k"]],
    ["btr z-20", ["btr z-20"]],
    ["btr t72", ["btr", "t72"]],
    ["btr 999 burning", ["btr 999", "burning"]],
    ["btr 8x8", ["btr", "8x8"]],
    ["btr 30mm", ["btr", "30mm"]],
    ["btr 14.5", ["btr", "14.5"]],
    ["btr 8 wheels", ["btr", "8 wheels"]],
    ["btr 7 road wheels", ["btr", "road wheels"]],
    ["btr burning", ["btr", "burning"]],
    ["truck 999", ["truck", "999"]],
    ["z 20", ["z 20"]],
    ["v 2 u", ["v 2"]],
    ["z 20 mm", ["20 mm"]],
  ])("%p: %j", (text, expected) => expect(said(text)).toEqual(expected));
});

describe("words by which nothing could be told", () => {
  test.each([
    ["a truck with the radar", ["truck", "radar"]],
    ["radar system", ["radar"]],
    ["enemy vehicle", ["enemy", "vehicle"]],
    ["vehicle", ["vehicle"]],
    ["challenger 2", ["challenger"]],
  ])("%p asks for %j", (text, expected) => expect(said(text)).toEqual(expected));
});

describe("what words mean", () => {
  test.each([
    ["katyusha", ["mlrs"]],
    ["rockets", ["rocket", "mlrs"]],
    ["eight-wheeled", ["8x8"]],
    ["8 wheels", ["8wheel", "8x8"]],
    ["beha", ["bmp"]],
    ["radar-mast", ["radar mast"]],
    ["batteries", ["battery"]],
    ["bm21s", ["bm21"]],
    ["gps", ["satnav", "satellitenavigation", "satellite navigation"]],
    ["tank", []],
  ])("%p: %j", (text, expected) => expect(meanings(text)).toEqual(expected));

  test("with a slip too", () => {
    const meant = (word: string) => meantBySlip(word).map((one) => one.meant);
    expect(meant("katyusa")).toEqual(["katyusha"]);
    expect(meant("ambulence")).toEqual(["ambulance"]);
    expect(meant("rokets")).toEqual(["rockets"]);
    expect(meant("lancet")).toEqual([]);
    expect(meant("fencer")).toEqual([]);
  });
});
