import { expect, test } from "bun:test";
import { placeOf } from "./page-place";

test.each([
  [1, { page: 1, pages: 3, from: 1, to: 50 }],
  [2, { page: 2, pages: 3, from: 51, to: 100 }],
  [3, { page: 3, pages: 3, from: 101, to: 101 }],
  [9, { page: 3, pages: 3, from: 101, to: 101 }],
  [0, { page: 1, pages: 3, from: 1, to: 50 }],
])("page %d of 101 rows, 50 a page", (page, place) => {
  expect(placeOf({ total: 101, page, pageSize: 50 })).toEqual(place);
});

test("an empty list has one empty page", () => {
  expect(placeOf({ total: 0, page: 2, pageSize: 50 })).toEqual({
    page: 1,
    pages: 1,
    from: 0,
    to: 0,
  });
});
