/** What the handbook says against what there is: its keys, commands, flags, forms and links. */

import { describe, expect, test } from "bun:test";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { EXTRACT, MAP_KINDS, unreadHeights, unreadMap } from "../server/archive/unread";
import { LOOK_EVERY_MS } from "../server/archive/watched-files";
import { HELP } from "../server/cli/help";
import { PREVIEW_DOCUMENTS } from "../web/domain/formats/all-documents";
import { readLine } from "../web/domain/line/line";
import { linePlatforms } from "../web/domain/line/line-platforms";
import { cellMetres } from "../web/domain/map/map-grid";
import { SCHEMA_NAMES } from "../web/domain/map/map-schema";
import { codesOf } from "../web/domain/messages/code-set";
import { guessText } from "../web/domain/platforms/search/hit-text";
import { namesOf } from "../web/domain/platforms/search/platform-index";
import { findPlatforms } from "../web/domain/platforms/search/search";
import { readyRows } from "../web/domain/ready/ready-lines";
import { BUILT_IN_REPORTS } from "../web/domain/reports/registry";
import { EMPTY_PROFILE } from "../web/domain/sign-in/profile";
import { makeTestReports } from "../web/domain/test-data";
import { searchHandbook } from "../web/features/handbook/handbook";
import { platformIndex } from "../web/lib/platform-index";
import { pictureFiles, readChapter, readHandbook } from "./bundle/handbook";
import { fromRoot } from "./paths";
import { fleetOf } from "./testing/platform-queries/fleet";

const chapters = readHandbook();
const markdown = (name: string) => readFileSync(fromRoot("web", "handbook", name), "utf8");
const readme = readFileSync(fromRoot("README.md"), "utf8");
const files = [...new Glob("*.md").scanSync(fromRoot("web", "handbook"))].sort();

