/**
 * `bun scripts/basemap/mosaic.ts [day|dark|night] [NAME z lng lat width height]`: draws parts of the
 * finished archive to build/basemap/mosaics, to be looked at; as the themes show them.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PMTiles, type Source } from "pmtiles";
import type { Theme } from "../../web/domain/theme";
import { fromRoot } from "../paths";
import { loadCanvas } from "./canvas";
import { mercatorX, mercatorY, TILE } from "./mercator";

interface Spot {
  readonly name: string;
  readonly z: number;
  readonly lng: number;
  readonly lat: number;
  readonly width: number;
  readonly height: number;
}

const spot = (name: string, z: number, lng: number, lat: number, width = 1366, height = 900) => ({
  name,
  z,
  lng,
  lat,
  width,
  height,
});

const SPOTS: readonly Spot[] = [
  spot("z0-world", 0, 0, 0, 256, 256),
  spot("z2-world", 2, 0, 20, 1024, 1024),
  spot("z3-world", 3, 0, 30, 2048, 1400),
  spot("z3-antimeridian", 3, 180, 20),
  spot("z4-europe", 4, 20, 50),
  spot("z5-europe", 5, 20, 52),
  spot("z6-europe", 6, 20, 54),
  spot("z6-usa", 6, -85, 43),
  spot("z6-asia", 6, 105, 20),
  spot("z6-crimea", 6, 34, 46),
  spot("z7-region", 7, 23.15, 54.3),
  spot("z8-region", 8, 22.5, 54.6),
  spot("z8-edge", 8, 28, 56.5),
  spot("z9-region", 9, 23, 54.5),
  spot("z10-centre", 10, 23.1506, 54.2966),
  spot("z10-masuria", 10, 21.7, 53.9),
  spot("z10-spit", 10, 20.8, 55.1),
  spot("z10-vilnius", 10, 25.1, 54.7),
  spot("z10-warsaw", 10, 21, 52.4),
  spot("z10-riga", 10, 24.1, 56.8),
];

/** What `invert(1) hue-rotate(180deg)`, and grey turned red on black, make of a colour. */
function shade(theme: Theme, r: number, g: number, b: number): [number, number, number] {
  if (theme === "day") return [r, g, b];
  const [ir, ig, ib] = [255 - r, 255 - g, 255 - b];
  if (theme === "night") {
    const grey = (0.2126 * ir + 0.7152 * ig + 0.0722 * ib) / 255;
    return [grey * 0xff, grey * 0x59, grey * 0x4f];
  }
  const turn = (wr: number, wg: number, wb: number) =>
    Math.max(0, Math.min(255, wr * ir + wg * ig + wb * ib));
  return [turn(-0.574, 1.43, 0.144), turn(0.426, 0.43, 0.144), turn(0.426, 1.43, -0.856)];
}

/** Reads an archive that lies in memory. */
class MemorySource implements Source {
  constructor(readonly bytes: ArrayBuffer) {}
  getKey = (): string => "overview";
  getBytes = async (offset: number, length: number): Promise<{ data: ArrayBuffer }> => ({
    data: this.bytes.slice(offset, offset + length),
  });
}

const archive = new PMTiles(
  new MemorySource(await Bun.file(fromRoot("data/map/overview.pmtiles")).arrayBuffer()),
);
const kit = await loadCanvas();
const folder = fromRoot("build/basemap/mosaics");
await mkdir(folder, { recursive: true });

/** Draws a tile, or, where the archive has none, its nearest parent scaled up as the page does. */
async function drawTile(
  context: CanvasRenderingContext2D,
  z: number,
  x: number,
  y: number,
  left: number,
  top: number,
): Promise<void> {
  const count = 2 ** z;
  const column = ((x % count) + count) % count;
  for (let up = 0; up <= z && y >= 0 && y < count; up++) {
    const factor = 2 ** up;
    const found = await archive.getZxy(z - up, Math.floor(column / factor), Math.floor(y / factor));
    if (!found) continue;
    const side = TILE / factor;
    const [sx, sy] = [(column % factor) * side, (y % factor) * side];
    const image = await kit.loadImage(new Uint8Array(found.data));
    context.drawImage(image, sx, sy, side, side, left, top, TILE, TILE);
    return;
  }
}

async function draw({ name, z, lng, lat, width, height }: Spot, theme: Theme): Promise<void> {
  const canvas = kit.createCanvas(width, height);
  const context = canvas.getContext("2d");
  const left = Math.round(mercatorX(lng) * TILE * 2 ** z - width / 2);
  const top = Math.round(mercatorY(lat) * TILE * 2 ** z - height / 2);
  for (let y = Math.floor(top / TILE); y * TILE < top + height; y++) {
    for (let x = Math.floor(left / TILE); x * TILE < left + width; x++) {
      await drawTile(context, z, x, y, x * TILE - left, y * TILE - top);
    }
  }
  const image = context.getImageData(0, 0, width, height);
  for (let i = 0; i < image.data.length; i += 4) {
    image.data.set(
      shade(theme, image.data[i] ?? 0, image.data[i + 1] ?? 0, image.data[i + 2] ?? 0),
      i,
    );
  }
  context.putImageData(image, 0, 0);
  const path = join(folder, `${name}-${theme}.png`);
  await Bun.write(path, canvas.toBuffer("image/png"));
  console.log(path);
}

const [first = "day", name, ...figures] = process.argv.slice(2);
const theme: Theme = first === "dark" || first === "night" ? first : "day";
const [z = 0, lng = 0, lat = 0, width, height] = figures.map(Number);
for (const each of name ? [spot(name, z, lng, lat, width, height)] : SPOTS) await draw(each, theme);
