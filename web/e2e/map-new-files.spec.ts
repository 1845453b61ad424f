/** Maps and heights put into the data folder while the page is open, and what it says of those that are not read. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { writeDted } from "../../server/modules/elevation/testing/dted-tiles";
import { writeMbtiles } from "../../server/testing/mbtiles";
import { pngTile } from "../../server/testing/tiles";
import { expect, test } from "./fixtures";
import { blankTiles, openMap } from "./map-base-page";

/** How often the page asks; its clock stands still in these tests. */
const LOOK_EVERY_MS = 4000;

let data = "";
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  startedWith: async ({}, use) => {
    data = mkdtempSync(join(tmpdir(), "sightline-new-"));
    await use({ args: ["--data", data] });
    rmSync(data, { recursive: true });
  },
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

/** Lets the page's clock go on until something is so. */
const inTime = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(LOOK_EVERY_MS);
    await isSo();
  }).toPass({ timeout: 15_000 });

test("an MBTiles archive is drawn on an open map, and gone with its file; no tile fails", async ({
  sightline,
}) => {
  const refused: string[] = [];
  const { page, dialog, map, readout } = await openMap(sightline, {
    before: async (page) => {
      page.on("response", (response) => {
        if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
      });
    },
  });
  const overview = dialog.getByText("Overview map, not for navigation");
  await expect(overview).toBeVisible();
  const view = await readout.textContent();

  writeFileSync(join(data, "area.tif"), "II*");
  await inTime(page, () =>
    expect(dialog.getByText(/area\.tif is not read: it is a GeoTIFF/)).toBeVisible({
      timeout: 300,
    }),
  );
  writeMbtiles(join(data, "area.mbtiles"), { tiles: TILES, metadata: METADATA });
  await inTime(page, () => expect(dialog.getByText(/Exercise area/)).toBeVisible({ timeout: 300 }));
  await expect(overview).toHaveCount(0);
  await expect.poll(() => blankTiles(map)).toBe(0);

  rmSync(join(data, "area.mbtiles"));
  await inTime(page, () => expect(overview).toBeVisible({ timeout: 300 }));
  await expect.poll(() => blankTiles(map)).toBe(0);
  // Nothing has moved, and nothing was refused.
  expect(await readout.textContent()).toBe(view);
  await expect(dialog.getByRole("status").getByText(/cannot/)).toHaveCount(0);
  expect(refused.filter((one) => !one.startsWith("404"))).toEqual([]);
  rmSync(join(data, "area.tif"));
});

test("Settings say which are in use, and of the others why not and which command helps", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/settings" });
  const about = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "About", exact: true }) });
  const fact = (name: string) =>
    about.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd");
  await expect(fact("Map")).toHaveText("Built-in overview");
  await expect(fact("Heights")).toHaveText("Built-in overview, rough");
  await expect(about.getByText("Own files that are not used")).toHaveCount(0);

  writeMbtiles(join(data, "area.mbtiles"), { tiles: TILES, metadata: METADATA });
  writeFileSync(join(data, "map of the area.tif"), "II*");
  mkdirSync(join(data, "elevation"), { recursive: true });
  const tile = { level: 0 as const, south: 54, west: 23, post: () => 61 };
  writeDted(join(data, "elevation"), "e023/n54.dt0", tile);
  writeFileSync(join(data, "elevation/n55.dt1"), "half a tile");
  await inTime(page, async () => {
    await expect(fact("Map")).toHaveText(/^area\.mbtiles, raster \(png\), zooms 9 to 10/, {
      timeout: 300,
    });
    await expect(fact("Heights")).toHaveText("1 DTED tile", { timeout: 300 });
  });
  const files = about.getByRole("listitem");
  await expect(files).toHaveText([
    'map of the area.tif: it is a GeoTIFF, which has to be turned into MBTiles:gdal_translate -of MBTILES "map of the area.tif" "map of the area.mbtiles" && gdaladdo -r average "map of the area.mbtiles" 2 4 8 16 32',
    "elevation/n55.dt1: its header is not that of DTED",
  ]);
  for (const name of ["area.mbtiles", "map of the area.tif", "elevation"])
    rmSync(join(data, name), { recursive: true });
  await inTime(page, () => expect(files).toHaveCount(0, { timeout: 300 }));
  await expect(fact("Map")).toHaveText("Built-in overview");
});
