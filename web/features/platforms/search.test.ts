import { describe, expect, test } from "bun:test";
import { guessText, missingText, othersText } from "../../domain/platforms/search/hit-text";
import { markerOf } from "../../domain/platforms/search/marks";
import {
  type Filter,
  findPlatforms,
  type Hit,
  NO_FILTER,
  withoutHidden,
} from "../../domain/platforms/search/search";
import type { Tag } from "../../domain/platforms/search/tags";
import { platformIndex } from "../../lib/platform-index";
import { FLEET, testPlatform } from "./testing/fleet";

const index = platformIndex(FLEET);

function hits(filter: Partial<Filter>): readonly Hit[] {
  const all = { ...NO_FILTER, ...filter };
  return withoutHidden(findPlatforms(index, all).hits, all.hidden);
}

function found(filter: Partial<Filter>): string[] {
  return hits(filter).map(({ platform }) => platform.platformId);
}

const BARE: Hit = {
  platform: testPlatform({ id: 1, platformId: "X" }),
  missing: [],
  corrected: [],
  fits: [],
};
const idOf = (platformId: string) => FLEET.find((v) => v.platformId === platformId)?.id ?? -1;
const custom = (text: string): Tag => ({ kind: "custom", text });

describe("typed text finds, the best first", () => {
  const cases: [typed: string, expected: string[]][] = [
    ["bm21", ["BM-21"]],
    ["BM-21", ["BM-21"]],
    [" bm 21 ", ["BM-21"]],
    ["bm–21", ["BM-21"]],
    ["bm2", ["BM-21", "BM-27"]],
    // The name before the description that mentions it.
    ["grad", ["BM-21", "9A51"]],
    ["Prima", ["9A51"]],
    ["sa11", ["9K37"]],
    ["SA-11", ["9K37"]],
    ["gadfly", ["9K37"]],
    ["sa 11 gadfly", ["9K37"]],
    ["gadfly sa-11", ["9K37"]],
    // The whole name before a longer name that begins with it.
    ["uragan", ["BM-27", "9T452"]],
    ["hurricane", ["BM-27"]],
    ["zsu234", ["ZSU-23-4"]],
    ["zsu 23 4", ["ZSU-23-4"]],
    ["T 72", ["T-72", "T-72B3", "MTU-72"]],
    // The name of one before the longer name of another, though that is its designation.
    ["T-72B", ["T-72", "T-72B3"]],
    // Letters that look the same in the other alphabet, and another language's spelling.
    ["ВМ-21", ["BM-21"]],
    ["ZСУ-23-4", ["ZSU-23-4"]],
    ["urahan", ["BM-27", "9T452"]],
    // By id, by the beginning of an id, by name; the description comes last.
    ["t72", ["T-72", "T-72B3", "MTU-72"]],
    ["bridge", ["MTU-72"]],
    // A word that is all of "72" before one that begins with it.
    ["72", ["T-72", "MTU-72", "T-72B3"]],
    ["panoramic", ["T-72B3"]],
    ["left rear", ["T-72"]],
    ["six-wheeled", ["BM-21"]],
    ["wheeled truck", ["BM-21", "BM-27"]],
    ["artillery tracked", ["1V12"]],
    ["tracked, artillery", ["1V12"]],
    ["air defence radar", ["9K37", "ZSU-23-4"]],
    ["rocket launcher", ["BM-21", "9A51", "BM-27"]],
    ["122mm", ["BM-21", "9A51"]],
    ["unknown", ["Unknown"]],
  ];
  test.each(cases)("%p", (typed, expected) => {
    expect(found({ text: typed })).toEqual(expected);
  });

  test("tracked: all that are, in the database's order", () => {
    expect(found({ text: "tracked" })).toEqual([
      "T-72",
      "T-72B3",
      "MTU-72",
      "9K37",
      "ZSU-23-4",
      "1V12",
    ]);
  });
});

