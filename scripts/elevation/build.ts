/**
 * Makes the elevation overview that travels inside the executable,
 * `data/elevation/overview.bin`, and its checksum. It needs Debian's apt.
 */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "fast-png";
import type { OverviewHead } from "../../server/modules/elevation/overview";
import { fromRoot } from "../paths";
import { LOWEST_LAND, metresByGrey } from "./calibrate";
import { joinPictures, listPictures, type Mosaic } from "./pictures";
import { fetchMarbleMaps } from "./source";

const GREY_COLUMNS = 16;
const METRE_COLUMNS = 2;
const OUTPUT = fromRoot("data", "elevation");

/** Five degrees a side: small enough to be decoded in a millisecond. */
const SIDE = 150;
/** In these pictures the sea has one grey, a few below the lowest land: loss does not mix them up. */
const SEA = LOWEST_LAND - 6;
const SHORE = LOWEST_LAND - 2;
/** The quality of WebP. Less than half the size of Marble's own pictures, and as close to measured ground. */
const QUALITY = 80;

const maps = await fetchMarbleMaps(fromRoot("build", "elevation"));
const greys = await joinPictures(listPictures(maps.greys), GREY_COLUMNS);
const coarse = await joinPictures(listPictures(maps.metres), METRE_COLUMNS);

const columns = greys.width / SIDE;
const rows = greys.height / SIDE;
const pictures: Uint8Array[] = [];
for (let row = 0; row < rows; row++) {
  for (let column = 0; column < columns; column++) pictures.push(await pictureOf(column, row));
}

const known = metresByGrey(greys, coarse);
const head: OverviewHead = {
  side: SIDE,
  columns,
  rows,
  metres: known.map((metres, grey) => (grey < SHORE ? null : (metres ?? 0))),
  lengths: pictures.map(({ length }) => length),
};
const description = Buffer.from(JSON.stringify(head));
const length = Buffer.alloc(4);
length.writeUInt32LE(description.length);
const overview = Buffer.concat([length, description, ...pictures]);

mkdirSync(OUTPUT, { recursive: true });
const checksum = new Bun.CryptoHasher("sha256").update(overview).digest("hex");
writeFileSync(join(OUTPUT, "overview.bin"), overview);
writeFileSync(join(OUTPUT, "overview.sha256"), `${checksum}  overview.bin\n`);
rmSync(fromRoot("build", "elevation"), { recursive: true });
console.log(`data/elevation/overview.bin: ${(overview.length / 1e6).toFixed(2)} MB, ${checksum}`);

/** A part of the relief with an even sea; empty where it is all sea. */
async function pictureOf(column: number, row: number): Promise<Uint8Array> {
  const data = cut(greys, column * SIDE, row * SIDE);
  if (data.every((grey) => grey === SEA)) return new Uint8Array(0);
  const png = encode({ width: SIDE, height: SIDE, channels: 1, depth: 8, data });
  return new Bun.Image(png).webp({ quality: QUALITY }).bytes();
}

function cut({ width, colours }: Mosaic, left: number, top: number): Uint8Array {
  return Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const x = left + (pixel % SIDE);
    const y = top + Math.floor(pixel / SIDE);
    const grey = colours[(y * width + x) * 3] ?? 0;
    return grey < LOWEST_LAND ? SEA : grey;
  });
}
