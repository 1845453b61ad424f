/** What the map reads out and writes on itself: the grid of each pin, the lines of 100 m. */
import { expect, test } from "./fixtures";
import { clickMap, gridDistance, gridOf, offset, pixel } from "./map-page";
import { back, count, dialog, openMap, rowGrid } from "./map-selector-page";

test("each pin wears its own grid, live while it is dragged, and the readout says the same", async ({
  sightline,
}) => {
  const { page, start } = await openMap(sightline);
  await clickMap(page, 0, 0);
  await count(page, "1 of 8 pins");
  const label = dialog(page).locator(".leaflet-tooltip");
  const readout = dialog(page)
    .locator("p")
    .filter({ hasText: /^(Pointer|Pin|Centre)/ });
  await expect(label).toHaveText(/^34UFE \d{5} \d{5}$/);
  await page.mouse.move(...(await pixel(page, 0, -15)));
  await page.mouse.down();
  await page.mouse.move(...(await pixel(page, 100, 45)), { steps: 6 });
  await expect(readout).toHaveText(/^Pin/);
  const held = (await label.textContent()) ?? "";
  // A pixel is 5.6 m wide at this zoom.
  const expected = gridOf(offset(start, 100, 60));
  expect(gridDistance(held.replaceAll(" ", ""), expected)).toBeLessThan(12);
  await expect(readout).toContainText(held);
  await page.mouse.up();
  await expect(label).toHaveText(held);
  await expect(readout).toContainText(held);
  await back(page);
  expect(await rowGrid(page, 1)).toBe(held.replaceAll(" ", ""));
});

test("a typed grid keeps its digits on its pin", async ({ sightline }) => {
  const { page } = await openMap(sightline);
  await back(page);
  const row = page.getByRole("group", { name: "Grid 1", exact: true });
  await row.getByLabel("GZD").fill("34UFE");
  await row.getByLabel("Coordinates").fill("123678");
  await page.keyboard.press("Alt+m");
  await expect(dialog(page).locator(".leaflet-tooltip")).toHaveText("34UFE 123 678");
});

test("a click that closes a popup adds no pin", async ({ sightline }) => {
  const { page } = await openMap(sightline);
  await clickMap(page, 0, 0);
  await count(page, "1 of 8 pins");
  await page.mouse.click(...(await pixel(page, 0, -15)));
  const remove = dialog(page).getByRole("button", { name: "Delete" });
  await expect(remove).toBeVisible();
  await clickMap(page, 150, 100);
  await expect(remove).toHaveCount(0);
  await clickMap(page, -150, 100);
  await count(page, "2 of 8 pins, quantity 2");
});

test("at zoom 15 lines of 100 m have their labels, and neither scale nor buttons cover one", async ({
  sightline,
}) => {
  const { page } = await openMap(sightline);
  await dialog(page).getByRole("button", { name: "Zoom in" }).click();
  await expect(
    dialog(page)
      .locator(".leaflet-mgrs-grid-pane")
      .getByText(/^\d{3}$/),
  ).not.toHaveCount(0);
  const covered = await dialog(page).evaluate((element) => {
    const boxes = (selector: string) =>
      [...element.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const over = boxes(".leaflet-control, [data-covers-labels]");
    return boxes(".leaflet-mgrs-grid-pane span").filter((label) =>
      over.some(
        (box) =>
          label.right > box.left &&
          label.left < box.right &&
          label.bottom > box.top &&
          label.top < box.bottom,
      ),
    ).length;
  });
  expect(covered).toBe(0);
  await expect(dialog(page).locator(".undefined")).toHaveCount(0);
});

test("after arrow keys the mouse is read out again as soon as it moves", async ({ sightline }) => {
  const { page } = await openMap(sightline);
  const map = dialog(page).getByRole("application");
  const readout = dialog(page)
    .locator("p")
    .filter({ hasText: /^(Pointer|Pin|Centre)/ });
  await page.mouse.move(...(await pixel(page, 40, 40)));
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await expect(readout).toHaveText(/^Centre/);
  await page.mouse.move(...(await pixel(page, 80, 40)));
  await expect(readout).toHaveText(/^Pointer/);
});
