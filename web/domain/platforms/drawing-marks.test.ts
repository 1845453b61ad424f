import { expect, test } from "bun:test";
import { type DrawingMarks, parseMarks } from "./drawing-marks";

const MARKS: DrawingMarks = {
  unitsPerCm: 1,
  alike: ["T-62"],
  views: [
    {
      view: "side",
      state: "ready",
      alt: "Side view",
      viewBox: [-20, -300, 700, 344],
      parts: [{ name: "gun", areas: "M0 0L10 0z", lines: "" }],
      cues: [{ cue: "Long gun", parts: [0], at: [10, -20], to: null }],
      differences: [{ platformId: "T-55", parts: [0], numbers: [{ at: [10, -20], to: [5, 0] }] }],
      same: ["T-54"],
    },
    {
      view: "above",
      state: null,
      alt: "From above",
      viewBox: [-20, -170, 700, 340],
      parts: [],
      cues: [],
      differences: [],
      same: [],
    },
  ],
};
test("what the build writes is read back", () => {
  expect(parseMarks(JSON.stringify(MARKS))).toEqual(MARKS);
});

test.each(["", "null", "[]", "{}", '{"views":[]}', "<!doctype html>"])("%p is no marks", (text) =>
  expect(parseMarks(text)).toBeNull(),
);
