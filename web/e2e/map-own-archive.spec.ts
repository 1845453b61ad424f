/** A unit's own archive lies over the built-in overview, which is seen wherever that one has nothing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { TileType } from "pmtiles";
import { makeArchive } from "../../server/testing/archives";
import { pngTile } from "../../server/testing/tiles";
import { expect, test } from "./fixtures";
import { jumpTo, openMap } from "./map-base-page";

/** A grey that the overview has nowhere. */
const GREY = 77;
/** One tile, and of its south-western quarter those of a zoom that the overview has not. */
const BOUNDS = [22.5, 54.162, 23.90625, 54.572] as const;
const QUARTER = Array.from({ length: 16 }, (_, at) => ({
  z: 11,
  x: 4 * 288 + (at % 4),
  y: 4 * 163 + Math.floor(at / 4),
}));
const TILES = [{ z: 8, x: 144, y: 81 }, ...QUARTER].map((tile) => ({
  ...tile,
  bytes: pngTile(GREY),
}));

const folder = mkdtempSync(join(tmpdir(), "sightline-own-"));
const file = join(folder, "unit.pmtiles");
test.use({ startedWith: { args: ["--map", file] } });
test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const metadata = { name: "Unit map", attribution: "Survey of the unit" };
  writeFileSync(file, makeArchive({ tiles: TILES, type: TileType.Png, bounds: BOUNDS, metadata }));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** What is visible at the map's centre: the uppermost tile there that is not empty. */
function seenInMiddle(map: Locator): Promise<"own" | "overview" | "nothing"> {
  return map.evaluate((element, grey) => {
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

test("the overview is seen wherever the archive has nothing as fine, and the map says where that one ends", async ({
  sightline,
}) => {
  const { dialog, map } = await openMap(sightline);
  await jumpTo(dialog, "54.0, 20.0");
  await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
  await expect.poll(() => seenInMiddle(map)).toBe("overview");
  await expect(dialog.getByText(/Survey of the unit · .*OpenStreetMap contributors/)).toBeVisible();
  await expect(
    dialog.getByText("This view is outside the map Unit map: the overview is shown."),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Show its area" }).click();
  await expect(dialog.getByRole("button", { name: "Show its area" })).toHaveCount(0);
  await jumpTo(dialog, "54.3, 22.7");
  await expect.poll(() => seenInMiddle(map)).toBe("own");
  await expect(dialog.getByText("Overview map, not for navigation")).toHaveCount(0);

  // Past its detail, but not at its own zooms.
  const note = (zoom: number) =>
    dialog.getByText(`No more detail than zoom ${zoom}: enlarged`, { exact: true });
  await expect(note(11)).toBeVisible();
  // The unit's own map is enlarged: nobody needs the list of surrounding places.
  await expect(dialog.getByRole("list", { name: "Nearest places" })).toHaveCount(0);
  const zoomOut = async (steps: number) => {
    for (let step = 0; step < steps; step++) {
      await dialog.getByRole("button", { name: "Zoom out" }).click();
    }
  };
  await zoomOut(3);
  await expect(note(11)).toHaveCount(0);
  await expect.poll(() => seenInMiddle(map)).toBe("own");
  // Here the overview has a tile, and of the archive there is only zoom 8.
  await zoomOut(1);
  await expect.poll(() => seenInMiddle(map)).toBe("overview");
  await zoomOut(1);
  await expect.poll(() => seenInMiddle(map)).toBe("overview");
  // Both have this zoom.
  await zoomOut(1);
  await expect.poll(() => seenInMiddle(map)).toBe("own");

  // East of the quarter: the overview's zoom 10 is enlarged, not the archive's zoom 8.
  await jumpTo(dialog, "54.3, 23.5");
  await expect.poll(() => seenInMiddle(map)).toBe("overview");
  await expect(note(10)).toBeVisible();
  await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
});

test("where its tiles fail the overview is still seen, and the map says why", async ({
  sightline,
}) => {
  const REASON = "The map archive unit.pmtiles cannot be used: it has changed.";
  const { dialog, map } = await openMap(sightline, {
    before: async (page) => {
      const answer = await page.request.get(`${sightline.address}/api/map`);
      const { template } = await answer.json();
      const own = template.split("?")[1];
      await page.route(
        (url) => url.search === `?${own}`,
        (route) => route.fulfill({ status: 503, json: { error: "MAP_BROKEN", message: REASON } }),
      );
    },
  });
  await expect(dialog.getByText(REASON)).toHaveCount(1);
  await expect.poll(() => seenInMiddle(map)).toBe("overview");
});
