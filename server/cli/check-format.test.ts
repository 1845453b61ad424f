import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeFormat } from "./check-format";

const folder = mkdtempSync(join(tmpdir(), "sightline-format-"));

function described(text: string): { isGood: boolean; lines: string[] } {
  const file = join(folder, "format.json");
  writeFileSync(file, text);
  const lines: string[] = [];
  const isGood = describeFormat(file, (line) => lines.push(line));
  return { isGood, lines };
}

/** The handbook's example, and what it says that the command prints. */
const CHAPTER = readFileSync(
  join(import.meta.dir, "../../web/handbook/21-your-own-formats.md"),
  "utf8",
);
const [, EXAMPLE = ""] = /```json\n(.*?)```/s.exec(CHAPTER) ?? [];
const [, ANSWER = ""] = /```\n(.*?)```/s.exec(CHAPTER.replace(/```json.*?```/s, "")) ?? [];

test("the handbook's example is good, and is described as the handbook says", () => {
  const { isGood, lines } = described(EXAMPLE);
  expect(lines.join("\n")).toBe(ANSWER.trimEnd());
  expect(isGood).toBe(true);
});

test("what is wrong is named by its path, a line each", () => {
  const wrong = EXAMPLE.replace("{task}", "{job}").replace('"footprints"', '"Footprints!"');
  expect(described(wrong)).toEqual({
    isGood: false,
    lines: ["icon: use a-z, digits and hyphens"],
  });
  expect(described(EXAMPLE.replace("{task}", "{job}"))).toEqual({
    isGood: false,
    lines: ["message[1]: there is no field for {job}"],
  });
  expect(described("{")).toEqual({ isGood: false, lines: ["this is not JSON"] });
  expect(described(EXAMPLE.replace('"PATROL"', '"HLR"')).lines).toEqual([
    "word: another format has the word HLR",
  ]);
});

test("a document that takes the place of a preview says so", () => {
  const { isGood, lines } = described(EXAMPLE.replace('"PATROL"', '"SALUTE"'));
  expect(isGood).toBe(true);
  expect(lines.slice(0, 2)).toEqual([
    "Patrol report (Patrol), at /f/patrol",
    "It takes the place of the preview SALUTE Report.",
  ]);
});

test("a file that is not there is named", () => {
  expect(() => describeFormat(join(folder, "none.json"), () => {})).toThrow(
    /^The file .*none\.json cannot be read: it does not exist\.$/,
  );
  rmSync(folder, { recursive: true });
});
