import { expect, test } from "bun:test";
import { searchOf, viewOf, viewsOf } from "./views";

test.each([
  ["", "overview"],
  ["tab=users", "users"],
  ["tab=analytics&x=1", "analytics"],
  ["tab=formats", "formats"],
  ["tab=overview", "overview"],
  ["tab=Users", "overview"],
  ["tab=constructor", "overview"],
] as const)("%j shows %s", (search, view) => {
  expect(viewOf(new URLSearchParams(search), "online")).toBe(view);
});

test("each view has an address of its own", () => {
  for (const mode of ["online", "offline"] as const)
    for (const view of viewsOf(mode))
      expect(viewOf(new URLSearchParams(searchOf(view)), mode)).toBe(view);
});

test("a laptop has its reports second, and nothing of visitors", () => {
  expect(viewsOf("offline")).toEqual([
    "overview",
    "reports",
    "network",
    "feedback",
    "platforms",
    "formats",
    "audit",
  ]);
  for (const tab of ["users", "analytics"])
    expect(viewOf(new URLSearchParams({ tab }), "offline")).toBe("overview");
  expect(viewOf(new URLSearchParams({ tab: "reports" }), "offline")).toBe("reports");
});
