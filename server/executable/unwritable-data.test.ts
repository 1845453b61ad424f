import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { chmodSync, cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { boundAccount } from "../testing/bound-account";
import { refused, save, start } from "../testing/executable";
import { EXECUTABLE } from "../testing/process";
import { readOnlyFolder } from "../testing/read-only";

/** A data folder that held reports, as a stopped server leaves it. */
const sound = temporaryFolder();

beforeAll(async () => {
  await using server = await start(sound.path);
  await save(server, "kept");
  server.kill("SIGTERM");
  await server.exited;
});

afterAll(() => sound[Symbol.dispose]());

const READ_ONLY = /(access is denied|its file system is read-only)\.\n$/;

describe("a file system that may only be read", () => {
  test("is named in one line, whether the folder is there or would have to be made", async () => {
    using folder = readOnlyFolder();
    using elsewhere = temporaryFolder();
    for (const data of [folder.path, join(folder.path, "data")]) {
      const { stderr } = await refused(elsewhere.path, data);
      expect(stderr).toStartWith(`The data folder ${data} cannot be used: `);
      expect(stderr).toMatch(READ_ONLY);
    }
  });

  test("with a folder that once was in use is named in one line, and left as it is", async () => {
    using copy = readOnlyCopy();
    const { stderr } = await refused("/", copy.data, copy.program);
    expect(stderr).toStartWith(`The data folder ${copy.data} cannot be used: `);
    expect(stderr).toMatch(READ_ONLY);
    expect(copy.isUnchanged()).toBeTrue();
  });
});

/** What the modes of the folder and of its database are, and what is said of it. */
const MODES: [string, number, number, "data" | "data/sightline.db"][] = [
  ["a folder that belongs to another", 0o000, 0o600, "data"],
  ["a folder that may only be read", 0o555, 0o644, "data"],
  ["a database that may only be read", 0o777, 0o444, "data/sightline.db"],
  ["a database that may not be read", 0o777, 0o000, "data/sightline.db"],
];

describe("an account that modes hold", () => {
  test.each(MODES)("%s: one line", async (_, folderMode, databaseMode, named) => {
    using account = boundAccount();
    if (account === null) throw new Error("Install setpriv: apt-get install util-linux");
    using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const { data, isUnchanged } = copyTo(folder.path);
    chmodSync(join(data, "sightline.db"), databaseMode);
    chmodSync(data, folderMode);
    try {
      const { stderr } = await refused("/", data, account.program);
      const place = join(folder.path, named);
      expect(stderr).toStartWith(
        named === "data"
          ? `The data folder ${place} cannot be used: access is denied.`
          : `The database ${place} cannot be opened and written: check that it is yours, that it is not read-only`,
      );
    } finally {
      chmodSync(data, 0o700);
      chmodSync(join(data, "sightline.db"), 0o600);
    }
    expect(isUnchanged()).toBeTrue();
  });
});

/** The data folder at another place, and whether its database is still the same. */
function copyTo(folder: string) {
  const data = join(folder, "data");
  const from = join(sound.path, "data");
  cpSync(from, data, { recursive: true });
  return {
    data,
    /** The same database, and nothing beside it that was not there. */
    isUnchanged: () =>
      readFileSync(join(data, "sightline.db")).equals(readFileSync(join(from, "sightline.db"))) &&
      readdirSync(data).every((name) => readdirSync(from).includes(name)),
  };
}

/** On a file system of its own where one may be mounted, else closed by its mode. */
function readOnlyCopy() {
  const folder = temporaryFolder();
  const run = (...command: string[]) =>
    Bun.spawnSync(command, { stdout: "ignore", stderr: "ignore" }).success;
  const isMounted =
    process.getuid?.() === 0 &&
    run("mount", "-t", "tmpfs", "-o", "size=8m", "none", folder.path) &&
    run("chmod", "755", folder.path);
  const copy = copyTo(folder.path);
  if (isMounted) expect(run("mount", "-o", "remount,ro", folder.path)).toBeTrue();
  else {
    chmodSync(folder.path, 0o755);
    chmodSync(copy.data, 0o555);
  }
  const account = isMounted ? null : boundAccount();
  return {
    ...copy,
    program: account?.program ?? EXECUTABLE,
    [Symbol.dispose]() {
      account?.[Symbol.dispose]();
      if (isMounted) run("umount", "--lazy", folder.path);
      else chmodSync(copy.data, 0o700);
      folder[Symbol.dispose]();
    },
  };
}
