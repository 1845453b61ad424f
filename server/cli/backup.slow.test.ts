import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { hashOf } from "../access/tokens";
import { dataPaths } from "../data-folder";
import { reports } from "../db/schema";
import { DAMAGED_DATABASES, makeDatabase } from "../doctor/testing/databases";
import { snapshot } from "../doctor/testing/snapshot";
import { ownIdentity } from "../modules/network/certificate";
import { keepJoined } from "../modules/network/joined";
import { createLaptops } from "../modules/network/laptops";
import { openTestStore, temporaryFolder } from "../testing/app";
import { databaseIn, entriesOf, fill, LONG } from "../testing/backups";
import { readOnlyFolder } from "../testing/read-only";
import { startErrorAfter } from "../testing/start-error";
import { VERSION } from "../version";
import { backUp } from "./backup";

/** A data folder with a sound database, and a folder for backups beside it. */
function folders(count = 1000) {
  const root = temporaryFolder();
  const data = join(root.path, "data");
  const target = join(root.path, "kept");
  for (const folder of [data, target]) mkdirSync(folder);
  const { database } = dataPaths(data);
  if (count > 0) makeDatabase(database, count);
  const refused = async (file = join(target, "b.tar"), dataFolder = data) =>
    (await startErrorAfter(backUp(file, dataFolder))).message;
  return { data, database, target, refused, [Symbol.dispose]: root[Symbol.dispose] };
}

