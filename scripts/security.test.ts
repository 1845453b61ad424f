import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { fromRoot } from "./paths";

const text = readFileSync(fromRoot("SECURITY.md"), "utf8");

test("every file that SECURITY.md names is there", () => {
  const named = [...text.matchAll(/`((?:server|web|scripts)\/[^`]+)`/g)].map(
    ([, path]) => path ?? "",
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => !existsSync(fromRoot(path)))).toEqual([]);
});

test("every chapter of README that SECURITY.md names is there", () => {
  const readme = readFileSync(fromRoot("README.md"), "utf8");
  const named = [...text.matchAll(/README ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, heading]) => heading ?? ""),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((heading) => !readme.includes(heading))).toEqual([]);
});
