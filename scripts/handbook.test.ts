/** What the handbook says against what there is: its keys, commands, flags, forms and links. */

import { describe, expect, test } from "bun:test";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import schema from "../data/formats/format.schema.json";
import { EXTRACT, MAP_KINDS, unreadHeights, unreadMap } from "../server/archive/unread";
import { LOOK_EVERY_MS } from "../server/archive/watched-files";
import { nextTargetNumber } from "../web/domain/fields/target-number";
import { BUILT_IN_DOCUMENTS, PREVIEW_DOCUMENTS } from "../web/domain/formats/all-documents";
import { checkFormatText, MAX_FORMATS } from "../web/domain/formats/check-format";
import { formatDefinition } from "../web/domain/formats/definition";
import { sampleMessage } from "../web/domain/formats/sample";
import { cellMetres } from "../web/domain/grid/grid";
import { readLine } from "../web/domain/line/line";
import { linePlatforms } from "../web/domain/line/line-platforms";
import { sightingOf } from "../web/domain/line/sighting-line";
import { SCHEMA_NAMES } from "../web/domain/map/map-schema";
import { codesOf } from "../web/domain/messages/code-set";
import { guessText } from "../web/domain/platforms/search/hit-text";
import { namesOf } from "../web/domain/platforms/search/platform-index";
import { findPlatforms, NO_FILTER } from "../web/domain/platforms/search/search";
import { readSeen } from "../web/domain/platforms/search/seen-words";
import { readyRows } from "../web/domain/ready/ready-lines";
import { BUILT_IN_REPORTS } from "../web/domain/reports/registry";
import { toReported } from "../web/domain/reports/sighting";
import { SIGHTING } from "../web/domain/reports/sighting-definition";
import { EMPTY_PROFILE, SENSOR_ASSETS } from "../web/domain/sign-in/profile";
import { makeTestReports } from "../web/domain/test-data";
import { newHlr } from "../web/domain/testing/built-in-forms";
import { seeded } from "../web/domain/testing/seeded";
import { MINUTES_AGO } from "../web/domain/time/observed-time";
import { printedHtml, searchHandbook } from "../web/features/handbook/chapter-text";
import { blockTexts, warningCount } from "../web/features/reports/block-state";
import { platformIndex } from "../web/lib/platform-index";
import { pictureFiles, readChapter, readHandbook } from "./bundle/handbook";
import { fromRoot } from "./paths";
import { fleetOf } from "./testing/platform-queries/fleet";

const chapters = readHandbook();
const markdown = (name: string) => readFileSync(fromRoot("web", "handbook", name), "utf8");
const files = [...new Glob("*.md").scanSync(fromRoot("web", "handbook"))].sort();

const sectionOf = (text = "", title: string) =>
  text.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

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
const COMMON = [
  "Enter",
  "Space",
  "Tab",
  "Escape",
  "Ctrl+C",
  "Arrow up",
  "Arrow down",
  "←",
  "→",
  "Page Up",
  "Page Down",
];
/** A choice by its first letter. */
const CHOICES = ["S", "O"];

describe.each(files)("%s", (name) => {
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
});

describe("what it says of the search", () => {
  const index = platformIndex(fleetOf());
  const find = (text: string) => findPlatforms(index, { ...NO_FILTER, text }).hits;
  const said = markdown("02-finding-the-platform.md");
  const line = markdown("04-the-line.md");

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

  test.each(["eight wheels", "8x8", "tracked", "no turret", "boat-shaped hull", "autocannon"])(
    "`%s` sets what is seen, and nothing lacks it",
    (typed) => {
      expect(said).toContain(`\`${typed}\``);
      expect(readSeen(typed)).toHaveLength(1);
      expect(find(typed).flatMap(({ fits }) => fits.map(({ fit }) => fit))).not.toContain("lacks");
    },
  );

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
  const [, section = ""] = markdown("28-when-something-goes-wrong.md").split("## Is it ready?");
  const named = [...section.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm)].slice(1);
  expect(named.map(([, name]) => name)).toEqual(readyRows([], true).map(({ name }) => name));
  const screen = readFileSync(fromRoot("web/features/ready/ready-screen.tsx"), "utf8");
  const [, id, heading] = /"\/help\/([a-z-]+)#([a-z-]+)"/.exec(screen) ?? [];
  expect(chapters.find((chapter) => chapter.id === id)?.html).toContain(`id="${heading}"`);
});

