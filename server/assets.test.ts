import { expect, test } from "bun:test";
import { readPlaces, transposed } from "./assets";

test("a table that is transposed twice is itself: the list of places", async () => {
  expect(transposed("name\tlat\nKaunas\t54.9\n")).toBe("name\tKaunas\nlat\t54.9\n");
  const table = await readPlaces();
  expect(transposed(transposed(table)) === table).toBeTrue();
});
