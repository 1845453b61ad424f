import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { makeArchive } from "../../server/testing/archives";
import { pngTile } from "../../server/testing/tiles";
import { expect, test } from "./fixtures";
import { blankTiles, jumpTo, openMap } from "./map-base-page";
import { rowGrid } from "./map-selector-page";

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  startedWith: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "sightline-map-"));
    const tiles = [0, 1, 2, 3].map((x) => ({ z: 2, x, y: 1, bytes: pngTile(40 * x) }));
    const archive = makeArchive({ tiles, type: TileType.Png });
    const file = join(folder, "unit.pmtiles");
    writeFileSync(file, archive.subarray(0, archive.length - 10));
    await use({ args: ["--map", file] });
    rmSync(folder, { recursive: true });
  },
});

test("started with a map archive that is cut short, the map says why and goes on with the overview", async ({
  sightline,
}) => {
  const tiles: string[] = [];
  const { page, dialog, map } = await openMap(sightline, {
    before: async (page) => {
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith("/tiles/"))
          tiles.push(`${response.request().method()} ${response.status()}`);
      });
    },
  });
  await dialog.getByText("The map archive unit.pmtiles cannot be used: it is cut short.").waitFor();
  await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
  await expect.poll(() => blankTiles(map)).toBe(0);
  expect(new Set(tiles)).toEqual(new Set(["HEAD 503", "GET 200"]));
  // The squares are drawn, a place is found, and a pin becomes the report's grid.
  await map.getByText("FE", { exact: true }).first().waitFor();
  await jumpTo(dialog, "34UFE 12345 67890");
  await dialog
    .getByText("Centre", { exact: true })
    .locator("..")
    .getByText(/34UFE 1234\d 678[89]\d/)
    .waitFor();
  const box = await map.boundingBox();
  if (!box) throw new Error("The map is not to be seen.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await dialog.getByText("1 of 8 pins, quantity 1").waitFor();
  // Beside the longest words of a map's sources, what is pointed at moves nothing.
  expect(await map.boundingBox()).toEqual(box);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => rowGrid(page, 1)).toMatch(/^34UFE1234678[89]$/);
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
});

test.describe("with a file in the data folder that is only called a map archive", () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    startedWith: async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), "sightline-map-"));
      writeFileSync(join(data, "notes.pmtiles"), "ask the sergeant for the map");
      await use({ args: ["--data", data] });
      rmSync(data, { recursive: true });
    },
  });

  test("the overview stands in, and the map says which file was passed over and why", async ({
    sightline,
  }) => {
    const { dialog } = await openMap(sightline);
    await expect(
      dialog.getByText(
        "The map archive notes.pmtiles cannot be used: it is not a PMTiles archive.",
      ),
    ).toBeVisible();
    await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
  });
});
