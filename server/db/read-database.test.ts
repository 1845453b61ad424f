import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { makeDatabase } from "../doctor/testing/databases";
import { temporaryFolder } from "../testing/app";
import { readDatabase } from "./read-database";

const count = (database: Database) => database.query("SELECT count(*) FROM reports").values()[0];

/** A folder with a closed database of three reports. */
function closed() {
  const folder = temporaryFolder();
  const file = join(folder.path, "sightline.db");
  makeDatabase(file, 3);
  return { path: folder.path, file, [Symbol.dispose]: folder[Symbol.dispose] };
}

test("a closed one is read once, and nothing is left beside it", () => {
  using folder = closed();
  let calls = 0;
  const found = readDatabase(folder.file, (database) => {
    calls += 1;
    expect(readdirSync(folder.path)).toEqual(["sightline.db"]);
    return count(database);
  });
  expect([found, calls]).toEqual([[3], 1]);
  expect(readdirSync(folder.path)).toEqual(["sightline.db"]);
});

test("it cannot be written to, closed or open", () => {
  using folder = closed();
  const write = () => readDatabase(folder.file, (database) => database.run("DELETE FROM reports"));
  expect(write).toThrow(/readonly/);
  const server = new Database(folder.file);
  server.run("DELETE FROM reports WHERE id = 1");
  expect(write).toThrow(/readonly/);
  server.close();
});

test.each(["runs on", "ends again"])(
  "what was read before a server started and %s is void",
  (how) => {
    using folder = closed();
    let server: Database | undefined;
    const found: unknown[] = [];
    const last = readDatabase(folder.file, (database) => {
      found.push(count(database));
      if (server !== undefined) return count(database);
      server = new Database(folder.file);
      server.run("DELETE FROM reports WHERE id = 1");
      if (how === "ends again") {
        server.run("PRAGMA wal_checkpoint(TRUNCATE)");
        server.close(true);
      }
      // The result of a half-written page, for example.
      throw new Error("The database is damaged.");
    });
    expect([found, last]).toEqual([[[3], [2]], [2]]);
    server?.close();
  },
);

test("what goes wrong although nobody else is there is told", () => {
  using folder = closed();
  let calls = 0;
  const read = () => {
    calls += 1;
    throw new Error("The database is damaged.");
  };
  expect(() => readDatabase(folder.file, read)).toThrow("The database is damaged.");
  expect(calls).toBe(1);
});
