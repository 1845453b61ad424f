import { expect, test } from "bun:test";
import { kmhToKnots, knotsToKmh, withThousands } from "./figures";

test.each([
  ["", ""],
  ["7", "7"],
  ["999", "999"],
  ["1000", "1,000"],
  ["1500", "1,500"],
  ["123456", "123,456"],
  ["007", "007"],
  ["0500", "0500"],
  ["010500", "010,500"],
  ["0", "0"],
  ["1,500", "1,500"],
])("%j is written %j", (digits, written) => {
  expect(withThousands(digits)).toBe(written);
});

test("400 knots are 741 km/h", () => {
  expect(knotsToKmh(400)).toBe(741);
  expect(knotsToKmh(0)).toBe(0);
});

test("every speed in knots comes back from its km/h", () => {
  for (let knots = 0; knots <= 9999; knots += 1) expect(kmhToKnots(knotsToKmh(knots))).toBe(knots);
});
