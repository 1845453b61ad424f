/** Where the built-in map ends there is something to hold on to. */
import { expect, PHONE, test } from "./fixtures";
import { jumpTo, openMap } from "./map-base-page";

for (const [size, viewport] of [
  ["a laptop", undefined],
  ["a phone", PHONE],
] as const) {
  test(`at the zoom at which a grid opens, the nearest places stand with bearing and distance: ${size}`, async ({
    sightline,
  }) => {
    const { dialog, map } = await openMap(sightline, { viewport });
    const places = dialog.getByRole("list", { name: "Nearest places" });
    // The default view is as deep as the map goes.
    await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
    await expect(places).toHaveCount(0);
    await jumpTo(dialog, "34UFE 12345 67890");
    await expect(
      dialog.getByText("This map ends at zoom 10: shown enlarged", { exact: true }),
    ).toBeVisible();
    await expect(places.getByRole("listitem")).toHaveText([
      "Rajgród 180.8° 12.95 km",
      "Raczki 018.0° 16.40 km",
      "Augustów 091.4° 17.91 km",
    ]);
    // Outside the region the world is drawn less deep.
    await jumpTo(dialog, "36.038, 138.1131");
    await expect(
      dialog.getByText("This map ends at zoom 7: shown enlarged", { exact: true }),
    ).toBeVisible();
    await expect(places.getByRole("listitem").first()).toHaveText(/^Suwa /);
    // Its name stands on the map as well, as sharp as at every other zoom.
    const name = map.locator(".leaflet-place-names-pane").getByText("Suwa", { exact: true });
    await expect(name).toBeInViewport();
    await expect(name).toHaveCSS("font-size", "13px");
    // Where it stands no label of the grid is hidden.
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
  });
}
