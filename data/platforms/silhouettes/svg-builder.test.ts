import { describe, expect, test } from "bun:test";
import { belt, evenly, spaced } from "./geometry";
import { type Palette, painted } from "./palettes";
import { SvgBuilder } from "./svg-builder";
import { count, metres, plural } from "./words";

describe("Sketch", () => {
  test("turns metres up into SVG's y down, in whole units without needless spaces", () => {
    const s = new SvgBuilder();
    s.path("body", "M10 20L-5 0.4Z");
    expect(s.markup()).toBe('<g fill="{body}"><path d="M10-20L-5 0z"/></g>');
  });

  test("raises the front: what lies ahead of the pivot goes up", () => {
    const s = new SvgBuilder();
    s.within({ x: 100, y: 50, elev: 90 }, () => s.path("line", "M-40 0L0 0"));
    expect(s.markup()).toContain('d="M100-90L100-50"');
  });

  test("nests frames and leaves them again", () => {
    const s = new SvgBuilder();
    s.within({ x: 10, sx: 2 }, () => s.within({ x: 5 }, () => s.path("line", "M1 0L2 0")));
    s.path("line", "M1 0L2 0");
    expect(s.markup()).toContain('d="M22 0L24 0"');
    expect(s.markup()).toContain('d="M1 0L2 0"');
  });

  test("groups runs of one tone and paints them from a palette", () => {
    const s = new SvgBuilder();
    s.circle("mid", 0, 0, 5);
    s.circle("mid", 9, 0, 5);
    s.circle("line", 0, 0, 5, { dash: "2 2" });
    const palette = { body: "b", dark: "d", mid: "m", light: "l", ground: "g", line: "n" };
    const markup = painted(s.markup(), palette);
    expect(markup.match(/<g/g)).toHaveLength(2);
    expect(markup).toContain('<g fill="m">');
    expect(markup).toContain('<g fill="none"><circle cx="0" cy="0" r="5" stroke-dasharray="2 2"/>');
  });

  test("paints what gives off heat in its own colours, where the palette has them", () => {
    const draw = (palette: Palette) => {
      const s = new SvgBuilder();
      s.box("dark", 0, 0, 5, 5);
      s.hot(() => s.box("dark", 5, 0, 5, 5));
      s.box("dark", 10, 0, 5, 5);
      return [...painted(s.markup(), palette).matchAll(/fill="(\w+)"/g)].map(([, fill]) => fill);
    };
    const cold = { body: "b", dark: "d", mid: "m", light: "l", ground: "g", line: "n" };
    const hot = { body: "B", dark: "D", mid: "M", light: "L" };
    expect(draw(cold)).toEqual(["d", "d", "d"]);
    expect(draw({ ...cold, hot })).toEqual(["d", "D", "d"]);
  });

  test("keeps the extent with its strokes", () => {
    const s = new SvgBuilder();
    s.box("body", 0, 0, 100, 50);
    expect(s.bounds).toEqual({ left: -1.5, right: 101.5, top: 51.5, bottom: -1.5 });
  });

  test("refuses numbers that are none and outlines cut short", () => {
    const s = new SvgBuilder();
    expect(() => s.circle("body", Number.NaN, 0, 1)).toThrow(RangeError);
    expect(() => s.path("body", "M1 2L3")).toThrow(SyntaxError);
    expect(() => s.path("body", "1 2")).toThrow(SyntaxError);
    expect(() => s.path("body", "M1 2Z3 4")).toThrow(SyntaxError);
  });
});

describe("geometry", () => {
  test("shares out and spaces positions", () => {
    expect(evenly(0, 100, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(evenly(7, 100, 1)).toEqual([7]);
    expect(spaced(10, 5, 20)).toEqual([10, 15, 35]);
  });

  test("a belt round two wheels passes over, under and round them", () => {
    const s = new SvgBuilder();
    s.path(
      "dark",
      belt(
        [
          { x: 0, y: 10, r: 10 },
          { x: 100, y: 10, r: 10 },
        ],
        2,
      ),
      { width: 0 },
    );
    expect(s.bounds.top).toBeCloseTo(22, 0);
    expect(s.bounds.bottom).toBeCloseTo(-2, 0);
    expect(s.bounds.left).toBeCloseTo(-12, 0);
    expect(s.bounds.right).toBeCloseTo(112, 0);
  });

  test("a belt leaves out a wheel that lies inside it", () => {
    const ends = [
      { x: 0, y: 30, r: 30 },
      { x: 200, y: 30, r: 30 },
    ];
    expect(belt([...ends, { x: 100, y: 20, r: 5 }], 0)).toBe(belt(ends, 0));
  });
});

test("words", () => {
  expect([count(0), count(6), count(14)]).toEqual(["no", "six", "14"]);
  expect([plural("axle", 1), plural("axle", 2)]).toEqual(["axle", "axles"]);
  expect(metres(953)).toBe("9.5 m");
});
