import { expect, test } from "bun:test";
import { choiceByKey } from "./choice-keys";

const ENVIRONMENTS = ["Open", "Dug-in", "Urban", "Woodland", "Dug-in OHP"];
const plain = { code: "", ctrlKey: false, altKey: false, metaKey: false };

test.each<[key: string, chosen: number, to: number | null]>([
  ["ArrowRight", -1, 0],
  ["ArrowDown", -1, 0],
  ["ArrowLeft", -1, 4],
  ["ArrowUp", -1, 4],
  ["ArrowRight", 0, 1],
  ["ArrowRight", 4, 0],
  ["ArrowLeft", 0, 4],
  ["o", -1, 0],
  ["O", -1, 0],
  ["d", -1, 1],
  ["d", 1, 4],
  ["d", 4, 1],
  ["d", 2, 4],
  ["u", 2, 2],
  ["w", 4, 3],
  ["x", -1, null],
  ["?", -1, null],
  [" ", -1, null],
  ["Enter", -1, null],
  ["Tab", 0, null],
  ["Delete", 0, null],
])("%s at place %d leads to %p", (key, chosen, to) => {
  expect(choiceByKey({ ...plain, key }, ENVIRONMENTS, chosen)).toBe(to);
});

test.each(["ctrlKey", "altKey", "metaKey"] as const)("with %s a key is somebody else's", (held) => {
  expect(choiceByKey({ ...plain, [held]: true, key: "o" }, ENVIRONMENTS, -1)).toBeNull();
  expect(choiceByKey({ ...plain, [held]: true, key: "ArrowRight" }, ENVIRONMENTS, 0)).toBeNull();
});

test("a letter of another script chooses by itself, or else by the key's position", () => {
  const cyrillic = (key: string, code: string) => ({ ...plain, key, code });
  expect(choiceByKey(cyrillic("щ", "KeyO"), ENVIRONMENTS, -1)).toBe(0);
  expect(choiceByKey(cyrillic("В", "KeyD"), ENVIRONMENTS, -1)).toBe(1);
  expect(choiceByKey(cyrillic("В", "KeyD"), ["Відкрито", "Dug-in"], -1)).toBe(0);
});
