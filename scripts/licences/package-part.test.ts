import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packagePart } from "./package-part";
import { licenceError } from "./policy";

function partOf(name: string, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "sightline-package-"));
  try {
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
    mkdirSync(join(folder, "lib"));
    return packagePart({
      ...{ name, folder, version: "1.0.0", licence: "MIT", homepage: null, dependencies: [] },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("a package's own licence files count, whatever they are called", () => {
  const { text } = partOf("thing", {
    "LICENSE.md": "The licence\r\nof it\r\n",
    NOTICE: "A notice",
    "license-checker.js": "no text",
    "README.md": "License: MIT",
  });
  expect(text).toBe("The licence\nof it\n\nA notice");
  expect(partOf("thing", { "LICENCE-MIT.txt": "x" }).text).toBe("x");
});

test("one without a file has the text that its repository has, or none and is refused", () => {
  expect(partOf("pmtiles", {}).text).toContain("Copyright 2021 Protomaps LLC");
  expect(partOf("pmtiles", { LICENSE: "its own" }).text).toBe("its own");
  const bare = partOf("thing", { "README.md": "License: MIT" });
  expect(licenceError(bare)).toBe("thing: it has no licence text.");
});

test("fonts are told from code", () => {
  expect(partOf("@fontsource-variable/inter", {}).kind).toBe("font");
  expect(partOf("inter", {})).toMatchObject({
    kind: "package",
    source: "https://www.npmjs.com/package/inter",
  });
});
