import { expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PATROL } from "../modules/formats/testing/patrol";
import { temporaryFolder } from "../testing/app";
import { checkFormats } from "./formats";

test("a folder that is not there holds nothing; what is no folder is named", () => {
  using root = temporaryFolder();
  const folder = join(root.path, "formats");
  const what = `report formats ${folder}`;
  expect(checkFormats(folder)).toEqual([]);
  writeFileSync(folder, "a file");
  expect(checkFormats(folder)).toEqual([
    { level: "FAIL", what, text: "they cannot be read: it is not a folder" },
  ]);
});

test("what is refused is named with its first error", () => {
  using root = temporaryFolder();
  const folder = join(root.path, "formats");
  mkdirSync(folder);
  writeFileSync(join(folder, "patrol.json"), JSON.stringify(PATROL));
  expect(checkFormats(folder)).toMatchObject([{ text: "1 format" }]);
  writeFileSync(
    join(folder, "wrong.json"),
    JSON.stringify({ ...PATROL, id: "b", name: "B", word: "HLR" }),
  );
  expect(JSON.stringify(checkFormats(folder))).toContain(
    "not loaded: word: another format has the word HLR",
  );
});
