import { describe, expect, test } from "bun:test";
import { suggest } from "../../domain/platforms/search/suggestions";
import type { Tag } from "../../domain/platforms/search/tags";
import { platformIndex } from "../../lib/platform-index";
import { FLEET, testPlatform } from "./testing/fleet";

const index = platformIndex(FLEET);
const labels = (typed: string, active: Tag[] = []) =>
  suggest(index, typed, active).map(({ label }) => label);

describe("suggestions", () => {
  const firsts: [typed: string, first: string, kind: Tag["kind"]][] = [
    ["bm21", "BM-21", "platform"],
    ["gr", "BM-21 — Grad", "platform"],
    ["Grad", "BM-21 — Grad", "platform"],
    ["hurricane", "BM-27 — Hurricane", "platform"],
    ["sa11", "9K37 — SA-11 Gadfly", "platform"],
    ["sa 11", "9K37 — SA-11 Gadfly", "platform"],
    ["gadfly", "9K37 — SA-11 Gadfly", "platform"],
    ["btr", "BTR-80", "platform"],
    ["zu23", "ZU-23-2", "platform"],
    ["artil", "Artillery", "category"],
    ["tracked", "Tracked", "characteristic"],
    ["122", "122 mm", "characteristic"],
    ["personnel", "Personnel carrier", "function"],
    ["shlika", "ZSU-23-4 — Shilka", "platform"],
    ["hurricain", "BM-27 — Hurricane", "platform"],
    ["trakced", "Tracked", "characteristic"],
  ];
  test.each(firsts)("%p offers %p first", (typed, label, kind) => {
    const [first] = suggest(index, typed, []);
    expect(first?.label).toBe(label);
    expect(first?.tag.kind).toBe(kind);
  });

  test("order: id exact, name exact, id prefix, name prefix, and no part of a word", () => {
    expect(labels("t72").slice(0, 3)).toEqual(["T-72", "T-72B3", "MTU-72 — T-72 AVLB"]);
    expect(labels("zu")).toEqual(["ZU-23-2"]);
    expect(labels("t72b")[0]).toBe("T-72 — T-72B");
    expect(labels("raga")).toEqual([]);
  });

  test("the same word as category and as characteristic is offered as both", () => {
    const kinds = suggest(index, "apc", []).map(({ tag }) => tag.kind);
    expect(kinds.slice(0, 2)).toEqual(["category", "characteristic"]);
  });

  test.each(["", "b", " b ", "-", "b-"])("%p is too short", (typed) => {
    expect(labels(typed)).toEqual([]);
  });

  test("tags that filter already are left out, direct and fuzzy", () => {
    const grad: Tag = { kind: "platform", text: "BM-21" };
    expect(labels("bm2", [grad])[0]).toBe("BM-27");
    expect(labels("gard", [grad])).not.toContain("BM-21 — Grad");
  });

  test("at most eight, no double among them", () => {
    const many = platformIndex(
      Array.from({ length: 30 }, (_, at) => testPlatform({ id: at, platformId: `KA-${at + 10}` })),
    );
    const offered = suggest(many, "ka", []);
    expect(offered).toHaveLength(8);
    expect(new Set(offered.map(({ label }) => label)).size).toBe(8);
  });

  test("at most five of them fuzzy", () => {
    const many = platformIndex(
      Array.from({ length: 25 }, (_, at) =>
        testPlatform({ id: at, platformId: `MARK${String.fromCharCode(98 + at)}` }),
      ),
    );
    expect(suggest(many, "marka", [])).toHaveLength(5);
    // Seven direct ones leave room for one.
    const seven = platformIndex([
      ...Array.from({ length: 7 }, (_, at) => testPlatform({ id: at, platformId: `BUKET-${at}` })),
      ...["BAKET", "BOKET"].map((platformId, at) => testPlatform({ id: at + 10, platformId })),
    ]);
    const offered = suggest(seven, "buket", []).map(({ label }) => label);
    expect(offered).toHaveLength(8);
    expect(offered.filter((label) => /^B[AO]KET/.test(label))).toHaveLength(1);
    expect(offered.at(-1)).toMatch(/^B[AO]KET/);
  });

  test("nothing near: nothing offered", () => {
    expect(labels("qqqq")).toEqual([]);
  });

  test("a text longer than any name is near none", () => {
    expect(labels(`hurricain ${"purple ".repeat(99)}`)).toEqual([]);
  });

  test.each([
    ["a slip of one letter", "uragon", "BM-27 — Uragan"],
    ["another language's spelling", "urahan", "BM-27 — Uragan"],
    ["the same beginning", "hurricanus", "BM-27 — Hurricane"],
  ])("%s: %p offers %p", (_, typed, label) => expect(labels(typed)).toContain(label));

  test.each([
    ["another word with a few letters alike", "grade", "9K37 — Gadfly"],
    ["a word within a word", "prim", "9K37 — Buk"],
    ["another figure", "bm12", "BM-21"],
    ["a figure more", "bm211", "BM-21"],
  ])("%s: %p does not offer %p", (_, typed, label) => expect(labels(typed)).not.toContain(label));

  test("the Unknown's function is not a filter", () => {
    expect(labels("unidentified")).toEqual([]);
  });
});
