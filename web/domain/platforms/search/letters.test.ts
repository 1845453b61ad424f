import { expect, test } from "bun:test";
import { areNeighbours, lookAlikes, otherKeyboards, toLatin } from "./letters";

test.each([
  ["шилка", "shilka"],
  ["щука", "shchuka"],
  ["їжак", "yizhak"],
  ["ёж", "ezh"],
  ["hvězda", "hvezda"],
  ["š ž č", "sh zh ch"],
  ["żółw", "zholw"],
  ["größe", "grosse"],
  ["ｂｍ２１", "bm21"],
])("%p is %p", (text, latin) => expect(toLatin(text)).toBe(latin));

test.each([
  ["c-300", ["с-300"]],
  ["с-300", ["c-300"]],
  ["бtp-80", ["бтр-80"]],
  ["cy-34", ["су-34"]],
  ["27", []],
])("%p may be %j", (text, others) => expect(lookAlikes(text)).toEqual(others));

test("the same keys on the other keyboard, Russian and Ukrainian", () => {
  expect(otherKeyboards("uhfl")).toEqual(["град"]);
  expect(otherKeyboards("If[sl")).toEqual(["шахыд", "шахід"]);
  expect(otherKeyboards(",vg-2")).toEqual(["бмп-2"]);
  expect(otherKeyboards("пкфв")).toEqual(["grad"]);
  expect(otherKeyboards("шахїд")).toEqual(["if[їl", "if[]l"]);
});

test.each(["27", "bm21 град", ""])("%p has no other keyboard", (text) => {
  expect(otherKeyboards(text)).toEqual([]);
});

test("neighbours on the keyboard lie in one row", () => {
  expect(areNeighbours("n", "m")).toBe(true);
  expect(areNeighbours("m", "n")).toBe(true);
  expect(areNeighbours("p", "a")).toBe(false);
  expect(areNeighbours("g", "t")).toBe(false);
});
