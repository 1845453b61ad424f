import { describe, expect, test } from "bun:test";
import { chmodSync, chownSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataPaths } from "../data-folder";
import { temporaryFolder } from "../testing/app";
import { JPEG } from "../testing/photos";
import { readOnlyFolder } from "../testing/read-only";
import { checkDataFolder, checkSpace } from "./data-folder";
import { lineOf } from "./finding";
import { snapshot } from "./testing/snapshot";

/** A folder, and what is said of it with its path left out. */
function dataFolder(name = "") {
  const folder = temporaryFolder();
  const path = join(folder.path, name);
  const lines = async () =>
    (await checkDataFolder(dataPaths(path))).map((finding) =>
      lineOf(finding).replaceAll(path, "DATA"),
    );
  return { path, root: folder.path, lines, [Symbol.dispose]: folder[Symbol.dispose] };
}

const SPACE = expect.stringMatching(/^(ok {4}|warn {2}|FAIL {2})free disk space: [\d.]+ [kMGT]B/);

test("one that is well", async () => {
  using data = dataFolder();
  writeFileSync(join(data.path, "admin-token"), `${"token".repeat(6)}\n`, { mode: 0o600 });
  mkdirSync(join(data.path, "photos"));
  writeFileSync(join(data.path, "photos", "T-72.jpg"), JPEG);
  const before = snapshot(data.path);
  expect(await data.lines()).toEqual([
    "ok    data folder DATA: yours alone (mode 0700)",
    SPACE,
    "ok    photographs DATA/photos: 1 photograph",
    "ok    administrator's token DATA/admin-token: yours alone (mode 0600)",
  ]);
  expect(snapshot(data.path)).toEqual(before);
});

test("one that is not there yet is well where it can be made, and is not made", async () => {
  using data = dataFolder("not/yet");
  expect(await data.lines()).toEqual([
    "ok    data folder DATA: nothing there yet; it is created at first start",
    SPACE,
  ]);
  expect(readdirSync(data.root)).toEqual([]);
});

describe("of no use:", () => {
  test("a file in its place, or on the way to it", async () => {
    using data = dataFolder("file");
    writeFileSync(data.path, "");
    expect(await data.lines()).toEqual([
      "FAIL  data folder DATA: it is not a folder; choose another with --data",
    ]);
    const [below] = await checkDataFolder(dataPaths(join(data.path, "a", "b")));
    expect(below).toMatchObject({
      level: "FAIL",
      text: "it cannot be used: part of its path is not a folder; choose another with --data",
    });
  });

  test("a link that leads nowhere", async () => {
    using data = dataFolder("link");
    symlinkSync(join(data.root, "gone"), data.path);
    expect(await data.lines()).toEqual([
      "FAIL  data folder DATA: it cannot be used: it does not exist; choose another with --data",
    ]);
  });

  test("one that is read-only, or that would have to be made in such a place", async () => {
    using folder = readOnlyFolder();
    const first = async (path: string) => (await checkDataFolder(dataPaths(path))).map(lineOf)[0];
    const WHY = "(access is denied|its file system is read-only); choose another with --data";
    expect(await first(folder.path)).toMatch(new RegExp(`^FAIL .+: it cannot be used: ${WHY}$`));
    expect(await first(join(folder.path, "not", "yet"))).toMatch(
      new RegExp(`^FAIL .+: it cannot be made in ${folder.path}: ${WHY}$`),
    );
  });

  test("a disk without room", () => {
    // Its files are the system's own answers: it has no room at all.
    expect(lineOf(checkSpace("/proc"))).toBe(
      "FAIL  free disk space: 0 bytes; the disk is full or nearly so, make room on it",
    );
  });
});

describe("worth a look:", () => {
  test("a folder that other accounts may look into", async () => {
    using data = dataFolder();
    chmodSync(data.path, 0o750);
    expect((await data.lines())[0]).toBe(
      "warn  data folder DATA: other accounts can read it (mode 0750); set its mode to 0700",
    );
  });

  test("a folder of another account", async () => {
    using data = dataFolder();
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(data.path, 12_345, 12_345);
    // Anybody may write to that one, and it is root's.
    const [finding] = await checkDataFolder(dataPaths(isRoot ? data.path : "/tmp"));
    expect(finding).toMatchObject({
      level: "warn",
      text: `it can be written to, but belongs to another account (number ${isRoot ? 12_345 : 0})`,
    });
  });

  test("photographs that are not shown", async () => {
    using data = dataFolder();
    mkdirSync(join(data.path, "photos"));
    writeFileSync(join(data.path, "photos", "T-72.png"), "a text");
    const what = "warn  photographs DATA/photos: 0 photographs; not shown: T-72.png: neither";
    expect((await data.lines())[2]).toBe(`${what} JPEG nor PNG nor WebP inside`);
    writeFileSync(join(data.path, "photos", "notes.txt"), "");
    writeFileSync(join(data.path, "photos", "T-80.jpg"), JPEG);
    expect((await data.lines())[2]).toBe(
      `${what.replace("0 photographs", "1 photograph")} JPEG nor PNG nor WebP inside, and 1 more`,
    );
    writeFileSync(join(data.path, "photos", "T-90.jpg"), JPEG.subarray(0, 300));
    expect((await data.lines())[2]).toEndWith("and 2 more");
  });

  test("a file in the place of the photographs", async () => {
    using data = dataFolder();
    writeFileSync(join(data.path, "photos"), "");
    expect((await data.lines())[2]).toBe(
      "warn  photographs DATA/photos: not a folder, so no photograph is shown",
    );
  });
});

test("an administrator's token that others may read, that is too short or empty fails", async () => {
  using data = dataFolder();
  const file = join(data.path, "admin-token");
  const again = "delete it, and the next start creates a new one";
  writeFileSync(file, "token\n");
  chmodSync(file, 0o644);
  expect((await data.lines()).at(-1)).toBe(
    `FAIL  administrator's token DATA/admin-token: other accounts can read it (mode 0644); ${again}`,
  );
  chmodSync(file, 0o600);
  expect((await data.lines()).at(-1)).toBe(
    `FAIL  administrator's token DATA/admin-token: it has fewer than 24 characters; ${again}`,
  );
  writeFileSync(file, "\n");
  expect((await data.lines()).at(-1)).toBe(
    `FAIL  administrator's token DATA/admin-token: it is empty; ${again}`,
  );
});
