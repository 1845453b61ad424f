import { expect, test } from "bun:test";
import { readInside } from "../../web/features/settings/inside-list";
import { inOrder, type LicensedPart } from "./licensed-part";
import { writeList, writeText } from "./write";

const part = (
  kind: LicensedPart["kind"],
  name: string,
  text: string,
  note: string | null = null,
): LicensedPart => ({
  ...{ kind, name, text, note },
  ...{ version: kind === "library" ? null : "1.0.0", licence: "MIT", source: null },
});

const PARTS = inOrder([
  part("library", "zlib", "Text of zlib", "Linked."),
  part("package", "b", "Shared text"),
  part("package", "a", "Shared text"),
  part("data", "Map", "Text of the map", "© its makers."),
]);

test("parts stand by kind and name", () => {
  expect(PARTS.map(({ name }) => name)).toEqual(["a", "b", "Map", "zlib"]);
});

test("the text lists all, then each licence once with those under it", () => {
  const text = writeText("1.2.3", PARTS);
  expect(text).toStartWith("Sightline 1.2.3: what is inside");
  expect(text).toContain(
    "\nPACKAGES\n  a 1.0.0 (MIT)\n  b 1.0.0 (MIT)\n\nDATA\n  Map 1.0.0 (MIT)\n",
  );
  expect(text.split("Shared text")).toHaveLength(2);
  expect(text).toMatch(/={80}\na 1\.0\.0 \(MIT\)\nb 1\.0\.0 \(MIT\)\n={80}\n\nShared text\n/);
  expect(text).toMatch(/={80}\nMap 1\.0\.0 \(MIT\)\n© its makers\.\n={80}\n\nText of the map\n/);
  expect(text).toContain("zlib (MIT)\nLinked.\n");
});

test("the page reads back what was written for it", () => {
  const list = readInside(JSON.parse(writeList("1.2.3", PARTS)));
  expect(list?.version).toBe("1.2.3");
  expect(list?.texts).toHaveLength(3);
  const shown = list?.parts.map(({ name, text }) => [name, list.texts[text]]);
  expect(shown).toEqual(PARTS.map(({ name, text }) => [name, text]));
  expect(readInside({ parts: 1 })).toBeNull();
  expect(readInside("")).toBeNull();
});
