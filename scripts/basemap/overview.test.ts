import { expect, test } from "bun:test";
import { convertIndexedToRgb, decode } from "fast-png";
import { PMTiles, type Source } from "pmtiles";
import { bareGround, LAND, SEA } from "../../web/domain/map/bare-ground";
import { fromRoot } from "../paths";
import { mercatorX, mercatorY } from "./mercator";

const read = (name: string) => Bun.file(fromRoot("data", "map", name));
const overview = await read("overview.pmtiles").arrayBuffer();
const source: Source = {
  getKey: () => "overview",
  getBytes: async (offset, length) => ({ data: overview.slice(offset, offset + length) }),
};
const archive = new PMTiles(source);

test("the files are those that their checksums name", async () => {
  for (const name of ["overview.pmtiles", "places.tsv", "lines.json"]) {
    const sum = new Bun.CryptoHasher("sha256").update(await read(name).arrayBuffer()).digest("hex");
    const kept = await read(`${name.split(".")[0]}.sha256`).text();
    expect(kept).toBe(`${sum}  ${name}\n`);
  }
});

test("the overview is small, whole and says what it was made from", async () => {
  expect(overview.byteLength).toBeLessThan(25 * 2 ** 20);
  expect(await archive.getHeader()).toMatchObject({
    clustered: true,
    tileType: 2,
    minZoom: 0,
    maxZoom: 10,
    centerLon: 23.1506,
    centerLat: 54.2966,
    centerZoom: 10,
  });
  const metadata = (await archive.getMetadata()) as { name: string; attribution: string };
  expect(metadata.name).toBe("Sightline overview");
  for (const name of ["Natural Earth", "OpenStreetMap contributors", "GeoNames"]) {
    expect(metadata.attribution).toContain(name);
  }
});

test("the corners of the world and of the region are palette PNGs of 256 px", async () => {
  for (const [z, x, y] of [
    [0, 0, 0],
    [7, 0, 0],
    [7, 127, 127],
    [8, 143, 80],
    [8, 141, 78],
    [10, 566, 313],
    [10, 588, 333],
    [10, 577, 328],
  ] as const) {
    const tile = await archive.getZxy(z, x, y);
    const view = new DataView(tile?.data ?? new ArrayBuffer(32));
    const [width, height, colourType] = [view.getUint32(16), view.getUint32(20), view.getUint8(25)];
    expect([z, x, y, width, height, colourType]).toEqual([z, x, y, 256, 256, 3]);
  }
  expect(await archive.getZxy(10, 100, 100)).toBeUndefined();
});

test.each([
  ["Śniardwy, a lake", 53.76, 21.73, LAND],
  ["Suwałki, under its name", 54.1, 22.94, LAND],
  ["the Baltic", 55.2, 20, SEA],
])("under what a tile shows lie land and sea alone: %s", async (_, lat, lng, ground) => {
  const [x, y] = [mercatorX(lng) * 2 ** 10, mercatorY(lat) * 2 ** 10];
  const tile = await archive.getZxy(10, Math.floor(x), Math.floor(y));
  const picture = decode(tile?.data ?? new ArrayBuffer(0));
  const rgb = convertIndexedToRgb(picture);
  const pixels = Uint8ClampedArray.from({ length: 256 * 256 * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : (rgb[(i >> 2) * 3 + (i % 4)] ?? 0),
  );
  bareGround(pixels);
  const at = 4 * (Math.floor((y % 1) * 256) * 256 + Math.floor((x % 1) * 256));
  expect([...pixels.subarray(at, at + 3)]).toEqual([...ground]);
});

test("places can be found by name, the most populous first", async () => {
  const [head, ...rows] = (await read("places.tsv").text()).trimEnd().split("\n");
  expect(head).toBe("name\tlat\tlng\tcountry\tpopulation");
  const places = rows.map((row) => row.split("\t"));
  expect(places.every((fields) => fields.length === 5)).toBe(true);
  const kaunas = places.find(([name]) => name === "Kaunas");
  expect(Number(kaunas?.[1])).toBeCloseTo(54.9, 1);
  expect(Number(kaunas?.[2])).toBeCloseTo(23.9, 1);
  const population = places.map((fields) => Number(fields[4]));
  expect(population).toEqual(population.toSorted((a, b) => b - a));
});
