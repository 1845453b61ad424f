import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeChecksums } from "./checksums";

test("every file stands under its folder's name, in one order, and nothing of an older list", () => {
  const base = mkdtempSync(join(tmpdir(), "sightline-checksums-"));
  try {
    mkdirSync(join(base, "page", "assets"), { recursive: true });
    mkdirSync(join(base, "map"));
    writeFileSync(join(base, "page", "z.txt"), "abc");
    writeFileSync(join(base, "page", "assets", "a.txt"), "");
    writeFileSync(join(base, "map", "m"), "abc");
    const list = join(base, "sums", "files.json");
    const folders = [join(base, "page"), join(base, "map")];
    mkdirSync(join(base, "sums"));
    writeFileSync(join(base, "sums", "old"), "");
    writeChecksums(list, folders);
    // SHA-256 of "abc" and of nothing, as FIPS 180-2 and RFC 4634 have them.
    const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    const text = readFileSync(list, "utf8");
    expect(text).toBe(
      JSON.stringify({ "map/m": abc, "page/assets/a.txt": nothing, "page/z.txt": abc }),
    );
    writeChecksums(list, folders.reverse());
    expect(readFileSync(list, "utf8")).toBe(text);
    expect(() => readFileSync(join(base, "sums", "old"))).toThrow();
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});
