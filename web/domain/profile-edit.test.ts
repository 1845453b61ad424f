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
  ["callSign", "  ", "C/S"],
  ["asset", "", "Sensor asset"],
  ["timeZone", "", "Time Zone"],
  ["timeZone", "7", "Time Zone"],
  ["timeZone", "ZZ", "Time Zone"],
] as const)("%s %j is ignored, the rest is saved", (field, value, label) => {
  const { details, ignored } = savedDetails({ ...WHOLE, [field]: value });
  const { [field]: _, ...rest } = WHOLE;
  expect(details).toEqual(rest);
  expect(ignored).toEqual([label]);
});

test("a time zone is one letter, in capitals", () => {
  expect(savedDetails({ ...WHOLE, timeZone: "b" }).details.timeZone).toBe("B");
});
