import { expect, test } from "bun:test";
import { searchOf, VIEWS, viewOf } from "./views";

test.each([
  ["", "overview"],
  ["tab=users", "users"],
  ["tab=analytics&x=1", "analytics"],
  ["tab=formats", "formats"],
  ["tab=overview", "overview"],
  ["tab=Users", "overview"],
  ["tab=constructor", "overview"],
] as const)("%j shows %s", (search, view) => {
  expect(viewOf(new URLSearchParams(search))).toBe(view);
});

test("each view has an address of its own", () => {
  for (const view of VIEWS) expect(viewOf(new URLSearchParams(searchOf(view)))).toBe(view);
});