describe("a slip of the keys in letters still finds, as a guess", () => {
  test.each([
    ["shlika", "ZSU-23-4", "Shilka"],
    ["shilak", "ZSU-23-4", "Shilka"],
    ["hurricain", "BM-27", "Hurricane"],
    ["uragon", "BM-27", "Uragan"],
    ["gard", "BM-21", "Grad"],
    ["gdafly", "9K37", "Gadfly"],
    ["uhfl", "BM-21", "град"],
    ["пкфв", "BM-21", "Grad"],
  ])("%p", (typed, expected, meant) => {
    const [hit] = hits({ text: typed });
    expect(hit?.platform.platformId).toBe(expected);
    expect(hit && guessText(hit)).toBe(`Did you mean ${meant}?`);
  });

  test.each(["shilka", "SA-11 Gadfly", "град", "urahan", "bm 21", "122mm purple"])(
    "%p is no guess",
    (typed) => expect(hits({ text: typed }).map(guessText)).not.toContainEqual(expect.any(String)),
  );

  const WRONG_FIGURES = "bm12 zsu324 bm22 9k377 sa12 btr81 t-73 zsu-24-3 9k73 zu-32-2".split(" ");
  test.each([...WRONG_FIGURES, "bm 999"])("figures are never one: %p", (typed) => {
    expect(found({ text: typed })).toEqual([]);
  });

  test.each(["zzzz", "nosuchthing", "xyzzy", "abrams", "||", "\\n", "💥💥"])(
    "%p is none of them",
    (typed) => expect(found({ text: typed })).toEqual([]),
  );

  test("nothing fuzzy beside a direct match", () => {
    expect(found({ text: "buk" })).toEqual(["9K37"]);
  });
});

describe("what does not filter", () => {
  test.each(["", " ", "t", "-", " - t"])("%p shows all, the Unknown last", (typed) => {
    const all = found({ text: typed });
    expect(all).toHaveLength(FLEET.length);
    expect(all[0]).toBe("T-72");
    expect(all.at(-1)).toBe("Unknown");
  });
});

describe("what was seen", () => {
  const carrier = testPlatform({
    id: 101,
    platformId: "Own carrier",
    description: "A carrier.",
    characteristics: ["8x8"],
  });
  const eight = { gear: ["any", "8"], turret: ["yes"] } as const;
  const fleet = platformIndex([
    testPlatform({ id: 102, platformId: "Tank", features: { gear: ["tracks"], turret: ["yes"] } }),
    testPlatform({ id: 103, platformId: "Untold" }),
    carrier,
    testPlatform({ id: 104, platformId: "BTR", description: "A carrier.", features: eight }),
  ]);
  const seen = (filter: Partial<Filter>) => {
    const { hits, others } = findPlatforms(fleet, { ...NO_FILTER, ...filter });
    return [hits, others].map((list) => list.map(({ platform }) => platform.platformId));
  };

  test("set by hand: what has it first, then what no drawing tells; what lacks it stands apart", () => {
    const byHand = [{ feature: "gear", value: "8" }] as const;
    expect(seen({ seen: byHand })).toEqual([["BTR", "Untold", "Own carrier"], ["Tank"]]);
    expect(seen({ seen: byHand, text: "carrier" })).toEqual([["BTR", "Own carrier"], []]);
  });

  test("said: without a drawing the text may bear it out, and nothing is hidden", () => {
    expect(seen({ text: "eight wheels" })).toEqual([
      ["Own carrier", "BTR"],
      ["Tank", "Untold"],
    ]);
    expect(seen({ tags: [custom("8x8 carrier")] })).toEqual([["Own carrier", "BTR"], []]);
  });

  test("each thing is told with what a platform has of it, the words' and the hand's once", () => {
    const {
      hits,
      others,
      seen: all,
    } = findPlatforms(fleet, {
      ...NO_FILTER,
      text: "no turret 8x8",
      seen: [{ feature: "gear", value: "8" }],
    });
    expect(all).toEqual([
      { feature: "gear", value: "8" },
      { feature: "turret", value: "no" },
    ]);
    expect(hits).toEqual([]);
    const fits = others.map(({ platform, fits: each }) => [
      platform.platformId,
      ...each.map(({ fit }) => fit),
    ]);
    expect(fits).toEqual([
      ["BTR", "has", "lacks"],
      ["Tank", "lacks", "lacks"],
      ["Untold", "unknown", "unknown"],
      ["Own carrier", "unknown", "unknown"],
    ]);
  });
});

