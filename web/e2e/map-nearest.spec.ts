/** Where the built-in map ends there is something to hold on to. */
import { expect, LAPTOP, PHONE, test } from "./fixtures";
import { jumpTo, openMap } from "./map-base-page";

test("at the zoom at which a grid opens, the nearest places stand with bearing and distance, on a phone too", async ({
  sightline,
}) => {
  const { page, dialog, map, readout } = await openMap(sightline, { viewport: PHONE });
  await expect(readout).toHaveText(/^Centre54\.29/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await jumpTo(dialog, "54.2966, 23.1506");
    for (let zoom = 14; zoom > 8; zoom--)
      await page.getByRole("button", { name: "Zoom out" }).click();
    const places = dialog.getByRole("list", { name: "Nearest places" });
    // The default view is as deep as the map goes.
    await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
    await expect(places).toHaveCount(0);
    await jumpTo(dialog, "34UFE 12345 67890");
    await expect(
      dialog.getByText("No more detail than zoom 10: enlarged", { exact: true }),
    ).toBeVisible();
    await expect(places.getByRole("listitem")).toHaveText([
      "Rajgród 180.8° 12.95 km",
      "Raczki 018.0° 16.40 km",
      "Augustów 091.4° 17.91 km",
    ]);
    // Outside the region the world is drawn less deep.
    await jumpTo(dialog, "36.038, 138.1131");
    await expect(
      dialog.getByText("No more detail than zoom 7: enlarged", { exact: true }),
    ).toBeVisible();
    await expect(places.getByRole("listitem").first()).toHaveText(/^Suwa /);
    // Its name is on the map as well, as sharp as at every other zoom.
    const name = map.locator(".leaflet-place-names-pane").getByText("Suwa", { exact: true });
    await expect(name).toBeInViewport();
    await expect(name).toHaveCSS("font-size", "13px");
    // No label of the grid is hidden behind it.
    const box = await places.boundingBox();
    const labels = await map.locator(".leaflet-mgrs-grid-pane span").all();
    for (const label of labels) {
      const at = await label.boundingBox();
      if (!box || !at) continue;
      const isCovered =
        at.x + at.width > box.x &&
        at.x < box.x + box.width &&
        at.y + at.height > box.y &&
        at.y < box.y + box.height;
      expect([await label.textContent(), isCovered]).toEqual([expect.anything(), false]);
    }
  }
});

test("borders stay as sharp past the overview's detail, and lie where they are", async ({
  sightline,
}) => {
  const { dialog, map } = await openMap(sightline);
  const lines = map.locator(".leaflet-overview-lines-pane path");
  // To the depth of the tiles, the tiles show them.
  await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
  await expect(lines).toHaveCount(0);
  // The corner of Poland, Lithuania and Russia's Kaliningrad, by the monument near Vištytis.
  await jumpTo(dialog, "54.3631, 22.7925");
  await expect(lines).toHaveCount(1);
  const drawn = await lines.first().evaluate((path) => {
    if (!(path instanceof SVGGeometryElement)) throw new Error("not a path");
    const view = path.closest(".leaflet-container")?.getBoundingClientRect();
    const matrix = path.getScreenCTM();
    if (!view || !matrix) throw new Error("not drawn");
    const middle = new DOMPoint(view.x + view.width / 2, view.y + view.height / 2);
    const length = path.getTotalLength();
    let nearest = Number.POSITIVE_INFINITY;
    for (let at = 0; at <= length; at += 2) {
      const point = path.getPointAtLength(at).matrixTransform(matrix);
      nearest = Math.min(nearest, Math.hypot(point.x - middle.x, point.y - middle.y));
    }
    return { nearest, width: getComputedStyle(path).strokeWidth };
  });
  // At zoom 14 a pixel is about 5.6 m here.
  expect(drawn.nearest).toBeLessThan(30);
  expect(drawn.width).toBe("2px");
  // Far from any border nothing is drawn, and the lines come again.
  await jumpTo(dialog, "36.038, 138.1131");
  await expect(lines).toHaveCount(0);
  await jumpTo(dialog, "54.3631, 22.7925");
  await expect(lines).toHaveCount(1);
});
