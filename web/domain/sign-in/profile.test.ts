import { expect, test } from "bun:test";
import {
  detailError,
  EMPTY_PROFILE,
  isComplete,
  openDetails,
  readProfile,
  savedDetails,
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
  ["timeZone", "b", null],
  ["timeZone", " Z ", null],
  ["timeZone", "", "One letter, A to Z"],
  ["timeZone", "7", "One letter, A to Z"],
  ["timeZone", "ZB", "One letter, A to Z"],
  ["timeZone", "é", "One letter, A to Z"],
  ["callSign", "WK21", null],
  ["callSign", "  ", "Enter a call sign"],
  ["callSign", "W".repeat(20), null],
  ["callSign", "W".repeat(21), "20 characters at most"],
  ["asset", "", "Enter the asset"],
  ["asset", "A".repeat(41), "40 characters at most"],
  ["rank", " ", "Enter the parent unit"],
  ["role", "R".repeat(61), "60 characters at most"],
  ["gridAccuracy", "Cat 5", "Cat 1 to Cat 4"],
] as const)("%s %j: %p", (field, typed, error) => {
  expect(detailError(field, typed)).toBe(error);
});

test("what sign-in waits for is named in the order of the card, what is wrong with its reason", () => {
  expect(openDetails(EMPTY_PROFILE)).toEqual({
    missing: ["Parent Unit", "Deployed Role", "C/S", "Sensor asset"],
    wrong: [],
  });
  expect(openDetails({ ...FULL, role: " ", timeZone: "7" })).toEqual({
    missing: ["Deployed Role"],
    wrong: [{ label: "Time Zone", error: "One letter, A to Z" }],
  });
  expect(openDetails(FULL)).toEqual({ missing: [], wrong: [] });
});

test("a profile is complete only with every field", () => {
  expect(isComplete(FULL)).toBe(true);
  for (const field of ["callSign", "asset", "rank", "role", "timeZone"] as const) {
    expect(isComplete({ ...FULL, [field]: field === "timeZone" ? "" : "  " })).toBe(false);
  }
});

test("what is stored comes back; anything else is no profile", () => {
  expect(readProfile(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  expect(readProfile({ ...FULL, gridAccuracy: "Cat 9" })?.gridAccuracy).toBe("Cat 1");
  for (const broken of [null, 3, "x", {}, { ...FULL, callSign: 7 }, { ...FULL, timeZone: "ZZ" }]) {
    expect(readProfile(broken)).toBeNull();
  }
});

test("blanks around typed text are not kept, and the time zone is a capital", () => {
  expect(tidyProfile({ ...FULL, callSign: "  WK21 " }).callSign).toBe("WK21");
  expect(tidyProfile({ ...FULL, timeZone: " b" }).timeZone).toBe("B");
});

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
