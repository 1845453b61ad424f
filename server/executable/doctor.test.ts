import { describe, expect, test } from "bun:test";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
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

/** A data folder as a server leaves it, in a folder of its own. */
function healthy() {
  const folder = temporaryFolder();
  const data = join(folder.path, "data");
  mkdirSync(data, { mode: 0o700 });
  makeDatabase(join(data, "sightline.db"));
  writeFileSync(join(data, ".set-up"), "");
  return { path: folder.path, data, [Symbol.dispose]: folder[Symbol.dispose] };
}

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

test("a mistyped folder fails, and nothing is made", async () => {
  using folder = temporaryFolder();
  const { failed } = await doctor(folder.path);
  expect(failed).toEqual([
    `FAIL  data folder ${join(folder.path, "data")}: there is no such folder; check --data`,
  ]);
  expect(readdirSync(folder.path)).toEqual([]);
});

test("a proxy that the server does not trust is named, until the next start", async () => {
  using folder = temporaryFolder();
  const warned = async () =>
    (await doctor(folder.path)).lines.filter((line) => line.startsWith("warn"));
  await using server = await start(folder.path);
  expect(await warned()).toEqual([]);
  const headers = { "x-forwarded-for": "192.0.2.7" };
  expect((await fetch(`${server.address}/api/health`, { headers })).status).toBe(200);
  const [line, ...others] = await warned();
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^warn {2}reverse proxy: X-Forwarded-For arrived at 20\S+Z and TRUST_PROXY is not set: /,
  );
  expect(line).not.toContain("192.0.2.7");
  server.kill("SIGTERM");
  await server.exited;
  expect(await warned()).toHaveLength(1);
  await using _ = await start(folder.path);
  expect(await warned()).toEqual([]);
}, 30_000);

test("a healthy folder is well while a server writes to it, after its end, and after a kill", async () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    await using server = await start(folder.path);
    await save(server, `before ${signal}`);
    let running = true;
    const writer = (async () => {
      for (let number = 0; running; number++) {
        expect((await save(server, `${signal}-${number}`)).status).toBe(201);
      }
    })();
    expect((await doctor(folder.path)).failed).toEqual([]);
    running = false;
    await writer;
    server.kill(signal);
    await server.exited;
    const { "sightline.db-shm": _, ...before } = snapshot(data);
    const { lines } = await doctor(folder.path);
    expect(lines.join("\n")).toMatch(
      /database \S+: sound, [\d.]+ [kM]B: [\d,]+ reports?, \d+ platforms\n/,
    );
    expect(lines.join("\n")).not.toMatch(/^(warn|FAIL)/m);
    expect(snapshot(data)).toMatchObject(before);
  }
});

describe("a database with", () => {
  // The others are tried without the executable, in `server/doctor`; so are maps.
  test.each(DAMAGED_DATABASES.filter(([name]) => name === "a bad page in the middle"))(
    "%s is named, and left as it was",
    async (_, make, says) => {
      using folder = healthy();
      const file = join(folder.data, "sightline.db");
      make(file);
      const before = snapshot(folder.path);
      const { failed } = await doctor(folder.path);
      expect(failed).toHaveLength(1);
      expect(failed[0]).toContain(`database ${file}: `);
      expect(failed[0]).toMatch(says);
      expect(snapshot(folder.path)).toEqual(before);
    },
  );
});

describe("a map archive that", () => {
  const AGAIN = "copy it again, or remove it to use the built-in overview";
  const tiles = [0, 1, 2, 3].map((x) => ({ z: 2, x, y: 1, bytes: pngTile(x) }));
  const whole = makeArchive({ tiles, type: TileType.Png });
  const changed = (from: number, to: number) => {
    const bytes = Buffer.from(whole);
    bytes.fill(0xa5, from, to);
    return bytes;
  };
  test.each([
    ["is cut short", whole.subarray(0, -10), "it is cut short"],
    ["has a broken directory", changed(127, 147), "its directory is damaged"],
  ])("%s is named, and left as it was", async (_, bytes, reason) => {
    using folder = healthy();
    const given = join(folder.path, "given.pmtiles");
    writeFileSync(given, bytes);
    const before = snapshot(folder.path);
    const { failed } = await doctor(folder.path, ["--map", given]);
    expect(failed).toEqual([`FAIL  map archive ${given}: ${reason}; ${AGAIN}`]);
    expect(snapshot(folder.path)).toEqual(before);
  });

  test("has the wrong magic fails where --map names it, and is a warning in the data folder", async () => {
    using folder = healthy();
    const found = join(folder.data, "found.pmtiles");
    writeFileSync(found, changed(0, 7));
    const reason = "it is not a PMTiles archive";
    expect((await doctor(folder.path, ["--map", found])).failed).toEqual([
      `FAIL  map archive ${found}: ${reason}; name another with --map`,
    ]);
    const { failed, lines } = await doctor(folder.path);
    expect(failed).toEqual([]);
    expect(lines).toContain(
      `warn  map archive ${found}: skipped: ${reason}; copy it again, or remove it`,
    );
  });
});

test("elevation tiles of a wrong size are named, given or found", async () => {
  using folder = healthy();
  const given = mkdtempSync(join(folder.path, "given-"));
  const found = join(folder.data, "elevation");
  mkdirSync(found);
  for (const at of [given, found]) {
    writeFileSync(join(at, "N52E008.hgt"), Buffer.alloc(1201 * 1201 * 2));
    writeFileSync(join(at, "N52E009.hgt"), Buffer.alloc(1201 * 1201 * 2 - 1));
  }
  const before = snapshot(folder.path);
  for (const [path, args] of [
    [given, ["--elevation", given]],
    [found, []],
  ] as const) {
    const { failed, lines } = await doctor(folder.path, [...args]);
    expect(lines).toContain(`ok    elevation data ${path}: 1 sound tile`);
    expect(failed).toEqual([
      `FAIL  elevation tile ${path}/N52E009.hgt: its size is not that of 1201 or 3601 posts a side; copy it again, or remove it`,
    ]);
  }
  expect(snapshot(folder.path)).toEqual(before);
});

test("a data folder and a token that others may read are said", async () => {
  using folder = healthy();
  const token = join(folder.data, "admin-token");
  writeFileSync(token, "token\n");
  chmodSync(token, 0o604);
  chmodSync(folder.data, 0o755);
  const { failed, lines } = await doctor(folder.path);
  expect(lines).toContain(
    `warn  data folder ${folder.data}: other accounts can read it (mode 0755); set its mode to 0700`,
  );
  expect(failed).toEqual([
    `FAIL  administrator's token ${token}: other accounts can read it (mode 0604); delete it, and the next start creates a new one`,
  ]);
});
