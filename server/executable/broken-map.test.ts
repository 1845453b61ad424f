import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { TileType } from "pmtiles";
import { temporaryFolder } from "../testing/app";
import { makeArchive, varint } from "../testing/archives";
import { start } from "../testing/executable";
import { openMbtilesWriter, type TestMbtiles, writeMbtiles } from "../testing/mbtiles";
import { EXECUTABLE, runToEnd } from "../testing/process";

const HEADER_BYTES = 127;
const ARCHIVE = makeArchive({
  tiles: [0, 1, 2, 3].map((x) => ({ z: 2, x, y: 1, bytes: Buffer.from(`tile ${x}`) })),
  type: TileType.Png,
});

const AREA: TestMbtiles = {
  tiles: [0, 1, 2, 3].map((x) => ({ z: 2, x, y: 1, bytes: Buffer.from(`tile ${x}`) })),
  metadata: { format: "png" },
};

const changed = (from: number, to: number) => {
  const bytes = Buffer.from(ARCHIVE);
  bytes.fill(0xa5, from, to);
  return bytes;
};

test.each([
  ["is cut short", ARCHIVE.subarray(0, ARCHIVE.length - 10)],
  ["has a broken directory", changed(HEADER_BYTES, HEADER_BYTES + 20)],
])("with a map archive that %s everything else runs, and the reason is said", async (_, bytes) => {
  using folder = temporaryFolder();
  const file = join(folder.path, "unit.pmtiles");
  writeFileSync(file, bytes);
  await using server = await start(folder.path, "--map", file);
  const map: unknown = await (await fetch(`${server.address}/api/map`)).json();
  expect(map).toMatchObject({ state: "broken", reason: expect.stringMatching(/unit\.pmtiles/) });
  const tile = await fetch(`${server.address}/tiles/2/1/1.png`);
  expect(tile.status).toBe(503);
  expect(await tile.json()).toEqual({ error: "MAP_BROKEN", message: expect.any(String) });
  for (const path of ["/", "/api/vehicles", "/api/health"]) {
    expect((await fetch(server.address + path)).status).toBe(200);
  }
  expect(server.errors()).toContain('"event":"map-broken"');
});

const NO_ARCHIVES: [string, Buffer, string][] = [
  ["has the wrong magic", changed(0, 7), "it is not a PMTiles archive"],
  ["is a text", Buffer.from("Where the map is: ask the sergeant"), "it is not a PMTiles archive"],
  ["is empty", Buffer.alloc(0), "it is empty"],
];

test.each(NO_ARCHIVES)(
  "a file that %s and is named by a flag ends the start in one sentence",
  async (_, bytes, reason) => {
    using folder = temporaryFolder();
    const file = join(folder.path, "unit.pmtiles");
    writeFileSync(file, bytes);
    const run = (flag: string) =>
      runToEnd({ program: EXECUTABLE, args: ["--data", "data", flag, file], cwd: folder.path });
    expect(await run("--map")).toMatchObject({
      status: 1,
      stdout: "",
      stderr: `The map archive ${file} cannot be used: ${reason}.\n`,
    });
    const elevation = await run("--elevation");
    expect([elevation.status, elevation.stdout]).toEqual([1, ""]);
    expect(elevation.stderr).toStartWith(`The elevation data ${file} `);
    expect(elevation.stderr.trimEnd()).not.toContain("\n");
    // Refused before anything is set up.
    expect(existsSync(join(folder.path, "data"))).toBeFalse();
  },
);

test.each(NO_ARCHIVES)(
  "a file that %s and lies in the data folder is passed over, with a warning",
  async (_, bytes, reason) => {
    using folder = temporaryFolder();
    mkdirSync(join(folder.path, "data"));
    writeFileSync(join(folder.path, "data", "unit.pmtiles"), bytes);
    await using server = await start(folder.path);
    const map: unknown = await (await fetch(`${server.address}/api/map`)).json();
    expect(map).toMatchObject({
      state: "ready",
      overview: true,
      warning: `The map archive unit.pmtiles cannot be used: ${reason}.`,
    });
    expect((await fetch(`${server.address}/tiles/8/143/80.png`)).status).toBe(200);
    expect(server.errors()).toContain('"event":"map-broken","file":"unit.pmtiles"');
  },
);

