/**
 * Archives in the data folder, and what becomes of an open map as they come and go: one that is cut short, a file that
 * is none, and vectors. `protomaps-tiles.slow.test.ts` draws each schema, `own-map.test.ts` tests which map is used.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TileType } from "pmtiles";
import { writeDted } from "../../server/modules/elevation/testing/dted-tiles";
import { makeArchive } from "../../server/testing/archives";
import { type TestMbtiles, writeMbtiles } from "../../server/testing/mbtiles";
import { pngTile } from "../../server/testing/tiles";
import { regionArchive } from "../../server/testing/vector-archives";
import { TOWN } from "../domain/map/testing/vector-region";
import { eastwards, southwards } from "../domain/map/web-mercator";
import { FLAVORS } from "../features/map/base/theme-rules";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import { inTime, withFolder } from "./map-files";
import { blankTiles, clickMap, jumpTo, mapOf, placeRead, zoomOut } from "./map-page";
import { count, openSelector, tool } from "./map-selector-page";
import type { Theme } from "./views";

/** An archive whose town goes deeper than the land around it, as tippecanoe and planetiler write it. */
function deepTown(): TestMbtiles {
  const { tiles, metadata, bounds, center } = regionArchive("openmaptiles");
  const { name, attribution, ...json } = metadata as Record<string, string>;
  const described = { name: `${name}`, attribution: `${attribution}`, json: JSON.stringify(json) };
  const isTown = ({ z, x }: { z: number; x: number }) =>
    x === Math.floor(eastwards(TOWN[0]) * 2 ** z);
  return {
    tiles: tiles.filter((tile) => tile.z <= 11 || isTown(tile)),
    metadata: { ...described, bounds: `${bounds}`, center: `${center}`, format: "pbf" },
    layout: "view",
  };
}

