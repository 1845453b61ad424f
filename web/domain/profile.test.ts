import { expect, test } from "bun:test";
import {
  cleanTimeZone,
  coarser,
  EMPTY_PROFILE,
  isComplete,
  readProfile,
  tidyProfile,
} from "./profile";

const FULL = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma", rank: "1 RHA", role: "Observer" };

test("time zone Z and Cat 1 are the defaults, and no HLR target has been used", () => {
  expect(EMPTY_PROFILE).toMatchObject({
    timeZone: "Z",
    gridAccuracy: "Cat 1",
    lastHlrTargetNumber: "",
  });
});

test.each([
  ["b", "B"],
  ["zb", "B"],
  ["1", ""],
  ["é", ""],
])("the time zone typed as %j is %j", (typed, expected) => {
  expect(cleanTimeZone(typed)).toBe(expected);
});

test("a profile is complete only with every field", () => {
  expect(isComplete(FULL)).toBe(true);
  for (const field of ["callSign", "asset", "rank", "role", "timeZone"] as const) {
    expect(isComplete({ ...FULL, [field]: field === "timeZone" ? "" : "  " })).toBe(false);
  }
});

test("the coarser accuracy wins", () => {
  expect(coarser("Cat 1", "Cat 3")).toBe("Cat 3");
  expect(coarser("Cat 4", "Cat 2")).toBe("Cat 4");
  expect(coarser("Cat 2", "Cat 2")).toBe("Cat 2");
});

test("what is stored comes back; anything else is no profile", () => {
  expect(readProfile(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  expect(readProfile({ ...FULL, gridAccuracy: "Cat 9" })?.gridAccuracy).toBe("Cat 1");
  for (const broken of [null, 3, "x", {}, { ...FULL, callSign: 7 }, { ...FULL, timeZone: "ZZ" }]) {
    expect(readProfile(broken)).toBeNull();
  }
});

test("blanks around typed text are not kept", () => {
  expect(tidyProfile({ ...FULL, callSign: "  WK21 " }).callSign).toBe("WK21");
});
