import { expect, test } from "bun:test";
import { fittingAka, shortAka, shownAka } from "./aka";

const FORTY = "SA-10 Grumble, S-300PS, S-300PM, S-300PT";

test.each([
  ["", ""],
  ["Grad", "Grad"],
  [FORTY, FORTY],
  // One more: cut at the last comma within the forty.
  [`${FORTY}x`, "SA-10 Grumble, S-300PS, S-300PM…"],
  // The comma as the fortieth character counts, the one after it does not.
  [`${"a".repeat(39)},b`, `${"a".repeat(39)}…`],
  [`${"a".repeat(40)},b`, `${"a".repeat(40)}…`],
  // A comma at position 15 is too early, one at 16 is late enough.
  [`${"a".repeat(15)},${"b".repeat(30)}`, `${"a".repeat(15)},${"b".repeat(24)}…`],
  [`${"a".repeat(16)},${"b".repeat(30)}`, `${"a".repeat(16)}…`],
  // No space before the ellipsis.
  [`${"a".repeat(39)} bcd`, `${"a".repeat(39)}…`],
])("%p is shown as %p", (aka, shown) => {
  expect(shortAka(aka)).toBe(shown);
});

test.each([
  ["Grad", "BM-21", "Grad"],
  ["BM-21", "BM-21", null],
  ["bm-21 ", "BM-21", null],
  ["", "BM-21", null],
  ["  ", "BM-21", null],
  ["BM-21-1", "BM-21", "BM-21-1"],
])("AKA %p of %p: %p", (aka, platformId, shown) => {
  expect(shownAka(aka, platformId)).toBe(shown);
});

test.each([
  ["SA-8 Gecko, Romb, Osa", 21, "SA-8 Gecko, Romb, Osa"],
  ["SA-8 Gecko, Romb, Osa", 20, "SA-8 Gecko, Romb +1"],
  ["SA-8 Gecko, Romb, Osa", 18, "SA-8 Gecko +2"],
  // No word is cut, and no number stands alone.
  ["SA-8 Gecko, Romb, Osa", 12, null],
  ["Basurmanin", 9, null],
  [`${FORTY}, S-300PMU`, 60, "SA-10 Grumble, S-300PS, S-300PM…"],
  [`${FORTY}, S-300PMU`, 30, "SA-10 Grumble, S-300PS +3"],
])("of %p %d characters have room for %p", (aka, room, shown) => {
  expect(fittingAka(aka, (text) => text.length <= room)).toBe(shown);
});
