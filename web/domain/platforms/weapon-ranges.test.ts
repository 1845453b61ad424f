import { describe, expect, test } from "bun:test";
import { rangeAlert, viewerAlert, WEAPON_RANGES, WEAPON_TYPES } from "./weapon-ranges";

test("the two tables of specification 2 §9", () => {
  const column = (key: "min" | "max" | "viewerMin") =>
    WEAPON_TYPES.map((weapon) => WEAPON_RANGES[weapon][key]);
  expect(column("max")).toEqual([48, 70, 22, 120, 20]);
  expect(column("min")).toEqual([6.5, 6.5, 1, 1.5, 0.08]);
  expect(column("viewerMin")).toEqual([2.5, 3, 1.5, 8, 0.1]);
});

describe("the form's alert", () => {
  test.each([
    ["Rockets", 1.49, "Distance 1.4km below Rockets minimum range (1.5km)."],
    ["Heavy Artillery", 0.5, "Distance 0.5km below Heavy Artillery minimum range (6.5km)."],
    ["Light Artillery", 0.94, "Distance 0.9km below Light Artillery minimum range (1km)."],
    ["Mortars", 0.06, "Distance 0.0km below Mortars minimum range (0.08km)."],
    ["Mortars", 0.04, "Distance 0.0km below Mortars minimum range (0.08km)."],
    ["Mortars", 20.04, "Distance 20.1km exceeds Mortars max range (20km). Check grids."],
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

describe("the map viewer's alert", () => {
  test.each([
    ["Light Artillery", 23, "Distance 23.0km exceeds Light Artillery maximum range (22km)."],
    ["Rockets", 120.06, "Distance 120.1km exceeds Rockets maximum range (120km)."],
    ["Rockets", 7.94, "Distance 7.9km below Rockets minimum range (8km)."],
    ["Heavy Artillery", 2.4, "Distance 2.4km below Heavy Artillery minimum range (2.5km)."],
    ["Mortars", 0, "Distance 0.0km below Mortars minimum range (0.1km)."],
  ] as const)("%s at %d km", (weapon, km, alert) => {
    expect(viewerAlert(weapon, km)).toBe(alert);
  });

  test("goes by the viewer's own least range, not by the form's", () => {
    expect(viewerAlert("Heavy Artillery", 4)).toBeNull();
    expect(rangeAlert("Heavy Artillery", 4)).toContain("below");
    expect(viewerAlert("Rockets", 4)).toContain("below");
    expect(rangeAlert("Rockets", 4)).toBeNull();
  });

  test.each(WEAPON_TYPES)("%s: nothing at its bounds and between them", (weapon) => {
    const { viewerMin, max } = WEAPON_RANGES[weapon];
    for (const km of [viewerMin, (viewerMin + max) / 2, max])
      expect(viewerAlert(weapon, km)).toBeNull();
    expect(viewerAlert(weapon, viewerMin - 0.001)).toContain("below");
    expect(viewerAlert(weapon, max + 0.001)).toContain("exceeds");
  });
});
