import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { MIDDLE, openGmtiMap } from "./gmti-map-page";
import { askAgain } from "./map-base-page";

/** The small map's pin and arrow. */
const pinOf = (page: Page) => page.locator("main [inert] .leaflet-marker-icon", { hasText: "T" });
const arrowOf = (page: Page) => page.locator("main [inert] .leaflet-overlay-pane path");

test.describe("the small map", () => {
  test("shows what the form has, in a picture and in words", async ({ sightline }) => {
    const { page, gmti } = await openGmtiMap(sightline);
    await test.step("it is no stop of the Tab key but for its button, and takes no focus", async () => {
      await page.locator("main [inert] .leaflet-container").waitFor();
      await page.getByLabel("Target ID").and(page.locator(":focus")).waitFor();
      await page.getByRole("combobox", { name: "Confidence" }).focus();
      await page.keyboard.press("Tab");
      await gmti.enter.and(page.locator(":focus")).waitFor();
      await page.keyboard.press("Tab");
      await page.getByLabel("Free text").and(page.locator(":focus")).waitFor();
    });
    await page.getByText("No grid yet").waitFor();
    await expect(pinOf(page)).toHaveCount(0);
    await gmti.fill(MIDDLE);
    await pinOf(page).waitFor();
    await page.getByText("No heading and speed yet").waitFor();
    await page.getByText(`The map shows the target at ${MIDDLE}.`).waitFor();
    await expect(arrowOf(page)).toHaveCount(0);
    await gmti.fill(MIDDLE, "225", "30");
    await page.getByText(`target at ${MIDDLE}, going 225 at 30 km/h.`).waitFor();
    await arrowOf(page).first().waitFor({ state: "attached" });
    // Southwest on the page: left of the pin's point, and below it.
    const box = await arrowOf(page).last().boundingBox();
    const pin = await pinOf(page).boundingBox();
    if (!box || !pin) throw new Error("nothing is drawn");
    expect(Math.abs(box.x + box.width - (pin.x + pin.width / 2))).toBeLessThan(6);
    expect(Math.abs(box.y - (pin.y + pin.height))).toBeLessThan(6);
    expect(Math.abs(box.width - box.height)).toBeLessThan(6);
    await page.getByRole("button", { name: "Reset form" }).click();
    await page.getByText("No grid yet").waitFor();
    await expect(pinOf(page)).toHaveCount(0);
  });

  test("comes after the form; where it does not come, the form goes on and the button asks again", async ({
    sightline,
  }) => {
    const { page, gmti } = await openGmtiMap(sightline);
    const isMapScript = (text: string) => text.includes("leaflet-container");
    const html = await (await page.request.get(`${sightline.address}/`)).text();
    const scripts = [...html.matchAll(/src="([^"]+\.js)"/g)].map(([, src]) => src ?? "");
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) {
      const text = await (await page.request.get(sightline.address + src)).text();
      expect(isMapScript(text)).toBe(false);
    }

    let isDown = true;
    let refused = 0;
    await page.route("**/assets/*.js", async (route) => {
      const answer = await route.fetch();
      if (!isDown || !isMapScript(await answer.text())) return route.fulfill({ response: answer });
      refused++;
      return route.abort();
    });
    await page.reload();
    await page.getByText("The map cannot be loaded.").waitFor();
    expect(refused).toBeGreaterThan(0);
    await gmti.fill(MIDDLE, "45", "30");
    await page.getByText("Required fields missing: Target Type", { exact: true }).waitFor();
    isDown = false;
    await gmti.enter.click();
    // What the page itself asked for a moment before may still be refused: then the operator asks again.
    const complete = gmti.dialog.getByText("3 of 3, complete");
    const failed = gmti.dialog.getByText("The map cannot be loaded");
    await expect(complete.or(failed)).toBeVisible();
    if (await failed.isVisible()) await askAgain(gmti.dialog, gmti.enter);
    await expect(complete).toBeVisible();
  });
});
