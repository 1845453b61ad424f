import { describe, expect, test } from "bun:test";
import { soundOf, soundsOf } from "./sound";

describe("one name in the manners of many languages", () => {
  test.each([
    ["akatsiya", ["akacija", "akacja", "akacia", "acacia", "akaciya"]],
    ["giatsint", ["hiatsint", "hiacynt", "giacint", "gyatsint"]],
    ["gvozdika", ["hvozdyka", "gwozdika", "gvozdica"]],
    ["solntsepyok", ["solncepek", "solntsepek", "solntsepjok"]],
    ["krasukha", ["krasuha", "krasucha"]],
    ["shilka", ["schilka", "szylka", "chilka", "silka"]],
    ["zhitel", ["zytiel", "zitel", "jitel"]],
    ["tochka", ["totschka", "toczka", "totchka"]],
    ["pantsir", ["pancir", "panzir", "pantsyr"]],
    ["vityaz", ["witjaz", "vitjaz"]],
    ["khimars", ["himars"]],
    ["lantset3", ["lancet3"]],
  ])("%p: %j", (name, others) => {
    const key = soundOf(name);
    for (const other of others)
      expect([other, soundsOf(other)]).toEqual([other, expect.arrayContaining([key])]);
  });
});

test.each([
  ["gvozdika", "grad"],
  ["buk", "bug"],
  ["kornet", "hornet"],
  ["lantset3", "lantset2"],
])("%p and %p are two", (one, other) => {
  const key = soundOf(one) ?? "";
  expect(soundsOf(other)).not.toContain(key);
});

test.each(["", "buk", "2s19", "r330zh", "t80bvm", "cjzcjzcjzcjz"])(
  "%p has no sound of its own",
  (word) => {
    expect(soundsOf(word)).toEqual([]);
  },
);

test.each(["gvozdika", "krasucha", "panzir", "jitel", "chilka", "lantset3", "solncepek"])(
  "the likeliest key of %p is the first of all",
  (word) => expect(soundsOf(word)[0]).toBe(soundOf(word) ?? ""),
);
