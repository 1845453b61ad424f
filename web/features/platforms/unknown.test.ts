import { expect, test } from "bun:test";
import { unknownVehicle } from "./unknown";

test("an unknown platform carries the typed text and the specified fields", () => {
  expect(unknownVehicle("tracked thing")).toEqual({
    id: "unknown:tracked thing",
    platformId: "tracked thing",
    category: "Unknown",
    aka: "Unknown",
    description: "Unknown vehicle type",
    gridUnit: "Cat 2",
    sidcCode: null,
    subCategory: null,
  });
});
