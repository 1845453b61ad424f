/** What Debian's GDAL makes by the very commands that Sightline names, it reads (`apt-get install gdal-bin`). */
import { afterAll, expect, test } from "bun:test";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { openArchive } from "../../server/archive/open-archive";
import { unreadHeights, unreadMap } from "../../server/archive/unread";
import { openTileFolder } from "../../server/modules/elevation/testing/folder";
import { writeTile } from "../../server/modules/elevation/testing/hgt-tiles";
import { openMapSource } from "../../server/modules/tiles/map-source";
import { temporaryFolder } from "../../server/testing/app";
import { eastwards, southwards } from "../../web/domain/map/web-mercator";

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

function run(command: string): void {
  const { exitCode, stderr } = Bun.spawnSync(["sh", "-c", command], { cwd: folder.path });
  expect([command, exitCode, exitCode === 0 ? "" : stderr.toString()]).toEqual([command, 0, ""]);
}

/** Of places within the tile N52E008, some of them below the sea. */
const hills = (row: number, column: number) =>
  Math.round(200 * Math.sin(row / 97) * Math.cos(column / 61) - 20);
const PLACES = [0.1, 0.37, 0.5, 0.93].map((part) => ({ latitude: 53 - part, longitude: 8 + part }));
const metresAt = ({ latitude, longitude }: (typeof PLACES)[number]) =>
  hills((53 - latitude) * 1200, (longitude - 8) * 1200);

test("a GeoTIFF in metres of a zone becomes a map of the zooms that it has", async () => {
  const corners = "-a_srs EPSG:32634 -a_ullr 500000 6030000 508000 6024000";
  run(
    `gdal_create -of GTiff -outsize 800 600 -bands 3 -burn 200 -burn 80 -burn 40 ${corners} area.tif`,
  );
  run(unreadMap("area.tif")?.command ?? "");
  const { archive, facts } = await openMapSource(join(folder.path, "area.mbtiles"));
  using _ = archive;
  expect(facts).toMatchObject({ type: "raster", format: "png", minZoom: 11, maxZoom: 13 });
  expect(facts.bounds.map((edge) => edge.toFixed(2))).toEqual(["21.00", "54.36", "21.12", "54.42"]);
  for (let z = facts.minZoom; z <= facts.maxZoom; z++) {
    const tile = [eastwards(21.06), southwards(54.39)].map((part) => Math.floor(part * 2 ** z));
    expect([z, await archive.tile(z, tile[0] ?? 0, tile[1] ?? 0)]).not.toEqual([z, null]);
  }
});

test("a GeoTIFF of heights becomes a tile, with gaps where it has none", async () => {
  const corners = "-a_srs EPSG:4326 -a_nodata -9999 -a_ullr 8.2 53 9.2 52";
  run(`gdal_create -of GTiff -ot Float32 -outsize 3600 3600 -burn 123 ${corners} n52_e008.tif`);
  run(`mkdir hgt && cd hgt && mv ../n52_e008.tif . && ${unreadHeights("n52_e008.tif")?.command}`);
  const { at, counts } = await openTileFolder(join(folder.path, "hgt"));
  expect(counts().srtm).toBe(1);
  expect(await at({ latitude: 52.5, longitude: 8.5 })).toBe(123);
  expect(await at({ latitude: 52.5, longitude: 8.1 })).toBe("void");
});

test("its DTED has the heights that it was made from", async () => {
  writeTile(folder.path, "N52E008.hgt", 1201, hills);
  // Above 50° the columns of DTED lie twice as far apart.
  const edges = "-te 7.9991666667 51.9995833333 9.0008333333 53.0004166667 -ts 601 1201";
  run(`gdalwarp -q -of GTiff -r near ${edges} N52E008.hgt half.tif`);
  run("gdal_translate -q -of DTED half.tif n52.dt1");
  run("mkdir -p dted/e008");
  renameSync(join(folder.path, "n52.dt1"), join(folder.path, "dted/e008/n52.dt1"));
  const { at, counts, unused } = await openTileFolder(join(folder.path, "dted"));
  expect([counts().dted, unused()]).toEqual([1, []]);
  for (const place of PLACES)
    expect(Math.abs(Number(await at(place)) - metresAt(place))).toBeLessThan(2);
});

test("a vector file becomes MBTiles whose layers are told", async () => {
  await Bun.write(
    join(folder.path, "roads.geojson"),
    JSON.stringify({
      type: "FeatureCollection",
      features: [
        {
          type: "Feature",
          properties: { kind: "track" },
          geometry: {
            type: "LineString",
            coordinates: [
              [23, 54.2],
              [23.3, 54.4],
            ],
          },
        },
      ],
    }),
  );
  run("ogr2ogr -f MBTILES -dsco MAXZOOM=10 roads.mbtiles roads.geojson");
  using archive = await openArchive(join(folder.path, "roads.mbtiles"));
  expect([archive.format, archive.header.maxZoom]).toEqual(["mvt", 10]);
  expect(archive.metadata.vector_layers).toEqual([
    expect.objectContaining({ id: "roads", fields: { kind: "String" } }),
  ]);
  const tile = await archive.tile(...archive.first);
  expect(archive.unpack(tile ?? new Uint8Array())[0]).toBe(0x1a);
});