const MBTILES: [string, (file: string) => unknown, string, "ready" | "broken"][] = [
  [
    "encrypted",
    (file) => writeFileSync(file, crypto.getRandomValues(new Uint8Array(8192))),
    "it is not an MBTiles archive (an SQLite database), or it is encrypted",
    "ready",
  ],
  [
    "a database of something else",
    (file) => {
      using database = new Database(file);
      database.run("CREATE TABLE reports (id)");
    },
    "it is an SQLite database without map tiles",
    "ready",
  ],
  [
    "cut short",
    (file) => {
      writeMbtiles(file, AREA);
      truncateSync(file, 8192);
    },
    "it is cut short",
    "broken",
  ],
  [
    "open in another program",
    (file) => {
      const database = openMbtilesWriter(file, AREA);
      database.run("PRAGMA journal_mode = WAL");
      database.run("INSERT INTO metadata VALUES ('more', 'to come')");
      return database;
    },
    "another program has it open, or was stopped while it wrote; close it there, or open it there once more",
    "broken",
  ],
];

test.each(MBTILES)(
  "with an MBTiles archive that is %s in the data folder the built-in map stays, and the reason is said",
  async (_, make, reason, state) => {
    using folder = temporaryFolder();
    mkdirSync(join(folder.path, "data"));
    const kept = make(join(folder.path, "data", "unit.mbtiles"));
    await using server = await start(folder.path);
    const map = await (await fetch(`${server.address}/api/map`)).json();
    const says = `The map archive unit.mbtiles cannot be used: ${reason}.`;
    expect(map).toMatchObject(
      state === "ready" ? { state, overview: true, warning: says } : { state, reason: says },
    );
    const { template } = state === "ready" ? map : map.under;
    const tile = template.replace("{z}/{x}/{y}", "8/143/80");
    expect((await fetch(server.address + tile)).status).toBe(200);
    const inUse = await (await fetch(`${server.address}/api/own-files`)).json();
    expect(inUse.unused).toEqual([{ file: "unit.mbtiles", reason, command: null }]);
    if (kept instanceof Database) kept.close();
  },
);

test("a damaged elevation archive lets the server run, on the overview's heights", async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "heights.pmtiles");
  writeFileSync(file, ARCHIVE.subarray(0, -10));
  await using server = await start(folder.path, "--elevation", file);
  const place = "latitude=54.2966&longitude=23.1506";
  const answer: unknown = await (await fetch(`${server.address}/api/elevation?${place}`)).json();
  expect(answer).toMatchObject({ source: "overview" });
  expect(server.errors()).toContain('"event":"elevation-ignored","file":"heights.pmtiles"');
});

/** A directory of sixty million tiles, which takes 233 kB. */
function bomb(): Buffer {
  const count = 60_000_000;
  const root = gzipSync(Buffer.concat([varint(count), Buffer.alloc(4 * count, 1)]));
  const bytes = Buffer.concat([ARCHIVE, root]);
  bytes.writeBigUInt64LE(BigInt(ARCHIVE.length), 8);
  bytes.writeBigUInt64LE(BigInt(root.length), 16);
  return bytes;
}

/** An archive of 5 GiB whose directory is said to take 4.5 of them; on the disk it takes nothing. */
function huge(): Buffer {
  const bytes = Buffer.from(ARCHIVE);
  bytes.writeBigUInt64LE(BigInt(4.5 * 2 ** 30), 16);
  return bytes;
}

test.each([
  ["a crafted archive of 233 kB", bomb, null, "its directory is damaged"],
  [
    "a damaged archive of 5 GiB",
    huge,
    5 * 2 ** 30,
    "its directory is larger than any that Sightline can take",
  ],
])(
  "%s in the data folder takes little memory, and the server runs",
  async (_, make, size, reason) => {
    using folder = temporaryFolder();
    mkdirSync(join(folder.path, "data"));
    const file = join(folder.path, "data", "unit.pmtiles");
    writeFileSync(file, make());
    if (size !== null) truncateSync(file, size);
    await using server = await start(folder.path);
    const map: unknown = await (await fetch(`${server.address}/api/map`)).json();
    expect(map).toMatchObject({
      state: "broken",
      reason: `The map archive unit.pmtiles cannot be used: ${reason}.`,
      under: { name: "Sightline overview" },
    });
    expect((await fetch(`${server.address}/tiles/2/1/1.png`)).status).toBe(503);
    // The most that it ever had in memory, in kB.
    const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
    expect(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1])).toBeLessThan(250_000);
  },
  30_000,
);
