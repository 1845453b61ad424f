import { describe, expect, test } from "bun:test";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeChecksums } from "../../scripts/bundle/checksums";
import { CHECKSUMS } from "../assets";
import { temporaryFolder } from "../testing/app";
import { checkBuiltInFiles } from "./built-in-files";
import { lineOf } from "./finding";

const FILES = {
  "page/index.html": "<!doctype html>",
  "page/assets/main-1.js": "console.log(1)",
  "page/assets/main-1.js.br": "as brotli",
  "map/places.tsv": "",
};

/** The contents of an executable, as the build makes them: the code, folders, and their list. */
function executable() {
  const folder = temporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  };
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  write("sightline", "the code");
  const folders = ["page", "map"].map((name) => join(folder.path, name));
  writeChecksums(join(folder.path, CHECKSUMS), folders);
  const lines = () => checkBuiltInFiles(folder.path).map(lineOf);
  return { path: folder.path, write, lines, [Symbol.dispose]: folder[Symbol.dispose] };
}

test("all as they were built", () => {
  using built = executable();
  expect(built.lines()).toEqual(["ok    built-in files: 4 files, each as it was built"]);
});

describe("at fault", () => {
  test("an altered, a missing and a foreign file are named, empty ones as well", () => {
    using built = executable();
    built.write("page/assets/main-1.js.br", "as brotl1");
    built.write("map/places.tsv", " ");
    rmSync(join(built.path, "page/index.html"));
    built.write("page/assets/evil.js", "");
    built.write("other/x", "x");
    expect(built.lines().sort()).toEqual([
      "FAIL  built-in file map/places.tsv: it is damaged; copy the executable again",
      "FAIL  built-in file other/x: it is not part of the build; copy the executable again",
      "FAIL  built-in file page/assets/evil.js: it is not part of the build; copy the executable again",
      "FAIL  built-in file page/assets/main-1.js.br: it is damaged; copy the executable again",
      "FAIL  built-in file page/index.html: it is missing; copy the executable again",
    ]);
  });

  test.each(["", "{", "[]", "{}", "null"])("a list that reads %j", (text) => {
    using built = executable();
    built.write(CHECKSUMS, text);
    expect(built.lines()).toEqual([
      "FAIL  built-in files: the list of them is damaged; copy the executable again",
    ]);
  });

  test("a list without a file's entry", () => {
    using built = executable();
    built.write(CHECKSUMS, '{"map/places.tsv":"e3b0c44298fc1c149afbf4c8996fb924"}');
    expect(built.lines().every((line) => line.startsWith("FAIL  built-in file "))).toBeTrue();
    expect(built.lines()).toHaveLength(4);
  });
});

test("from source it says that it does not compare them", () => {
  expect(checkBuiltInFiles().map(({ level }) => level)).toEqual(["skip"]);
});
