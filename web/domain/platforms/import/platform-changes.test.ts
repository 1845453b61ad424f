import { expect, test } from "bun:test";
import fc from "fast-check";
import type { PlatformInput } from "../platform";
import { changesInWords, leanList, platformChanges } from "./platform-changes";
import { checkPlatformList } from "./platform-list";

function platform(part: Partial<PlatformInput> = {}): PlatformInput {
  return {
    platformId: "BM-21",
    aka: "Grad",
    otherNames: ["9K51"],
    description: "Forty tubes on a truck.",
    function: "Multiple rocket launcher",
    category: "Artillery",
    subCategory: null,
    characteristics: ["122 mm", "Wheeled"],
    gridUnit: "Cat 1",
    sidcCode: "SHGPUCFRMS-----",
    bothSides: false,
    cues: [],
    confusedWith: [{ platformId: "BM-27", tellApart: "sixteen tubes" }],
    ...part,
  };
}

test("what is new, what changes in which fields, and what stays", () => {
  const present = [platform(), platform({ platformId: "T-72" }), platform({ platformId: "T-90" })];
  const given = [
    platform({
      confusedWith: [{ platformId: "BM-27", tellApart: "16 tubes" }],
      cues: ["four rows"],
      aka: "",
    }),
    platform({ platformId: "T-72" }),
    platform({ platformId: "bm-21" }),
  ];
  expect(platformChanges(present, given)).toEqual({
    added: ["bm-21"],
    replaced: [{ platformId: "BM-21", fields: ["aka", "cues", "confusedWith"] }],
    unchanged: 1,
  });
});

test("the order of a list counts, what the server adds to a platform does not", () => {
  const listed = {
    ...platform(),
    id: 7,
    imageUrl: "/images/7.svg",
    imageAlt: "A truck",
    features: null,
  };
  expect(platformChanges([listed], [platform()]).unchanged).toBe(1);
  const turned = platform({ characteristics: ["Wheeled", "122 mm"] });
  expect(platformChanges([listed], [turned]).replaced).toEqual([
    { platformId: "BM-21", fields: ["characteristics"] },
  ]);
});

test("every row is counted once", () => {
  const ids = fc.uniqueArray(fc.constantFrom("A", "B", "C", "D", "E"));
  const list = ids.chain((all) =>
    fc.tuple(
      ...all.map((platformId) =>
        fc.constantFrom("", "Grad").map((aka) => platform({ platformId, aka })),
      ),
    ),
  );
  fc.assert(
    fc.property(list, list, (present, given) => {
      const { added, replaced, unchanged } = platformChanges(present, given);
      expect(added.length + replaced.length + unchanged).toBe(given.length);
    }),
  );
});

test("what is left out on the way is filled in again by the server's own check", () => {
  const list = [
    platform(),
    platform({ platformId: "T-72", aka: "", otherNames: [], sidcCode: null }),
  ];
  const lean = leanList(list);
  expect(lean[1]).not.toHaveProperty("aka");
  expect(checkPlatformList(lean)).toEqual({ ok: true, platforms: list });
});

test("the changes in one sentence", () => {
  const changes = { added: ["A"], replaced: [], unchanged: 1200 };
  expect(changesInWords(changes)).toBe(
    "Platforms: 1 to be added, 0 to be replaced, 1,200 unchanged.",
  );
});
