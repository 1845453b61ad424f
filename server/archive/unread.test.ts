import { describe, expect, test } from "bun:test";
import { unreadHeights, unreadMap, unusedLines } from "./unread";

const edges = (file: string) =>
  /-te (\S+ \S+ \S+ \S+) /.exec(unreadHeights(file)?.command ?? "")?.[1];
const made = (file: string) => unreadHeights(file)?.command?.split(" ").at(-1);

describe("the command for a grid of heights makes the tile that its name tells", () => {
  test.each([
    ["n52_e008_1arc_v3.tif", "N52E008.hgt", "7.999861111 51.999861111 9.000138889 53.000138889"],
    [
      "Copernicus_DSM_COG_10_S01_00_W072_00_DEM.tif",
      "S01W072.hgt",
      "-72.000138889 -1.000138889 -70.999861111 0.000138889",
    ],
    [
      "ASTGTMV003_N00E000_dem.tif",
      "N00E000.hgt",
      "-0.000138889 -0.000138889 1.000138889 1.000138889",
    ],
    ["heights.tif", "N52E008.hgt", "7.999861111 51.999861111 9.000138889 53.000138889"],
  ])("%s", (file, tile, te) => {
    expect([made(file), edges(file)]).toEqual([tile, te]);
  });
});

test("a name that a shell could take for more stands in no command", () => {
  const plain = unreadMap("Übung 4 (rev-2), north.tif")?.command;
  expect(plain).toStartWith('gdal_translate -of MBTILES "Übung 4 (rev-2), north.tif" "Übung');
  for (const name of [
    '"; rm -rf ~; ".tif',
    "$(date).tif",
    "`a`.tif",
    "-co.tif",
    "a\\.tif",
    "a\n.tif",
  ])
    expect(unreadMap(name)?.command).toBe(
      'gdal_translate -of MBTILES "FILE" "FILE" && gdaladdo -r average "FILE" 2 4 8 16 32',
    );
});

test("what is no map and no heights is not named, nor what a system hides", () => {
  for (const name of ["sightline.db", "reports.geojson", "sightline-20261120.zip", "notes.txt"])
    expect([unreadMap(name), unreadMap(`._${name}`)]).toEqual([null, null]);
  for (const name of ["._area.tif", ".area.tif", "._N52E008.hgt"])
    expect(unreadMap(name)).toBeNull();
  for (const name of ["e008/._n52.tif", "readme.txt", "n52.dt1.aux.xml"])
    expect(unreadHeights(name)).toBeNull();
});

test("a start has a line for each file that is not used, whose command can be copied; of many the first ten", () => {
  const tif = unreadMap("area.tif");
  if (tif === null) throw new Error("It is not known.");
  const damaged = { file: "elevation/n52.dt1", reason: "it is cut short", command: null };
  expect(unusedLines([tif, damaged])).toEqual([
    'Not used: area.tif: it is a GeoTIFF, which has to be turned into MBTiles. Run: gdal_translate -of MBTILES "area.tif" "area.mbtiles" && gdaladdo -r average "area.mbtiles" 2 4 8 16 32',
    "Not used: elevation/n52.dt1: it is cut short.",
  ]);
  const many = unusedLines(Array(12).fill(damaged));
  expect([many.length, many.at(-1)]).toEqual([11, 'Not used: 2 more; see "sightline doctor".']);
});
