import { describe, expect, test } from "bun:test";
import { labelPosition, lineLabelPosition } from "./label-position";

const LAPTOP = { x: 1300, y: 480 };
const PHONE = { x: 370, y: 500 };

describe("a pin's label", () => {
  test("stands above the upper pin and below the lower one", () => {
    expect(labelPosition({ x: 600, y: 200 }, true, LAPTOP)).toEqual({
      direction: "top",
      offset: [0, -42],
    });
    expect(labelPosition({ x: 600, y: 200 }, false, LAPTOP)).toEqual({
      direction: "bottom",
      offset: [0, 0],
    });
  });

  test("is moved aside at the view's left and right", () => {
    expect(labelPosition({ x: 20, y: 200 }, true, PHONE).offset[0]).toBe(40);
    expect(labelPosition({ x: 350, y: 200 }, false, PHONE).offset[0]).toBe(-40);
  });

  test("stands beside the pin at the view's top and bottom, towards the middle", () => {
    expect(labelPosition({ x: 100, y: 60 }, true, LAPTOP).direction).toBe("right");
    expect(labelPosition({ x: 900, y: 470 }, false, LAPTOP)).toEqual({
      direction: "left",
      offset: [-17, -21],
    });
    // Its own middle stays half its height away from the view's edge.
    expect(labelPosition({ x: 100, y: 20 }, true, LAPTOP).offset).toEqual([17, 2]);
  });
});

describe("a line's label", () => {
  test("is left out of a short line", () => {
    expect(lineLabelPosition({ x: 0, y: 0 }, { x: 100, y: 100 })).toBeNull();
  });

  test("stands above a flat line and beside a steep one", () => {
    expect(lineLabelPosition({ x: 0, y: 0 }, { x: 400, y: 100 })?.direction).toBe("top");
    expect(lineLabelPosition({ x: 0, y: 0 }, { x: 100, y: -400 })?.direction).toBe("right");
  });
});
