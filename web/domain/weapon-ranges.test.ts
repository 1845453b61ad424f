import { describe, expect, test } from "bun:test";
import { rangeAlert, WEAPON_RANGES, WEAPON_TYPES } from "./weapon-ranges";

test("the two tables of specification 2 §9", () => {
  const column = (key: "min" | "max" | "viewerMin") =>
    WEAPON_TYPES.map((weapon) => WEAPON_RANGES[weapon][key]);
  expect(column("max")).toEqual([48, 70, 22, 120, 20]);
  expect(column("min")).toEqual([6.5, 6.5, 1, 1.5, 0.08]);
  expect(column("viewerMin")).toEqual([2.5, 3, 1.5, 8, 0.1]);
});

describe("the form's alert", () => {
  test.each([
    ["Rockets", 1.49, "Distance 1.5km below Rockets minimum range (1.5km)."],
    ["Heavy Artillery", 0.5, "Distance 0.5km below Heavy Artillery minimum range (6.5km)."],
    ["Light Artillery", 0.94, "Distance 0.9km below Light Artillery minimum range (1.0km)."],
    ["Mortars", 20.06, "Distance 20.1km exceeds Mortars max range (20km). Check grids."],
    ["Rockets", 123.44, "Distance 123.4km exceeds Rockets max range (120km). Check grids."],
  ] as const)("%s at %d km", (weapon, km, alert) => {
    expect(rangeAlert(weapon, km)).toBe(alert);
  });

  test.each(WEAPON_TYPES)("%s: nothing at its bounds and between them", (weapon) => {
    const { min, max } = WEAPON_RANGES[weapon];
    for (const km of [min, (min + max) / 2, max]) expect(rangeAlert(weapon, km)).toBeNull();
    expect(rangeAlert(weapon, min - 0.001)).toContain("below");
    expect(rangeAlert(weapon, max + 0.001)).toContain("exceeds");
  });
});
