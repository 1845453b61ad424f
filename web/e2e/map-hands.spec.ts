/** Every task of the maps by keyboard alone, and by a finger on a phone; the mouse has the other map specs. */
import type { Page } from "@playwright/test";
import { expect, NOON, PHONE, type Sightline, test } from "./fixtures";
import { gridAt, MIDDLE, openGmtiMap } from "./gmti-map-page";
import { goToStart, gridDistance, gridOf, metresBetween, offset, pixel } from "./map-page";
import { count, dialog, openMap, pin, preview, rowGrid } from "./map-selector-page";
import { formPath, tabTo } from "./operator";
import { openForm } from "./picker-page";

/** A pixel is 5.6 m wide where the tests are, and a grid of eight digits 10 m. */
const PIXELS_M = 16;
/** An arrow key moves the map by this much. */
const STEP_PX = 80;

const tool = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

const effect = (page: Page, id: number, name: string) =>
  dialog(page)
    .getByRole("radiogroup", { name: `Pin ${id}` })
    .getByRole("radio", { name });

test.describe("by keyboard alone", () => {
  test("pins are placed and told what became of each, Fit shows them, Alt Z takes back", async ({
    sightline,
  }) => {
    const { page } = await openMap(sightline);
    const { keyboard } = page;
    const map = dialog(page).getByRole("application");
    await tabTo(page, map);
    await keyboard.press("Enter");
    await count(page, "1 of 8 pins");
    // To the metre, whatever a pixel is wide.
    await preview(page).getByText("34UFE 12345 67890").waitFor({ state: "attached" });
    await tabTo(page, pin(page, 1));
    await keyboard.press("ArrowUp");
    await keyboard.press("Shift+ArrowRight");
    await preview(page).getByText("34UFE 1244 6790").waitFor({ state: "attached" });
    await tabTo(page, map, "Shift+Tab");
    for (const _ of [1, 2]) await keyboard.press("ArrowRight");
    await keyboard.press("Enter");
    await count(page, "2 of 8 pins, quantity 2");
    expect(await pin(page, 2).getAttribute("aria-label")).not.toBe(
      await pin(page, 1).getAttribute("aria-label"),
    );

    await tabTo(page, tool(page, "BDA"), "Shift+Tab");
    await keyboard.press("Enter");
    await tabTo(page, pin(page, 1));
    await keyboard.press("Enter");
    await expect(effect(page, 1, "Present")).toBeFocused();
    await keyboard.press("ArrowDown");
    await expect(effect(page, 1, "M-Kill")).toBeChecked();
    await keyboard.press("Escape");
    await expect(pin(page, 1)).toBeFocused();
    await tabTo(page, pin(page, 2));
    await keyboard.press("Enter");
    for (const _ of [1, 2]) await keyboard.press("ArrowDown");
    await expect(effect(page, 2, "K-Kill")).toBeChecked();
    await keyboard.press("Escape");

    // Away from both pins, and back to them.
    await tabTo(page, map, "Shift+Tab");
    for (let step = 0; step < 12; step += 1) await keyboard.press("ArrowUp");
    await expect(pin(page, 1)).not.toBeInViewport();
    await tabTo(page, tool(page, "Fit"), "Shift+Tab");
    await keyboard.press("Enter");
    await expect(pin(page, 1)).toBeInViewport();
    await expect(pin(page, 2)).toBeInViewport();

    await keyboard.press("Alt+z");
    await keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    for (const [row, is] of [
      [1, "M-Kill"],
      // The last change was from M-Kill to K-Kill.
      [2, "M-Kill"],
    ] as const) {
      const group = page.getByRole("group", { name: `Grid ${row}`, exact: true });
      await expect(group.getByLabel("Effect").locator("option:checked")).toHaveText(is);
    }
  });

  test("a circle is drawn, moved, given a radius, shown whole and reset", async ({ sightline }) => {
    const { page, start } = await openMap(sightline);
    const { keyboard } = page;
    const map = dialog(page).getByRole("application");
    await tabTo(page, tool(page, "Centre of Mass"), "Shift+Tab");
    await keyboard.press("Enter");
    await tabTo(page, map);
    await keyboard.press("Enter");
    await dialog(page)
      .getByText(/^Now click/)
      .waitFor();
    for (const _ of [1, 2]) await keyboard.press("ArrowRight");
    await keyboard.press("Enter");
    const radius = dialog(page).getByLabel("Radius (m)");
    const drawn = metresBetween(start, offset(start, 2 * STEP_PX, 0)) / 2;
    await expect
      .poll(async () => Math.abs(Number(await radius.inputValue()) - drawn))
      .toBeLessThan(12);

    const centre = dialog(page).getByRole("button", { name: /^Circle's centre, 34UFE / });
    await tabTo(page, centre);
    await keyboard.press("Shift+ArrowUp");
    await expect(centre).toBeFocused();
    await tabTo(page, radius, "Shift+Tab");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("2500");
    await tabTo(page, tool(page, "Fit"));
    await keyboard.press("Enter");
    const rim = dialog(page).locator("path[class*=circle]");
    const [circle, view] = await Promise.all([rim.boundingBox(), map.boundingBox()]);
    if (!circle || !view) throw new Error("nothing is drawn");
    expect(circle.y).toBeGreaterThanOrEqual(view.y);
    expect(circle.y + circle.height).toBeLessThanOrEqual(view.y + view.height);
    await keyboard.press("Escape");
    const first = page.getByRole("group", { name: "Grid 1", exact: true });
    await expect(first.getByLabel("Dispersal (m)")).toHaveValue("5000");
    // A hundred metres north of the middle between the two.
    const between = gridOf(offset(start, STEP_PX, 0));
    expect(Math.abs(gridDistance(await rowGrid(page, 1), between) - 100)).toBeLessThan(PIXELS_M);

    await keyboard.press("Alt+m");
    await tabTo(page, tool(page, "Reset map"), "Shift+Tab");
    await keyboard.press("Enter");
    await keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(first.getByLabel("Coordinates")).toHaveValue("");
  });
});

test.describe("by a finger on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  /** As a finger does: down, along the path and up. */
  async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: [number, number]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
      });
    await touch("touchStart", from);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const on = (axis: 0 | 1) => from[axis] + (to[axis] - from[axis]) * part;
      await touch("touchMove", [on(0), on(1)]);
    }
    await touch("touchEnd");
    await session.detach();
  }

  let seconds = 0;

  /** A single tap: while the clock is stopped, Leaflet takes any two for a double tap. */
  async function tapAt(page: Page, at: [number, number]): Promise<void> {
    seconds += 1;
    await page.clock.setFixedTime(NOON.getTime() + seconds * 1000);
    await page.touchscreen.tap(...at);
  }

  const tap = async (page: Page, right: number, down: number) =>
    tapAt(page, await pixel(page, right, down));

  async function openSelector(sightline: Sightline) {
    const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Open map" }).tap();
    return { page, start: await goToStart(page) };
  }

  test("pins are placed, dragged, told what became of them, deleted and taken back; two taps draw a circle", async ({
    sightline,
  }) => {
    const { page, start } = await openSelector(sightline);
    await tap(page, -80, 0);
    await count(page, "1 of 8 pins");
    await tap(page, 80, 0);
    await count(page, "2 of 8 pins, quantity 2");
    // A pin by its head: its point is at the bottom.
    await drag(page, await pixel(page, 80, -20), await pixel(page, 60, 60));
    const moved = gridOf(offset(start, 60, 80));
    await expect
      .poll(async () => {
        const name = (await pin(page, 2).getAttribute("aria-label")) ?? "";
        return gridDistance(name.replace(/^Pin 2, /, ""), moved);
      })
      .toBeLessThan(PIXELS_M * 2);

    await tool(page, "BDA").tap();
    await pin(page, 1).tap();
    await effect(page, 1, "K-Kill").tap();
    await expect(effect(page, 1, "K-Kill")).toBeChecked();
    await tap(page, 0, 180);
    await expect(dialog(page).getByRole("radiogroup")).toHaveCount(0);
    await count(page, "2 of 8 pins");
    await tool(page, "BDA").tap();
    await tool(page, "Fit").tap();
    await pin(page, 2).tap();
    await dialog(page).getByRole("button", { name: "Delete" }).tap();
    await count(page, "1 of 8 pins, quantity 1");
    await dialog(page).getByRole("button", { name: /^Undo/ }).tap();
    await count(page, "2 of 8 pins, quantity 2");
    await drag(page, await pixel(page, 0, -150), await pixel(page, 0, 150));
    await tool(page, "Fit").tap();
    await expect(pin(page, 1)).toBeInViewport();
    await expect(pin(page, 2)).toBeInViewport();
    await dialog(page).getByRole("button", { name: "Done" }).tap();
    const first = page.getByRole("group", { name: "Grid 1", exact: true });
    await expect(first.getByLabel("Effect").locator("option:checked")).toHaveText("K-Kill");

    await page.getByRole("button", { name: "Open map" }).tap();
    await tool(page, "Reset map").tap();
    await count(page, "0 of 8 pins, quantity 1");
    await goToStart(page);
    await tool(page, "Centre of Mass").tap();
    await tap(page, -60, 0);
    await tap(page, 60, 0);
    const radius = dialog(page).getByLabel("Radius (m)");
    const drawn = metresBetween(offset(start, -60, 0), offset(start, 60, 0)) / 2;
    await expect
      .poll(async () => Math.abs(Number(await radius.inputValue()) - drawn))
      .toBeLessThan(12);
    await drag(page, await pixel(page, 0, -20), await pixel(page, 0, 60));
    await expect
      .poll(async () => gridDistance(await hiddenGrid(page), gridOf(offset(start, 0, 80))))
      .toBeLessThan(PIXELS_M * 2);
    await tool(page, "Reset map").tap();
    await expect(radius).toBeHidden();
  });

  /** The first row's grid; behind the dialog its group has no role. */
  async function hiddenGrid(page: Page): Promise<string> {
    const group = page.locator("[aria-label='Grid 1'], fieldset:has(legend:text-is('Grid 1'))");
    const value = (label: string) => group.first().getByLabel(label).inputValue();
    return (await value("GZD")) + (await value("Coordinates")).replaceAll(" ", "");
  }

  test("a target is placed and pointed", async ({ sightline }) => {
    const { page, gmti } = await openGmtiMap(sightline, PHONE);
    await gmti.fill(MIDDLE);
    await gmti.enter.tap();
    await gmti.phase(2);
    await gmti.dialog.getByRole("button", { name: "Reset", exact: true }).tap();
    await gmti.phase(1);
    const at = async (right: number, up: number) => {
      const { x, y } = await gmti.pixel({ right, up });
      await tapAt(page, [x, y]);
    };
    await at(-80, 0);
    await gmti.phase(2);
    await at(80, 0);
    await gmti.phase(3);
    await gmti.back.tap();
    await gmti.dialog.waitFor({ state: "detached" });
    const form = await gmti.form();
    expect(gridDistance(form.grid, gridAt({ right: -80, up: 0 }))).toBeLessThan(PIXELS_M);
    expect(Math.abs(Number(form.heading) - 90)).toBeLessThanOrEqual(1);
  });

  test("a picked grid is set, dragged and used", async ({ sightline }) => {
    const { page, picker } = await openForm(sightline, "leapp", PHONE);
    await picker.open.tap();
    await picker.map.waitFor();
    const start = await picker.jump(MIDDLE);
    await tapAt(page, await picker.pixel(0, 0));
    await picker.pin.waitFor();
    await drag(page, await picker.pixel(0, -20), await picker.pixel(-60, 60));
    await expect
      .poll(async () => gridDistance(await picker.offered(), gridOf(offset(start, -60, 80))))
      .toBeLessThan(PIXELS_M * 2);
    const offered = await picker.offered();
    await picker.use.tap();
    await picker.closed();
    await expect.poll(() => picker.formGrid()).toBe(offered);
  });
});
