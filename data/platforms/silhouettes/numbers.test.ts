import { expect, test } from "bun:test";
import { placeNumbers } from "./numbers";

const VIEW = [0, -220, 440, 220] as const;
/** A number takes 20 of 440. */
const box = (left: number, bottom: number, width: number, height: number) => ({ left, right: left + width, bottom, top: bottom + height });
const HULL = box(100, 20, 240, 100);
const LAMP = box(200, 60, 20, 10);

test("a number stands on a part that is much larger than it, and beside a small one, with a line to it", () => {
  expect(placeNumbers([HULL], [[0]], VIEW)).toEqual([{ at: [220, -70], to: null }]);
  const [number] = placeNumbers([LAMP], [[0]], VIEW);
  expect(number?.to).toEqual([210, -65]);
  expect(number?.at).toEqual([210, -86]);
});

test("no number stands on another's small part, nor on another number", () => {
  const lampInMiddle = box(215, 65, 10, 10);
  const [hull, lamp] = placeNumbers([HULL, lampInMiddle], [[0], [1]], VIEW);
  expect(hull?.to).toBeNull();
  for (const [x = 0, y = 0] of [hull?.at ?? [], lamp?.at ?? []]) expect(Math.hypot(x - 220, y + 70)).toBeGreaterThan(12);
  const all = placeNumbers([HULL, LAMP], [[0], [0], [1], [1], [1]], VIEW).map(({ at }) => at);
  for (const [i, [x, y]] of all.entries()) for (const [px, py] of all.slice(i + 1)) expect(Math.hypot(x - px, y - py)).toBeGreaterThanOrEqual(19);
});

test("every number is in view, whatever its part", () => {
  for (const part of [box(0, 0, 4, 4), box(436, 216, 4, 4), box(0, 0, 440, 220), box(200, -30, 5, 5)]) {
    const [
      {
        at: [x, y],
      } = { at: [0, 0] },
    ] = placeNumbers([part], [[0]], VIEW);
    expect(Math.min(x, 440 - x, -y, 220 + y)).toBeGreaterThanOrEqual(9);
  }
});
