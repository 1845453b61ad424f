import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { EXECUTABLE, startServer } from "../../../server/testing/process";
import { type Measured, measure } from "../load";
import type { Bench, Measurement, Run } from "../measurement";
import { drawn, OVERVIEW, unpackTiles } from "../overview-tiles";
import { startNginx } from "../reference";
import { anyOf } from "../requests";
import { withUnit } from "../table";

const CHECKED_TILES = 200;
/** A browser asks for some fifty tiles a second: past this, simple code is worth more than a faster tile. */
const LEAST_OF_NGINX = 0.25;

/** The built-in map and the same archive on disk, against nginx with the same tiles as files. */
export const bench: Bench = { section: "server", measure: measureTiles };

async function measureTiles(run: Run): Promise<Measurement[]> {
  const { folder } = run;
  const files = join(folder, "files");
  const paths = drawn(await unpackTiles(files));
  const onDisk = join(folder, "map.pmtiles");
  copyFileSync(OVERVIEW, onDisk);

  using nginx = await startNginx(folder, files);
  const start = (...args: string[]) => startServer({ program: EXECUTABLE, args, cwd: folder });
  await using builtIn = await start("--data", "built-in");
  await using disk = await start("--data", "disk", "--map", onDisk);
  await checkSame(paths.slice(0, CHECKED_TILES), files, [builtIn.address, disk.address]);

  const asked = anyOf(paths);
  const [reference, ...measured] = await measure(
    [nginx, { ...builtIn, name: "built in" }, { ...disk, name: "--map" }].map((target) => ({
      ...target,
      asked,
    })),
    run,
  );
  if (reference === undefined) throw new Error("nothing was measured");
  return measured.map((ours) => comparisonOf(ours, reference));
}

function comparisonOf(ours: Measured, reference: Measured): Measurement {
  const isBuiltIn = ours.name === "built in";
  // Processor time for each holds on a machine that others use as well.
  const byCpu = reference.cpuMicroseconds / ours.cpuMicroseconds;
  return {
    what: isBuiltIn ? "Tiles from the built-in map" : "Tiles from an archive on disk (--map)",
    against: reference.name,
    value: ours.perSecond / reference.perSecond,
    unit: "×",
    goal: { atLeast: LEAST_OF_NGINX },
    detail:
      `${withUnit(ours.perSecond, "/s")} against ${withUnit(reference.perSecond, "/s")}; by processor time ` +
      `${withUnit(byCpu, "×")} (${ours.cpuMicroseconds.toFixed(1)} against ${reference.cpuMicroseconds.toFixed(1)} µs each); ` +
      `p99 ${ours.p99Milliseconds.toFixed(1)} against ${reference.p99Milliseconds.toFixed(1)} ms`,
  };
}

/** A fast answer that is wrong counts for nothing. */
async function checkSame(paths: readonly string[], files: string, addresses: readonly string[]) {
  for (const path of paths) {
    const expected = Buffer.from(await Bun.file(files + path).bytes());
    for (const address of addresses) {
      const answer = await fetch(address + path);
      if (answer.ok && expected.equals(Buffer.from(await answer.arrayBuffer()))) continue;
      throw new Error(`${path} is not the tile (${answer.status})`);
    }
  }
}
