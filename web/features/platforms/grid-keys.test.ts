import { expect, test } from "bun:test";
import { type Move, moveFrom } from "./grid-keys";

// Ten cards, four in a row:  0 1 2 3 / 4 5 6 7 / 8 9
const moves: [from: number, key: string, to: Move][] = [
  [0, "ArrowRight", 1],
  [3, "ArrowRight", 4],
  [9, "ArrowRight", 9],
  [4, "ArrowLeft", 3],
  [0, "ArrowLeft", 0],
  [1, "ArrowDown", 5],
  [5, "ArrowDown", 9],
  [7, "ArrowDown", 9],
  [8, "ArrowDown", 8],
  [9, "ArrowDown", 9],
  [9, "ArrowUp", 5],
  [4, "ArrowUp", 0],
  [3, "ArrowUp", "search"],
  [0, "ArrowUp", "search"],
  [6, "Home", 0],
  [6, "End", 9],
  [6, "Escape", "search"],
  [6, "Enter", null],
  [6, "x", null],
];
test.each(moves)("from card %p, %p leads to %p", (index, key, expected) => {
  expect(moveFrom(index, key, 4, 10)).toBe(expected);
});

test("one column, one card", () => {
  expect(moveFrom(1, "ArrowUp", 1, 3)).toBe(0);
  expect(moveFrom(0, "ArrowDown", 1, 3)).toBe(1);
  expect(moveFrom(0, "ArrowDown", 4, 1)).toBe(0);
});
