/** Where the hosted demonstration's tiles come from, and who is credited for them. */
import type { Locator, Page } from "@playwright/test";
import { pngTile } from "../../server/testing/tiles";
import { jumpTo } from "./map-base-page";
import { expect, test, visitInside } from "./online";
import { formPath } from "./operator";

/** What `online.ts` gives to --tiles-url. */
const SOURCE = "http://127.0.0.1:9/";

/** How often the map asks again for tiles that failed. */
const AGAIN_AFTER_MS = 5000;

async function openMap(page: Page) {
  await page.getByRole("button", { name: "Open map" }).click();
  const dialog = page.getByRole("dialog", { name: "Map Selector" });
  const map = dialog.getByRole("application");
  await map.waitFor();
  return { dialog, map };
}

/** Waits until every tile of the view is there. What is on them is another host's, and is not to be read. */
async function isDrawn(map: Locator): Promise<void> {
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
  await expect(map.locator(".leaflet-tile:not(.leaflet-tile-loaded)")).toHaveCount(0);
}

test("the given source goes on beyond the built-in map's detail, and is credited", async ({
  online,
}) => {
  online.bringsAbout({ foreign: /^http:\/\/127\.0\.0\.1:9\// });
  const { page } = await visitInside(online, { path: formPath("BM-21") });
  const zooms: number[] = [];
  await page.route(`${SOURCE}**`, (route) => {
    zooms.push(Number(new URL(route.request().url()).pathname.split("/")[1]));
    return route.fulfill({ contentType: "image/png", body: pngTile(120) });
  });
  const { dialog, map } = await openMap(page);
  await isDrawn(map);
  // The built-in map has the default place in its deepest zoom.
  expect(zooms).toEqual([]);
  await expect(
    dialog.getByText(/OpenStreetMap contributors.* · Tiles: 127\.0\.0\.1:9/),
  ).toBeVisible();

  await jumpTo(dialog, "34UFE 12345 67890");
  await expect.poll(() => zooms.length).toBeGreaterThan(0);
  await isDrawn(map);
  expect(new Set(zooms)).toEqual(new Set([14]));
  // Past zoom 15, where the built-in map would end.
  for (const zoom of [15, 16, 17, 18]) {
    await dialog.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(() => Math.max(...zooms)).toBe(zoom);
  }
});

test("where it does not come, the built-in map is shown enlarged, and the map says so", async ({
  online,
}) => {
  online.bringsAbout({ foreign: /^http:\/\/127\.0\.0\.1:9\// });
  const { page } = await visitInside(online, { path: formPath("BM-21") });
  await page.route(`${SOURCE}**`, (route) => route.abort("connectionrefused"));
  const { dialog, map } = await openMap(page);
  await jumpTo(dialog, "34UFE 12345 67890");
  const note = dialog.getByText(/^Map tiles cannot be loaded from 127\.0\.0\.1:9/);
  await expect(note).toHaveCount(1);
  await isDrawn(map);
  await page.unrouteAll({ behavior: "wait" });
  await page.route(`${SOURCE}**`, (route) =>
    route.fulfill({ contentType: "image/png", body: pngTile(120) }),
  );
  // When they are asked for again.
  await page.clock.fastForward(AGAIN_AFTER_MS);
  await expect(note).toHaveCount(0);
});
