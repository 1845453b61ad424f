import { describe, expect, test } from "bun:test";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { dataPaths } from "../data-folder";
import { makeDatabase, sql } from "../doctor/testing/databases";
import { snapshot } from "../doctor/testing/snapshot";
import { temporaryFolder } from "../testing/app";
import { databaseIn, entriesOf, fill, LONG, tarOf } from "../testing/backups";
import { startErrorAfter } from "../testing/start-error";
import { backUp } from "./backup";
import { restore } from "./restore";

/** A backup of a filled data folder, and the place for another. */
async function backedUp() {
  const root = temporaryFolder();
  const [data, file, to] = ["data", "b.tar", "new"].map((name) => join(root.path, name));
  if (data === undefined || file === undefined || to === undefined) throw new Error("No paths");
  mkdirSync(data);
  makeDatabase(dataPaths(data).database, 3);
  fill(data);
  await backUp(file, data);
  /** The sentence that another file is refused with; the folder stays as it was, and nothing beside it. */
  const refused = async (given = file) => {
    const before = [existsSync(to) && snapshot(to), readdirSync(root.path)];
    const { message } = await startErrorAfter(restore(given, to));
    expect([existsSync(to) && snapshot(to), readdirSync(root.path)]).toEqual(before);
    return message;
  };
  /** Another backup than the one that was made. */
  const written = (name: string, bytes: Uint8Array) => {
    const path = join(root.path, name);
    writeFileSync(path, bytes);
    return path;
  };
  return {
    root: root.path,
    data,
    file,
    to,
    refused,
    written,
    [Symbol.dispose]: root[Symbol.dispose],
  };
}

/** The files of a data folder that a backup holds, with their contents. */
const kept = (folder: string) =>
  ["formats", "photos"].flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => !/^(link\.jpg|away)$/.test(file))
      .sort()
      .map((file) => {
        const path = join(folder, name, file);
        return [name, file, readFileSync(path, "utf8"), Math.floor(statSync(path).mtimeMs / 1000)];
      }),
  );

test("a new folder holds what was backed up, for its owner alone", async () => {
  using at = await backedUp();
  const said = (await restore(at.file, at.to)).split("\n");
  expect(said[0]).toMatch(
    new RegExp(
      `^Restored ${at.file} \\(made at \\S+Z by Sightline \\S+\\) to ${at.to}: 3 reports, 2 files in formats/, 2 files in photos/\\.$`,
    ),
  );
  expect(said.slice(1)).toEqual([
    "Not in it, copy them yourself: elevation, region.pmtiles.",
    "The administrator's token is not in it: the first start makes a new one.",
  ]);
  expect(readdirSync(at.to).sort()).toEqual([".set-up", "formats", "photos", "sightline.db"]);
  expect(kept(at.to)).toEqual(kept(at.data));
  const inIt = readFileSync(await databaseIn(at.file));
  expect(readFileSync(dataPaths(at.to).database).equals(inIt)).toBeTrue();
  for (const [path, state] of Object.entries(snapshot(at.to)))
    expect([path, state.slice(0, 6)]).toEqual([path, state.startsWith("4") ? "40700 " : "100600"]);
  expect(readdirSync(at.root).sort()).toEqual(["b.tar", "b.tar-database", "data", "new"]);
});

test("a folder with own maps, heights, a token and an empty photos folder is filled up", async () => {
  using at = await backedUp();
  for (const name of ["", "photos", "elevation"]) mkdirSync(join(at.to, name));
  for (const name of ["region.pmtiles", "admin-token"]) writeFileSync(join(at.to, name), "kept");
  expect((await restore(at.file, at.to)).split("\n")).toHaveLength(1);
  expect(kept(at.to)).toEqual(kept(at.data));
  expect(readFileSync(join(at.to, "admin-token"), "utf8")).toBe("kept");
  expect(readdirSync(at.to)).not.toContain(".restoring");
});

test("the copy of a database, as earlier versions made it, is taken too", async () => {
  using at = await backedUp();
  expect(await restore(await databaseIn(at.file), at.to)).toContain(`to ${at.to}: 3 reports.`);
  expect(readdirSync(at.to).sort()).toEqual([".set-up", "sightline.db"]);
});

test("what a killed one left is removed, and of two at once one is refused", async () => {
  using at = await backedUp();
  mkdirSync(`${at.to}.restoring`);
  writeFileSync(`${at.to}.restoring/sightline.db`, "half");
  writeFileSync(`${at.to}.restoring-lock`, "");
  await restore(at.file, at.to);
  expect(readdirSync(at.root).sort()).toEqual(["b.tar", "data", "new"]);
});

