import { expect, test } from "bun:test";
import { isFriendly, sideMark, sideOf, withSide } from "./affiliation";

test.each([
  ["SFGPEVATH-MQ---", true],
  ["SDGPEVATH-MQ---", true],
  ["SHGPEVATH-MQ---", false],
  // Only its second place says whose it is.
  ["SHFPEVATD-MQ---", false],
  ["SNGPEVATH-MQ---", false],
  ["SUGPEVATH-MQ---", false],
  [null, false],
  ["", false],
])("%p: %p", (sidc, friendly) => {
  expect(isFriendly(sidc)).toBe(friendly);
});

test.each([
  ["SHGPEVATH-MQ---", "friendly", "SFGPEVATH-MQ---"],
  ["SHGPEVATH-MQ---", "hostile", "SHGPEVATH-MQ---"],
  ["SHGPEVATH-MQ---", null, "SHGPEVATH-MQ---"],
  // What is friendly by its type stays so: only what both sides have is asked about.
  ["SFGPEVATH-MQ---", "hostile", "SFGPEVATH-MQ---"],
  ["SDGPEVATH-MQ---", "friendly", "SDGPEVATH-MQ---"],
  [null, "friendly", null],
] as const)("%p, said to be %p: %p", (sidc, side, expected) => {
  expect(withSide(sidc, side)).toBe(expected);
});

test.each([
  ["SHGPEVATH-MQ---", "hostile"],
  ["SJGPEVATH-MQ---", "hostile"],
  ["SFGPEVATH-MQ---", "friendly"],
  ["SNGPEVATH-MQ---", null],
  ["SUGPEVATH-MQ---", null],
  [null, null],
] as const)("the side of %p is %p", (sidc, side) => {
  expect(sideOf(sidc)).toBe(side);
});

test.each([
  ["SHGPEVATH-MQ---", true, "Both sides"],
  ["SHGPEVATH-MQ---", false, null],
  ["SFGPEVATH-MQ---", false, "Friendly service"],
  [null, true, "Both sides"],
])("%p, both sides %p: marked %p", (sidcCode, bothSides, mark) => {
  expect(sideMark({ sidcCode, bothSides })).toBe(mark);
});
