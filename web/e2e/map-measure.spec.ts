/** Measuring on the map: by mouse, by keys and by touch. */
import type { Page } from "@playwright/test";
import { expect, PHONE, test } from "./fixtures";
import { clickMap, goToStart, metresBetween, offset, pixel } from "./map-page";
import { count, dialog, openMap, pin } from "./map-selector-page";
import { formPath } from "./operator";

const measured = (page: Page) =>
  dialog(page)
    .getByRole("status")
    .filter({ hasText: /Distance|Measure/ });
const button = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true });

async function metresShown(page: Page): Promise<number> {
  const text = (await measured(page).textContent()) ?? "";
  const [, figure = "", unit] = /Distance ([\d.,]+) (m|km)/.exec(text) ?? [];
  return Number(figure.replace(",", "")) * (unit === "km" ? 1000 : 1);
}

test("by keys and by mouse: from pin to place, distance and both bearings, and its end becomes a pin", async ({
  sightline,
}) => {
  const { page, start } = await openMap(sightline);
  await clickMap(page, 0, 0);
  await count(page, "1 of 8 pins");

  // M, Enter at the centre and on a pin; Escape ends it alone.
  await dialog(page).getByRole("application").focus();
  await page.keyboard.press("m");
  await expect(measured(page)).toContainText("Measure from");
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await pin(page, 1).focus();
  await page.keyboard.press("Enter");
  await expect(measured(page)).toContainText(/Distance [1-9]/);
  await expect(measured(page)).toContainText(/True bearing 2(69|70)\.\d°/);
  await page.keyboard.press("Escape");
  await expect(measured(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await count(page, "1 of 8 pins, quantity 1");

  await goToStart(page);
  await button(page, "Measure").click();
  await expect(button(page, "Measure")).toHaveAttribute("aria-pressed", "true");
  // The pin's head: its tip is meant, and no popup opens.
  await page.mouse.click(...(await pixel(page, 0, -25)));
  await expect(dialog(page).getByRole("button", { name: "Delete" })).toHaveCount(0);
  await clickMap(page, 200, 0);
  await expect(measured(page)).toContainText(/Distance 1\.\d\d km/);
  // Due east by the map; the grid's north lies 1.5° to the right of true north there.
  await expect(measured(page)).toContainText(/True bearing 0(89\.[5-9]|90\.[0-5])°/);
  await expect(measured(page)).toContainText(/Grid bearing 157\d mils/);
  const expected = metresBetween(start, offset(start, 200, 0));
  expect(Math.abs((await metresShown(page)) / expected - 1)).toBeLessThan(0.01);
  await count(page, "1 of 8 pins, quantity 1");
  await button(page, "Use as grid").click();
  await count(page, "2 of 8 pins, quantity 2");
  await expect(measured(page)).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("two taps measure, and the map keeps its place in a phone's dialog", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({
      signedIn: true,
      viewport: PHONE,
      path: formPath("BM-21"),
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Open map" }).tap();
    await goToStart(page);
    await button(page, "Measure").tap();
    await page.touchscreen.tap(...(await pixel(page, -80, 0)));
    await expect(measured(page)).not.toContainText("Measure from");
    await page.touchscreen.tap(...(await pixel(page, 80, 60)));
    await expect(measured(page)).toContainText(/Distance \d/);
    await expect(button(page, "Use as grid")).toBeVisible();
    await count(page, "0 of 8 pins, quantity 1");
  });
});
