/** Tiles that are slow, and many that fail in several ways at once. */
import { expect, test } from "./fixtures";
import { blankTiles, jumpTo, openMap } from "./map-base-page";

test("while tiles are slow the map is worked as ever, and they are drawn when they come", async ({
  sightline,
}) => {
  const isThere = Promise.withResolvers<void>();
  const { page, dialog, map } = await openMap(sightline, {
    before: async (page) => {
      await page.route("**/tiles/**", async (route) => {
        if (route.request().method() !== "HEAD") await isThere.promise;
        await route.continue();
      });
    },
  });
  await jumpTo(dialog, "34UFE 12345 67890");
  await expect(map.getByText("34U", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Place at centre" }).click();
  await expect(map.getByRole("button", { name: /^Pin 1, 34UFE/ })).toBeVisible();
  await expect(dialog.getByText("1 of 8 pins, quantity 1")).toBeVisible();
  expect(await map.locator(".leaflet-tile-loaded").count()).toBe(0);
  isThere.resolve();
  await expect.poll(() => blankTiles(map)).toBe(0);
  await expect(dialog.getByText(/^Map tiles/)).toHaveCount(0);
});

test("tiles that fail each in its own way are told of in one sentence", async ({ sightline }) => {
  let failed = 0;
  const { dialog } = await openMap(sightline, {
    before: async (page) => {
      await page.route("**/tiles/**", (route) => {
        if (route.request().method() === "HEAD") return route.continue();
        failed += 1;
        if (failed % 3 === 0) return route.abort("connectionrefused");
        if (failed % 3 === 1) return route.fulfill({ status: 500, body: "" });
        return route.fulfill({ contentType: "image/png", body: "no picture" });
      });
    },
  });
  const told = dialog.getByText(/^Map tiles cannot be (loaded|read)/);
  await expect(told).toHaveCount(1);
  await expect.poll(() => failed).toBeGreaterThan(12);
  await jumpTo(dialog, "34UFE 12345 67890");
  await expect.poll(() => failed).toBeGreaterThan(24);
  await expect(told).toHaveCount(1);
});
