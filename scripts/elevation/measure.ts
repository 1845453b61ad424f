/**
 * Compares the overview with measured ground: `bun scripts/elevation/measure.ts FOLDER`
 * takes a folder of SRTM tiles and prints how far the overview is off in each.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { HGT } from "../../server/modules/elevation/hgt";
import { createOverviewSource } from "../../server/modules/elevation/overview";
import { fromRoot } from "../paths";

const PLACES = 5_000;

const folder = process.argv[2];
if (folder === undefined) {
  console.error("Name a folder of SRTM tiles (N52E008.hgt).");
  process.exit(2);
}
const tell = (file: string, reason: string) => console.error(`${file}: ${reason}`);
const overview = createOverviewSource(fromRoot("data", "elevation", "overview.bin"), tell);

for (const name of readdirSync(folder).filter(HGT.isOne)) {
  const measured = await HGT.open(join(folder, name));
  const { corner } = measured;
  const errors: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    // Evenly strewn, and the same each time (Roberts' R2 sequence).
    const point = {
      latitude: corner.south + ((place * 0.7548776662466927) % 1),
      longitude: corner.west + ((place * 0.5698402909980532) % 1),
    };
    const truth = await measured.at(point);
    const rough = await overview.at(point);
    if (typeof truth === "number" && typeof rough === "number") errors.push(rough - truth);
  }
  const off = errors.map(Math.abs).sort((one, other) => one - other);
  const at = (part: number) => off[Math.floor(part * (off.length - 1))]?.toFixed(1);
  const bias = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  console.log(
    `${name}: ${errors.length} places; off by ${at(0.5)} m (median), ${at(0.95)} m (95 %), ${at(1)} m (most); on average ${bias.toFixed(1)} m`,
  );
}
