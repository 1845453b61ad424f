/** What README, the rooms' READMEs, HOSTING.md, SECURITY.md and the handbook say, against what there is. */

import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Glob } from "bun";
import { HELP } from "../server/cli/help";
import { slugOf } from "./bundle/handbook";
import { fromRoot } from "./paths";

const DOCUMENTS = [
  "README.md",
  "SECURITY.md",
  ...[...new Glob("{web,server,scripts,data}/**/{README,HOSTING}.md").scanSync(fromRoot())].sort(),
  ...[...new Glob("web/handbook/*.md").scanSync(fromRoot())].sort(),
];
const read = (path: string) => readFileSync(fromRoot(path), "utf8");
const targets = [...read("Makefile").matchAll(/^([a-z]+):/gm)].map(([, target]) => target ?? "");

/** Every command line in code: `sightline backup FILE`. */
const commandsIn = (text: string, program: RegExp) =>
  [
    ...text.matchAll(
      new RegExp(`(?:\`|^ {4,}(?:[A-Z_]+=\\S+ )*)${program.source} ([^\`\n]*)`, "gm"),
    ),
  ].map(([, rest = ""]) => rest);

test("README and a page for each room are among the documents", () => {
  for (const path of [
    "web",
    "server",
    "scripts",
    "data",
    "data/formats",
    "scripts/bench",
    "scripts/release",
  ])
    expect(DOCUMENTS).toContain(`${path}/README.md`);
  expect(DOCUMENTS).toContain("server/HOSTING.md");
  expect(DOCUMENTS.length).toBeGreaterThan(30);
});

describe.each(DOCUMENTS)("%s", (path) => {
  const text = read(path);

  test("every file and folder that it names is there", () => {
    const named = [...text.matchAll(/`((?:web|server|scripts|data)\/[^`\s<>*]*)`/g)].map(
      ([, name = ""]) => name,
    );
    const isThere = (name: string) => existsSync(fromRoot(name.replace(/NAME\b.*/, "")));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test("every link and picture leads somewhere", () => {
    for (const [, target = ""] of text.replace(/`[^`]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [file = "", place] = target.split("#");
      const at = file === "" ? path : relative(fromRoot(), join(dirname(fromRoot(path)), file));
      expect([target, existsSync(fromRoot(at))]).toEqual([target, true]);
      if (place === undefined) continue;
      const headings = [...read(at).matchAll(/^#+ (.*)$/gm)].map(([, words = ""]) => slugOf(words));
      expect(headings).toContain(place);
    }
  });

  test("every command and flag is one of the executable's", () => {
    for (const command of commandsIn(text, /(?:sudo -u sightline |\S*\/)?sightline/)) {
      const [first = ""] = command.split(" ");
      if (/^[a-z-]+$/.test(first) && !first.startsWith("--")) expect(HELP).toContain(`  ${first}`);
      for (const [flag] of command.matchAll(/--[a-z-]+/g)) expect(HELP).toContain(flag);
    }
  });

  test("every target of make, and every script, is there", () => {
    for (const command of commandsIn(text, /(?:[A-Z]+=\S+ )?make/))
      expect(targets).toContain(command.split(" ")[0] ?? "");
    for (const command of commandsIn(text, /sh scripts\/bun\.sh/)) {
      const [script = ""] = command.split(" ");
      if (script !== "run") expect([script, existsSync(fromRoot(script))]).toEqual([script, true]);
    }
  });
});

/** What everybody who reads code knows, and names of standards, programs and units. */
const COMMON = new Set(
  "API ARM AMD ASVS BY CC CDN CPU CRC CSS CSP DOM EPYC EXIF FLIR GB GET HEAD HMAC HOSTING HSTS HTML HTTP ID IP IPTC ISO JDBC JPL JSON JWT KB KDE LDAP LIKE MB MIT NASA NATO NFS OAUTH OS OWASP POST PUT QR README SBOM SECURITY SHA SIGINT SIGTERM SMTP SQL STARTTLS SUMS SVG TCP TLS UNLICENSED URL UTF UTC WAL XML XMP YAML".split(
    " ",
  ),
);

test("every abbreviation in README and in the rooms' pages is in the glossary, or one that engineers share", () => {
  const glossary = [...read("web/handbook/29-glossary.md").matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, term = ""]) => term.split(/, | \(|\)| /))
    .filter(Boolean);
  const known = new Set([...glossary, ...COMMON]);
  for (const path of DOCUMENTS.filter((each) => !/handbook|SECURITY/.test(each))) {
    const prose = read(path)
      .replace(/```.*?```/gs, "")
      .replace(/`[^`]*`|^ {4}.*$/gm, "")
      .replace(/\]\([^)]*\)/g, "]");
    const named = [...prose.matchAll(/(?<![\w-])(?:c-)?[A-Z][A-Z/]+(?![\w-])/g)].map(
      ([all]) => all,
    );
    expect([
      path,
      named.filter((name) => !name.split("/").every((part) => known.has(part)) && !known.has(name)),
    ]).toEqual([path, []]);
  }
});

/** The folders that a room's page has a line for: those of the first level, and the parts of domain and features. */
test.each([
  ["web", ["web", "web/domain", "web/features"]],
  ["server", ["server"]],
  ["scripts", ["scripts"]],
  ["data", ["data"]],
])("the page of %s has a line for every folder", (room, parents) => {
  const page = read(`${room}/README.md`);
  const folders = parents.flatMap((parent) =>
    readdirSync(fromRoot(parent))
      .map((name) => `${parent}/${name}`)
      .filter((path) => statSync(fromRoot(path)).isDirectory()),
  );
  // `testing` beside rules holds what their tests share.
  const missing = folders
    .filter((path) => !/^web\/(domain\/testing|handbook)$|__/.test(path))
    .filter((path) => !page.includes(`\`${path}/\``));
  expect(missing).toEqual([]);
});
