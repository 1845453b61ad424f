/** Vector archives of every schema are drawn by the maps in the theme's colours, over the overview. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { makeArchive, type TestArchive } from "../../server/testing/archives";
import { type TestMbtiles, writeMbtiles } from "../../server/testing/mbtiles";
import { regionArchive } from "../../server/testing/vector-archives";
import { SCHEMA_NAMES } from "../domain/map/map-schema";
import { TOWN } from "../domain/map/testing/vector-region";
import { eastwards, southwards } from "../domain/map/web-mercator";
import { FLAVORS } from "../features/map/base/theme-rules";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import { inTime, withFolder } from "./map-files";
import { blankTiles, jumpTo, mapOf } from "./map-page";
import { openSelector, tool } from "./map-selector-page";
import type { Theme } from "./views";

/** The same tiles and description, as tippecanoe and planetiler write them. */
function asMbtiles({ tiles, metadata, bounds, center }: TestArchive): TestMbtiles {
  const { name, attribution, ...json } = metadata as Record<string, string>;
  const described = { name: `${name}`, attribution: `${attribution}`, json: JSON.stringify(json) };
  const places = { bounds: `${bounds}`, center: `${center}` };
  return { tiles, metadata: { ...described, ...places, format: "pbf" }, layout: "view" };
}

/** Its town goes deeper than the land around it. */
function deepTown(): TestArchive {
  const { tiles, ...rest } = regionArchive("openmaptiles");
  const isTown = ({ z, x }: { z: number; x: number }) =>
    x === Math.floor(eastwards(TOWN[0]) * 2 ** z);
  return { ...rest, tiles: tiles.filter((tile) => tile.z <= 11 || isTown(tile)) };
}

let data = "";
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  startedWith: ({}, use) =>
    withFolder(async (folder) => {
      data = folder;
      writeMbtiles(join(data, "openmaptiles.mbtiles"), asMbtiles(deepTown()));
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
const WOOD: Probe = { at: [23.2, 54.33], size: 1 };
const HOUSE: Probe = { at: [23.15171, 54.29725], size: 1 };
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

/** Houses are half through: the colour between two. */
function halfWay(one: string, other: string): string {
  const part = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round((part(one, at) + part(other, at)) / 2));
  return `#${mixed.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

/** What lies at the places that are looked at is drawn in the theme's colours. */
async function isDrawn(page: Page, theme: Theme, zoom: number): Promise<void> {
  await blankTiles(page);
  const { earth, water, wood_a, buildings, major, city_label } = FLAVORS[theme];
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
  // At zoom 8 woods show half through.
  if (zoom === 11) await near(WOOD, wood_a, SAME);
  if (zoom === 14) await near(HOUSE, halfWay(buildings, earth), SAME);
  // What is drawn is not just the ground.
  expect(await distance(page, zoom, ROAD, major)).toBeLessThan(
    (await distance(page, zoom, FIELD, major)) ?? 0,
  );
}

test("roads, water, woods, houses and names are drawn in every theme, of every schema, as deep as the archive goes", async ({
  sightline,
}) => {
  const asked = new Set<string>();
  const { page, dialog } = await openSelector(sightline, {
    before: async (page) => {
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/tiles/")) asked.add(pathname.split(".").at(-1) ?? "");
      });
    },
  });
  const overview = dialog.getByText("Overview map, not for navigation");
  const ends = (zoom: number) => dialog.getByText(`No more detail than zoom ${zoom}: enlarged`);
  const zoomOut = async (times: number) => {
    for (let time = 0; time < times; time += 1) await tool(page, "Zoom out").click();
  };

  await test.step("OpenMapTiles as MBTiles, at every zoom and in every theme", async () => {
    await expect(
      dialog.getByText(
        `Alderholm: ${SCHEMA_NAMES.openmaptiles}, zooms 6 to 14, 54.20–54.38° N, 23.00–23.30° E · Invented for the tests`,
      ),
    ).toBeVisible();
    await jumpTo(page, MIDDLE);
    await isDrawn(page, "dark", 14);
    await expect(ends(11)).toHaveCount(0);
    await zoomOut(3);
    await setTheme(page, "day");
    await isDrawn(page, "day", 11);
    await zoomOut(3);
    await setTheme(page, "night");
    await isDrawn(page, "night", 8);
  });

  await test.step("larger where its deeper tiles end, and beside it the overview", async () => {
    await jumpTo(page, "54.34, 23.22");
    await expect(ends(11)).toBeVisible();
    await expect(overview).toHaveCount(0);
    // The next step's: it is whole once it has been looked at twice.
    writeFileSync(join(data, "protomaps.pmtiles"), makeArchive(regionArchive("protomaps")));
    await jumpTo(page, "54.0, 20.0");
    await expect(overview).toBeVisible();
    await expect(page.locator(".leaflet-layer[data-ground=drawn] canvas")).toHaveCount(0);
    expect(asked).toEqual(new Set(["png", "mvt"]));
  });

  await test.step("Protomaps, put in its place while the map is open", async () => {
    await jumpTo(page, MIDDLE);
    const named = dialog.getByText(`Alderholm: ${SCHEMA_NAMES.protomaps},`);
    await inTime(page, () => expect(named).toBeVisible({ timeout: 300 }));
    await isDrawn(page, "night", 14);
  });

  await test.step("Shortbread, of few zooms: where the overview is finer that one is seen", async () => {
    const shallow = regionArchive("shortbread", { zooms: [6, 7] });
    writeFileSync(join(data, "shortbread.pmtiles"), makeArchive(shallow));
    const named = dialog.getByText(`Alderholm: ${SCHEMA_NAMES.shortbread},`);
    await inTime(page, () => expect(named).toBeVisible({ timeout: 300 }));
    await expect(overview).toBeVisible();
    await expect(ends(10)).toBeVisible();
    await blankTiles(page);
    expect(await distance(page, 14, FIELD, FLAVORS.dark.earth)).toBeNull();
    await zoomOut(6);
    await expect(overview).toHaveCount(0);
    await expect.poll(() => distance(page, 8, FIELD, FLAVORS.dark.earth)).toBeLessThanOrEqual(SAME);
    await expect.poll(() => distance(page, 8, LAKE, FLAVORS.dark.water)).toBeLessThanOrEqual(SAME);
  });
});
