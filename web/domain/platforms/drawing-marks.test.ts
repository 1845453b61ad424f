import { expect, test } from "bun:test";
import { type DrawingMarks, parseMarks } from "./drawing-marks";

const MARKS: DrawingMarks = {
  viewBox: [-20, -300, 700, 344],
  unitsPerCm: 1,
  parts: [{ name: "gun", areas: "M0 0L10 0z", lines: "" }],
  cues: [{ cue: "Long gun", parts: [0], at: [10, -20] }],
  differences: [{ platformId: "T-55", parts: [0] }],
};

test("what the build writes is read back", () => {
  expect(parseMarks(JSON.stringify(MARKS))).toEqual(MARKS);
});

test("something else is no marks; what is wrong in a list is left out", () => {
  const without = [{ viewBox: [1, 2] }, { unitsPerCm: 0 }, { unitsPerCm: undefined }].map((wrong) =>
    JSON.stringify({ ...MARKS, ...wrong }),
  );
  for (const text of ["", "null", "[]", "{}", ...without]) {
    expect(parseMarks(text)).toBeNull();
  }
  const odd = { ...MARKS, cues: [...MARKS.cues, { cue: 5, parts: [0], at: [1, 2] }, null] };
  expect(parseMarks(JSON.stringify(odd))).toEqual(MARKS);
});
