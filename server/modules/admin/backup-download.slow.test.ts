import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { chmodSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTestServer, type TestServer, temporaryFolder } from "../../testing/app";
import { databaseIn, entriesOf } from "../../testing/backups";
import { until } from "../../testing/until";
import { asAdmin } from "./testing/admin";
import { addVisitor } from "./testing/visitors";

const folderOf = ({ store }: TestServer) => join(store.queries.$client.filename, "..");
const copies = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith("download"));

/** What the audit says of downloads, the oldest first. */
const audited = ({ store }: TestServer) =>
  store.queries.$client
    .query("SELECT event FROM audit WHERE event LIKE 'backup%' ORDER BY id")
    .values()
    .flat();

test("a backup comes as one whole file, and no copy of it stays", async () => {
  using server = createTestServer();
  addVisitor(server, "ann@example.org", "2026-11-20T08:00Z");
  const admin = await asAdmin(server);
  const answer = await admin.ask("backup");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="sightline-backup-20261120-123000Z.tar"',
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  using elsewhere = temporaryFolder();
  const file = join(elsewhere.path, "b.tar");
  expect(audited(server)).toEqual([]);
  await Bun.write(file, await answer.bytes());
  expect(audited(server)).toEqual(["backup-downloaded"]);
  expect([...(await entriesOf(file)).keys()]).toEqual(["sightline.db", "photos/", "manifest.json"]);
  using copy = new Database(await databaseIn(file), { readonly: true });
  expect(copy.query("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(copy.query("SELECT email FROM demo_users").all()).toEqual([{ email: "ann@example.org" }]);
  expect(copies(folderOf(server))).toBeEmpty();
  // Nobody hangs up while it is made, and nobody waits for ever once it is sent.
  expect(server.idleLimits).toEqual([0, 255]);
});

test("one at a time; a download that is given up leaves nothing either, and the audit says so", async () => {
  using server = createTestServer();
  const admin = await asAdmin(server);
  const [first, second] = await Promise.all([admin.ask("backup"), admin.ask("backup")]);
  expect([first.status, second.status]).toEqual([200, 409]);
  expect(await second.json()).toMatchObject({ error: "BACKUP_RUNNING" });
  expect(copies(folderOf(server))).toHaveLength(1);
  await first.body?.cancel();
  await until(() => copies(folderOf(server)).length === 0);
  expect(audited(server)).toEqual(["backup-broken-off"]);
  const again = await admin.ask("backup");
  expect(again.status).toBe(200);
  await again.body?.cancel();
});

test("what a server that was killed meanwhile left is removed by the next start", () => {
  using folder = temporaryFolder();
  const left = `download-${"0a".repeat(16)}`;
  const ends = [".db", ".tar", ".tar.0123456789abcdef.part", ".tar.0123456789abcdef.part-db"];
  for (const name of [...ends.map((end) => left + end), "download-mine.db"])
    writeFileSync(join(folder.path, name), "x");
  using _ = createTestServer({ dataFolder: folder.path });
  expect(copies(folder.path)).toEqual(["download-mine.db"]);
});

test("a backup that cannot be made says why", async () => {
  using server = createTestServer();
  const admin = await asAdmin(server);
  const folder = folderOf(server);
  const database = join(folder, "sightline.db");
  server.store.queries.$client.run("PRAGMA wal_checkpoint(TRUNCATE)");
  chmodSync(database, 0o600);
  writeFileSync(database, "no database at all");
  const answer = await admin.ask("backup");
  expect(answer.status).toBe(503);
  const { error, message } = await answer.json();
  expect(error).toBe("BACKUP_FAILED");
  expect(message).toContain(`${database} is`);
  expect(copies(folder)).toBeEmpty();
});
