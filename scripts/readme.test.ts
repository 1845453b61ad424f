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

/** The examples of a language that stand in the README. */
const examples = (language: string) =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(
    ([, text = ""]) => text,
  );

test("the examples in YAML and JSON are such", () => {
  const yaml = examples("yaml").map((text) => Bun.YAML.parse(text));
  expect(yaml).toEqual([
    { dbs: [expect.objectContaining({ path: "/var/lib/sightline/sightline.db" })] },
  ]);
  const json = examples("json").map((text) => JSON.parse(text));
  expect(json).toEqual([expect.objectContaining({ format: 1 })]);
});

test("the example for nginx closes what it opens, and keeps what may be kept", () => {
  const [text = "", ...others] = examples("nginx");
  expect(others).toEqual([]);
  let depth = 0;
  for (const line of text.split("\n").map((each) => each.trim())) {
    expect(line).toMatch(/^$|^[a-z_]+ .*[;{]$|^\}$/);
    if (line.endsWith("{")) depth += 1;
    if (line === "}") depth -= 1;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
  const kept = new RegExp(/location ~ (\S+) \{[^}]*proxy_cache /.exec(text)?.[1] ?? "^$");
  for (const path of ["/assets/index-1.js", "/tiles/3/4/2.png", "/images/platforms/T-72.svg"])
    expect([path, kept.test(path)]).toEqual([path, true]);
  for (const path of [
    "/",
    "/f/hlr",
    "/admin",
    "/api/vehicles",
    "/api/assets/",
    "/images/photos/a.jpg",
  ])
    expect([path, kept.test(path)]).toEqual([path, false]);
});