test("the previews are those that there are, and a unit is told to check those of public manuals", () => {
  const text = markdown("21-your-own-formats.md");
  const titles = PREVIEW_DOCUMENTS.map(({ title }) => title);
  expect(
    [...sectionOf(text, "Previews").matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)]
      .slice(1)
      .map(([, title]) => title),
  ).toEqual(titles);
  expect(titles).toHaveLength(7);
  expect(text).toContain("Seven formats come with Sightline, switched off.");
  expect(text).toContain("Check each against your unit's own before you use it.");
});

describe("what the handbook says of a format's document", () => {
  const text = markdown("21-your-own-formats.md");
  const blocks = [
    ...sectionOf(text, "A platform and rows").matchAll(/```(?:json)?\n([\s\S]*?)\n```/g),
  ].map(([, block]) => block);

  test("its example is a format, and the sample message is the example's", () => {
    const [document = "", message] = blocks;
    const { format, errors } = checkFormatText(document);
    if (!format) throw new Error(JSON.stringify(errors));
    expect(sampleMessage(formatDefinition(format))).toBe(message ?? "");
  });
});

test("the first target number is typed, and the line's own example lacks it", () => {
  expect(markdown("06-hlr.md")).toContain("You type the first; after that Sightline proposes");
  expect(markdown("04-the-line.md")).toContain("The first HLR has no target number yet");
  expect(newHlr({ ...EMPTY_PROFILE, callSign: "WK21" }).targetNumber).toBe("");
  expect(nextTargetNumber("AB0001")).toBe("AB0002");
});

test("the states of a report are said in the words of the block above the button", () => {
  const logged = { reference: "WK21-7K3QZ9", time: "0907Z", message: "copied" } as const;
  const replaced = { ...logged, dtg: "200907ZNov26", changes: ["quantity 3 → 4"] };
  for (const [chapter, state] of [
    ["01-first-report.md", { is: "ready" }],
    ["01-first-report.md", { is: "copied", ...logged, warnings: [] }],
    ["12-the-log.md", { is: "replaces", ...replaced, warnings: [] }],
  ] as const)
    for (const { text } of blockTexts(state)) expect(markdown(chapter)).toContain(`"${text}"`);
  const check = { is: "check", warnings: ["Friendly service"] } as const;
  expect(markdown("04-the-line.md")).toContain(`", ${warningCount(check)}" behind its words`);
});

test("the minutes that one press takes off the time are those of the chips", () => {
  const text = `**−${MINUTES_AGO.slice(0, -1).join("**, **−")}** and **−${MINUTES_AGO.at(-1)} min** take`;
  expect(markdown("12-the-log.md")).toContain(text);
});

test("what the first form's rows ask for is said: one grid, whatever the quantity", () => {
  expect(markdown("01-first-report.md")).toContain(
    "three rows for grids: only the first is required",
  );
  const reading = readLine("3bm21 34ufe1234567890 so", {
    lastSquare: null,
    platforms: linePlatforms(platformIndex(fleetOf())),
    reports: BUILT_IN_REPORTS,
  });
  if (!reading.platform) throw new Error("The line names a platform.");
  const form = sightingOf(reading.entries, {
    platform: toReported(reading.platform),
    callSign: "WK21",
    asset: "Puma",
    gridAccuracy: "Cat 1",
    identifier: "7K3QZ9",
  });
  expect(form.quantity).toBe(3);
  expect(SIGHTING.validate(form).missing).toEqual([]);
});

test("the dispersal of a GMTI is asked for more than one target, and not required", () => {
  expect(markdown("07-gmti.md")).toContain(
    "Dispersal is asked if there is more than one target. It may stay empty.",
  );
  const gmti = BUILT_IN_DOCUMENTS.find(({ id }) => id === "gmti");
  const dispersal = gmti?.panels
    .flatMap(({ fields }) => fields)
    .find(({ id }) => id === "dispersal");
  expect(dispersal?.when).toEqual({ quantity: { above: 1 } });
  expect(dispersal?.required).toBeUndefined();
});

