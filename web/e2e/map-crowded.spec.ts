/** Eight vehicles within 300 m: each grid can be read. */
import { expect, test } from "./fixtures";
import { openMap } from "./map-base-page";
import { clickMap, goToStart } from "./map-page";

test("of labels that would lie on each other one stands, and the others at their pins", async ({
  sightline,
}) => {
  const { page, dialog, map } = await openMap(sightline);
  await goToStart(page);
  for (let pin = 0; pin < 8; pin += 1) {
    await clickMap(page, 130 * (pin % 4) - 195, 100 * Math.floor(pin / 4) - 50);
  }
  await expect(dialog.getByText("8 of 8 pins, quantity 8")).toBeVisible();
  const labels = map.locator(".leaflet-tooltip");
  await expect(labels).toHaveCount(8);
  // Each over the middle of its pin, whose number it leaves to be read.
  for (let number = 1; number <= 8; number += 1) {
    const label = await labels.nth(number - 1).boundingBox();
    const pin = await map.getByRole("button", { name: `Pin ${number},` }).boundingBox();
    if (!label || !pin) throw new Error(`Pin ${number} is not to be seen.`);
    expect(Math.abs(label.x + label.width / 2 - pin.x - pin.width / 2)).toBeLessThan(2);
    expect(label.y + label.height).toBeLessThanOrEqual(pin.y + 4);
  }
  for (let times = 0; times < 3; times += 1) {
    await dialog.getByRole("button", { name: "Zoom out" }).click();
  }
  await page.mouse.move(1, 1);
  const isClear = async () => {
    const shown = await labels.filter({ visible: true }).all();
    const boxes = await Promise.all(shown.map((label) => label.boundingBox()));
    const lies = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => {
        if (!one || !other) return false;
        const isAcross = one.x < other.x + other.width && other.x < one.x + one.width;
        return isAcross && one.y < other.y + other.height && other.y < one.y + one.height;
      }),
    );
    return [boxes.length > 0, boxes.length < 8, lies.length];
  };
  await map.focus();
  await expect.poll(isClear).toEqual([true, true, 0]);
  for (let number = 1; number <= 8; number += 1) {
    const pin = map.getByRole("button", { name: `Pin ${number},` });
    await pin.focus();
    const label = labels.nth(number - 1);
    await expect(label).toBeVisible();
    const grid = await label.textContent();
    await expect(pin).toHaveAttribute("aria-label", new RegExp(`${grid}$`));
  }
});
