/**
 * What operators type, and the platform that they mean: it must be among the first three cards, and what is not in the
 * database must find nothing. Over the real database, so that a new platform that pushes another aside is noticed.
 */

import { describe, expect, test } from "bun:test";
import { PLATFORMS } from "../data/platforms";
import { fitOf } from "../web/domain/platforms/features";
import type { Platform } from "../web/domain/platforms/platform";
import { guessText } from "../web/domain/platforms/search/hit-text";
import { normalize } from "../web/domain/platforms/search/normalize";
import { familyOf, namesOf } from "../web/domain/platforms/search/platform-index";
import { findPlatforms, type Hit, NO_FILTER } from "../web/domain/platforms/search/search";
import { suggest } from "../web/domain/platforms/search/suggestions";
import { platformIndex } from "../web/lib/platform-index";
import { fleetOf } from "./testing/platform-queries/fleet";
import { LOSSES } from "./testing/platform-queries/losses";
import { QUERIES } from "./testing/platform-queries/queries";

const FIRST = 3;

const fleet = fleetOf();
const index = platformIndex(fleet);
const find = (text: string): readonly Hit[] => findPlatforms(index, { ...NO_FILTER, text }).hits;
const idOf = ({ platform }: Hit) => platform.platformId;
const answers = QUERIES.map((query) => ({ ...query, hits: find(query.typed) }));
const sections = [...new Set(QUERIES.map(({ section }) => section))];

describe.each(sections)("%s", (name) => {
  const rows = answers.filter(({ section }) => section === name);

  test("each is among the first three, and what there is not is not found", () => {
    const wrong = rows.filter(({ platforms, hits }) => {
      if (platforms.length === 0) return hits.length > 0;
      return !hits.slice(0, FIRST).some((hit) => platforms.includes(idOf(hit)));
    });
    expect(wrong.map(({ typed, hits }) => [typed, ...hits.slice(0, FIRST).map(idOf)])).toEqual([]);
  });

  test("what was corrected is said to be a guess, and nothing else is", () => {
    const wrong = rows.filter(({ platforms, isGuess, hits }) => {
      const hit = hits.slice(0, FIRST).find((each) => platforms.includes(idOf(each)));
      return hit && isGuess !== hit.corrected.length > 0;
    });
    expect(wrong.map(({ typed }) => typed)).toEqual([]);
  });
});

test("a guess asks for the name as it is written", () => {
  const asked = (typed: string) => find(typed).slice(0, 1).map(guessText);
  expect(asked("shlika")).toEqual(["Did you mean Shilka?"]);
  expect(asked("clam shlel")).toEqual(["Did you mean Clam Shell?"]);
  expect(asked("kmaaz")).toEqual(["Did you mean KamAZ?"]);
  expect(asked("brt80")).toEqual(["Did you mean BTR-80?"]);
  expect(asked("пкфв")).toEqual(["Did you mean Grad?"]);
  expect(asked("rocket lancher")).toEqual(["Did you mean launcher?"]);
  expect(asked("shilka")).toEqual([null]);
});

describe("what lists of losses name", () => {
  const named = LOSSES.flatMap(([typed, , meant]) =>
    meant === null ? [] : [[typed, meant] as const],
  );
  test.each(named)("%p is %p, among the first three", (typed, meant) => {
    expect(find(typed).slice(0, FIRST).map(idOf)).toContain(meant);
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
    ["t72b", "T-72 — T-72B"],
    ["mortr", "Mortar"],
    ["trakced", "Tracked"],
    ["recovry", "Recovery"],
    ["hvozdyka", "2S1 — Gvozdika"],
  ])("%p offers %p first", (typed, label) => {
    expect(suggest(index, typed, [])[0]?.label).toBe(label);
  });

  test("what shares no beginning and is no slip away is not offered", () => {
    const labels = (typed: string) => suggest(index, typed, []).map(({ label }) => label);
    expect(labels("grad").filter((label) => !label.includes("Grad"))).toEqual([]);
    expect(labels("zzqq")).toEqual([]);
    expect(labels("2s99")).toEqual([]);
    expect(labels("t-73")).toEqual([]);
  });
});

describe("where not every word is found, the most are, and the others are named", () => {
  test.each([
    ["122mm lasers", "2S1", ["lasers"]],
    ["bm21 near the treeline", "BM-21", ["near", "treeline"]],
    ["six wheels purple radar mast", "P-18", ["purple"]],
    ["leclerc howitzer", "2S1", ["leclerc"]],
    ["orange helicopter", "Ka-52", ["orange"]],
    ["blue car", "Civilian car", ["blue"]],
    ["zil on fire", "ZIL-131", ["fire"]],
  ])("%p is %p without %p", (typed, meant, missing) => {
    const [first] = find(typed);
    expect(first?.platform.platformId).toBe(meant);
    expect(first?.missing).toEqual(missing);
  });

  test("and those with every word come first", () => {
    const isFull = ({ missing }: Hit) => missing.length === 0;
    for (const { typed, hits } of answers) {
      const full = hits.filter(isFull);
      expect([typed, hits.slice(0, full.length)]).toEqual([typed, full]);
    }
  });

  test.each([
    ["2S1/2S3", ["2S1", "2S3"]],
    ["2S1, 2S3", ["2S1", "2S3"]],
    ["t-72, t-80", ["T-72", "T-80"]],
  ])("of the names in %p the platforms come before what is only like them", (typed, named) => {
    expect(find(typed).slice(0, 2).map(idOf).toSorted()).toEqual(named);
  });

  test("what has two names that are no platform's own comes before them", () => {
    expect(find("mt-lb with zu-23").slice(0, 1).map(idOf)).toEqual(["MT-LB ZU-23"]);
  });

  test("a family comes behind what is only described with all the words, and is not lost", () => {
    const hits = find("column of kamaz");
    expect(hits.filter(({ missing }) => missing.includes("column")).map(idOf)).toContain(
      "KamAZ-5350",
    );
  });
});

