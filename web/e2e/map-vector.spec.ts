/** A vector archive in the shape of Protomaps is drawn by the maps, in every theme, over the overview. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import { blankTiles, jumpTo, openMap } from "./map-base-page";
import { vectorRegion } from "./vector-region";

const folder = mkdtempSync(join(tmpdir(), "sightline-vector-"));
const file = join(folder, "alderholm.pmtiles");
test.use({ startedWith: { args: ["--map", file] } });
test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, vectorRegion());
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** WCAG's contrast of the two colours in a box of the map that differ most in lightness. */
function contrastAt(map: Locator, right: number, down: number, size: number): Promise<number> {
  return map.evaluate(
    (element, [right, down, size]) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2 + right - size / 2, top + height / 2 + down - size / 2];
      const lights: number[] = [];
      const layer = [...element.querySelectorAll<HTMLElement>(".leaflet-layer")].find(
        ({ dataset }) => dataset.ground === "drawn",
      );
      for (const canvas of layer?.querySelectorAll("canvas") ?? []) {
        const box = canvas.getBoundingClientRect();
        const scale = canvas.width / box.width;
        const data = canvas
          .getContext("2d")
          ?.getImageData((x - box.left) * scale, (y - box.top) * scale, size * scale, size * scale);
        for (let at = 0; at < (data?.data.length ?? 0); at += 4) {
          const [red = 0, green = 0, blue = 0, alpha] = data?.data.slice(at, at + 4) ?? [];
          const linear = (part: number) => {
            const value = part / 255;
            return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          };
          if (alpha !== 255) continue;
          lights.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
        }
      }
      lights.sort((one, other) => one - other);
      const [darkest = 0, lightest = 0] = [lights.at(0), lights.at(-1)];
      return (lightest + 0.05) / (darkest + 0.05);
    },
    [right, down, size] as const,
  );
}

test("roads, water, houses and names are drawn over the overview, in every theme", async ({
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
  await expect(dialog.getByText(/Alderholm · Invented for the tests/)).toBeVisible();
  // A house of the town, where each theme begins.
  const HOUSE = "54.29725, 23.15171";
  await jumpTo(dialog, HOUSE);
  let house: number[] = [];
  for (const theme of ["night", "day", "dark"] as const) {
    await setTheme(page, theme);
    await expect.poll(() => colourAt(map), theme).not.toEqual(house);
    await blankTiles(map);
    house = await colourAt(map);
    // The town's name, on its own ground.
    await jumpTo(dialog, "54.235, 23.156");
    for (let zoom = 14; zoom > 12; zoom--) {
      await dialog.getByRole("button", { name: "Zoom out" }).click();
    }
    await blankTiles(map);
    await expect.poll(() => contrastAt(map, 0, 0, 40)).toBeGreaterThan(4);
    // The lake.
    await jumpTo(dialog, "54.312, 23.115");
    await expect.poll(() => colourAt(map)).not.toEqual([]);
    const water = await colourAt(map);
    await jumpTo(dialog, "54.25, 23.25");
    await expect.poll(() => colourAt(map)).not.toEqual(water);
    const earth = await colourAt(map);
    // The house is another ground again.
    await jumpTo(dialog, HOUSE);
    await expect.poll(() => colourAt(map)).toEqual(house);
    expect(house).not.toEqual(earth);
  }
  // Nothing of it outside: the overview is seen.
  await jumpTo(dialog, "54.0, 20.0");
  await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
  expect(await page.locator(".leaflet-layer[data-ground=drawn] canvas").count()).toBe(0);
  expect(asked).toEqual(new Set(["png", "mvt"]));
});

/** What the archive shows just beside the map's centre, where there is no name; none if there is nothing. */
function colourAt(map: Locator): Promise<number[]> {
  return map.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2 + 4];
    const canvases = element.querySelectorAll<HTMLCanvasElement>(
      ".leaflet-layer[data-ground=drawn] canvas",
    );
    for (const canvas of canvases) {
      const box = canvas.getBoundingClientRect();
      if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) continue;
      const scale = canvas.width / box.width;
      const data = canvas
        .getContext("2d")
        ?.getImageData((x - box.left) * scale, (y - box.top) * scale, 1, 1).data;
      if (data?.[3] === 255) return [...data].slice(0, 3);
    }
    return [];
  });
}
