import { expect, test } from "bun:test";
import { FuzzyNames } from "./fuzzy-names";

const few = new FuzzyNames(
  new Map([
    ["shilka", ["ZSU-23-4"]],
    ["sa11gadfly", ["9K37"]],
    ["gadfly", ["9K37"]],
    ["grad", ["BM-21", "2B17"]],
  ]),
);

test("the nearest first, with the name that was meant and a score within the threshold", () => {
  const [first] = few.search("shilca", 5);
  expect(first).toMatchObject({ value: "ZSU-23-4", name: "shilka" });
  for (const { score } of few.search("shilca", 5)) expect(score).toBeLessThanOrEqual(0.6);
});

test("each value once, though several of its names are near; all values of a name", () => {
  expect(few.search("gadfli", 5).filter(({ value }) => value === "9K37")).toHaveLength(1);
  expect(few.search("grat", 5).map(({ value }) => value)).toEqual(
    expect.arrayContaining(["BM-21", "2B17"]),
  );
});

test("two letters that changed places are the smallest mistake", () => {
  expect(few.search("gard", 1)).toEqual([{ value: "BM-21", name: "grad", score: 0.1 }]);
});

test("no more than asked for, nothing for what is like nothing", () => {
  expect(few.search("gadfli", 1)).toHaveLength(1);
  expect(few.search("qqqq", 5)).toEqual([]);
});

test("among thousands of names the right one is still looked at", () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `x${at.toString(36)}vehicle`);
  const many = new FuzzyNames(new Map([...names, "uragan"].map((name) => [name, [name]])));
  expect(many.search("uragon", 3)[0]?.value).toBe("uragan");
  expect(many.search("urgaan", 3)[0]?.value).toBe("uragan");
});
