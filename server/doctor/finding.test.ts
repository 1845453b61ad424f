import { expect, test } from "bun:test";
import { counted, fail, failEach, lineOf, ok } from "./finding";

test("a line is the level, what was looked at, and what was found", () => {
  expect(lineOf(ok("map archive /a", "sound"))).toBe("ok    map archive /a: sound");
  expect(lineOf(fail("map archive /a", "cut"))).toBe("FAIL  map archive /a: cut");
});

test("a name cannot move the cursor, break the line or turn the text around", () => {
  expect(lineOf(ok("file a\n\u001b[2J\u202eb", "c"))).toBe("ok    file a??[2J?b: c");
});

test("of many files at fault ten are named, and the rest counted", () => {
  const errors = (count: number) =>
    failEach(
      "file",
      Array.from({ length: count }, (_, at) => ({ path: `f${at}`, text: "bad" })),
    ).map(lineOf);
  expect(errors(0)).toEqual([]);
  expect(errors(10)).toHaveLength(10);
  expect(errors(10).at(-1)).toBe("FAIL  file f9: bad");
  expect(errors(11).at(-1)).toBe("FAIL  file: 1 more file at fault");
  expect(errors(1234).slice(10)).toEqual(["FAIL  file: 1,224 more files at fault"]);
});

test("counts", () => {
  expect([0, 1, 2, 23_357].map((count) => counted(count, "tile"))).toEqual([
    "0 tiles",
    "1 tile",
    "2 tiles",
    "23,357 tiles",
  ]);
});
