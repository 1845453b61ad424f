import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { readDegreesMinutes } from "./degrees-minutes";

const near = (text: string, lat: number, lng: number) => {
  const at = readDegreesMinutes(text);
  expect(at?.lat, text).toBeCloseTo(lat, 5);
  expect(at?.lng, text).toBeCloseTo(lng, 5);
};

test("degrees and minutes as people write them", () => {
  for (const text of [
    "54 17.796 N 23 09.036 E",
    "54°17.796'N 23°09.036'E",
    "54° 17.796′ N, 23° 9.036′ E",
    "N54 17.796 E23 09.036",
    "n54°17.796 e023°09.036",
    "23 09.036E 54 17.796N",
    "54 17.796, 23 09.036",
    "54 17.796 23 09.036",
    "54 17 47.76 N 23 09 02.16 E",
    `54°17'47.76"N 23°09'02.16"E`,
  ])
    near(text, 54.2966, 23.1506);
  near("0 30 S 0 15 W", -0.5, -0.25);
  near("-0 30, -0 15", -0.5, -0.25);
});

test.each([
  "54 60 N 23 09 E",
  "54 17.5 30 N 23 09 10 E",
  "91 10 N 23 09 E",
  "54 17 N 181 00 E",
  "54 17 N 23 09 N",
  "54 17 N 23 09",
  "-54 17 S 23 09 E",
  "54 17 23",
  "54 17 30 23 09",
  "54.2966, 23.1506",
  "34UFE 12345 67890",
  "12345 67890",
  "Suwałki",
  "",
])("%s is none", (text) => {
  expect(readDegreesMinutes(text)).toBeNull();
});

test("whatever is written is read back", () => {
  const whole = (most: number) => fc.integer({ min: 0, max: most * 60_000 - 1 });
  fc.assert(
    fc.property(whole(90), whole(180), fc.boolean(), fc.boolean(), (a, b, south, west) => {
      const write = (thousandths: number) =>
        `${Math.floor(thousandths / 60_000)} ${((thousandths % 60_000) / 1000).toFixed(3)}`;
      near(
        `${write(a)} ${south ? "S" : "N"} ${write(b)} ${west ? "W" : "E"}`,
        ((south ? -1 : 1) * a) / 60_000,
        ((west ? -1 : 1) * b) / 60_000,
      );
    }),
    { numRuns: runs(300) },
  );
});
