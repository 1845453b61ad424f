import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differing, readSums, writeSums } from "./sums";

const bytes = (text: string) => new TextEncoder().encode(text);
const files = new Map([
  ["b.exe", bytes("two")],
  ["a b.txt", bytes("one")],
]);

test("sums stand in the order of the names, and are read again", () => {
  const text = writeSums(files);
  expect(text).toMatch(/^[0-9a-f]{64} {2}a b\.txt\n[0-9a-f]{64} {2}b\.exe\n$/);
  expect([...readSums(text).keys()]).toEqual(["a b.txt", "b.exe"]);
  expect(() => readSums("abc  x")).toThrow("is no sum");
});

/** What checks sums on Linux; macOS has the other. */
const CHECKER = Bun.which("sha256sum") ? ["sha256sum"] : ["shasum", "-a", "256"];

test("sha256sum takes them, and finds a change", () => {
  const folder = mkdtempSync(join(tmpdir(), "sightline-sums-"));
  try {
    for (const [name, content] of files) writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, "SHA256SUMS"), writeSums(files));
    const check = () =>
      Bun.spawnSync([...CHECKER, "-c", "SHA256SUMS"], { cwd: folder, stderr: "ignore" }).exitCode;
    expect(check()).toBe(0);
    writeFileSync(join(folder, "b.exe"), "too");
    expect(check()).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("what differs between two releases is named", () => {
  const one = writeSums(files);
  expect(differing(one, one)).toEqual([]);
  const other = writeSums(new Map([["b.exe", bytes("too")]]));
  expect(differing(one, other)).toEqual(["a b.txt", "b.exe"]);
});
