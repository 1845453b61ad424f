/** Maps and heights put into the data folder while the page is open, and what it says of those that are not read. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { writeDted } from "../../server/modules/elevation/testing/dted-tiles";
import { makeArchive } from "../../server/testing/archives";
import { writeMbtiles } from "../../server/testing/mbtiles";
import { pngTile } from "../../server/testing/tiles";
import { expect, test } from "./fixtures";
import { inTime, withFolder } from "./map-files";
import { blankTiles, clickMap, mapOf, readoutOf } from "./map-page";
import { count, openSelector } from "./map-selector-page";
import { formPath } from "./operator";

let data = "";
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  startedWith: ({}, use) =>
    withFolder(async (folder) => {
      data = folder;
      const tiles = [0, 1, 2, 3].map((x) => ({ z: 2, x, y: 1, bytes: pngTile(40 * x) }));
      const archive = makeArchive({ tiles, type: TileType.Png });
      writeFileSync(join(data, "unit.pmtiles"), archive.subarray(0, archive.length - 10));
      writeFileSync(join(data, "notes.pmtiles"), "ask the sergeant for the map");
      await use({ args: ["--data", data] });
    }),
});

/** Around the maps' default place, two zooms. */
const TILES = [9, 10].flatMap((z) =>
  Array.from({ length: 49 }, (_, at) => ({
    z,
    x: Math.floor(0.5643 * 2 ** z) - 3 + (at % 7),
    y: Math.floor(0.3176 * 2 ** z) - 3 + Math.floor(at / 7),
    bytes: pngTile(77),
  })),
);
const METADATA = { name: "Exercise area", format: "png", bounds: "21,53.5,25,55.5" };
const SOON = { timeout: 300 };

test("a map that is cut short is told and gone over; a whole one is drawn on the open map, and gone with its file", async ({
  sightline,
}) => {
  const answers: string[] = [];
  const { page, dialog } = await openSelector(sightline, {
    before: async (page) => {
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith("/tiles/"))
          answers.push(`${response.request().method()} ${response.status()}`);
      });
    },
  });
  const overview = dialog.getByText("Overview map, not for navigation");
  const about = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "About", exact: true }) });
  const fact = (name: string) =>
    about.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd");

  await test.step("started with one that is cut short and one that is none: the map says why, and shows the overview", async () => {
    for (const sentence of [
      "The map archive unit.pmtiles cannot be used: it is cut short.",
      "The map archive notes.pmtiles cannot be used: it is not a PMTiles archive.",
    ])
      await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(overview).toBeVisible();
    await expect.poll(() => blankTiles(page)).toBe(0);
    expect(new Set(answers)).toEqual(new Set(["HEAD 503", "GET 200"]));
    const box = await mapOf(page).boundingBox();
    await clickMap(page, 0, 0);
    await count(page, "1 of 8 pins, quantity 1");
    // Beside the longest words of a map's sources, what is pointed at moves nothing.
    expect(await mapOf(page).boundingBox()).toEqual(box);
  });

  await test.step("a whole one is drawn; what cannot be read is told", async () => {
    mkdirSync(join(data, "elevation"));
    const tile = { level: 0 as const, south: 54, west: 23, post: () => 61 };
    writeDted(join(data, "elevation"), "e023/n54.dt0", tile);
    writeFileSync(join(data, "elevation/n55.dt1"), "half a tile");
    writeFileSync(join(data, "map of the area.tif"), "II*");
    rmSync(join(data, "notes.pmtiles"));
    writeMbtiles(join(data, "area.mbtiles"), { tiles: TILES, metadata: METADATA });
    await inTime(page, () => expect(dialog.getByText(/Exercise area/)).toBeVisible(SOON));
    await expect(
      dialog.getByText(/map of the area\.tif is not read: it is a GeoTIFF/),
    ).toBeVisible();
    await expect(overview).toHaveCount(0);
    await expect.poll(() => blankTiles(page)).toBe(0);
  });

  await test.step("Settings say which are in use, and of the others why not and which command helps", async () => {
    await page.goto(`${sightline.address}/settings`);
    await expect(fact("Map")).toHaveText(/^area\.mbtiles, raster \(png\), zooms 9 to 10/);
    await expect(fact("Heights")).toHaveText("1 DTED tile");
    const files = about.getByRole("listitem");
    await expect(files).toHaveText([
      'map of the area.tif: it is a GeoTIFF, which has to be turned into MBTiles:gdal_translate -of MBTILES "map of the area.tif" "map of the area.mbtiles" && gdaladdo -r average "map of the area.mbtiles" 2 4 8 16 32',
      "elevation/n55.dt1: its header is not that of DTED",
    ]);
    for (const name of ["unit.pmtiles", "map of the area.tif", "elevation"])
      rmSync(join(data, name), { recursive: true });
    await inTime(page, () => expect(files).toHaveCount(0, SOON));
    await expect(about.getByText("Own files that are not used")).toHaveCount(0);
    await expect(fact("Heights")).toHaveText("Built-in overview, rough");
  });

  await test.step("on the open map it goes with its file: nothing has moved, and nothing was refused", async () => {
    await page.goto(sightline.address + formPath("BM-21"));
    await page.getByRole("button", { name: "Open map" }).click();
    await expect(dialog.getByText(/Exercise area/)).toBeVisible();
    await expect.poll(() => blankTiles(page)).toBe(0);
    const view = await readoutOf(page).textContent();
    answers.length = 0;
    rmSync(join(data, "area.mbtiles"));
    await inTime(page, () => expect(overview).toBeVisible(SOON));
    await expect.poll(() => blankTiles(page)).toBe(0);
    expect(await readoutOf(page).textContent()).toBe(view);
    await expect(dialog.getByRole("status").getByText(/cannot/)).toHaveCount(0);
    expect(answers.filter((one) => !/ (200|404)$/.test(one))).toEqual([]);
  });
});
