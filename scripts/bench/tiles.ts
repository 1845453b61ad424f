/**
 * Measures tiles: the built-in archive and the same archive on disk, against nginx with the same
 * tiles as files, in one run and turn by turn. Needs `make build` and the load generator wrk.
 *
 *     bun scripts/bench/tiles.ts [--seconds 3] [--rounds 5]
 */

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { tileIdToZxy, zxyToTileId } from "pmtiles";
import { openArchive } from "../../server/archive/archive";
import { EXECUTABLE, startServer } from "../../server/testing/process";
import { fromRoot } from "../paths";
import { anonymousMegabytes, type Measured, measure } from "./load";
import { startReference } from "./reference";

const OVERVIEW = fromRoot("data", "map", "overview.pmtiles");
/** So that the list fits into the load generator's memory and still no cache of a few tiles helps. */
const ASKED_TILES = 20_000;
const CHECKED_TILES = 200;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "5" },
  },
});
if (Bun.which("wrk") === null) {
  console.error("The load generator wrk is not installed: apt-get install wrk.");
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "sightline-bench-"));
try {
  await bench();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const paths = await unpack(OVERVIEW, join(folder, "files"));
  const asked = Array.from({ length: ASKED_TILES }, () => pick(paths));
  const onDisk = join(folder, "map.pmtiles");
  copyFileSync(OVERVIEW, onDisk);

  const reference = await startReference(folder, join(folder, "files"));
  await using embedded = await startServer({
    program: EXECUTABLE,
    args: ["--data", "embedded"],
    cwd: folder,
  });
  await using disk = await startServer({
    program: EXECUTABLE,
    args: ["--data", "disk", "--map", onDisk],
    cwd: folder,
  });
  try {
    await checkSame(asked.slice(0, CHECKED_TILES), [embedded.address, disk.address]);
    console.log(`${paths.length} tiles, random, 32 connections; against ${reference.name}\n`);
    const measured = await measure(
      [reference, { name: "built-in", ...embedded }, { name: "--map", ...disk }],
      { folder, asked, seconds: Number(values.seconds), rounds: Number(values.rounds) },
    );
    print(measured);
    const memory = [embedded, disk].map(({ pid }) => `${anonymousMegabytes(pid)} MB`);
    console.log(`\nAnonymous memory afterwards: built-in ${memory[0]}, --map ${memory[1]}`);
  } finally {
    reference.stop();
  }
}

/** Writes every tile as a file of its own. @returns their paths */
async function unpack(archiveFile: string, into: string): Promise<string[]> {
  using archive = await openArchive(archiveFile);
  const paths: string[] = [];
  const last = zxyToTileId(archive.maxZoom + 1, 0, 0);
  for (let id = 0; id < last; id++) {
    const [z, x, y] = tileIdToZxy(id);
    const place = archive.find(z, x, y);
    if (place === null) continue;
    const path = `/tiles/${z}/${x}/${y}.png`;
    mkdirSync(dirname(into + path), { recursive: true });
    writeFileSync(into + path, await archive.read(place));
    paths.push(path);
  }
  return paths;
}

function pick(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? "";
}

/** A fast answer that is wrong counts for nothing. */
async function checkSame(paths: readonly string[], addresses: readonly string[]): Promise<void> {
  for (const path of paths) {
    const expected = Buffer.from(await Bun.file(join(folder, "files", path)).bytes());
    for (const address of addresses) {
      const answer = await fetch(address + path);
      if (answer.ok && expected.equals(Buffer.from(await answer.arrayBuffer()))) continue;
      throw new Error(`${address}${path} is not the tile (${answer.status}).`);
    }
  }
}

/** The second ratio is what holds on a machine that others use as well: by processor time a tile. */
function print(measured: readonly Measured[]): void {
  const [reference] = measured;
  if (reference === undefined) return;
  const row = (...cells: string[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(14))).join(""));
  row("", "tiles/s", "ratio", "µs CPU each", "CPU ratio", "p99 ms");
  for (const one of measured) {
    row(
      one.name,
      one.perSecond.toFixed(0),
      (one.perSecond / reference.perSecond).toFixed(2),
      one.cpuMicroseconds.toFixed(1),
      (reference.cpuMicroseconds / one.cpuMicroseconds).toFixed(2),
      one.p99Milliseconds.toFixed(1),
    );
  }
}
