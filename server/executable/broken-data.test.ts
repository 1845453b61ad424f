import { Database } from "bun:sqlite";
import { beforeAll, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { refused, save, start } from "../testing/executable";
import { testPlatform } from "../testing/platforms";
import { EXECUTABLE, runToEnd } from "../testing/process";

/** A database that held reports, as a stopped server leaves it. */
let sound: Buffer;

beforeAll(async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  await Promise.all(Array.from({ length: 50 }, (_, number) => save(server, `c-${number}`)));
  server.kill("SIGTERM");
  await server.exited;
  sound = readFileSync(join(folder.path, "data", "sightline.db"));
});

const withGarbage = (from: number, to: number) => {
  const bytes = Buffer.from(sound);
  bytes.fill(0xa5, from, to);
  return bytes;
};

function fromTheFuture(): Buffer {
  using folder = temporaryFolder();
  const file = join(folder.path, "newer.db");
  writeFileSync(file, sound);
  const database = new Database(file);
  database.run("PRAGMA journal_mode = DELETE");
  const later = Date.now() + 10 * 365 * 86_400_000;
  database.run("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', ?)", [later]);
  database.close(true);
  return readFileSync(file);
}

const FAULTS: Record<string, { make(): Buffer; says: RegExp }> = {
  "a bad header": { make: () => withGarbage(0, 100), says: /is damaged: move the folder away/ },
  "a bad page in its middle": {
    make: () => withGarbage(Math.floor(sound.length / 2), sound.length - 4096),
    says: /is damaged: move the folder away/,
  },
  "no bytes where one was set up": {
    make: () => Buffer.alloc(0),
    says: /is empty, but held reports before: move the folder away/,
  },
  "a schema of a newer Sightline": {
    make: fromTheFuture,
    says: /was written by a newer Sightline: start that one/,
  },
};

describe("a database with", () => {
  test.each(Object.entries(FAULTS))(
    "%s is named in one line, and left as it is",
    async (_, fault) => {
      using folder = temporaryFolder();
      const data = join(folder.path, "data");
      const file = join(data, "sightline.db");
      mkdirSync(data);
      writeFileSync(join(data, ".set-up"), "");
      const bytes = fault.make();
      writeFileSync(file, bytes);
      const ended = await refused(folder.path, data);
      expect(ended.stderr).toMatch(fault.says);
      expect(ended.stderr).toContain(file);
      expect(readFileSync(file).equals(bytes)).toBeTrue();
    },
  );
});

test("a data folder that is a file, or where none can be made, is named in one line", async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "a-file");
  writeFileSync(file, "");
  for (const data of [file, join(file, "below"), "/proc/sightline"]) {
    const { stderr } = await refused(folder.path, data);
    expect(stderr).toContain(`The data folder ${data} cannot be used: `);
  }
});

test("a database that was set up and has gone is not replaced by an empty one without a word", async () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  const file = join(data, "sightline.db");
  const mark = join(data, ".set-up");
  const run = async () => {
    await using server = await start(folder.path);
    server.kill("SIGTERM");
    await server.exited;
  };
  await run();
  renameSync(file, join(folder.path, "moved.db"));
  writeFileSync(
    join(folder.path, "list.json"),
    JSON.stringify([testPlatform({ platformId: "NEW" })]),
  );
  for (const args of [[], ["import", "list.json"]]) {
    const ended = await runToEnd({
      program: EXECUTABLE,
      args: [...args, "--data", data],
      cwd: folder.path,
    });
    expect([ended.status, ended.stdout]).toEqual([1, ""]);
    expect(ended.stderr).toBe(
      `The database ${file} is missing, although one was set up here: put it back, or move the folder away and run "sightline restore" with a backup, or delete ${mark} to start with an empty one.\n`,
    );
    expect(existsSync(file)).toBeFalse();
  }
  // What the sentence says works: a fresh one, and the old one again.
  rmSync(mark);
  await run();
  renameSync(join(folder.path, "moved.db"), file);
  await run();
});
