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
const [SIDE, ABOVE] = MARKS.views;

test("what the build writes is read back", () => {
  expect(parseMarks(JSON.stringify(MARKS))).toEqual(MARKS);
});

test("something else is no marks; what is wrong in a list is left out", () => {
  const without = [{ unitsPerCm: 0 }, { unitsPerCm: undefined }, { views: [] }, { views: [ABOVE] }];
  const wrong = [...without, { views: 5 }, { views: [{ ...SIDE, viewBox: [1, 2] }] }];
  for (const text of [
    "",
    "null",
    "[]",
    "{}",
    ...wrong.map((each) => JSON.stringify({ ...MARKS, ...each })),
  ]) {
    expect(parseMarks(text)).toBeNull();
  }
  const odd = {
    ...SIDE,
    cues: [...(SIDE?.cues ?? []), { cue: 5, parts: [0], at: [1, 2], to: null }, null],
  };
  const views = [odd, ABOVE, { ...ABOVE, view: "below" }, { ...ABOVE, alt: 5 }, null];
  expect(parseMarks(JSON.stringify({ ...MARKS, views }))).toEqual(MARKS);
});
