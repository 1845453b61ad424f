import { expect, test } from "bun:test";
import { eastwards, MAX_LATITUDE, southwards } from "./web-mercator";

test.each([
  [MAX_LATITUDE, -180, 0, 0],
  [0, 0, 0.5, 0.5],
  [-MAX_LATITUDE, 180, 1, 1],
  // The middle of tile 2/1/0's southern edge.
  [66.513_260_443_111_86, -45, 0.25, 0.375],
])("latitude %d, longitude %d", (lat, lng, south, east) => {
  expect(southwards(lat)).toBeCloseTo(south, 12);
  expect(eastwards(lng)).toBeCloseTo(east, 12);
});
