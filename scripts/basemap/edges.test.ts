import { expect, test } from "bun:test";
import { splitEdges } from "./edges";

const west = [
  [0, 0],
  [1, 0],
  [1, 1],
  [1, 2],
  [0, 2],
  [0, 0],
];

test("a border that two countries share is taken once, the rest is coast", () => {
  const east = [
    [2, 0],
    [2, 2],
    [1, 2],
    [1, 1],
    [1, 0],
    [2, 0],
  ];
  const { borders, coast } = splitEdges([west, east]);
  expect(borders).toEqual([
    [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
  ]);
  expect(coast.flat()).toContainEqual([2, 2]);
  expect(coast.flat()).toContainEqual([0, 0]);
});

test("where neighbours differ for a short stretch the border runs on, once", () => {
  const [a, b] = [
    [1, 1],
    [1, 1.1],
  ];
  const left = [[0, 0], [1, 0], a, [1.001, 1.05], b, [1, 2], [0, 2], [0, 0]];
  const right = [[2, 0], [2, 2], [1, 2], b, a, [1, 0], [2, 0]];
  const { borders, coast } = splitEdges([left, right]);
  expect(borders).toContainEqual([a, [1.001, 1.05], b]);
  expect(borders).toHaveLength(3);
  expect(coast.flat()).not.toContainEqual([1.001, 1.05]);
});