test("the others are counted by how much they lack", () => {
  const lacking = (count: number): Hit => ({
    ...BARE,
    fits: Array.from({ length: count }, () => ({
      seen: { feature: "mast", value: "yes" },
      fit: "lacks",
    })),
  });
  expect(othersText([lacking(1)])).toBe("1 other that lacks one");
  expect(othersText([lacking(1), lacking(1), lacking(2), lacking(0)])).toBe(
    "2 others that lack one, 1 that lacks two, 1 that is not told",
  );
  expect(othersText([lacking(3), lacking(4)])).toBe("2 others that lack more");
  // A word that is not found on it counts beside what was seen.
  expect(othersText([{ ...lacking(1), missing: ["zzqx"] }])).toBe("1 other that lacks two");
  expect(othersText([{ ...lacking(0), missing: ["zzqx"] }])).toBe("1 other that is not told");
});

describe("tags", () => {
  const cases: [tags: Tag[], expected: string[]][] = [
    [[{ kind: "platform", text: "BM-21" }], ["BM-21"]],
    [[{ kind: "category", text: "APC" }], ["BTR-80"]],
    [[{ kind: "characteristic", text: "8x8" }], ["BM-27", "9T452", "BTR-80"]],
    [[{ kind: "function", text: "Towed AA gun" }], ["ZU-23-2"]],
    [
      [
        { kind: "characteristic", text: "Tracked" },
        { kind: "category", text: "Air Defence" },
      ],
      ["9K37", "ZSU-23-4"],
    ],
    // Equality, not a part of the word.
    [[{ kind: "category", text: "Air" }], []],
    [
      [
        { kind: "platform", text: "BM-21" },
        { kind: "platform", text: "BM-27" },
      ],
      [],
    ],
    // A typed tag ranks as typed text does.
    [[custom("grad")], ["BM-21", "9A51"]],
    [[custom("shlika")], ["ZSU-23-4"]],
    [
      [custom("grad"), { kind: "function", text: "Multiple rocket launcher" }],
      ["BM-21", "9A51"],
    ],
    [[custom("nothing like it")], []],
  ];
  test.each(cases)("%j", (tags, expected) => {
    expect(found({ tags })).toEqual(expected);
  });

  test("and typed text: both must match", () => {
    const tags: Tag[] = [{ kind: "characteristic", text: "Wheeled" }];
    expect(found({ tags, text: "uragan" })).toEqual(["BM-27", "9T452"]);
    // There is a Buk, so that nothing fuzzy stands in for it.
    expect(found({ tags, text: "buk" })).toEqual([]);
  });

  test("platforms filtered out stay out, under every filter", () => {
    const hidden = new Set([idOf("BM-21")]);
    expect(found({ hidden, text: "grad" })).toEqual(["9A51"]);
    expect(found({ hidden, text: "bm21" })).toEqual([]);
    expect(found({ hidden })).toHaveLength(FLEET.length - 1);
  });
});

