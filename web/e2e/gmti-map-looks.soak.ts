import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, LAPTOP, PHONE, test } from "./fixtures";
import { type GmtiMapPage, MIDDLE, openGmtiMap } from "./gmti-map-page";
import { axeFaults } from "./looks-axe";
import { notRed } from "./looks-night";

const SHOTS = "build/screenshots";
mkdirSync(SHOTS, { recursive: true });

/** The small map's pin and arrow. */
const pinOf = (page: Page) => page.locator("main [inert] .leaflet-marker-icon", { hasText: "T" });
const arrowOf = (page: Page) => page.locator("main [inert] .leaflet-overlay-pane path");

test.describe("the small map", () => {
  test("shows what the form has, in a picture and in words", async ({ sightline }) => {
    const { page, gmti } = await openGmtiMap(sightline);
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

  test("is no stop of the Tab key but for its button, and takes no focus", async ({
    sightline,
  }) => {
    const { page, gmti } = await openGmtiMap(sightline);
    await page.locator("main [inert] .leaflet-container").waitFor();
    await page.getByLabel("Target ID").and(page.locator(":focus")).waitFor();
    await page.getByRole("combobox", { name: "Confidence" }).focus();
    await page.keyboard.press("Tab");
    await gmti.enter.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Tab");
    await page.getByLabel("Free text").and(page.locator(":focus")).waitFor();
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
    await page.getByText("The map cannot be loaded just now.").waitFor();
    expect(refused).toBeGreaterThan(0);
    await gmti.fill(MIDDLE, "45", "30");
    await page.getByText("Required fields missing: Target Type", { exact: true }).waitFor();
    isDown = false;
    await gmti.enter.click();
    await gmti.phase(3);
  });
});

/** The map's states, each from the one before. */
const STATES: Record<string, (gmti: GmtiMapPage, page: Page) => Promise<unknown>> = {
  "gmti-map-none": (_, page) => page.getByText("No grid yet").waitFor(),
  "gmti-map-placement": (gmti) => gmti.openAtMiddle(),
  "gmti-map-direction": async (gmti) => {
    await gmti.click({ right: -40, up: -90 });
    await gmti.phase(2);
    await gmti.point({ right: 60, up: 80 });
    await gmti.says("HDG 0");
  },
  "gmti-map-complete": async (gmti) => {
    await gmti.click({ right: 60, up: 80 });
    await gmti.phase(3);
  },
  "gmti-map-pin": async (gmti, page) => {
    await gmti.map.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowUp");
  },
  "gmti-map-form": async (gmti) => {
    await gmti.backToForm();
    await gmti.enter.scrollIntoViewIfNeeded();
  },
};

/** Each theme, each size, by all of axe's rules. */
const VIEWS = [
  ["dark", "laptop", LAPTOP],
  ["day", "phone", PHONE],
  ["night", "laptop", LAPTOP],
  ["dark", "phone", PHONE],
  ["day", "laptop", LAPTOP],
  ["night", "phone", PHONE],
] as const;

for (const [theme, size, viewport] of VIEWS) {
  test(`${theme}, on a ${size}: axe finds nothing, nothing scrolls sideways, nothing is cut off`, async ({
    sightline,
  }) => {
    const { page, gmti } = await openGmtiMap(sightline, viewport);
    await page.evaluate(
      (name) => localStorage.setItem("sightline-theme", JSON.stringify(name)),
      theme,
    );
    await page.reload();
    await page.locator("main [inert] .leaflet-container").waitFor();
    for (const [name, reach] of Object.entries(STATES)) {
      await reach(gmti, page);
      await page.waitForTimeout(300);
      const picture = await page.screenshot({ path: `${SHOTS}/${name}-${theme}-${size}.png` });
      const found = await axeFaults(page, "all");
      if (theme === "night") found.push(...notRed(picture));
      expect({ name, found }).toEqual({ name, found: [] });
      const overflow = await page.evaluate(() =>
        [document.documentElement, document.querySelector("[role=dialog]")].map((element) =>
          element ? element.scrollWidth - element.clientWidth : 0,
        ),
      );
      expect(`${name}: ${overflow}`).toBe(`${name}: 0,0`);
    }
  });
}
