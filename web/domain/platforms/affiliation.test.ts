import { expect, test } from "bun:test";
import { isFriendly } from "./affiliation";

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
