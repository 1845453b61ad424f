import { expect, test } from "bun:test";
import { readBound } from "./bound";

const at = (text: string) => Date.parse(text);

test("a DTG covers its minute, on the clock of its zone", () => {
  const noon = at("2026-11-20T12:30:00Z");
  for (const text of ["201230ZNov26", " 201230z nov 2026 ", "201430BNov26"]) {
    expect(readBound(text)).toEqual({ first: noon, last: noon + 59_999 });
  }
  expect(readBound("201330JNov26", () => 60)?.first).toBe(noon);
});

test("ISO 8601 is the moment that it names", () => {
  const noon = at("2026-11-20T12:30:00Z");
  for (const text of ["2026-11-20T12:30Z", "2026-11-20T13:30:00.000+01:00"]) {
    expect(readBound(text)).toEqual({ first: noon, last: noon });
  }
});

test.each(["", "yesterday", "311230ZNov26", "2026-11-20", "2026-11-20T12:30", "2026-02-30T12:30Z"])(
  "%j is no moment",
  (text) => {
    expect(readBound(text)).toBeNull();
  },
);
