/**
 * What operators type, and the platform that they mean: it must be among the
 * first three cards. Over the real database, so that a new platform that pushes
 * another aside is noticed.
 */

import { describe, expect, test } from "bun:test";
import { PLATFORMS } from "../data/platforms";
import { findPlatforms } from "../web/domain/platforms/search/search";
import { suggest } from "../web/domain/platforms/search/suggestions";
import { testPlatform } from "../web/features/platforms/testing/fleet";
import { platformIndex } from "../web/lib/platform-index";
import { DESIGNATIONS } from "./platform-queries/designations";
import { NAMES } from "./platform-queries/names";
import type { Queries } from "./platform-queries/query";
import { WORDS } from "./platform-queries/words";

const FIRST = 3;

const fleet = PLATFORMS.map((record, at) =>
  testPlatform({
    ...record,
    id: at + 1,
    otherNames: [...record.otherNames],
    characteristics: [...record.characteristics],
    cues: [...record.cues],
    confusedWith: [...record.confusedWith],
  }),
);
const index = platformIndex(fleet);
const QUERIES: Queries = { ...DESIGNATIONS, ...NAMES, ...WORDS };

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
  test.each([
    "abrams",
    "himars",
    "bradley",
    "challenger",
    "stryker",
    "patriot",
    "zzqx",
    "blue car",
  ])("%p", (typed) => expect(found(typed)).toEqual([]));
});

test("the table is as long as it should be, names platforms that there are, and nothing twice", () => {
  const rows = Object.values(QUERIES).flat();
  expect(rows.length).toBeGreaterThanOrEqual(150);
  const ids = new Set(PLATFORMS.map(({ platformId }) => platformId));
  expect(rows.map(([, meant]) => meant).filter((meant) => !ids.has(meant))).toEqual([]);
  expect(new Set(rows.map(([typed]) => typed)).size).toBe(rows.length);
});