/** Every key that a screen registers, as the handbook writes it: `Alt+S`. */
function keysOfTheProduct(): Set<string> {
  const keys = new Set<string>();
  for (const file of new Glob("**/*.{ts,tsx}").scanSync(fromRoot("web"))) {
    if (/\.test\.|^e2e\/|^domain\//.test(file)) continue;
    const source = readFileSync(fromRoot("web", file), "utf8");
    for (const [, found = ""] of source.matchAll(/use(?:Dialog)?Shortcut\(\s*"([^"]+)"/g))
      keys.add(found);
    for (const [, found = ""] of source.matchAll(/(?:keys: |_KEY = )"([^"]+)"/g)) keys.add(found);
  }
  for (const { key } of BUILT_IN_REPORTS) keys.add(`Alt ${key}`);
  return new Set([...keys].map((each) => each.replaceAll(" ", "+")));
}

/** The keys that every browser, or every control of its kind, has. */
const COMMON = ["Enter", "Space", "Tab", "Escape", "Ctrl+C", "Arrow up", "Arrow down"];
/** A choice by its first letter. */
const CHOICES = ["S", "O"];

describe.each(files)("%s", (name) => {
  const text = markdown(name);
  const [chapter] = chapters.filter(({ id }) => name.endsWith(`-${id}.md`));

  test("has a title, and its links and pictures are there", () => {
    expect(chapter?.title).toBeTruthy();
  });

  test("every key in it is one of the product's", () => {
    const known = new Set([...keysOfTheProduct(), ...COMMON, ...CHOICES]);
    const named = [...(chapter?.html ?? "").matchAll(/(?:<kbd>[^<]+<\/kbd>\+?)+/g)].map(([all]) =>
      all.replace(/<\/?kbd>/g, "").replaceAll("&#47;", "/"),
    );
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  test("every command and flag in it is one of the executable's", () => {
    for (const [, command = ""] of text.matchAll(/(?:`|^ {4})sightline (\S[^`\n]*)/gm)) {
      const [first = ""] = command.split(" ");
      if (!first.startsWith("--")) expect(HELP).toContain(`  ${first}`);
      for (const [flag] of command.matchAll(/--[a-z-]+/g)) expect(HELP).toContain(flag);
    }
  });
});

describe("what it says of the search", () => {
  const index = platformIndex(fleetOf());
  const find = (text: string) => findPlatforms(index, { text, tags: [] }).hits;
  const said = markdown("02-finding-the-platform.md");
  const line = markdown("03-the-line.md");

  test.each([
    ["bm21", "BM-21"],
    ["BM-21", "BM-21"],
    ["bm 21", "BM-21"],
    ["grad", "BM-21"],
    ["gadfly", "9K37"],
    ["buk", "9K37"],
    ["motolyga", "MT-LB"],
    ["bardak", "BRDM-2"],
    ["Град", "BM-21"],
    ["гвоздика", "2S1"],
    ["Hvozdyka", "2S1"],
    ["Goździk", "2S1"],
    ["C-300", "5P85"],
  ])("`%s` is %s, the first, and no guess", (typed, meant) => {
    expect(said).toContain(`\`${typed}\``);
    const [first] = find(typed);
    expect([first?.platform.platformId, first?.corrected]).toEqual([meant, []]);
  });

  test.each([
    ["tracked 30mm cannon", "BMP-2"],
    ["six wheels radar mast", "P-18"],
    ["twin 23mm", "ZU-23-2"],
    ["gps jammer", "R-330Zh"],
    ["nbc recon", "RKhM-6"],
    ["snow vehicle", "DT-30"],
  ])("`%s` is %s, among the first three", (typed, meant) => {
    expect(said).toContain(`\`${typed}\``);
    const first = find(typed).slice(0, 3);
    expect(first.map(({ platform }) => platform.platformId)).toContain(meant);
  });

  test("what lacks a word names it, a guess is asked, and a figure is never guessed", () => {
    expect(said).toContain("`burning kamaz` shows the KamAZ trucks");
    for (const { platform, missing } of find("burning kamaz"))
      expect([namesOf(platform).some((name) => /^KamAZ/.test(name)), missing]).toEqual([
        true,
        ["burning"],
      ]);
    expect(said).toContain('`shlika` gives "Did you mean Shilka?"');
    expect(find("shlika").map(guessText)).toEqual(["Did you mean Shilka?"]);
    expect(said).toContain("`uhfl` is `град`");
    expect(find("uhfl").map(guessText)[0]).toBe("Did you mean град?");
    expect(said).toContain("`btr-81` finds nothing");
    expect(find("btr-81")).toEqual([]);
  });

  test("the line copies no platform that is guessed or shared", () => {
    expect(line).toContain("guessed (`shlika`), or shares its name with others (`leopard`)");
    const platforms = linePlatforms(index);
    const read = (text: string) =>
      readLine(text, { lastSquare: null, platforms, reports: BUILT_IN_REPORTS });
    expect(read("3 shlika 34ufe1234567890 so").guess).not.toBeNull();
    expect(read("3 leopard 34ufe1234567890 so").platformCount).toBeGreaterThan(1);
  });
});

test("every form has a chapter, and so has the line", () => {
  const titles = chapters.map(({ title }) => title);
  for (const { type, linkName } of BUILT_IN_REPORTS)
    expect(titles.some((title) => title === type || title === linkName)).toBe(true);
  expect(titles).toContain("The line");
});

test("the lines of /ready are those that it shows, and its link to them is right", () => {
  const [, section = ""] = markdown("23-when-something-goes-wrong.md").split("## Is it ready?");
  const named = [...section.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm)].slice(1);
  expect(named.map(([, name]) => name)).toEqual(readyRows([], true).map(({ name }) => name));
  const screen = readFileSync(fromRoot("web/features/ready/ready-screen.tsx"), "utf8");
  const [, id, heading] = /"\/help\/([a-z-]+)#([a-z-]+)"/.exec(screen) ?? [];
  expect(chapters.find((chapter) => chapter.id === id)?.html).toContain(`id="${heading}"`);
});

test("the previews are those that there are, and a unit is told to check those of public manuals", () => {
  const text = markdown("18-your-own-formats.md");
  const titles = PREVIEW_DOCUMENTS.map(({ title }) => title);
  expect(
    [...text.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].slice(1).map(([, title]) => title),
  ).toEqual(titles);
  expect(titles).toHaveLength(6);
  expect(text).toContain("Six formats come with Sightline, switched off.");
  expect(text).toContain("Check each against your unit's own before you use it.");
});

test("the digits of a grid from the map are those that a pixel allows", () => {
  const text = markdown("09-the-map.md");
  const [, ...said] =
    /10 if it covers up to (\d+) m, 8 up to (\d+) m, 6 up to (\d+) m, else 4/.exec(text) ?? [];
  expect(said.map(Number)).toEqual([5, 4, 3].map(cellMetres));
});

describe("what the handbook says of codes", () => {
  const text = markdown("13-receiving.md");

  test("how long a message is that any phone reads", async () => {
    const [, most] = /shows a message of up to (\d+) bytes/.exec(text) ?? [];
    const message = "x".repeat(Number(most));
    expect(await codesOf([message])).toEqual([message]);
    expect((await codesOf([`${message}x`]))?.[0]).toStartWith("SIGHTLINE CODE 1 OF ");
  });

  test("how long two hundred reports take", async () => {
    const said = /At (\d) a second, two hundred reports take about (\d+) seconds/.exec(text) ?? [];
    const [, speed = 0, seconds = 0] = said.map(Number);
    const made = makeTestReports(200, {
      operator: { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" },
      now: new Date("2026-11-20T12:30:00Z"),
      random: Math.random,
    });
    const codes = await codesOf(made.map(({ fullMessage }) => fullMessage));
    // The reports differ each time.
    expect(Math.abs((codes?.length ?? 0) / speed - seconds)).toBeLessThan(1.1);
  });
});

test("the schemas of vector tiles that are named are those that are drawn", () => {
  const names = Object.values(SCHEMA_NAMES);
  const list = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  for (const text of [markdown("15-your-own-map.md"), readme]) {
    expect(text.replace(/\s+/g, " ")).toContain(`schema ${text === readme ? "" : "is "}${list}`);
  }
});

describe("what is read and what is not", () => {
  const [maps, heights] = ["15-your-own-map.md", "16-your-own-heights.md"].map(markdown);
  const sectionOf = (text = "", title: string) => text.split(`\n## ${title}\n`)[1] ?? "";
  /** Every ending in code: `.tif`. */
  const endingsIn = (text: string) => [...text.matchAll(/`(\.[a-z0-9.]+)`/g)].map(([, end]) => end);

  test("each file that the chapters name is known, and those that a program knows are named", () => {
    const named = endingsIn(sectionOf(maps, "Other formats"));
    for (const end of named) expect([end, unreadMap(`N52E008.tif${end}`)]).not.toEqual([end, null]);
    const others = endingsIn(sectionOf(heights, "Other formats")).filter((end) => end !== ".hgt");
    for (const end of others) expect([end, unreadHeights(`a${end}`)]).not.toEqual([end, null]);
    const isNamed = (names: RegExp, ends: unknown[]) =>
      ends.some((end) => names.test(`a.hgt${end}`));
    for (const { names } of MAP_KINDS)
      expect([names, isNamed(names, named)]).toEqual([names, true]);
  });

  test("the commands are those that Sightline says itself", () => {
    expect(maps).toContain(`    ${unreadMap("area.tif")?.command}\n`);
    expect(heights).toContain(`    ${unreadHeights("area.tif")?.command}\n`);
    for (const text of [maps, readFileSync(fromRoot("README.md"), "utf8")])
      expect(text).toContain(`\n    ${EXTRACT}\n`);
  });

  test("a new file is used within ten seconds: two looks of the server, and one of the page", () => {
    const page = ["web/lib/map-source.ts", "web/features/settings/own-files.tsx"].map((file) =>
      Number(/LOOK_EVERY_MS = (\d+);/.exec(readFileSync(fromRoot(file), "utf8"))?.[1]),
    );
    expect(2 * LOOK_EVERY_MS + Math.max(...page)).toBeLessThan(10_000);
    for (const text of [maps, heights]) expect(text).toContain("within ten seconds");
  });

  test("in the table of sizes a deeper zoom is about twice as large", () => {
    const bytes = (text: string) => Number.parseFloat(text) * (text.endsWith("GB") ? 1000 : 1);
    const rows = [...(maps ?? "").matchAll(/^\|[^|]+\|([^|]*)\|([^|]+[MG]B) \|([^|]+[MG]B) \|$/gm)];
    expect(rows.length).toBe(5);
    for (const [, , at14 = "", at15 = ""] of rows) {
      const times = bytes(at15.trim()) / bytes(at14.trim());
      expect(times).toBeGreaterThan(1.5);
      expect(times).toBeLessThan(2.5);
    }
  });
});

test("pictures are small: 40 KB each at most, 300 KB together", () => {
  const sizes = pictureFiles().map(
    (name) => statSync(fromRoot("web/handbook/pictures", name)).size,
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(40_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
});

test("every picture is shown", () => {
  const all = files.map(markdown).join("\n");
  for (const name of pictureFiles()) expect(all).toContain(join("pictures", name));
});

describe("what a chapter may not hold", () => {
  test.each([
    ["HTML", "# A\n\n<b>bold</b>"],
    ["a link out of the handbook", "# A\n\n[there](https://example.org)"],
    ["a picture that is not there", "# A\n\n![words](pictures/none.webp)"],
    ["no title", "words"],
  ])("%s", (_, text) => {
    expect(() => readChapter("a", text)).toThrow();
  });
});

test("what looks like markup in code stays text", () => {
  expect(readChapter("a", "# A\n\n`<script>&`").html).toContain(
    "<code>&#60;script&#62;&#38;</code>",
  );
});

describe("the glossaries", () => {
  const readmeGlossary = readme.split("\n## ").find((part) => part.startsWith("Glossary\n")) ?? "";
  const glossary = files.map(markdown).find((text) => text.startsWith("# Glossary\n")) ?? "";
  const chaptersText = files
    .map(markdown)
    .filter((text) => text !== glossary)
    .join("\n");
  /** What the page shows: its sources and the forms. */
  const product = ["web/features", "web/ui", "web/domain", "data/formats"]
    .flatMap((folder) =>
      [...new Glob("**/*.{ts,tsx,json}").scanSync(fromRoot(folder))]
        .filter((name) => !name.includes(".test."))
        .map((name) => readFileSync(fromRoot(folder, name), "utf8")),
    )
    .join("\n");

  const rowsOf = (text: string) =>
    [...text.matchAll(/^\| ([^|]+) \| (.+) \|$/gm)]
      .map(([, term = "", meaning = ""]) => ({ term, meaning }))
      .filter(({ term }) => term !== "Word");
  /** `POO, POI` is a row for two words; `Centre of mass (COM)` has two names. */
  const namesOf = ({ term }: { term: string }) => term.split(/, | \(|\)/).filter(Boolean);
  const letters = (term: string) => term.toLowerCase().replace(/[^a-z0-9 ]/g, "");

  test.each([
    ["handbook", glossary, chaptersText],
    ["README", readmeGlossary, readme.replace(readmeGlossary, "")],
  ])("every term of the %s's is in use, and they are in alphabetical order", (_, own, text) => {
    const rows = rowsOf(own);
    expect(rows.length).toBeGreaterThan(10);
    const used = `${text}\n${product}`.toLowerCase();
    expect(rows.flatMap(namesOf).filter((name) => !used.includes(name.toLowerCase()))).toEqual([]);
    const terms = rows.map(({ term }) => letters(term));
    expect(terms).toEqual(terms.toSorted());
  });

  test("every abbreviation in a chapter is in the handbook's", () => {
    const known = new Set(
      rowsOf(glossary)
        .flatMap(namesOf)
        .flatMap((name) => name.split(" ")),
    );
    const prose = chaptersText.replace(/`[^`]*`|^ {4}.*$/gm, "").replace(/\]\([^)]*\)/g, "]");
    const named = [...prose.matchAll(/(?<![\w-])(?:c-)?[A-Z][A-Z/]+(?![\w-])/g)].map(
      ([all]) => all,
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test("a term that is in both means the same in both; the README may say more", () => {
    const meanings = new Map(rowsOf(glossary).map(({ term, meaning }) => [term, meaning]));
    for (const { term, meaning } of rowsOf(readmeGlossary)) {
      expect(meaning).toStartWith(meanings.get(term) ?? meaning);
    }
  });
});

describe("the search", () => {
  test.each([
    ["backup", "What is kept, and backups"],
    ["same again", "The log"],
    ["pmtiles", "Your own map"],
    ["MBTiles", "Your own map"],
    ["GeoTIFF", "Your own map"],
    ["dted", "Your own heights"],
    ["KEYS night", "Keys and themes"],
  ])("%p finds %p", (query, title) => {
    expect(searchHandbook(chapters, query).map(({ chapter }) => chapter.title)).toContain(title);
  });

  test("shows the words around what was found, and nothing for what is not there", () => {
    const [first] = searchHandbook(chapters, "treeline");
    expect(first?.passage[1].toLowerCase()).toBe("treeline");
    expect(searchHandbook(chapters, "xyzzy")).toEqual([]);
    expect(searchHandbook(chapters, "a")).toEqual([]);
  });
});