test("the digits of a grid from the map are those that a pixel allows", () => {
  const text = markdown("10-the-map.md");
  const [, ...said] =
    /10 if it covers up to (\d+) m, 8 up to (\d+) m, 6 up to (\d+) m, else 4/.exec(text) ?? [];
  expect(said.map(Number)).toEqual([5, 4, 3].map(cellMetres));
});

describe("what the handbook says of codes", () => {
  const text = markdown("14-receiving.md");

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
      random: seeded(1),
    });
    const codes = await codesOf(made.map(({ fullMessage }) => fullMessage));
    expect(Math.abs((codes?.length ?? 0) / speed - seconds)).toBeLessThan(1.1);
  });
});

test("the schemas of vector tiles that are named are those that are drawn", () => {
  const names = Object.values(SCHEMA_NAMES);
  const list = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  expect(markdown("18-your-own-map.md")).toContain(`schema is ${list}`);
});

describe("what is read and what is not", () => {
  const [maps, heights] = ["18-your-own-map.md", "19-your-own-heights.md"].map(markdown);
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
    expect(maps).toContain(`\n    ${EXTRACT}\n`);
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

/** Words that a message or a label writes in capitals, and that are no abbreviations. */
const PLAIN_WORDS = new Set(
  "ACCESS ACTION ACTIVITY ASSESSMENT BREAK CASUALTIES CAUSE COMPROMISED CONTACT DIRECTION EMERGENCY ENEMY EQUIPMENT EXACT FROM GRID HAZARDS HEADING HEIGHT INCIDENT ITEM LINE LOCATION LOSS MAJOR METHOD MOVING NUMBER OF OWN PAYLOAD PRESENT RECOVERY REMARKS REQUIRED ROUNDS SECURITY SERVICES SIZE STATE STRENGTH TERRAIN TIME TO TYPE UNIT WEAPON WOUNDS CAT".split(
    " ",
  ),
);

describe("the glossary", () => {
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

  const terms = [...glossary.matchAll(/^\| ([^|]+) \| .+ \|$/gm)]
    .map(([, term = ""]) => term)
    .filter((term) => term !== "Word");
  /** `POO, POI` is a row for two words; `Centre of mass (COM)` has two names. */
  const names = terms.flatMap((term) => term.split(/, | \(|\)/).filter(Boolean));
  const known = new Set(names.flatMap((name) => name.split(" ")));
  const unknownIn = (text: string) =>
    [...text.matchAll(/(?<![\w-])(?:c-)?[A-Z][A-Z/]+(?![\w-])/g)]
      .map(([all]) => all)
      .filter((name) => !known.has(name));

  test("every term is in use, and they are in alphabetical order", () => {
    expect(terms.length).toBeGreaterThan(60);
    const used = `${chaptersText}\n${product}`.toLowerCase();
    expect(names.filter((name) => !used.includes(name.toLowerCase()))).toEqual([]);
    const letters = terms.map((term) => term.toLowerCase().replace(/[^a-z0-9 ]/g, ""));
    expect(letters).toEqual(letters.toSorted());
  });

  test("it has every abbreviation of a chapter", () => {
    const prose = chaptersText
      .replace(/```.*?```/gs, "")
      .replace(/`[^`]*`|^ {4}.*$/gm, "")
      .replace(/\]\([^)]*\)/g, "]");
    expect(unknownIn(prose)).toEqual([]);
  });

  test("it has every abbreviation that a form shows or a message sends", () => {
    const shown = BUILT_IN_DOCUMENTS.flatMap(({ message, panels, word }) => [
      word,
      ...message.map((line) => line.replace(/\{[^}]*\}/g, " ")),
      ...panels.flatMap(({ title, fields }) => [
        title ?? "",
        ...fields.flatMap((field) => [
          field.label,
          field.hint ?? "",
          ...("choices" in field
            ? field.choices.map((choice) => (typeof choice === "string" ? choice : choice.label))
            : []),
        ]),
      ]),
    ]);
    const sighting = "GRID 1 CAT 1 ALT 512FT DISP COM ENV OHP BDA K-KILL M-KILL REMAINING KPH";
    const words = [...shown, sighting, ...SENSOR_ASSETS, "C/S", "DTG", "GZD", "AKA", "SIDC"].join(
      " ",
    );
    expect(unknownIn(words).filter((word) => !PLAIN_WORDS.has(word))).toEqual([]);
  });

  test.each(["heading", "hae", "altitude", "elevation", "bearing"])(
    "%s says what it is measured from",
    (word) => {
      const row = glossary.split("\n").find((line) => line.toLowerCase().startsWith(`| ${word} |`));
      expect(row).toMatch(/mean sea level|true north|ellipsoid|grid north/);
    },
  );
});

describe("printed", () => {
  const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to);

  test("as a whole, every link leads to a place on it", () => {
    const all = chapters.map((chapter) => printedHtml(chapter, chapters)).join("\n");
    const places = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    expect(new Set(places).size).toBe(places.length);
    expect(linksIn(all).length).toBeGreaterThan(30);
    expect(linksIn(all).filter((to) => !places.includes(to ?? ""))).toEqual([]);
  });

  test.each(chapters)("$title alone names other chapters without a link", (chapter) => {
    const html = printedHtml(chapter, [chapter]);
    for (const to of linksIn(html)) expect(to).toStartWith(`#${chapter.id}`);
    const words = (text: string) => text.replace(/<[^>]+>/g, "");
    expect(words(html)).toBe(words(chapter.html));
  });
});

describe("the chapter on formats", () => {
  const text = markdown("21-your-own-formats.md");
  /** What a table's rows name in their first cell. */
  const rowsOf = (heading: string) =>
    [
      ...(text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "").matchAll(
        /^\| `([^`]+)` \|(.*)$/gm,
      ),
    ].map(([, name = "", rest = ""]) => ({ name, rest }));
  const defs: Record<string, object> = schema.$defs;
  const fields = schema.properties.panels.items.properties.fields.items.oneOf.map(
    (each) =>
      ("$ref" in each ? defs[each.$ref?.split("/").at(-1) ?? ""] : each) as {
        properties: { kind: { enum?: string[]; const?: string } } & Record<string, object>;
      },
  );
  const COMMON_MEMBERS = ["kind", "id", "label", "hint", "required", "when", "row"];

  test("names every member of a document", () => {
    expect(
      rowsOf("The document's members")
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(schema.properties).sort());
  });

  test("names every kind of field, with the members of its own", () => {
    const rows = new Map(rowsOf("The kinds of fields").map(({ name, rest }) => [name, rest]));
    const kinds = fields.flatMap(({ properties }) => {
      const kind: { enum?: string[]; const?: string } = properties.kind;
      return (kind.enum ?? [kind.const ?? ""]).map((name) => ({ name, properties }));
    });
    for (const { name, properties } of kinds) {
      expect([name, rows.has(name)]).toEqual([name, true]);
      for (const member of Object.keys(properties).filter((each) => !COMMON_MEMBERS.includes(each)))
        expect([name, member, rows.get(name)?.includes(`\`${member}\``)]).toEqual([
          name,
          member,
          true,
        ]);
    }
    for (const member of COMMON_MEMBERS) expect(text).toContain(`\`${member}\``);
  });

  test("says how many formats there may be", () => {
    expect(text).toContain(`Up to ${MAX_FORMATS} formats.`);
  });
});

test("the examples of the first chapter find the platforms that they are meant for, first", () => {
  const index = platformIndex(fleetOf());
  const text = markdown("01-first-report.md");
  for (const [typed, meant] of [
    ["bm21", "BM-21"],
    ["grad", "BM-21"],
    ["eight wheels turret 30mm", "BTR-82A"],
  ] as const) {
    expect(text).toContain(`\`${typed}\``);
    const [first] = findPlatforms(index, { ...NO_FILTER, text: typed }).hits;
    expect([typed, first?.platform.platformId, first?.missing]).toEqual([typed, meant, []]);
  }
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
    ["windows", "Set up a laptop"],
    ["firefox", "Set up a laptop"],
    ["stop", "Set up a laptop"],
    ["update", "Set up a laptop"],
    ["licence", "Set up a laptop"],
    ["wipe", "Clear the laptop"],
    ["clock", "Is the clock right?"],
    ["schema", "Your own report formats"],
    ["FPV", "Which form for what"],
    ["classification", "What leaves the laptop"],
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
