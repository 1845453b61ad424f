import { expect, test } from "bun:test";
import { doubleClicks } from "./double-clicks";

/** A place on the map; Leaflet itself needs a page. */
class At {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}
  distanceTo = ({ x, y }: { x: number; y: number }) => Math.hypot(x - this.x, y - this.y);
}

type Clicked = [ms: number, x: number, y: number, detail?: number];

test.each<[string, Clicked[], boolean[]]>([
  [
    "the browser's own",
    [
      [0, 50, 50],
      [200, 50, 50, 2],
    ],
    [false, true],
  ],
  [
    "of a slow hand",
    [
      [0, 50, 50],
      [450, 50, 50, 2],
    ],
    [false, true],
  ],
  [
    "a few pixels off, two to the browser",
    [
      [0, 50, 50],
      [300, 56, 58],
    ],
    [false, true],
  ],
  [
    "two that are far apart",
    [
      [0, 50, 50],
      [100, 57, 58],
    ],
    [false, false],
  ],
  [
    "two that are long apart",
    [
      [0, 50, 50],
      [301, 50, 50],
    ],
    [false, false],
  ],
  [
    "one after the other, each quickly",
    [
      [0, 50, 50],
      [250, 50, 50],
      [500, 50, 50],
    ],
    [false, true, true],
  ],
])("a double click: %s", (_, clicks, are) => {
  const isDouble = doubleClicks();
  const told = clicks.map(([timeStamp, x, y, detail = 1]) => {
    const containerPoint = Object.assign(new At(x, y)) as never;
    return isDouble({ containerPoint, originalEvent: { timeStamp, detail } as never });
  });
  expect(told).toEqual(are);
});