describe("wheels, tracks and what is not there are hard", () => {
  const found = (text: string) => findPlatforms(index, { ...NO_FILTER, text });

  test.each([
    ["tracked", "gear", "tracks"],
    ["wheeled", "gear", "any"],
    ["four wheels", "gear", "4"],
    ["6x6", "gear", "6"],
    ["eight-wheeled", "gear", "8"],
    ["no turret", "turret", "no"],
    ["with turret", "turret", "yes"],
    ["autocannon", "gun", "autocannon"],
    ["machine gun", "gun", "machine gun"],
    ["long barrel", "gun", "long"],
    ["no gun", "gun", "none"],
    ["boat-shaped hull", "hull", "boat"],
    ["mast", "mast", "yes"],
    ["no radar", "radar", "no"],
  ] as const)(
    "%p finds all that have it, and what lacks it is among the others alone",
    (text, feature, value) => {
      const { hits, others } = found(text);
      const fitted = (fit: string) =>
        fleet
          .filter((each) => fitOf(each, { feature, value }) === fit)
          .map((each) => each.platformId);
      expect(fitted("has").filter((id) => !hits.some((hit) => idOf(hit) === id))).toEqual([]);
      const lacking = new Set(fitted("lacks"));
      expect(hits.map(idOf).filter((id) => lacking.has(id))).toEqual([]);
      expect([...lacking].filter((id) => !others.some((hit) => idOf(hit) === id))).toEqual([]);
    },
  );

  test("a description by what is seen finds what has all of it, and behind it what lacks one", () => {
    const { hits, others } = found("eight wheels, boat-shaped hull, small turret, autocannon");
    expect(hits.slice(0, FIRST).map(idOf)).toContain("BTR-82A");
    expect(hits.every(({ fits }) => fits.every(({ fit }) => fit === "has"))).toBe(true);
    const [near] = others;
    expect(near?.fits.filter(({ fit }) => fit === "lacks").length).toBe(1);
    expect(others.map(idOf)).toContain("2S9");
  });

  test("no tank is found by what has no turret", () => {
    const tanks = found("no turret").hits.filter(({ platform }) =>
      platform.characteristics.includes("Tank"),
    );
    expect(tanks.map(idOf)).toEqual([]);
  });
});

test("every name of a platform finds it, first or behind others of that name or family", () => {
  const called = (platform: Platform) => [
    ...namesOf(platform),
    ...namesOf(platform).flatMap(familyOf),
  ];
  for (const platform of fleet) {
    for (const name of namesOf(platform)) {
      const hits = find(name);
      const place = hits.findIndex((hit) => hit.platform === platform);
      const isSame = (other: string) => normalize(other) === normalize(name);
      const before = hits.slice(0, place).filter((hit) => !called(hit.platform).some(isSame));
      expect([name, place >= 0 && place < FIRST, before.map(idOf)]).toEqual([name, true, []]);
    }
  }
});

describe("the table", () => {
  const meant = QUERIES.filter(({ platforms }) => platforms.length > 0);
  const count = (letters: RegExp) => meant.filter(({ typed }) => letters.test(typed)).length;

  test("is as long as it should be", () => {
    expect(meant.length).toBeGreaterThanOrEqual(800);
    expect(QUERIES.length - meant.length).toBeGreaterThanOrEqual(300);
    expect(meant.filter(({ isGuess }) => isGuess).length).toBeGreaterThanOrEqual(150);
  });

  test("has three alphabets, and texts of a hundred words", () => {
    expect(count(/[a-z]/i)).toBeGreaterThanOrEqual(800);
    expect(count(/\p{Script=Cyrillic}/u)).toBeGreaterThanOrEqual(300);
    expect(count(/[іїєґ]/i)).toBeGreaterThanOrEqual(20);
    expect(count(/^(?:\S+\s){99,}/)).toBeGreaterThanOrEqual(3);
  });

  test("has most of its words from no name of the database", () => {
    const names = new Set(fleet.flatMap(namesOf).map((name) => name.toLowerCase()));
    const own = meant.filter(({ typed }) => !names.has(typed.toLowerCase()));
    expect(own.length).toBeGreaterThanOrEqual(800);
  });

  test("names platforms that there are, and holds nothing twice", () => {
    const ids = new Set(PLATFORMS.map(({ platformId }) => platformId));
    expect(meant.flatMap(({ platforms }) => platforms).filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(QUERIES.map(({ typed }) => typed)).size).toBe(QUERIES.length);
  });
});
