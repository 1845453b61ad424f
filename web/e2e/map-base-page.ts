import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Sightline } from "./fixtures";
import { formPath } from "./operator";

interface Options {
  theme?: "day" | "dark" | "night";
  viewport?: { width: number; height: number };
  /** With Leaflet's animations: its own clock is stopped in these tests, and with it whatever depends on it. */
  moving?: boolean;
  /** Done before the map is opened. */
  before?(page: Page): Promise<unknown>;
}

/** The map that the sighting form opens. */
export async function openMap(
  sightline: Sightline,
  { theme = "dark", viewport, moving = false, before }: Options = {},
) {
  const visit = await sightline.visit({ signedIn: true, viewport, path: formPath("BM-21") });
  const { page } = visit;
  await page.emulateMedia({ reducedMotion: moving ? "no-preference" : "reduce" });
  if (theme !== "dark") {
    await page.evaluate(
      (name) => localStorage.setItem("sightline-theme", JSON.stringify(name)),
      theme,
    );
    await page.reload();
  }
  await before?.(page);
  await page.getByRole("button", { name: "Open map" }).click();
  const dialog = page.getByRole("dialog", { name: "Map Selector" });
  const map = dialog.getByRole("application");
  await map.waitFor();
  return { ...visit, dialog, map, readout: readoutOf(dialog) };
}

const readoutOf = (dialog: Locator) => dialog.locator("p").filter({ hasText: /^(Pointer|Centre)/ });

/** Waits for the place that is read out to be one that fits. */
export async function reads(readout: Locator, fits: (lat: number, lng: number) => boolean) {
  await expect
    .poll(async () => fits(...(await place(readout))), { message: "the place that is read out" })
    .toBe(true);
}

/** Latitude and longitude as read out. */
export async function place(readout: Locator): Promise<[number, number]> {
  const [, lat = "", lng = ""] =
    /(-?\d+\.\d{5}), (-?\d+\.\d{5})/.exec((await readout.textContent()) ?? "") ?? [];
  return [Number(lat), Number(lng)];
}

/** Types into the search and takes what it offers first. */
export async function jumpTo(dialog: Locator, text: string): Promise<void> {
  const box = dialog.getByRole("combobox", { name: "Go to grid or place" });
  await box.fill(text);
  await box.press("Enter");
}

/** Waits until every tile of the view is loaded, and counts those that show nothing. */
export async function blankTiles(map: Locator): Promise<number> {
  await map.page().waitForFunction(() => {
    const tiles = [...document.querySelectorAll(".leaflet-tile")];
    const isDone = tiles.every((tile) => tile.classList.contains("leaflet-tile-loaded"));
    return tiles.length > 0 && isDone;
  });
  return map.evaluate(
    (element) =>
      [...element.querySelectorAll<HTMLCanvasElement>("canvas.leaflet-tile")].filter((canvas) => {
        const { width, height } = canvas;
        return canvas.getContext("2d")?.getImageData(width / 2, height / 2, 1, 1).data[3] === 0;
      }).length,
  );
}

/**
 * Asks again for a map whose script did not come, and waits for the map. Chromium 150 remembers a
 * script that failed until the page is loaded again, which the dialog offers then.
 */
export async function askAgain(dialog: Locator, open: Locator): Promise<void> {
  const map = dialog.getByRole("application");
  const loadAgain = dialog.getByRole("button", { name: "Load the page again" });
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(map.or(loadAgain)).toBeVisible();
  if (await loadAgain.isVisible()) {
    await loadAgain.click();
    await open.click();
  }
  await expect(map).toBeVisible();
}
