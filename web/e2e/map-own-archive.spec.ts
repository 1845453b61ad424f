/** A unit's own archive lies over the built-in overview, which is seen wherever that one has nothing. */
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TileType } from "pmtiles";
import { makeArchive } from "../../server/testing/archives";
import { pngTile } from "../../server/testing/tiles";
import { expect, test } from "./fixtures";
import { inTime, withFolder } from "./map-files";
import { jumpTo, mapOf, readoutOf, zoomOut } from "./map-page";
import { count, openSelector, tool } from "./map-selector-page";

/** A grey that the overview has nowhere. */
const GREY = 77;
/** A tile of 512 pixels, and of its south-western quarter those of a zoom that the overview has not: the map's is one more. */
const BOUNDS = [22.5, 54.162, 23.90625, 54.572] as const;
const PLACES = [
  { z: 7, x: 72, y: 40 },
  ...[576, 577].flatMap((x) => [326, 327].map((y) => ({ z: 10, x, y }))),
];
const TILES = PLACES.map((tile) => ({ ...tile, bytes: pngTile(GREY, 512) }));
const archive = (name: string, tiles = TILES) =>
  makeArchive({
    tiles,
    type: TileType.Png,
    bounds: BOUNDS,
    metadata: { name, attribution: "Survey of the unit" },
  });

let folder = "";
test.use({
  viewport: { width: 800, height: 500 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  startedWith: ({}, use) =>
    withFolder(async (made) => {
      folder = made;
      writeFileSync(join(folder, "unit.pmtiles"), archive("Unit map"));
      writeFileSync(join(folder, "other.bin"), archive("Second map", TILES.slice(0, 2)));
      await use({ args: ["--map", join(folder, "unit.pmtiles")] });
    }),
});

/** What is visible at the map's centre: the uppermost tile there that is not empty. */
function seenInMiddle(page: Page): Promise<"own" | "overview" | "nothing"> {
  return mapOf(page).evaluate((element, grey) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const layers = [...element.querySelectorAll<HTMLElement>(".leaflet-tile-pane .leaflet-layer")];
    layers.sort((one, other) => Number(other.style.zIndex) - Number(one.style.zIndex));
    for (const canvas of layers.flatMap((layer) => [...layer.querySelectorAll("canvas")])) {
      const box = canvas.getBoundingClientRect();
      const isHere = x >= box.left && x < box.right && y >= box.top && y < box.bottom;
      if (!isHere) continue;
      const at = [
        ((x - box.left) / box.width) * canvas.width,
        ((y - box.top) / box.height) * canvas.height,
      ] as const;
      const [red, green, blue, alpha] =
        canvas.getContext("2d")?.getImageData(...at, 1, 1).data ?? [];
      if (alpha === 255)
        return [red, green, blue].every((one) => one === grey) ? "own" : "overview";
    }
    return "nothing";
  }, GREY);
}

test("the overview is seen wherever the archive has nothing as fine, or fails, and the map says where that one ends", async ({
  sightline,
}) => {
  const { page, dialog } = await openSelector(sightline);
  const overview = dialog.getByText("Overview map, not for navigation");
  const note = dialog.getByText("Enlarged past zoom 10", { exact: true });
  const sees = (what: "own" | "overview") => expect.poll(() => seenInMiddle(page)).toBe(what);

  await test.step("outside it the overview is seen, and the map leads back", async () => {
    await jumpTo(page, "54.0, 20.0");
    await expect(overview).toBeVisible();
    await sees("overview");
    await expect(
      dialog.getByText(/Survey of the unit · .*OpenStreetMap contributors/),
    ).toBeVisible();
    await expect(
      dialog.getByText("This view is outside the map Unit map: the overview is shown."),
    ).toBeVisible();
    await tool(page, "Show its area").click();
    await expect(tool(page, "Show its area")).toHaveCount(0);
  });

  await test.step("at each place and zoom the finer of the two is seen", async () => {
    await jumpTo(page, "54.3, 22.7");
    await sees("own");
    await expect(overview).toHaveCount(0);
    // Past its detail, but not at its own zooms. Its tiles show twice as much as the overview's of that zoom.
    await expect(note).toBeVisible();
    await expect(readoutOf(page)).toContainText("±50 m");
    // The unit's own map is enlarged: nobody needs the list of surrounding places.
    await expect(dialog.getByRole("list", { name: "Nearest places" })).toHaveCount(0);
    await zoomOut(page, 3);
    await expect(note).toHaveCount(0);
    await sees("own");
    // Here the overview has a tile, and the archive just the one of far out.
    await tool(page, "Zoom out").click();
    await sees("overview");
    await zoomOut(page, 2);
    await sees("own");
    // East of the quarter: the overview's zoom 10 is enlarged, not the archive's zoom 7.
    await jumpTo(page, "54.3, 23.5");
    await sees("overview");
    await expect(note).toBeVisible();
    await expect(readoutOf(page)).toContainText("±90 m");
    await expect(overview).toBeVisible();
  });

  await test.step("its tiles fail: one sentence says so until another archive lies there, which is drawn", async () => {
    const { template } = await (await page.request.get(`${sightline.address}/api/map`)).json();
    const own = new URL(template, sightline.address).search;
    await page.route(
      (url) => url.search === own,
      (route) => route.abort("connectionrefused"),
    );
    const sentence = dialog
      .getByRole("status")
      .getByText(
        /^Map tiles cannot be loaded.* The grid and everything placed on the map still work\.$/,
      );
    await jumpTo(page, "54.25, 22.8");
    await sees("overview");
    await expect(sentence).toHaveCount(1);
    await tool(page, "Place at centre").click();
    await count(page, "1 of 8 pins");
    copyFileSync(join(folder, "other.bin"), join(folder, "unit.pmtiles"));
    await inTime(page, () => expect(dialog.getByText(/Second map:/)).toBeVisible({ timeout: 300 }));
    await expect(sentence).toHaveCount(0);
    await expect(dialog.getByText(/Unit map:/)).toHaveCount(0);
    await jumpTo(page, "54.5, 22.7");
    await zoomOut(page, 6);
    await sees("own");
  });
});
