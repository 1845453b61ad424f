import { expect, test } from "bun:test";
import { unknownPlatform, unknownPlatformById } from "./unknown-platform";

test("an unknown platform is named by what was typed", () => {
  expect(unknownPlatform("long mast")).toEqual({
    id: "unknown:long mast",
    platformId: "long mast",
    aka: "Unknown",
    description: "Unknown vehicle type",
    category: "Unknown",
    gridUnit: "Cat 2",
    sidcCode: null,
    subCategory: null,
  });
});

test("its id leads back to it, and no other id does", () => {
  expect(unknownPlatformById(unknownPlatform("long mast").id)).toEqual(
    unknownPlatform("long mast"),
  );
  for (const id of ["BM-21", "12", "unknown:", "unknown:  ", ""]) {
    expect(unknownPlatformById(id)).toBeNull();
  }
});
