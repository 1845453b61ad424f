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

test("every chapter of another document that SECURITY.md names is there", () => {
  const named = [...text.matchAll(/`(server\/[A-Z]+\.md)` ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
    ([, file = "", list = ""]) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, heading = ""]) => [file, heading] as const),
  );
  expect(named.length).toBeGreaterThan(5);
  for (const [file, heading] of named) {
    const headings =
      readFileSync(fromRoot(file), "utf8")
        .match(/^##? .*$/gm)
        ?.join("\n") ?? "";
    expect([file, heading, headings.includes(heading)]).toEqual([file, heading, true]);
  }
});