let data = "";
test.use({
  // What is looked at lies within.
  viewport: { width: 1200, height: 500 },
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

/** Between the town's houses: nothing but the maps' roads goes through it. */
const MIDDLE = "54.2966, 23.1506";

interface Probe {
  at: readonly [lng: number, lat: number];
  /** Pixels to a side of what is looked at. */
  size: number;
}
/** In the lake's southern end, which the map shows around the town at every zoom. */
const LAKE: Probe = { at: [23.115, 54.3035], size: 1 };
const ROAD: Probe = { at: [23.175, 54.29776], size: 9 };
const FIELD: Probe = { at: [23.102, 54.295], size: 1 };
const NAME: Probe = { at: TOWN, size: 60 };

/** How far, in parts of 255, the vector tiles' pixels around a place are from a colour at least; null if there are none. */
function distance(
  page: Page,
  zoom: number,
  { at: [lng, lat], size }: Probe,
  colour: string,
): Promise<number | null> {
  const world = 256 * 2 ** zoom;
  const right = (eastwards(lng) - eastwards(TOWN[0])) * world;
  const down = (southwards(lat) - southwards(TOWN[1])) * world;
  return mapOf(page).evaluate(
    (element, [right, down, size, colour]) => {
      const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2 + right - size / 2, top + height / 2 + down - size / 2];
      let least: number | null = null;
      for (const canvas of element.querySelectorAll<HTMLCanvasElement>(
        ".leaflet-layer[data-ground=drawn] canvas",
      )) {
        const box = canvas.getBoundingClientRect();
        if (x + size < box.left || x > box.right || y + size < box.top || y > box.bottom) continue;
        const scale = canvas.width / box.width;
        const data = canvas
          .getContext("2d")
          ?.getImageData((x - box.left) * scale, (y - box.top) * scale, size * scale, size * scale);
        for (let at = 0; at < (data?.data.length ?? 0); at += 4) {
          const [red = 0, green = 0, blue = 0, alpha] = data?.data.slice(at, at + 4) ?? [];
          if (alpha !== 255) continue;
          const apart = [red, green, blue].map((part, at) => part - (wanted[at] ?? 0));
          least = Math.min(least ?? 999, Math.hypot(...apart));
        }
      }
      return least;
    },
    [right, down, size, colour] as const,
  );
}

/** Of a thin line and of type few pixels have the whole colour. */
const NEAR = 70;
const SAME = 3;

/** What lies at the places that are looked at is drawn in the theme's colours. */
async function isDrawn(page: Page, theme: Theme, zoom: number): Promise<void> {
  await blankTiles(page);
  const { earth, water, major, city_label } = FLAVORS[theme];
  const near = (probe: Probe, colour: string, limit: number) =>
    expect
      .poll(() => distance(page, zoom, probe, colour), {
        message: `${theme}, zoom ${zoom}: ${JSON.stringify(probe)} in ${colour}`,
      })
      .toBeLessThanOrEqual(limit);
  await near(FIELD, earth, SAME);
  await near(LAKE, water, SAME);
  await near(ROAD, major, NEAR);
  await near(NAME, city_label, NEAR);
  // What is drawn is not just the ground.
  expect(await distance(page, zoom, ROAD, major)).toBeLessThan(
    (await distance(page, zoom, FIELD, major)) ?? 0,
  );
}

test("a map that is cut short is told and gone over; a whole one is drawn on the open map in the theme's colours, and gone with its file", async ({
  sightline,
}) => {
  const answers: string[] = [];
  const { page, context, dialog } = await openSelector(sightline, {
    before: async (page) => {
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith("/tiles/"))
          answers.push(`${response.request().method()} ${response.status()}`);
      });
    },
  });
  const overview = dialog.getByText("Overview map, not for navigation");
  const ends = (zoom: number) => dialog.getByText(`Enlarged past zoom ${zoom}`, { exact: true });

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

  await test.step("OpenMapTiles as MBTiles, in the theme's colours", async () => {
    await tool(page, "Reset map").click();
    mkdirSync(join(data, "elevation"));
    const tile = { level: 0 as const, south: 54, west: 23, post: () => 61 };
    writeDted(join(data, "elevation"), "e023/n54.dt0", tile);
    writeFileSync(join(data, "elevation/n55.dt1"), "half a tile");
    writeFileSync(join(data, "map of the area.tif"), "II*");
    rmSync(join(data, "notes.pmtiles"));
    writeMbtiles(join(data, "area.mbtiles"), deepTown());
    await jumpTo(page, MIDDLE);
    const named = dialog.getByText(
      "Alderholm: OpenMapTiles, zooms 6 to 14, 54.20–54.38° N, 23.00–23.30° E · Invented for the tests",
    );
    await inTime(page, () => expect(named).toBeVisible({ timeout: 300 }));
    await expect(
      dialog.getByText(/map of the area\.tif is not read: it is a GeoTIFF/),
    ).toBeVisible();
    await isDrawn(page, "dark", 14);
    await expect(ends(11)).toHaveCount(0);
    await zoomOut(page, 3);
    await setTheme(page, "night");
    await isDrawn(page, "night", 11);
  });

  await test.step("Settings say which are in use, and of the others why not and which command helps; a map goes with its file: nothing has moved, and nothing was refused", async () => {
    const { page: settings } = await sightline.visit({ context, path: "/settings" });
    const about = settings
      .locator("section")
      .filter({ has: settings.getByRole("heading", { name: "About", exact: true }) });
    const fact = (name: string) =>
      about.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd");
    await expect(fact("Map")).toHaveText(/^area\.mbtiles, OpenMapTiles, zooms 6 to 14, 54/);
    await expect(fact("Heights")).toHaveText("1 DTED tile");
    const files = about.getByRole("listitem");
    await expect(files).toHaveText([
      'map of the area.tif: it is a GeoTIFF, which has to be turned into MBTiles:gdal_translate -of MBTILES "map of the area.tif" "map of the area.mbtiles" && gdaladdo -r average "map of the area.mbtiles" 2 4 8 16 32',
      "elevation/n55.dt1: its header is not that of DTED",
    ]);
    const view = await placeRead(page);
    answers.length = 0;
    for (const name of ["unit.pmtiles", "map of the area.tif", "elevation", "area.mbtiles"])
      rmSync(join(data, name), { recursive: true });
    await inTime(settings, () => expect(files).toHaveCount(0, { timeout: 300 }));
    await expect(fact("Heights")).toHaveText("Built-in overview, rough");
    await page.bringToFront();
    await inTime(page, () => expect(overview).toBeVisible({ timeout: 300 }));
    await expect.poll(() => blankTiles(page)).toBe(0);
    expect(await placeRead(page)).toEqual(view);
    await expect(dialog.getByRole("status").getByText(/cannot/)).toHaveCount(0);
    expect(answers.filter((one) => !/ (200|404)$/.test(one))).toEqual([]);
  });
});
