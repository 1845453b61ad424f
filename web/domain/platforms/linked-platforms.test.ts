import { expect, test } from "bun:test";
import { linkedPlatformOf } from "./linked-platforms";

test("a 76N6 points to its 54K6 within 500 m, by fibre optic", () => {
  expect(linkedPlatformOf("76N6")).toMatchObject({
    linkedTargetName: "54K6",
    radiusMeters: 500,
    connection: "fibre optic",
  });
});

test.each(["54K6", "BM-21", "76n6", ""])("%j points nowhere", (platformId) => {
  expect(linkedPlatformOf(platformId)).toBeNull();
});
