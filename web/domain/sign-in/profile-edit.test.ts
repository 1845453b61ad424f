import { expect, test } from "bun:test";
import { savedDetails } from "./profile-edit";

const WHOLE = { callSign: "WK22", asset: "Puma", timeZone: "B", gridAccuracy: "Cat 3" } as const;

test("what is whole is saved, blanks around it taken off", () => {
  expect(savedDetails({ ...WHOLE, callSign: " WK22 ", asset: " Puma" })).toEqual({
    details: { ...WHOLE },
    ignored: [],
  });
});

test.each([
  ["callSign", "  "],
  ["callSign", "W".repeat(21)],
  ["asset", ""],
  ["timeZone", ""],
  ["timeZone", "7"],
  ["timeZone", "ZZ"],
] as const)("%s %j is ignored, the rest is saved", (field, value) => {
  const { details, ignored } = savedDetails({ ...WHOLE, [field]: value });
  const { [field]: _, ...rest } = WHOLE;
  expect(details).toEqual(rest);
  expect(ignored).toEqual([field]);
});

test("a time zone is one letter, in capitals", () => {
  expect(savedDetails({ ...WHOLE, timeZone: "b" }).details.timeZone).toBe("B");
});