describe("refused in one sentence, and the folder stays as it was:", () => {
  test("a folder that holds a database, its log, formats or photographs, or is none", async () => {
    using at = await backedUp();
    const remedy = "stop Sightline and move that folder away, or name a new one with --data.";
    for (const name of ["sightline.db", "sightline.db-wal"]) {
      const folder = join(at.root, `with ${name}`);
      mkdirSync(folder);
      writeFileSync(join(folder, name), "");
      expect((await startErrorAfter(restore(at.file, folder))).message).toBe(
        `The folder ${folder} holds a database already: ${remedy}`,
      );
    }
    mkdirSync(join(at.to, "photos"), { recursive: true });
    writeFileSync(join(at.to, "photos", "mine.jpg"), "");
    expect(await at.refused()).toBe(`The folder ${at.to} holds photos already: ${remedy}`);
    expect((await startErrorAfter(restore(at.file, at.file))).message).toBe(
      `${at.file} is not a folder: choose another with --data.`,
    );
    const away = join(at.root, "no", "folder");
    expect((await startErrorAfter(restore(at.file, away))).message).toBe(
      `The backup cannot be put into ${away}: the folder around it does not exist.`,
    );
  });

  test("a backup that is not there, is a folder, or is something else", async () => {
    using at = await backedUp();
    const missing = join(at.root, "missing.tar");
    expect(await at.refused(missing)).toBe(
      `The backup ${missing} cannot be read: it does not exist.`,
    );
    expect(await at.refused(at.data)).toBe(`The backup ${at.data} cannot be read: it is a folder.`);
    const others = ["", "my notes\n".repeat(200), "\u001f\u008b", "\0".repeat(2000)];
    for (const [number, text] of others.entries()) {
      const file = at.written(`${number}.tar`, Buffer.from(text));
      expect(await at.refused(file)).toMatch(/is (no backup of Sightline's|cut short)/);
    }
  });

  test("one that is cut short, wherever that is", async () => {
    using at = await backedUp();
    const whole = readFileSync(at.file);
    const manifestAt = whole.lastIndexOf("manifest.json\0");
    for (const length of [
      1000,
      whole.length / 2,
      manifestAt,
      manifestAt + 600,
      whole.length - 1024,
    ]) {
      const file = at.written("cut.tar", whole.subarray(0, length));
      expect(await at.refused(file)).toBe(
        `The backup ${file} is cut short: use another copy of it.`,
      );
    }
  });

  test("one with a changed byte", async () => {
    using at = await backedUp();
    const whole = readFileSync(at.file);
    for (const [from, name] of [
      [5000, "sightline.db"],
      [whole.indexOf("BM", whole.indexOf("photos/BM-21.jpg") + 512), "photos/BM-21.jpg"],
    ] as const) {
      const bytes = Buffer.from(whole);
      bytes[from] = (bytes[from] ?? 0) ^ 1;
      const file = at.written("bad.tar", bytes);
      expect(await at.refused(file)).toBe(
        `The backup ${file} is damaged (${name}): use another copy of it.`,
      );
    }
  });

  /** The backup with other files in it; those that are undefined are left out. */
  const changed = async (
    at: Awaited<ReturnType<typeof backedUp>>,
    other: Record<string, string | undefined>,
  ) => {
    const entries = await entriesOf(at.file);
    const manifest = entries.get("manifest.json");
    entries.delete("manifest.json");
    if (manifest) entries.set("manifest.json", manifest);
    for (const [name, text] of Object.entries(other)) {
      if (text === undefined) entries.delete(name);
      else entries.set(name, Buffer.from(text));
    }
    const isLast = other["manifest.json"] !== undefined || !manifest;
    if (!isLast) {
      entries.delete("manifest.json");
      if (!("manifest.json" in other)) entries.set("manifest.json", manifest);
    }
    return at.written("changed.tar", await tarOf(entries));
  };

  test("one that lacks a file or has one more than its manifest", async () => {
    using at = await backedUp();
    for (const [other, says] of [
      [{ "photos/BM-21.jpg": undefined }, "is damaged (photos/BM-21.jpg)"],
      [{ [`photos/${LONG}`]: "other" }, `is damaged (photos/${LONG})`],
      [{ "photos/more.jpg": "more" }, "is damaged (photos/more.jpg)"],
      [{ "manifest.json": undefined }, "is cut short"],
      [{ "manifest.json": "{" }, "is damaged (manifest.json)"],
      [{ "manifest.json": "[]" }, "is no backup"],
      [{ "manifest.json": '{"sightlineBackup": 1}' }, "is damaged (manifest.json)"],
    ] as const)
      expect(await at.refused(await changed(at, other))).toContain(says);
  });

  test.each([
    "../out.jpg",
    "photos/../../out.jpg",
    "/tmp/out.jpg",
    "photos//out.jpg",
    "photos/./out.jpg",
    "photos/a/../out.jpg",
    "elevation/out.hgt",
    "admin-token",
    ".set-up",
    "photos",
    "sightline.db/",
    "sightline.db-wal",
    "../out/",
  ])("one that would write to %j", async (name) => {
    using at = await backedUp();
    const file = await changed(at, { [name]: name.endsWith("/") ? "" : "x" });
    expect(await at.refused(file)).toBe(`The file ${file} is no backup of Sightline's.`);
  });

  test("one of a newer version, by its manifest or its database", async () => {
    using at = await backedUp();
    const newer = (file: string) =>
      `The backup ${file} was made by a newer Sightline: restore it with that one.`;
    const manifest = await changed(at, { "manifest.json": '{"sightlineBackup": 2}' });
    expect(await at.refused(manifest)).toBe(newer(manifest));
    const { database } = dataPaths(at.data);
    sql(database, "INSERT INTO __drizzle_migrations VALUES (NULL, 'x', 99999999999999)");
    const file = join(at.root, "newer.tar");
    await backUp(file, at.data);
    expect(await at.refused(file)).toBe(newer(file));
  });

  test("another program's database, and one with a damaged page", async () => {
    using at = await backedUp();
    const file = join(at.root, "other.db");
    copyFileSync(await databaseIn(at.file), file);
    sql(file, "DROP TABLE __drizzle_migrations");
    expect(await at.refused(file)).toBe(`The file ${file} is no backup of Sightline's.`);
    const bytes = readFileSync(await databaseIn(at.file));
    const bad = at.written("bad.db", Buffer.from(bytes).fill(0xa5, 4096, 40_000));
    expect(await at.refused(bad)).toBe(
      `The backup ${bad} is damaged (sightline.db): use another copy of it.`,
    );
  });
});

test("a link in the place of the folder's photographs is not followed", async () => {
  using at = await backedUp();
  mkdirSync(at.to);
  symlinkSync(join(at.data, "elevation"), join(at.to, "photos"));
  expect(await at.refused()).toContain("holds photos already");
});
