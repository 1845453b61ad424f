/**
 * What operators type, and the platform that they mean: it must be among the
 * first three cards. Over the real database, so that a new platform that pushes
 * another aside is noticed.
 */

import { describe, expect, test } from "bun:test";
import { PLATFORMS } from "../data/platforms";
import { findPlatforms } from "../web/domain/platforms/search/search";
import { suggest } from "../web/domain/platforms/search/suggestions";
import { platformIndex } from "../web/lib/platform-index";
import { fleetOf } from "./testing/platform-queries/fleet";
import { LOSSES } from "./testing/platform-queries/losses";
import { NOTHING } from "./testing/platform-queries/nothing";
import { QUERIES } from "./testing/platform-queries/queries";

const FIRST = 3;

const index = platformIndex(fleetOf());

function found(typed: string): string[] {
  return findPlatforms(index, { text: typed, tags: [] }).hits.map(
    ({ platform }) => platform.platformId,
  );
}

describe.each(Object.entries(QUERIES))("%s", (_, rows) => {
  test.each(rows)("%p is %p, among the first three", (typed, meant) => {
    expect(found(typed).slice(0, FIRST)).toContain(meant);
  });
});

describe("what lists of losses name", () => {
  const named = LOSSES.flatMap(([typed, , meant]) =>
    meant === null ? [] : [[typed, meant] as const],
  );
  test.each(named)("%p is %p, among the first three", (typed, meant) => {
    expect(found(typed).slice(0, FIRST)).toContain(meant);
  });

  test("at least 95 of 100 entries that name a type have a platform", () => {
    const entries = (list: typeof LOSSES) => list.reduce((sum, [, count]) => sum + count, 0);
    const held = entries(LOSSES.filter(([, , meant]) => meant !== null));
    expect(held / entries(LOSSES)).toBeGreaterThanOrEqual(0.95);
  });
});

describe("what is suggested is what is found", () => {
  test.each([
    ["grad", "BM-21 — Grad"],
    ["sa11", "9K37 — SA-11 Gadfly"],
    ["Бук", "9K37 — Buk"],
    ["shlika", "ZSU-23-4 — Shilka"],
    ["uragan", "BM-27 — Uragan"],
    ["trakced", "Tracked"],
    ["recovry", "Recovery"],
  ])("%p offers %p first", (typed, label) => {
    expect(suggest(index, typed, [])[0]?.label).toBe(label);
  });
});

describe("what the database does not hold is not found", () => {
  test.each([...NOTHING])("%p", (typed) => expect(found(typed)).toEqual([]));
});

describe("where not every word is found, the most are, and the others are named", () => {
  test.each([
    ["122mm lasers", "2S1", ["lasers"]],
    ["bm21 near the treeline", "BM-21", ["near", "treeline"]],
    ["six wheels purple radar mast", "P-18", ["purple"]],
    ["leclerc howitzer", "2S1", ["leclerc"]],
    ["orange helicopter", "Ka-52", ["orange"]],
    ["blue car", "Civilian car", ["blue"]],
  ])("%p is %p without %p", (typed, meant, missing) => {
    const [first] = findPlatforms(index, { text: typed, tags: [] }).hits;
    expect(first?.platform.platformId).toBe(meant);
    expect(first?.missing).toEqual(missing);
  });

  test("and no word is missing where one platform has them all", () => {
    for (const [typed] of Object.values(QUERIES).flat()) {
      const { hits } = findPlatforms(index, { text: typed, tags: [] });
      const full = hits.filter(({ missing }) => missing.length === 0).length;
      expect([typed, full]).toEqual([typed, full === 0 ? 0 : hits.length]);
    }
  });
});

test("the tables are as long as they should be, name platforms that there are, and hold nothing twice", () => {
  const rows = Object.values(QUERIES).flat();
  expect(rows.length).toBeGreaterThanOrEqual(500);
  expect(NOTHING.length).toBeGreaterThanOrEqual(100);
  expect(new Set(NOTHING).size).toBe(NOTHING.length);
  const ids = new Set(PLATFORMS.map(({ platformId }) => platformId));
  expect(rows.map(([, meant]) => meant).filter((meant) => !ids.has(meant))).toEqual([]);
  expect(new Set(rows.map(([typed]) => typed)).size).toBe(rows.length);
});
