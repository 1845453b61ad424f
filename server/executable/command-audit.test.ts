import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { snapshot } from "../doctor/testing/snapshot";
import { temporaryFolder } from "../testing/app";
import { save, start } from "../testing/executable";
import { runToEnd } from "../testing/process";

const PLATFORM = {
  platformId: "LOCAL-1",
  description: "As our unit knows it.",
  function: "Main battle tank",
  category: "Armor",
  gridUnit: "Cat 1",
};

/** What the audit of a data folder holds, the oldest first, without the times. */
function audited(cwd: string) {
  using database = new Database(join(cwd, "data", "sightline.db"), { readonly: true });
  return database.query("SELECT event, subject, detail FROM audit ORDER BY id").values();
}

const run = async (cwd: string, ...args: string[]) =>
  expect([args[0], (await runToEnd({ args: [...args, "--data", "data"], cwd })).status]).toEqual([
    args[0],
    0,
  ]);

test("what the command line does to a running server stands in its audit", async () => {
  using folder = temporaryFolder();
  const cwd = folder.path;
  writeFileSync(join(cwd, "list.json"), JSON.stringify([PLATFORM]));
  await using server = await start(cwd);
  await save(server, "one");
  await run(cwd, "import", "list.json");
  await run(cwd, "export", "reports.csv", "--type", "sighting");
  await run(cwd, "backup", "kept.tar");
  const expected = [
    ["platforms-imported", "", "1 platforms, via the command line"],
    ["reports-exported", "reports.csv", "type=sighting, via the command line"],
    ["backup-made", "kept.tar", "via the command line"],
  ];
  expect(audited(cwd)).toEqual(expected);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(audited(cwd)).toEqual(expected);
});

test("a database at rest is exported and backed up without a change of a byte", async () => {
  using folder = temporaryFolder();
  const cwd = folder.path;
  {
    await using server = await start(cwd);
    await save(server, "one");
    server.kill("SIGTERM");
    await server.exited;
  }
  const before = snapshot(join(cwd, "data"));
  await run(cwd, "export", "reports.csv");
  await run(cwd, "backup", "kept.tar");
  expect(snapshot(join(cwd, "data"))).toEqual(before);
  expect(audited(cwd)).toEqual([]);
});
