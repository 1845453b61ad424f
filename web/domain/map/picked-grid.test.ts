import { describe, expect, test } from "bun:test";
import { pickedFrom } from "./picked-grid";

describe("the grid that the form holds", () => {
  test("is kept as it is, no finer than it was", () => {
    const picked = pickedFrom({ gzd: "34UFE", coordinates: "123 678" });
    expect(picked?.grid).toEqual({ gzd: "34UFE", coordinates: "123678" });
    expect(picked?.at.lat).toBeCloseTo(53.847, 3);
  });

  test.each([
    ["34UZZ", "1234567890"],
    ["34UFE", "123"],
    ["", ""],
  ])("is none where it is not whole: %s %s", (gzd, coordinates) => {
    expect(pickedFrom({ gzd, coordinates })).toBeNull();
  });
});
