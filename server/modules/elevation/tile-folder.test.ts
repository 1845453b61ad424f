import { expect, test } from "bun:test";
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../testing/app";
import { writeDted } from "./testing/dted-tiles";
import { openTileFolder } from "./testing/folder";

const PLACE = { latitude: 52.5, longitude: 8.5 };
const HGT = Buffer.alloc(1201 * 1201 * 2);
for (let at = 0; at < HGT.length; at += 2) HGT.writeInt16BE(61, at);

test("a new tile answers from the second look on, and never while it grows", async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "N52E008.hgt");
  const { at, look, counts } = await openTileFolder(folder.path);
  expect(await at(PLACE)).toBe("outside");
  writeFileSync(file, HGT.subarray(0, 2_000_000));
  await look();
  expect(await at(PLACE)).toBe("outside");
  appendFileSync(file, HGT.subarray(2_000_000));
  await look();
  expect([await at(PLACE), counts().srtm]).toEqual(["outside", 0]);
  await look();
  expect([await at(PLACE), counts().srtm]).toEqual([61, 1]);
});

test("one that is removed answers no more; one that is replaced is read anew", async () => {
  using folder = temporaryFolder();
  const tile = { level: 0 as const, south: 52, west: 8 };
  writeDted(folder.path, "n52.dt0", { ...tile, post: () => 10 });
  const { at, look } = await openTileFolder(folder.path);
  expect(await at(PLACE)).toBe(10);
  writeDted(folder.path, "n52.dt0", { ...tile, south: 53, post: () => 20 });
  // Never read by the header of before.
  expect(await at(PLACE)).toBe("outside");
  await look();
  await look();
  expect(await at(PLACE)).toBe("outside");
  expect(await at({ ...PLACE, latitude: 53.5 })).toBe(20);
  rmSync(join(folder.path, "n52.dt0"));
  await look();
  expect(await at({ ...PLACE, latitude: 53.5 })).toBe("outside");
});

test("one that is damaged and mended answers, however long that took", async () => {
  using folder = temporaryFolder();
  const tile = { level: 0 as const, south: 52, west: 8, post: () => 10 };
  const whole = writeDted(folder.path, "n52.dt0", tile);
  writeFileSync(join(folder.path, "n52.dt0"), whole.subarray(0, 9000));
  const told: string[] = [];
  const { at, look, unused } = await openTileFolder(folder.path, (file) => told.push(file));
  for (let again = 0; again < 3; again++) await look();
  expect([await at(PLACE), unused().length, told]).toEqual(["outside", 1, ["n52.dt0"]]);
  appendFileSync(join(folder.path, "n52.dt0"), whole.subarray(9000));
  await look();
  await look();
  expect([await at(PLACE), unused()]).toEqual([10, []]);
});

test("a folder that is not there yet is looked for again", async () => {
  using root = temporaryFolder();
  const path = join(root.path, "elevation");
  const { at, look } = await openTileFolder(path);
  writeDted(path, "n52.dt0", { level: 0, south: 52, west: 8, post: () => 10 });
  await look();
  await look();
  expect(await at(PLACE)).toBe(10);
});

test("what is known and not read is named, with what to do; what a system hides is not", async () => {
  using folder = temporaryFolder();
  for (const name of ["n52_e008_1arc_v3.tif", "N52E008.hgt.zip", "notes.txt", "._N52E008.tif"])
    writeFileSync(join(folder.path, name), "");
  const { unused } = await openTileFolder(folder.path);
  expect(unused()).toEqual([
    { file: "N52E008.hgt.zip", reason: "it is packed, and has to be unpacked", command: null },
    {
      file: "n52_e008_1arc_v3.tif",
      reason: "it is a GeoTIFF, which has to be turned into .hgt tiles",
      command:
        'gdalwarp -of SRTMHGT -ot Int16 -dstnodata -32768 -r bilinear -t_srs EPSG:4326 -te 7.999861111 51.999861111 9.000138889 53.000138889 -ts 3601 3601 "n52_e008_1arc_v3.tif" N52E008.hgt',
    },
  ]);
});
