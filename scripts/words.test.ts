/** One thing has one name: what is not said on a screen, by the command line or in a document, and what is said instead. */

import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { Glob } from "bun";
import { fromRoot } from "./paths";

/** A name or a turn of phrase, and what stands for it. Labels of the specification are named where they differ. */
const NOT_SAID: readonly [RegExp, string][] = [
  [/\bStandalone\b(?!Executable)|[Oo]ffline deployment/, "Offline"],
  [/\bWhat is inside\b/, "Open-source licences"],
  [/"Grid unit"|\bgrid unit\b/, "Default accuracy (of a platform)"],
  [
    /\b(?:logged|log) (?:in|out)\b(?! again with the admin token)/,
    "sign in, signed out (Log In and Logout are labels)",
  ],
  [/\bto one scale\b/, "at the same scale"],
  [/\bone a line\b/, "one per line"],
  [/\b(?:is|are) the most\b/, "limit …"],
  [/\bSightline.s server runs\b/, "Sightline is running"],
  [/\bnothing (?:more )?can be kept\b/, "nothing (more) can be saved"],
  [
    /(?<![Tt]here )\bis no (?:text|picture|number|grid|time|column|archive|file|platform)\b/,
    "is not a …",
  ],
  [/\bSomebody else has\b/, "Someone else has"],
  [/\bNot taken\b/, "Not used, or Left out of the form"],
  [/\bgoes with (?:--|["`])|\bexclude each other\b/, "requires, cannot be used together"],
  [/\bunsent changes\b/, "uncopied changes: nothing is sent"],
  [/\bHanded over\b/, "Saved: a file has not reached anybody"],
  [/\btakes no --|\bThere is no flag\b/, "does not accept, Unknown flag"],
  [/\bshown in reverse\b/, "highlighted"],
  [/\bcut short: it does not end\b/, "incomplete"],
  [/\bArmored\b/, "armoured (Armor is a category of the specification)"],
  [/\bTest e-mail\b|\btest mail\b/, "Test letter"],
];

/** Code and data that tests alone read, and lists of what operators type. */
const APART =
  /\.test\.|\/testing\/|^web\/e2e\/|synonyms|^data\/platforms|^data\/map|^scripts\/(?!.*\.md$)/;
const SAID = [...new Glob("{README,SECURITY}.md").scanSync(fromRoot())]
  .concat([...new Glob("{web,server,data,scripts}/**/*.{ts,tsx,json,md}").scanSync(fromRoot())])
  .filter((path) => !APART.test(path))
  .sort();

/** What people see of a source: its comments are left out, and what stands for code is no phrase. */
const visible = (path: string, text: string) =>
  /\.tsx?$/.test(path)
    ? text
        .replace(/\/\*.*?\*\//gs, (all) => all.replace(/[^\n]/g, ""))
        .replace(/(^|\s)\/\/.*$/gm, "$1")
    : text;

const said = SAID.map((path) => ({
  path,
  text: visible(path, readFileSync(fromRoot(path), "utf8")),
}));

test("there is something to read", () => {
  expect(said.length).toBeGreaterThan(500);
});

test.each(NOT_SAID)("%p is not said, but %s", (name) => {
  const found = said.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, at) => (name.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
