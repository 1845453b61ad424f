/** Vector archives of every schema are drawn by the maps in the theme's colours, over the overview. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { makeArchive, type TestArchive } from "../../server/testing/archives";
import { type TestMbtiles, writeMbtiles } from "../../server/testing/mbtiles";
import { regionArchive } from "../../server/testing/vector-archives";
import { SCHEMA_NAMES, VECTOR_SCHEMAS } from "../domain/map/map-schema";
import { TOWN } from "../domain/map/testing/vector-region";
import { eastwards, southwards } from "../domain/map/web-mercator";
import { FLAVORS } from "../features/map/base/theme-rules";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import { blankTiles, jumpTo, openMap } from "./map-base-page";

const folder = mkdtempSync(join(tmpdir(), "sightline-vector-"));
test.beforeAll(() => void mkdirSync(folder, { recursive: true }));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the tests of a block with an archive of that name. */
function withArchive(name: string, archive: TestArchive): void {
  const file = join(folder, name);
  test.use({ startedWith: { args: ["--map", file] } });
  test.beforeAll(() => {
    if (name.endsWith(".pmtiles")) writeFileSync(file, makeArchive(archive));
    else writeMbtiles(file, asMbtiles(archive));
  });
}

/** The same tiles and description, as tippecanoe and planetiler write them. */
function asMbtiles({ tiles, metadata, bounds, center }: TestArchive): TestMbtiles {
  const { name, attribution, ...json } = metadata as Record<string, string>;
  const described = { name: `${name}`, attribution: `${attribution}`, json: JSON.stringify(json) };
  const places = { bounds: `${bounds}`, center: `${center}` };
  return { tiles, metadata: { ...described, ...places, format: "pbf" }, layout: "view" };
}

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
  map: Locator,
  zoom: number,
  { at: [lng, lat], size }: Probe,
  colour: string,
): Promise<number | null> {
  const world = 256 * 2 ** zoom;
  const right = (eastwards(lng) - eastwards(TOWN[0])) * world;
  const down = (southwards(lat) - southwards(TOWN[1])) * world;
  return map.evaluate(
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

const ARCHIVES = [
  ...VECTOR_SCHEMAS.map((schema) => ({ schema, file: `${schema}.pmtiles` })),
  { schema: "openmaptiles" as const, file: "openmaptiles.mbtiles" },
];

for (const { schema, file } of ARCHIVES) {
  test.describe(file, () => {
    withArchive(file, regionArchive(schema));

    test("roads, water, woods, houses and names are drawn at every zoom in every theme", async ({
      sightline,
    }) => {
      const asked = new Set<string>();
      const { page, dialog, map } = await openMap(sightline, {
        theme: "night",
        before: async (page) => {
          page.on("request", (request) => {
            const { pathname } = new URL(request.url());
            if (pathname.startsWith("/tiles/")) asked.add(pathname.split(".").at(-1) ?? "");
          });
        },
      });
      await expect(
        dialog.getByText(
          `Alderholm: ${SCHEMA_NAMES[schema]}, zooms 6 to 14, 54.20–54.38° N, 23.00–23.30° E · Invented for the tests`,
        ),
      ).toBeVisible();
      await jumpTo(dialog, MIDDLE);
      for (const zoom of [14, 11, 8]) {
        for (const theme of ["night", "day", "dark"] as const) {
          await setTheme(page, theme);
          await blankTiles(map);
          const { earth, water, wood_a, buildings, major, city_label } = FLAVORS[theme];
          const near = (probe: Probe, colour: string, limit: number) =>
            expect
              .poll(() => distance(map, zoom, probe, colour), {
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
          expect(await distance(map, zoom, ROAD, major)).toBeLessThan(
            (await distance(map, zoom, FIELD, major)) ?? 0,
          );
        }
        for (let step = 0; step < 3; step++) {
          await dialog.getByRole("button", { name: "Zoom out" }).click();
        }
      }
      // Nothing of it outside: the overview is seen.
      await jumpTo(dialog, "54.0, 20.0");
      await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
      expect(await page.locator(".leaflet-layer[data-ground=drawn] canvas").count()).toBe(0);
      expect(asked).toEqual(new Set(["png", "mvt"]));
      await page.goto(`${sightline.address}/settings`);
      await expect(
        page.getByText(
          `${file}, ${SCHEMA_NAMES[schema]}, zooms 6 to 14, 54.20–54.38° N, 23.00–23.30° E`,
          { exact: true },
        ),
      ).toBeVisible();
    });
  });
}

test.describe("a schema that nobody knows", () => {
  withArchive("fleet.pmtiles", {
    ...regionArchive("openmaptiles", {
      metadata: { vector_layers: [{ id: "contours" }, { id: "spot_heights" }] },
    }),
    tiles: [{ z: 8, x: 144, y: 81, bytes: Bun.gzipSync(new Uint8Array()) }],
  });

  const HOLDS =
    "it holds vector tiles of an unknown schema (layers contours, spot_heights), zoom 8, 54.20–54.38° N, 23.00–23.30° E";

  test("is told with its layers on the map and in the settings, and the overview stays", async ({
    sightline,
  }) => {
    const { page, dialog, map } = await openMap(sightline);
    await expect(
      dialog.getByText(`The map archive fleet.pmtiles cannot be used: ${HOLDS}.`),
    ).toBeVisible();
    await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
    await jumpTo(dialog, MIDDLE);
    expect(await blankTiles(map)).toBe(0);
    await page.goto(`${sightline.address}/settings`);
    await expect(page.getByText("Built-in overview", { exact: true })).toBeVisible();
    await expect(page.getByText(`fleet.pmtiles: ${HOLDS}`)).toBeVisible();
  });
});

test.describe("an archive whose town goes deeper than the land around it", () => {
  const { tiles, ...rest } = regionArchive("shortbread");
  const isTown = ({ z, x }: { z: number; x: number }) =>
    x === Math.floor(eastwards(TOWN[0]) * 2 ** z);
  withArchive("town.pmtiles", {
    ...rest,
    tiles: tiles.filter((tile) => tile.z <= 11 || isTown(tile)),
  });

  test("is drawn larger where its deeper tiles end, and says so", async ({ sightline }) => {
    const { dialog, map } = await openMap(sightline);
    const ends = (zoom: number) => dialog.getByText(`No more detail than zoom ${zoom}: enlarged`);
    await jumpTo(dialog, MIDDLE);
    await blankTiles(map);
    await expect(ends(11)).toHaveCount(0);
    await jumpTo(dialog, "54.34, 23.22");
    await expect(ends(11)).toBeVisible();
    await expect(dialog.getByText("Overview map, not for navigation")).toHaveCount(0);
    await expect.poll(() => blankTiles(map)).toBeGreaterThanOrEqual(0);
  });
});

test.describe("a shallow archive", () => {
  withArchive("shallow.pmtiles", {
    ...regionArchive("openmaptiles", { zooms: [6, 7] }),
  });

  test("leaves the place to the overview where that is finer", async ({ sightline }) => {
    const { dialog, map } = await openMap(sightline);
    await jumpTo(dialog, MIDDLE);
    await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
    await expect(dialog.getByText("No more detail than zoom 10: enlarged")).toBeVisible();
    await blankTiles(map);
    expect(await distance(map, 14, FIELD, FLAVORS.dark.earth)).toBeNull();
    for (let zoom = 14; zoom > 8; zoom--) {
      await dialog.getByRole("button", { name: "Zoom out" }).click();
    }
    await expect.poll(() => distance(map, 8, FIELD, FLAVORS.dark.earth)).toBeLessThanOrEqual(SAME);
    await expect(dialog.getByText("Overview map, not for navigation")).toHaveCount(0);
  });
});
