import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, LAPTOP, PHONE, test } from "./fixtures";
import { dialog, openHlr, openMap } from "./hlr-map-page";
import { axeFaults } from "./looks-axe";
import { notRed } from "./looks-night";

const SHOTS = "build/screenshots";
mkdirSync(SHOTS, { recursive: true });

/** A weapon stays chosen: those without one come first. */
const STATES = {
  none: ["", "", ""],
  one: ["34UFE 12345 67890", "", ""],
  whole: ["34UFE 12345 67890", "34UFE 32345 67890", "Rockets"],
  close: ["34UFE 12345 67890", "34UFE 12445 67900", "Mortars"],
  steep: ["34UFE 12345 67890", "34UFE 14345 87890", "Light Artillery"],
  alert: ["34UFE 12345 67890", "34UFE 35345 71890", "Light Artillery"],
} as const;

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
  test(`${theme}, on a ${size}: axe finds nothing, and nothing is cut off`, async ({
    sightline,
  }) => {
    test.setTimeout(180_000);
    const { page } = await openHlr(sightline, viewport);
    const stored = JSON.stringify(theme);
    await page.evaluate((name) => localStorage.setItem("sightline-theme", name), stored);
    await page.reload();
    for (const [name, [poo, poi, weapon]] of Object.entries(STATES)) {
      await openMap(page, poo, poi, weapon);
      await dialog(page).getByText("Overview map, not for navigation").waitFor();
      await page.waitForTimeout(300);
      const path = `${SHOTS}/hlr-map-${name}-${theme}-${size}.png`;
      const picture = await page.screenshot({ path });
      const found = await axeFaults(page, "all", "[role=dialog]");
      if (theme === "night") found.push(...notRed(picture));
      expect({ name, found }).toEqual({ name, found: [] });
      expect(await cutOff(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
    }
  });
}

/** The words around the map that are not on the screen, and its labels that are not on the map. */
function cutOff(page: Page): Promise<string[]> {
  return dialog(page).evaluate((element) => {
    const map = element.querySelector("[role=application]");
    return [...element.querySelectorAll("[role=tooltip], dt, dd, p, button")].flatMap((each) => {
      const within = map?.contains(each) ? map : document.documentElement;
      const outer = within.getBoundingClientRect();
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const fits =
        left >= outer.left &&
        top >= outer.top &&
        right <= outer.right &&
        bottom <= Math.min(outer.bottom, innerHeight);
      return width === 0 || fits ? [] : [`${each.textContent} ${left}-${right}, ${top}-${bottom}`];
    });
  });
}
