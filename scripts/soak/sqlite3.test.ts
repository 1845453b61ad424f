/** A backup in the hands of other programs than Sightline: Debian's sqlite3 and tar (`apt-get install sqlite3`). */
import { expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { backUp } from "../../server/cli/backup";
import { dataPaths } from "../../server/data-folder";
import { makeDatabase } from "../../server/doctor/testing/databases";
import { temporaryFolder } from "../../server/testing/app";

test("Debian's sqlite3 finds the database that its tar takes out of a backup whole", async () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  mkdirSync(data);
  makeDatabase(dataPaths(data).database, 1000);
  const file = join(folder.path, "b.tar");
  await backUp(file, data);
  const run = (...command: string[]) => {
    const { exitCode, stdout, stderr } = Bun.spawnSync(command, { cwd: folder.path });
    expect([command[0], exitCode, stderr.toString()]).toEqual([command[0], 0, ""]);
    return stdout.toString().trim();
  };
  run("tar", "-xf", file, "sightline.db");
  const asked = "PRAGMA integrity_check; PRAGMA foreign_key_check; SELECT count(*) FROM reports";
  expect(run("sqlite3", "sightline.db", asked)).toBe("ok\n1000");
});
