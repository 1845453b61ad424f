/** Where the hosted demonstration's tiles come from, and who is credited for them. */
import { pngTile } from "../../server/testing/tiles";
import { jumpTo, MIDDLE, mapOf } from "./map-page";
import { dialog, tool } from "./map-selector-page";
import { expect, test, visitInside } from "./online";
import { formPath } from "./operator";

/** What `online.ts` gives to --tiles-url. */
const SOURCE = "http://127.0.0.1:9/";

/** How often the map asks again for tiles that failed. */
const AGAIN_AFTER_MS = 5000;

test("the given source goes on beyond the built-in map's detail, and is credited; where it does not come, that one is enlarged", async ({
  online,
}) => {
  online.bringsAbout({ foreign: /^http:\/\/127\.0\.0\.1:9\// });
  const { page } = await visitInside(online, { path: formPath("BM-21") });
  const zooms: number[] = [];
  let isThere = false;
  await page.route(`${SOURCE}**`, (route) => {
    zooms.push(Number(new URL(route.request().url()).pathname.split("/")[1]));
    return isThere
      ? route.fulfill({ contentType: "image/png", body: pngTile(120) })
      : route.abort("connectionrefused");
  });
  /** Every tile of the view is there. What is on them is another host's, and is not to be read. */
  const isDrawn = async () => {
    await expect(mapOf(page).locator(".leaflet-tile-loaded").first()).toBeVisible();
    await expect(mapOf(page).locator(".leaflet-tile:not(.leaflet-tile-loaded)")).toHaveCount(0);
  };
  await page.getByRole("button", { name: "Open map" }).click();
  await isDrawn();
  // The built-in map has the default place in its deepest zoom.
  expect(zooms).toEqual([]);
  await expect(
    dialog(page).getByText(/OpenStreetMap contributors.* · Tiles: 127\.0\.0\.1:9/),
  ).toBeVisible();

  await jumpTo(page, MIDDLE);
  const note = dialog(page).getByText(/^Map tiles cannot be loaded from 127\.0\.0\.1:9/);
  await expect(note).toHaveCount(1);
  await isDrawn();
  isThere = true;
  // When they are asked for again.
  await page.clock.fastForward(AGAIN_AFTER_MS);
  await expect(note).toHaveCount(0);
  await isDrawn();
  expect(new Set(zooms)).toEqual(new Set([14]));
  // Past zoom 15, where the built-in map would end.
  for (const zoom of [15, 16]) {
    await tool(page, "Zoom in").click();
    await expect.poll(() => Math.max(...zooms)).toBe(zoom);
  }
});
