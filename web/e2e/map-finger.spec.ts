/** Every task of the maps by a finger on a phone; their own specs have the mouse and the keys. */
import type { Page } from "@playwright/test";
import { expect, NOON, PHONE, test } from "./fixtures";
import { GmtiMapPage } from "./gmti-map-page";
import { dialog as hlrDialog } from "./hlr-map-page";
import {
  goTo,
  gridDistance,
  gridOf,
  hasRoom,
  metresAcross,
  offset,
  PIXELS_M,
  pixel,
} from "./map-page";
import { count, dialog, pin, rowGrid, tool } from "./map-selector-page";
import { formPath } from "./operator";

test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

/** Drags as a finger does what is this many pixels from the map's centre: down, along the path and up. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: [number, number]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  const [begin, end] = [await pixel(page, ...from), await pixel(page, ...to)];
  await touch("touchStart", begin);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const on = (axis: 0 | 1) => begin[axis] + (end[axis] - begin[axis]) * part;
    await touch("touchMove", [on(0), on(1)]);
  }
  await touch("touchEnd");
  await session.detach();
}

/** Whether the crosshair draws anything within so many pixels of the map's centre. */
async function crosshairCovers(page: Page, around: number): Promise<boolean> {
  const [x, y] = await pixel(page, 0, 0);
  const clip = { x: x - around, y: y - around, width: 2 * around, height: 2 * around };
  const crosshair = dialog(page).locator("svg[class^=crosshair]");
  const show = (visibility: string) =>
    crosshair.evaluate((svg, value) => svg.style.setProperty("visibility", value), visibility);
  const marked = await page.screenshot({ clip });
  await show("hidden");
  const bare = await page.screenshot({ clip });
  await show("visible");
  return !marked.equals(bare);
}

let seconds = 0;

/** While the clock is stopped, Leaflet takes any two taps for a double tap. */
async function pause(page: Page): Promise<void> {
  seconds += 1;
  await page.clock.setFixedTime(NOON.getTime() + seconds * 1000);
}

/** A single tap. */
async function tap(page: Page, right: number, down: number): Promise<void> {
  await pause(page);
  await page.touchscreen.tap(...(await pixel(page, right, down)));
}

test("by a finger: pins, a circle and a measurement; a target and where it goes; both ends of fire", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const open = page.getByRole("button", { name: "Open map" });

  await test.step("pins are placed, dragged and told what became of them; the map is dragged", async () => {
    await open.tap();
    await hasRoom(page);
    const start = await goTo(page);
    // What the crosshair aims at is seen, and that it aims.
    expect(await crosshairCovers(page, 9)).toBe(false);
    expect(await crosshairCovers(page, 28)).toBe(true);
    await tap(page, -80, 0);
    await tap(page, 80, 0);
    await count(page, "2 of 8 pins, quantity 2");
    // A pin by its head: its point is at the bottom.
    await drag(page, [80, -20], [60, 60]);
    await expect
      .poll(async () => gridDistance(await rowGrid(page, 2), gridOf(offset(start, 60, 80))))
      .toBeLessThan(PIXELS_M * 2);
    // A tap deletes nothing, nor does the second of two that falls on Delete.
    await pause(page);
    await pin(page, 2).tap();
    const remove = dialog(page).getByRole("button", { name: "Delete", exact: true });
    await expect(dialog(page).getByText("Pin 2", { exact: true })).toBeVisible();
    await remove.dispatchEvent("click", { detail: 2 });
    await count(page, "2 of 8 pins, quantity 2");
    await remove.tap();
    await count(page, "Pin 2 deleted. Quantity is now 1. Undo restores it.");
    await tool(page, "Undo").tap();
    await count(page, "2 of 8 pins, quantity 2");
    await tool(page, "BDA").tap();
    await pin(page, 1).tap();
    await dialog(page).getByRole("radio", { name: "K-Kill" }).tap();
    await expect(dialog(page).getByRole("radio", { name: "K-Kill" })).toBeChecked();
    await tap(page, 0, 180);
    await expect(dialog(page).getByRole("radiogroup")).toHaveCount(0);
    await count(page, "2 of 8 pins");
    await tool(page, "BDA").tap();
    await drag(page, [0, -150], [0, 250]);
    await expect(pin(page, 2)).not.toBeInViewport();
    await tool(page, "Fit").tap();
    await expect(pin(page, 1)).toBeInViewport();
    await expect(pin(page, 2)).toBeInViewport();
  });

  await test.step("two taps measure", async () => {
    await tool(page, "Reset map").tap();
    await count(page, "0 of 8 pins, quantity 1");
    await tool(page, "Measure").tap();
    await dialog(page).getByText("Measure from: tap a place or a pin.", { exact: true }).waitFor();
    await tap(page, -80, 0);
    await tap(page, 80, 60);
    await expect(dialog(page).getByText(/^Distance \d/)).toBeVisible();
    await expect(tool(page, "Use as grid")).toBeVisible();
    await count(page, "0 of 8 pins, quantity 1");
    await tool(page, "Measure").tap();
  });

  await test.step("two taps draw a circle, which is dragged", async () => {
    const start = await goTo(page);
    await tool(page, "Centre of Mass").tap();
    await tap(page, -60, 0);
    await tap(page, 60, 0);
    const radius = dialog(page).getByLabel("Radius (m)");
    const drawn = metresAcross(start, 60);
    await expect
      .poll(async () => Math.abs(Number(await radius.inputValue()) - drawn))
      .toBeLessThan(12);
    await drag(page, [0, -20], [0, 60]);
    await expect
      .poll(async () => gridDistance(await rowGrid(page, 1), gridOf(offset(start, 0, 80))))
      .toBeLessThan(PIXELS_M * 2);
  });

  await test.step("a target is placed and pointed", async () => {
    await page.goto(`${sightline.address}/gmti`);
    const gmti = new GmtiMapPage(page);
    await gmti.enter.tap();
    await hasRoom(page);
    const start = await goTo(page);
    await tap(page, -80, 0);
    await gmti.phase(2);
    await tap(page, 80, 0);
    await gmti.phase(3);
    await gmti.back.tap();
    await gmti.dialog.waitFor({ state: "detached" });
    const form = await gmti.form();
    expect(gridDistance(form.grid, gridOf(offset(start, -80, 0)))).toBeLessThan(PIXELS_M);
    expect(Math.abs(Number(form.heading) - 90)).toBeLessThanOrEqual(1);
  });

  await test.step("fire's two ends are tapped", async () => {
    await page.goto(`${sightline.address}/hlr`);
    await open.tap();
    await hlrDialog(page).getByRole("application").waitFor();
    const facts = hlrDialog(page).getByRole("definition");
    // Clear of the screen's edge.
    expect((await facts.first().boundingBox())?.y).toBeGreaterThanOrEqual(6);
    // Its ring stands around the crosshair before it is placed, and no pin hides what that aims at.
    const pins = hlrDialog(page)
      .locator(".leaflet-marker-pane")
      .getByText(/^PO[OI]$/);
    await expect(pins).toHaveCount(0);
    await tap(page, 0, -100);
    await tap(page, 0, 100);
    await expect(pins).toHaveCount(2);
    await expect(facts.filter({ hasText: /^18[01]°$/ })).toBeVisible();
    await hlrDialog(page).getByRole("button", { name: "Done" }).tap();
    const poi = page.getByRole("group", { name: "POI", exact: true });
    await expect(poi.getByLabel("Coordinates")).toHaveValue(/^\d+ \d+$/);
    await open.tap();
    await hasRoom(page);
  });
});