test("a backup is the database, the formats and the photographs in one file for its owner alone", async () => {
  using at = folders();
  fill(at.data);
  const before = snapshot(at.data);
  const file = join(at.target, "b.tar");
  const [said, ...more] = (await backUp(file, at.data)).split("\n");
  expect(said).toMatch(
    new RegExp(
      `^Backed up to ${file} \\(\\d{3} kB\\): 1,000 reports, 2 files in formats/, 2 files in photos/\\.$`,
    ),
  );
  expect(more).toEqual([
    "Not in it, copy them yourself: elevation, region.pmtiles.",
    "Left out, for they cannot be read as files: photos/away, photos/link.jpg.",
    "The administrator's token is not in it: the first start after a restore makes a new one.",
  ]);
  expect(snapshot(at.data)).toEqual(before);
  expect(readdirSync(at.target)).toEqual(["b.tar"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const inIt = await entriesOf(file);
  const first = ["sightline.db", "formats/", "formats/hlr.off", "formats/patrol.json", "photos/"];
  const rest = ["photos/BM-21.jpg", `photos/${LONG}`, "manifest.json"];
  expect([...inIt.keys()]).toEqual([...first, ...rest]);
  expect(inIt.get("photos/BM-21.jpg")).toEqual(Buffer.from("BM"));
  const { madeAt, files, ...manifest } = JSON.parse(String(inIt.get("manifest.json")));
  expect(manifest).toEqual({
    sightlineBackup: 1,
    version: VERSION,
    notIncluded: ["elevation", "region.pmtiles"],
  });
  expect(Math.abs(Date.parse(madeAt) - Date.now())).toBeLessThan(60_000);
  for (const { name, bytes, sha256 } of files) {
    const content = inIt.get(name) ?? Buffer.alloc(0);
    expect([name, bytes]).toEqual([name, content.length]);
    expect(sha256).toBe(new Bun.CryptoHasher("sha256").update(content).digest("hex"));
  }
  expect(files).toHaveLength(5);

  const store = openTestStore(await databaseIn(file));
  expect(store.queries.select().from(reports).all()).toHaveLength(1000);
  store.close();
});

test("a place inside the backup is refused", async () => {
  using at = folders(3);
  fill(at.data);
  const inside = join(at.data, "photos", "b.tar");
  expect(await at.refused(inside)).toBe(
    `The folder photos is part of the backup: choose another one for ${inside}.`,
  );
});

test("it holds what a server has in its log, and what the server does next is not in it", async () => {
  using at = folders(0);
  const store = openTestStore(at.database);
  const insert = (clientId: string) =>
    store.queries
      .insert(reports)
      .values({
        clientId,
        reportType: "HLR",
        content: "x",
        timestamp: "",
        receivedAt: "",
        observedAt: 0,
      })
      .run();
  insert("before");
  const file = join(at.target, "b.tar");
  expect(await backUp(file, at.data)).toContain(": 1 report.");
  insert("after");
  store.close();
  const copy = new Database(await databaseIn(file), { readonly: true });
  expect(copy.query("SELECT client_id FROM reports").values()).toEqual([["before"]]);
  expect(copy.query("PRAGMA integrity_check").values()).toEqual([["ok"]]);
  copy.close();
});

test("a database without anything in it is backed up as such", async () => {
  using at = folders(0);
  openTestStore(at.database).close();
  expect(await backUp(join(at.target, "b.tar"), at.data)).toContain(": nothing yet.");
});

test("what a laptop keeps of others is in no backup, and that is said", async () => {
  using at = folders(10);
  const { share } = dataPaths(at.data);
  ownIdentity(share, new Date());
  const token = createLaptops(share).add("a".repeat(32), "OP NORTH", new Date());
  keepJoined(share, {
    ...{ id: "b".repeat(32), name: "WATCH", addresses: ["10.0.0.5:7443"], certificate: "" },
    ...{ token, laptopName: "OP NORTH", above: [] },
  });
  const file = join(at.target, "b.tar");
  expect((await backUp(file, at.data)).split("\n")[1]).toBe(
    "Keys and tokens of other laptops (share/) are not in it: after a restore each joins again, or copy that folder yourself.",
  );
  const bytes = readFileSync(file);
  for (const secret of [token, hashOf(token), "PRIVATE KEY", "hub.json", "laptops.json"])
    expect(bytes.includes(secret)).toBeFalse();
});

describe("refused in one sentence, with nothing written:", () => {
  test("a name that is taken, by a file, a link or a folder", async () => {
    using at = folders(3);
    const taken = (name: string) => at.refused(join(at.target, name));
    writeFileSync(join(at.target, "file"), "mine");
    symlinkSync("nowhere", join(at.target, "link"));
    const before = snapshot(at.target);
    for (const name of ["file", "link"]) {
      const file = join(at.target, name);
      expect(await taken(name)).toBe(`The file ${file} exists already: choose another name.`);
    }
    expect(await taken("")).toBe(`${at.target} is a folder: name a file in it.`);
    expect(snapshot(at.target)).toEqual(before);
  });

  test.each(["", "-wal", "-shm", "-journal"])(
    "the database itself, with %j behind it",
    async (end) => {
      using at = folders(3);
      const before = snapshot(at.data);
      const own = at.database + end;
      expect(await at.refused(own)).toBe(
        `The file ${own} is the database's own: choose another name.`,
      );
      symlinkSync(at.data, join(at.target, "link"));
      expect(await at.refused(join(at.target, "link", `sightline.db${end}`))).toContain(
        "database's own",
      );
      expect(snapshot(at.data)).toEqual(before);
    },
  );

  test("a folder that is missing, or that is a file", async () => {
    using at = folders(3);
    const missing = join(at.target, "no", "b.tar");
    expect(await at.refused(missing)).toBe(
      `The backup ${missing} cannot be written: its folder does not exist.`,
    );
    writeFileSync(join(at.target, "file"), "");
    expect(await at.refused(join(at.target, "file", "b.tar"))).toMatch(
      /cannot be written: part of its path is not a folder\.$/,
    );
    expect(readdirSync(at.target)).toEqual(["file"]);
  });

  test("a folder that is read-only", async () => {
    using at = folders(3);
    using folder = readOnlyFolder();
    expect(await at.refused(join(folder.path, "b.tar"))).toMatch(
      /^The backup \S+b\.tar cannot be written: (access is denied|its file system is read-only)\.$/,
    );
  });

  test("no data folder, no database, an empty one, a folder in its place", async () => {
    using at = folders(0);
    const nowhere = join(at.data, "nowhere");
    expect(await at.refused(undefined, nowhere)).toBe(
      `There is no database in ${nowhere}: check --data.`,
    );
    expect(await at.refused()).toBe(`There is no database in ${at.data}: check --data.`);
    writeFileSync(at.database, "");
    expect(await at.refused()).toBe(
      `The database ${at.database} is empty: there is nothing to back up.`,
    );
    rmSync(at.database);
    mkdirSync(at.database);
    expect(await at.refused()).toBe(`The database ${at.database} is not a file.`);
    expect(readdirSync(at.target)).toEqual([]);
    expect(readdirSync(at.data)).toEqual(["sightline.db"]);
  });

  test.each(DAMAGED_DATABASES.filter(([name]) => /bad|cut short|text/.test(name)))(
    "a damaged database: %s",
    async (_, make) => {
      using at = folders();
      make(at.database);
      const before = snapshot(at.data);
      expect(await at.refused()).toBe(
        `The database ${at.database} is damaged and was not backed up: move the folder away and run "sightline restore" with a backup.`,
      );
      expect(readdirSync(at.target)).toEqual([]);
      expect(snapshot(at.data)).toEqual(before);
    },
  );

  test("a database that another program holds", async () => {
    using at = folders(3);
    const other = new Database(at.database);
    other.run("PRAGMA locking_mode = EXCLUSIVE");
    other.run("DELETE FROM reports WHERE id = 1");
    expect(await at.refused()).toMatch(/is locked by another program: close that first\.$/);
    other.close();
    expect(readdirSync(at.target)).toEqual([]);
  });
});

test("a damaged index, which a mere copy would pass over, is noticed", async () => {
  using at = folders();
  const [, make] = DAMAGED_DATABASES.find(([name]) => name === "a bad page of an index") ?? [];
  make?.(at.database);
  const bytes = readFileSync(at.database);
  const copy = new Database(at.database, { readonly: true });
  copy.run("VACUUM INTO ?", [join(at.target, "mere.db")]);
  copy.close();
  expect(statSync(join(at.target, "mere.db")).size).toBeGreaterThan(100_000);
  expect(await at.refused()).toContain("is damaged");
  expect(readFileSync(at.database).equals(bytes)).toBeTrue();
});
