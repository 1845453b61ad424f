import { expect, test } from "bun:test";
import { bareGround, LAND, markedColour, SEA } from "./bare-ground";

const INK = [0x16, 0x1d, 0x1f] as const;

test("names, lakes and lines go; the land or the sea under them stays", () => {
  const colours = [markedColour(INK, "land"), markedColour(INK, "sea"), LAND, SEA];
  const pixels = Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255]));
  bareGround(pixels);
  expect([...pixels]).toEqual([LAND, SEA, LAND, SEA].flatMap((colour) => [...colour, 255]));
});

test("a marked colour looks the same", () => {
  for (const ground of ["land", "sea"] as const) {
    const [red, green, blue] = markedColour(INK, ground);
    expect([red, green]).toEqual([INK[0], INK[1]]);
    expect(Math.abs(blue - INK[2])).toBeLessThanOrEqual(1);
  }
});
