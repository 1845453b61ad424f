import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { DAMAGED_DATABASES, makeDatabase } from "../doctor/testing/databases";
import { doctor } from "../doctor/testing/run-doctor";
import { snapshot } from "../doctor/testing/snapshot";
import { temporaryFolder } from "../testing/app";
import { makeArchive } from "../testing/archives";
import { save, start } from "../testing/executable";
import { pngTile } from "../testing/tiles";

/** A build of a clone names its commit, and that commit's date. */
const VERSION_LINE =
  /^ok {4}version: \d+\.\d+\.\d+, (commit [0-9a-f]{10}( \(dirty\))?|unknown commit)(, \d{4}-\d\d-\d\d)?$/;
const BUILT_IN = /^ok {4}built-in files: [\d,]+ files, each as it was built$/;

test("before the first start all is well, and nothing is made", async () => {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, "data"), { mode: 0o700 });
  const { lines } = await doctor(folder.path);
  expect(lines[0]).toMatch(VERSION_LINE);
  expect(lines[1]).toMatch(BUILT_IN);
  expect(lines.filter((line) => !/^(ok|none)/.test(line))).toEqual([]);
  expect(lines).toContain(
    "ok    built-in overview map: raster (png), zooms 0 to 10, the world, 23,357 tiles; 392 tiles looked at",
  );
  expect(readdirSync(folder.path, { recursive: true })).toEqual(["data"]);
});

test("a proxy that the server does not trust is named, until the next start", async () => {
  using folder = temporaryFolder();
  const warned = async () =>
    (await doctor(folder.path)).lines.filter((line) => line.startsWith("warn"));
  {
    await using server = await start(folder.path);
    const headers = { "x-forwarded-for": "192.0.2.7" };
    expect((await fetch(`${server.address}/api/health`, { headers })).status).toBe(200);
    server.kill("SIGTERM");
    await server.exited;
  }
  const [line, ...others] = await warned();
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^warn {2}reverse proxy: X-Forwarded-For arrived at 20\S+Z and TRUST_PROXY is not set: /,
  );
  expect(line).not.toContain("192.0.2.7");
  await using _ = await start(folder.path);
  expect(await warned()).toEqual([]);
}, 30_000);

test("a healthy folder is well while a server writes to it, and after a kill", async () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  await using server = await start(folder.path);
  let running = true;
  const writer = (async () => {
    for (let number = 0; running; number++) {
      expect((await save(server, `c-${number}`)).status).toBe(201);
    }
  })();
  expect((await doctor(folder.path)).failed).toEqual([]);
  running = false;
  await writer;
  server.kill("SIGKILL");
  await server.exited;
  const { "sightline.db-shm": _, ...before } = snapshot(data);
  const { lines } = await doctor(folder.path);
  expect(lines.join("\n")).toMatch(
    /database \S+: sound, [\d.]+ [kM]B: [\d,]+ reports, \d+ platforms\n/,
  );
  expect(lines.join("\n")).not.toMatch(/^(warn|FAIL)/m);
  expect(snapshot(data)).toMatchObject(before);
});

// One of each kind: all that can be found is tried without the executable, in `server/doctor`.
test("what is at fault is named, and left as it was", async () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  mkdirSync(data, { mode: 0o700 });
  const database = join(data, "sightline.db");
  makeDatabase(database);
  writeFileSync(join(data, ".set-up"), "");
  const found = DAMAGED_DATABASES.find(([name]) => name === "a bad page in the middle");
  const [, damage, says] = found ?? [];
  damage?.(database);
  const tiles = [0, 1, 2, 3].map((x) => ({ z: 2, x, y: 1, bytes: pngTile(x) }));
  const map = join(folder.path, "given.pmtiles");
  writeFileSync(map, makeArchive({ tiles, type: TileType.Png }).subarray(0, -10));
  const elevation = join(folder.path, "given");
  mkdirSync(elevation);
  writeFileSync(join(elevation, "N52E008.hgt"), Buffer.alloc(1201 * 1201 * 2));
  writeFileSync(join(elevation, "N52E009.hgt"), Buffer.alloc(1201 * 1201 * 2 - 1));
  const before = snapshot(folder.path);
  const { failed, lines } = await doctor(folder.path, ["--map", map, "--elevation", elevation]);
  expect(lines).toContain(`ok    elevation data ${elevation}: 1 sound tile`);
  expect(failed[0]).toContain(`database ${database}: `);
  expect(failed[0]).toMatch(says ?? "");
  expect(failed.slice(1)).toEqual([
    `FAIL  map archive ${map}: it is cut short; copy it again, or remove it to use the built-in overview`,
    `FAIL  elevation tile ${elevation}/N52E009.hgt: its size is not that of 1201 or 3601 posts a side; copy it again, or remove it`,
  ]);
  expect(snapshot(folder.path)).toEqual(before);
});
