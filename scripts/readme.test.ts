import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../package.json";
import { fromRoot } from "./paths";

const README = readFileSync(fromRoot("README.md"), "utf8");

/** The rows of the table under a heading with two columns: the text in backquotes, and the words beside it. */
function rowsUnder(heading: string): [name: string, words: string][] {
  const [, table = ""] = README.split(`| ${heading} | What it is for |\n|---|---|\n`);
  const [rows = ""] = table.split("\n\n");
  return [...rows.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, name = "", words = ""]) => [
    name,
    words,
  ]);
}

test.each([
  ["In the executable", dependencies],
  ["In development", devDependencies],
])("the libraries that the README names under %j are those of package.json", (heading, listed) => {
  const rows = rowsUnder(heading);
  expect(rows.map(([name]) => name)).toEqual(Object.keys(listed));
  for (const [name, words] of rows) expect([name, words.length > 3]).toEqual([name, true]);
});

test("every dependency is pinned to one version", () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  }
});
