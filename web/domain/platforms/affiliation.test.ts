import { expect, test } from "bun:test";
import fc from "fast-check";
import { isFriendly, saysFriendly, sideMark, sideOf, withFriendly, withSide } from "./affiliation";

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

test.each([
  ["FRIENDLY", true, ""],
  ["friendly, two more in treeline", true, "two more in treeline"],
  ["two more in treeline; Friendly. Moving off", true, "two more in treeline. Moving off"],
  [" FRIENDLY , FRIENDLY", true, ""],
  // Others, or none.
  ["friendly troops 2 km west", false, "friendly troops 2 km west"],
  ["not friendly", false, "not friendly"],
  ["unfriendly", false, "unfriendly"],
  ["", false, ""],
])("remarks %j say that it is friendly: %p; without it %j", (remarks, isSaid, without) => {
  expect(saysFriendly(remarks)).toBe(isSaid);
  expect(withFriendly(remarks, false)).toBe(without);
});

test("what the remarks say beside it stays as it was typed", () => {
  expect(withFriendly("two more", true)).toBe("FRIENDLY, two more");
  const typed = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc
      .array(fc.constantFrom("two", "friendly", "FRIENDLY", ",", ";", " ", ".", "more", "\n"))
      .map((words) => words.join("")),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const said = withFriendly(text, true);
      expect(saysFriendly(said)).toBe(true);
      expect(saysFriendly(withFriendly(said, false))).toBe(false);
      if (!saysFriendly(text) && /^[^\s.,;:]/.test(text))
        expect(withFriendly(said, false)).toBe(text);
    }),
  );
});
