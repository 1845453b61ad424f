import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { fromRoot } from "../paths";
import { licenceError } from "./policy";
import { LINKED } from "./runtime-libraries";
import { runtimeParts } from "./runtime-parts";
import { POLYFILLS } from "./runtime-polyfills";

/** Bun's own page on its licences, as its types bring it. */
const PAGE = readFileSync(fromRoot("node_modules/bun-types/docs/project/license.mdx"), "utf8");

/** The first words of a table's rows, of which some are no names of their own. */
function listed(heading: string): string[] {
  const section = PAGE.split(`## ${heading}`)[1]?.split("\n## ")[0] ?? "";
  const names = [...section.matchAll(/^\| (?:A fork of |Parts of )?\[`?([^`\]]+)/gm)];
  return names.map(([, name = ""]) => name).sort();
}

test("every library that Bun says it links is named", () => {
  const named = LINKED.map(({ name }) => name).filter((name) => name !== "JavaScriptCore");
  expect(named.sort()).toEqual(listed("Linked libraries"));
  expect(named.length).toBeGreaterThan(20);
  expect(PAGE).toContain("Bun statically links JavaScriptCore");
});

test("so is every package that it carries", () => {
  const named = POLYFILLS.map(({ name }) => name);
  expect(named.sort()).toEqual(listed("Polyfills"));
});

test("all of them may travel, with their texts filled in", () => {
  const parts = runtimeParts();
  expect(parts.map(licenceError).filter((sentence) => sentence !== null)).toEqual([]);
  expect(parts[0]).toMatchObject({ kind: "runtime", name: "Bun", version: Bun.version });
  for (const { text } of parts) expect(text).not.toMatch(/<year>|<owner>|<copyright holders>/);
});
