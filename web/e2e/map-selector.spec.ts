/**
 * The Map Selector by mouse and by keys: what a browser alone can show. `select.test.ts` tests what each act comes to,
 * `sighting-map.test.ts` what becomes of the form, `map-labels.test.ts` where labels have room.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copyReport } from "./log-page";
import {
  clickMap,
  drag,
  goTo,
  gridDistance,
  gridOf,
  hasRoom,
  MIDDLE,
  mapOf,
  metresAcross,
  offset,
  PIXELS_M,
  pixel,
  readoutOf,
} from "./map-page";
import { back, count, dialog, openMap, pin, preview, rowGrid, tool } from "./map-selector-page";
import { boxOf, clipboard, settled, tabTo } from "./operator";

/** An arrow key moves the map by this much. */
const STEP_PX = 80;

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Grid ${number}`, exact: true });
const told = (page: Page, text: string) =>
  expect(dialog(page).getByRole("status").getByText(text)).toBeVisible();
const undo = (page: Page) => page.getByRole("button", { name: /^Undo map reset/ });
const radius = (page: Page) => dialog(page).getByLabel("Radius (m)");
const effect = (page: Page, name: string) => dialog(page).getByRole("radio", { name });
const switches = (page: Page) =>
  page
    .getByRole("alertdialog", { name: "Switch to Centre of Mass Mode?" })
    .getByRole("button", { name: "Switch" });

test("by mouse: pins are set, dragged, told what became of them and sent; then a circle in place of them", async ({
  sightline,
}) => {
  const { page, start } = await openMap(sightline);
  const { keyboard } = page;
  const label = dialog(page).locator(".leaflet-tooltip").first();

  await test.step("a click sets a pin, and a dragged one reads out its own tip", async () => {
    await clickMap(page, 0, 0);
    await clickMap(page, 120, -80);
    await count(page, "2 of 8 pins, quantity 2");
    await expect(label).toHaveText(/^1 · 34UFE \d{4} \d{4} ±90 m$/);
    await page.mouse.move(...(await pixel(page, 0, -15)));
    await page.mouse.down();
    await page.mouse.move(...(await pixel(page, 100, 45)), { steps: 4 });
    await expect(readoutOf(page)).toHaveText(/^Pin/);
    const held = (await label.textContent()) ?? "";
    await page.mouse.up();
    await expect(label).toHaveText(held);
    const heldGrid = held.replace("1 · ", "");
    await expect(readoutOf(page)).toContainText(heldGrid);
    await expect(pin(page, 1)).toBeFocused();
    expect(await rowGrid(page, 1)).toBe(heldGrid.replace(" ±90 m", "").replaceAll(" ", ""));
  });

  await test.step("a click that closes a popup adds no pin, and the next one does", async () => {
    await pin(page, 2).click();
    const remove = dialog(page).getByRole("button", { name: "Delete" });
    await expect(remove).toBeVisible();
    // Enter after the click deletes nothing, and Tab leads to what does.
    await expect(dialog(page).getByRole("group", { name: /^Pin 2,/ })).toBeFocused();
    await keyboard.press("Enter");
    await keyboard.press("Tab");
    await expect(remove).toBeFocused();
    await count(page, "2 of 8 pins");
    // The popup says its grid: the label under it is away.
    await expect(dialog(page).locator(".leaflet-tooltip").nth(1)).toBeHidden();
    await clickMap(page, 150, 150);
    await expect(remove).toHaveCount(0);
    await settled(page);
    await count(page, "2 of 8 pins");
    const height = (await mapOf(page).boundingBox())?.height ?? 0;
    // Set close under the tools, a pin is brought out from there.
    await clickMap(page, -150, 8 - height / 2);
    await count(page, "3 of 8 pins");
    await pin(page, 3).click();
    await expect(remove).toBeVisible();
    await keyboard.press("Delete");
    await count(page, "2 of 8 pins");
  });

  await test.step("a double click sets one pin and zooms, also a few pixels off", async () => {
    const scale = dialog(page).locator(".leaflet-control-scale-line");
    const before = await scale.textContent();
    const [x, y] = await pixel(page, 60, 120);
    await page.mouse.click(x, y);
    // By a hand the second click comes when the first has placed its pin, and falls on it.
    await count(page, "3 of 8 pins, quantity 3");
    await page.mouse.move(x + 4, y - 4);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(scale).not.toHaveText(before ?? "");
    await count(page, "3 of 8 pins, quantity 3");
    await expect(dialog(page).locator(".leaflet-popup")).toHaveCount(0);
    await goTo(page);
  });

  await test.step("1 to 8 choose a pin; in BDA mode M and K set its status, and none moves", async () => {
    await mapOf(page).focus();
    await tool(page, "BDA").click();
    await keyboard.press("1");
    await expect(pin(page, 1)).toBeFocused();
    await keyboard.press("m");
    await told(page, "Pin 1: M-Kill.");
    await expect(tool(page, "Measure")).toHaveAttribute("aria-pressed", "false");
    await pin(page, 2).click();
    await expect(effect(page, "Present")).toBeFocused();
    await keyboard.press("k");
    await expect(effect(page, "K-Kill")).toBeChecked();
    // From one popup to the next: the keys are for the pin of the one that is open.
    await pin(page, 3).click();
    await dialog(page).getByRole("radiogroup", { name: "Pin 3" }).waitFor();
    for (const [key, name] of [
      ["m", "M-Kill"],
      ["p", "Present"],
    ] as const) {
      await keyboard.press(key);
      await expect(effect(page, name)).toBeChecked();
    }
    await keyboard.press("2");
    await expect(dialog(page).locator(".leaflet-popup")).toHaveCount(0);
    await expect(pin(page, 2)).toBeFocused();
    const grid = await rowGrid(page, 2);
    await drag(page, [120, -95], [160, -45]);
    await pin(page, 2).focus();
    // The arrow keys move the map instead.
    for (const key of ["ArrowUp", "Shift+ArrowRight", "Delete"]) await keyboard.press(key);
    expect(await rowGrid(page, 2)).toBe(grid);
  });

  await test.step("the form and the message have the grids that an independent conversion gives", async () => {
    await back(page);
    for (const [index, [right, down]] of (
      [
        [100, 60],
        [120, -80],
      ] as const
    ).entries()) {
      const expected = gridOf(offset(start, right, down));
      const grid = await rowGrid(page, index + 1);
      expect(grid.slice(0, 5)).toBe(expected.slice(0, 5));
      expect(gridDistance(grid, expected)).toBeLessThan(PIXELS_M + 3);
    }
    // The heights come from the coarse overview and are marked as such.
    await expect(page.getByText("approximate")).toHaveCount(3);
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Open" }).check();
    await copyReport(page);
    expect(await clipboard(page)).toMatch(
      /GRID 1 34UFE \d{4} \d{4} CAT 1 ALT ~\d+FT M-KILL \/\/ GRID 2 [^/]* K-KILL \/\/ GRID 3 [^/]*FT \/\/ .*BDA K-KILL 1 M-KILL 1 REMAINING 1/,
    );
  });

  await test.step("no sign of the report lies under its pins on the next map, where a deleted pin takes its row along; Cancel brings it back", async () => {
    await keyboard.press("Alt+m");
    await hasRoom(page);
    await pin(page, 1).focus();
    await keyboard.press("Delete");
    await count(page, "2 of 8 pins, quantity 2");
    await expect(preview(page)).toContainText("BDA K-KILL 1 M-KILL 0 REMAINING 1");
    await expect(dialog(page).locator(".leaflet-landmarks-pane img")).toHaveCount(0);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(preview(page)).toContainText("BDA K-KILL 1 M-KILL 1 REMAINING 1");
    await keyboard.press("Alt+m");
    await count(page, "3 of 8 pins, quantity 3");
  });

  await test.step("in place of pins, which are asked about, two clicks draw a circle: row 1's grid and dispersal", async () => {
    await tool(page, "Centre of Mass").click();
    await switches(page).click();
    await count(page, "Centre of mass, quantity 1");
    await goTo(page);
    // Its place is kept, and it comes once there is a circle.
    await expect(radius(page)).toBeHidden();
    const place = await tool(page, "Centre of Mass").boundingBox();
    await clickMap(page, -60, 0);
    await count(page, "Now click");
    await clickMap(page, 60, 0);
    await expect(radius(page)).toBeVisible();
    expect(await tool(page, "Centre of Mass").boundingBox()).toEqual(place);
    expect(gridDistance(await rowGrid(page, 1), gridOf(start))).toBeLessThan(PIXELS_M);
    const diameter = 2 * Number(await radius(page).inputValue());
    expect(Math.abs(diameter - metresAcross(start, 120))).toBeLessThan(12);
    await expect(preview(page)).toContainText(/DISP 6\d\dM/);
  });

  await test.step("Fit shows the whole of it; its edge is dragged no further than 50 km; leaving asks", async () => {
    await radius(page).fill("20000");
    await tool(page, "Fit").click();
    const view = await boxOf(mapOf(page));
    const box = await boxOf(dialog(page).locator("path[class*=circle]"));
    expect(box.y).toBeGreaterThanOrEqual(view.y);
    expect(box.bottom).toBeLessThanOrEqual(view.bottom);
    expect(box.height).toBeGreaterThan(view.height / 3);
    expect(Math.abs(box.middle[0] - view.middle[0])).toBeLessThan(3);
    const grid = await rowGrid(page, 1);
    await drag(page, [box.width / 2, 0], [600, 0]);
    await expect(radius(page)).toHaveValue(/^50,?000$/);
    expect(await rowGrid(page, 1)).toBe(grid);
    await tool(page, "Centre of Mass").click();
    const exit = page.getByRole("alertdialog", { name: "Exit Centre of Mass Mode?" });
    await exit.getByRole("button", { name: "Exit" }).click();
    await count(page, "0 of 8 pins, quantity 1");
  });

  await test.step("Reset map is undone on the form, typed figures included; another report gets none of it", async () => {
    await goTo(page);
    await clickMap(page, 0, 0);
    await keyboard.press("Escape");
    // The height of the place has come, also where the map is left at once.
    const altitude = row(page, 1).getByLabel("Altitude (ft)");
    await expect(altitude).not.toHaveValue("");
    await altitude.fill("777");
    const grid = await rowGrid(page, 1);
    await keyboard.press("Alt+m");
    await tool(page, "Reset map").click();
    await told(page, "The map is cleared. Quantity is now 1.");
    await clickMap(page, 0, 80);
    await count(page, "1 of 8 pins, quantity 1");
    await back(page);
    await keyboard.press("Alt+z");
    await expect(altitude).toHaveValue("777");
    expect(await rowGrid(page, 1)).toBe(grid);
    await expect(undo(page)).toBeVisible();
    await page.getByRole("button", { name: /^Reset form/ }).click();
    await expect(undo(page)).toHaveCount(0);
    await expect(row(page, 1).getByLabel("GZD")).toHaveValue("");
  });
});

test("by keyboard alone: pins are set, told what became of them and taken back; a circle is drawn and moved", async ({
  sightline,
}) => {
  const { page, start } = await openMap(sightline);
  const { keyboard } = page;
  const map = mapOf(page);
  await tabTo(page, map);
  await keyboard.press("Enter");
  // To the metre, whatever a pixel is wide.
  await expect(preview(page)).toContainText(MIDDLE);
  await tabTo(page, pin(page, 1));
  await keyboard.press("ArrowUp");
  await keyboard.press("Shift+ArrowRight");
  await expect(preview(page)).toContainText("34UFE 1244 6790");
  await tabTo(page, map, "Shift+Tab");
  for (const _ of [1, 2]) await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await count(page, "2 of 8 pins, quantity 2");

  await tabTo(page, tool(page, "BDA"), "Shift+Tab");
  await keyboard.press("Enter");
  await tabTo(page, pin(page, 1));
  await keyboard.press("Enter");
  await expect(effect(page, "Present")).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(effect(page, "M-Kill")).toBeChecked();
  await keyboard.press("Escape");
  await expect(pin(page, 1)).toBeFocused();
  await keyboard.press("Alt+z");
  await expect(preview(page)).toContainText("BDA K-KILL 0 M-KILL 0 REMAINING 2");

  // Away from both pins, and back to them.
  await tabTo(page, map, "Shift+Tab");
  for (let step = 0; step < 3; step += 1) await keyboard.press("Shift+ArrowUp");
  await expect(pin(page, 1)).not.toBeInViewport();
  await tabTo(page, tool(page, "Fit"), "Shift+Tab");
  await keyboard.press("Enter");
  for (const number of [1, 2]) await expect(pin(page, number)).toBeInViewport();

  await goTo(page);
  await tabTo(page, tool(page, "Centre of Mass"));
  await keyboard.press("Enter");
  await tabTo(page, switches(page));
  await keyboard.press("Enter");
  await tabTo(page, map);
  await keyboard.press("Enter");
  await count(page, "Now click");
  for (const _ of [1, 2]) await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  const centre = dialog(page).getByRole("button", { name: /^Circle's centre, 34UFE / });
  await tabTo(page, centre);
  await keyboard.press("Shift+ArrowUp");
  await expect(centre).toBeFocused();
  await tabTo(page, radius(page), "Shift+Tab");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("2500");
  await expect(preview(page)).toContainText("DISP 5000M");
  // A hundred metres north of the middle between the two.
  const between = gridOf(offset(start, STEP_PX, 0));
  expect(Math.abs(gridDistance(await rowGrid(page, 1), between) - 100)).toBeLessThan(PIXELS_M);
  await tabTo(page, tool(page, "Reset map"));
  await keyboard.press("Enter");
  await keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 1).getByLabel("Coordinates")).toHaveValue("");
});