describe("marks", () => {
  const marked = (platformId: string, given: Partial<Filter>) => {
    const platform = FLEET.find((candidate) => candidate.platformId === platformId);
    const filter = { ...NO_FILTER, ...given };
    const { isMarked } = markerOf(filter, findPlatforms(index, filter));
    return (
      platform && [
        ...[platform.category].filter((text) => isMarked("category", text)),
        ...[platform.function].filter((text) => isMarked("function", text)),
        ...platform.characteristics.filter((text) => isMarked("characteristic", text)),
      ]
    );
  };
  const cases: [platformId: string, filter: Partial<Filter>, expected: string[]][] = [
    ["BTR-80", {}, []],
    ["BTR-80", { tags: [{ kind: "characteristic", text: "8x8" }] }, ["8x8"]],
    ["BTR-80", { tags: [{ kind: "characteristic", text: "Tracked" }] }, []],
    ["BTR-80", { tags: [{ kind: "function", text: "Personnel carrier" }] }, ["Personnel carrier"]],
    ["9T452", { text: "tra" }, ["Rocket transloader", "Transloader"]],
    // A single letter would mark too much.
    ["BM-21", { text: "122mm t" }, ["122 mm"]],
    ["BM-21", { text: "rocket launcher" }, ["Multiple rocket launcher", "MLRS"]],
    ["9K37", { tags: [custom("radar")] }, ["Radar"]],
    ["9K37", { text: "air defence tracked" }, ["Air Defence", "Tracked"]],
    ["9K37", { text: "air defence" }, ["Air Defence"]],
  ];
  test.each(cases)("%p under %j: %j", (platformId, filter, expected) => {
    expect(marked(platformId, filter)).toEqual(expected);
  });
});

describe("where no platform has every word", () => {
  const without = (text: string, tags: Tag[] = []) =>
    hits({ text, tags }).map(({ platform, missing }) => [platform.platformId, ...missing]);

  test.each<[typed: string, expected: string[][]]>([
    [
      "122mm purple",
      [
        ["BM-21", "purple"],
        ["9A51", "purple"],
      ],
    ],
    [
      "tracked mlrs radar",
      [
        ["9K37", "mlrs"],
        ["ZSU-23-4", "mlrs"],
      ],
    ],
    // So is the family of designations,
    [
      "bm burning",
      [
        ["BM-21", "burning"],
        ["BM-27", "burning"],
      ],
    ],
    ["destroyed btr", [["BTR-80", "destroyed"]]],
    // which a figure makes another type of,
    ["btr 999 burning", []],
    // and a word that names begin with is none.
    ["zsu burning", [["ZSU-23-4", "burning"]]],
    // What is named elsewhere with another word is not shown beside it.
    ["bm21 gadfly", [["BM-21", "gadfly"]]],
    // A designation that nothing has is another platform, whatever else was said.
    ["9k999 radar", []],
    // A name alone is enough, however much else was typed.
    ["bm21 near some purple trees", [["BM-21", "near", "purple", "trees"]]],
    // The end of a name with figures is none: many end so.
    ["m1 purple", []],
    // A word of a description alone is not.
    ["purple exhaust", []],
    ["purple vehicle", []],
    ["wheeled purple green yellow", []],
  ])("%p finds those with the most, and says what is missing: %j", (typed, expected) => {
    expect(without(typed)).toEqual(expected);
  });

  test("of very many words, the first are named and the others counted", () => {
    const words = Array.from(
      { length: 99 },
      (_, at) => `xyz${String.fromCharCode(97 + (at % 26))}q`,
    );
    const [hit] = hits({ text: `bm21 ${words.join(" ")}` });
    expect(hit?.missing).toHaveLength(99);
    expect(hit && missingText(hit)).toBe("xyzaq, xyzbq, xyzcq, xyzdq, xyzeq, xyzfq and 93 more");
    expect(missingText({ ...BARE, missing: ["one", "two"] })).toBe("one, two");
    expect(missingText(BARE)).toBe("");
  });

  test("every word missing is said once, of typed tags too", () => {
    expect(without("122mm purple", [custom("grad purple")])).toEqual([["BM-21", "purple"]]);
  });

  test("nothing is missing beside a platform that has them all", () => {
    expect(without("radar tracked")).toEqual([["9K37"], ["ZSU-23-4"]]);
  });
});
