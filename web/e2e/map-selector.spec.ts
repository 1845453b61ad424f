/**
 * The Map Selector by mouse and keys: what a browser alone can show. `select.test.ts` tests what each act comes to,
 * `sighting-map.test.ts` what becomes of the form, `map-labels.test.ts` where labels have room.
 */
import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import {
  clickMap,
  goToStart,
  gridDistance,
  gridOf,
  metresBetween,
  offset,
  pixel,
} from "./map-page";
import { back, count, dialog, openMap, pin, preview, rowGrid } from "./map-selector-page";
import { clipboard, fillGrid, formPath, settled } from "./operator";

/** At the zoom that the map opens a grid at a pixel is 5.6 m wide, and a grid of eight digits 10 m. */
const PIXELS_M = 16;

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Grid ${number}`, exact: true });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Quantity" });
const tool = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const told = (page: Page, text: string) =>
  expect(dialog(page).getByRole("status").getByText(text)).toBeVisible();
const counts = (page: Page, text: string) =>
  expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
const readout = (page: Page) =>
  dialog(page)
    .locator("p")
    .filter({ hasText: /^(Pointer|Pin|Centre)/ });
const undo = (page: Page) => page.getByRole("button", { name: /^Undo map reset/ });
const landmarks = (page: Page) => dialog(page).locator(".leaflet-landmarks-pane img");

/** Drags what is this many pixels from the map's centre. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...(await pixel(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await pixel(page, ...to)), { steps: 6 });
  await page.mouse.up();
}

/** The grid that a pin has on the map. */
async function pinGrid(page: Page, number: number): Promise<string> {
  return ((await pin(page, number).getAttribute("aria-label")) ?? "").replace(/^.*, /, "");
}

async function openReport(sightline: Sightline): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  await page.emulateMedia({ reducedMotion: "reduce" });
  return page;
}

test("clicks set grids that an independent conversion gives too; keys choose pins and say what became of them", async ({
  sightline,
}) => {
  const { page, start } = await openMap(sightline);
  const clicks: [number, number][] = [
    [0, 0],
    [120, -80],
    [-200, 90],
  ];
  for (const [index, place] of clicks.entries()) {
    await clickMap(page, ...place);
    await count(page, `${index + 1} of 8 pins, quantity ${index + 1}`);
  }
  const label = dialog(page).locator(".leaflet-tooltip").first();
  await expect(label).toHaveText(/^34UFE \d{4} \d{4} ±6 m$/);

  await test.step("a dragged pin reads out its own tip", async () => {
    await page.mouse.move(...(await pixel(page, 0, -15)));
    await page.mouse.down();
    await page.mouse.move(...(await pixel(page, 100, 45)), { steps: 6 });
    await expect(readout(page)).toHaveText(/^Pin/);
    const held = (await label.textContent()) ?? "";
    await expect(readout(page)).toContainText(held);
    await page.mouse.up();
    await expect(label).toHaveText(held);
    await expect(readout(page)).toContainText(held);
    await expect(pin(page, 1)).toBeFocused();
  });

  await test.step("a click that closes a popup adds no pin, and the next one does", async () => {
    await pin(page, 2).click();
    const remove = dialog(page).getByRole("button", { name: "Delete" });
    await expect(remove).toBeVisible();
    // The popup says its grid: the label under it is away.
    await expect(dialog(page).locator(".leaflet-tooltip").nth(1)).toBeHidden();
    await clickMap(page, 150, 150);
    await expect(remove).toHaveCount(0);
    await settled(page);
    await count(page, "3 of 8 pins");
    await clickMap(page, -150, 150);
    await count(page, "4 of 8 pins");
    await page.keyboard.press("Alt+z");
    await count(page, "3 of 8 pins");
  });

  await test.step("a double click sets one pin and zooms, also a few pixels off", async () => {
    const scale = dialog(page).locator(".leaflet-control-scale-line");
    const before = await scale.textContent();
    const [x, y] = await pixel(page, 60, 120);
    await page.mouse.click(x, y);
    await page.mouse.move(x + 4, y - 4);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(scale).not.toHaveText(before ?? "");
    await counts(page, "4 of 8 pins, quantity 4");
    await expect(dialog(page).locator(".leaflet-popup")).toHaveCount(0);
    await page.keyboard.press("Alt+z");
    await counts(page, "3 of 8 pins, quantity 3");
    await goToStart(page);
  });

  await test.step("two quick clicks that are no double click to the browser set one pin", async () => {
    const [x, y] = await pixel(page, 60, 140);
    await dialog(page)
      .getByRole("application")
      .evaluate(
        (map, places) => {
          for (const [clientX = 0, clientY = 0] of places) {
            map.dispatchEvent(
              new MouseEvent("click", { clientX, clientY, detail: 1, bubbles: true }),
            );
          }
        },
        [
          [x, y],
          [x + 6, y + 4],
        ],
      );
    await counts(page, "4 of 8 pins, quantity 4");
    await settled(page);
    await counts(page, "4 of 8 pins, quantity 4");
    await page.keyboard.press("Alt+z");
    await counts(page, "3 of 8 pins, quantity 3");
    await goToStart(page);
  });

  await test.step("1 to 8 choose a pin; in BDA mode P, M and K set its status, and none moves", async () => {
    await dialog(page).getByRole("application").focus();
    await page.keyboard.press("1");
    await expect(pin(page, 1)).toBeFocused();
    await expect(label).toBeVisible();
    await page.keyboard.press("m");
    await expect(tool(page, "Measure")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("m");
    await tool(page, "BDA").click();
    await page.keyboard.press("1");
    await page.keyboard.press("m");
    await told(page, "Pin 1: M-Kill.");
    await expect(tool(page, "Measure")).toHaveAttribute("aria-pressed", "false");
    await pin(page, 2).click();
    await expect(page.getByRole("radio", { name: "Present" })).toBeFocused();
    await page.keyboard.press("k");
    await expect(page.getByRole("radio", { name: "K-Kill" })).toBeChecked();
    await page.keyboard.press("Escape");
    await pin(page, 3).click();
    await page.getByRole("radio", { name: "K-Kill" }).check();
    await page.getByRole("radio", { name: "Present" }).check();
    await page.keyboard.press("Escape");
    const grid = await pinGrid(page, 2);
    await drag(page, [120, -95], [160, -45]);
    await pin(page, 2).focus();
    // The arrow keys move the map instead.
    for (const key of ["ArrowUp", "Shift+ArrowRight", "Delete"]) await page.keyboard.press(key);
    expect(await pinGrid(page, 2)).toBe(grid);
    await tool(page, "BDA").click();
  });
  const held = await pinGrid(page, 1);
  await back(page);

  expect(await rowGrid(page, 1)).toBe(held.replace(" ±6 m", "").replaceAll(" ", ""));
  clicks[0] = [100, 60];
  for (const [index, place] of clicks.entries()) {
    const expected = gridOf(offset(start, ...place));
    const grid = await rowGrid(page, index + 1);
    expect(grid.slice(0, 5)).toBe(expected.slice(0, 5));
    expect(gridDistance(grid, expected)).toBeLessThan(PIXELS_M + 3);
  }
  await expect(quantity(page)).toHaveValue("3");
  // The heights come from the coarse overview and are marked as such.
  await page.getByText("approximate").first().waitFor();
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  const message = await clipboard(page);
  expect(message).toMatch(
    /GRID 1 34UFE \d{4} \d{4} CAT 1 ALT ~\d+FT M-KILL \/\/ GRID 2 [^/]* K-KILL \/\/ GRID 3 [^/]*FT \/\//,
  );
  expect(message).toContain("BDA K-KILL 1 M-KILL 1 REMAINING 1");

  await test.step("the report stands as a landmark on the next map, and a click there counts as one on the map", async () => {
    await page.keyboard.press("Alt+m");
    await tool(page, "Fit").click();
    await expect(landmarks(page)).toHaveCount(3);
    await pin(page, 1).focus();
    await page.keyboard.press("Delete");
    await counts(page, "2 of 8 pins, quantity 2");
    const symbol = await landmarks(page).first().boundingBox();
    if (!symbol) throw new Error("No landmark is drawn.");
    await back(page);
    await preview(page)
      .getByText(/GRID 1 34UFE .* K-KILL/)
      .waitFor();
    await expect(preview(page)).toContainText("BDA K-KILL 1 M-KILL 0 REMAINING 1");
  });
});

test("typed grids stand as pins with their digits, across the antimeridian too; a cleared map comes back on the form", async ({
  sightline,
}) => {
  const page = await openReport(sightline);
  await fillGrid(page, 1, "34UFE", "123678");
  await page.keyboard.press("Alt+m");
  await expect(dialog(page).locator(".leaflet-tooltip")).toHaveText("34UFE 123 678");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.keyboard.press("Alt+m");
  await count(page, "1 of 8 pins");
  await page.mouse.move(1, 1);
  await readout(page).getByText("34UFE 12345 67890").waitFor();
  await pin(page, 1).click();
  await dialog(page).locator(".leaflet-popup").getByText("34UFE 12345 67890").waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).locator(".leaflet-popup").waitFor({ state: "detached" });
  await dialog(page).waitFor();

  await test.step("after arrow keys the mouse is read out again as soon as it moves", async () => {
    await page.mouse.move(...(await pixel(page, 40, 40)));
    await dialog(page).getByRole("application").focus();
    await page.keyboard.press("ArrowRight");
    await expect(readout(page)).toHaveText(/^Centre/);
    await page.mouse.move(...(await pixel(page, 80, 40)));
    await expect(readout(page)).toHaveText(/^Pointer/);
  });

  await test.step("a pin has the digits that a pixel allows, and a typed one keeps its own", async () => {
    const labels = dialog(page).locator(".leaflet-tooltip");
    const outwards = async (times: number) => {
      for (let time = 0; time < times; time += 1) await tool(page, "Zoom out").click();
    };
    await outwards(4);
    await clickMap(page, 150, 0);
    await expect(readout(page)).toHaveText(/34UFE \d{3} \d{3} ±90 m$/);
    await expect(labels).toHaveText(["34UFE 12345 67890", /^34UFE \d{3} \d{3} ±90 m$/]);
    const placed = await pinGrid(page, 2);
    await pin(page, 2).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => gridDistance(await pinGrid(page, 2), placed)).toBe(100);
    await outwards(2);
    await pin(page, 2).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(labels.nth(1)).toHaveText(/^34UFE \d\d \d\d ±500 m$/);
    await page.keyboard.press("Delete");
    for (let time = 0; time < 6; time += 1) await tool(page, "Zoom in").click();
    await expect(labels).toHaveText(["34UFE 12345 67890"]);
  });

  await test.step("at zoom 15 lines of 100 m have their labels, and neither scale nor buttons cover one", async () => {
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

  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });

  await test.step("Reset map is undone on the form, typed figures included; another report gets none of it", async () => {
    await row(page, 1).getByLabel("Altitude (ft)").fill("777");
    await page.keyboard.press("Alt+m");
    await tool(page, "Reset map").click();
    await told(page, "The map is cleared. Quantity is now 1.");
    await clickMap(page, 0, 80);
    await counts(page, "1 of 8 pins, quantity 1");
    await back(page);
    await page.keyboard.press("Alt+z");
    await expect(row(page, 1).getByLabel("Altitude (ft)")).toHaveValue("777");
    expect(await rowGrid(page, 1)).toBe("34UFE1234567890");
    await expect(undo(page)).toBeVisible();
    await page.getByRole("button", { name: /^Reset form/ }).click();
    await expect(undo(page)).toHaveCount(0);
    await expect(row(page, 1).getByLabel("GZD")).toHaveValue("");
  });

  await test.step("pins on both sides of the antimeridian are drawn side by side", async () => {
    await fillGrid(page, 1, "60UXD", "9800050000");
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await fillGrid(page, 2, "01UCU", "0800050000");
    await page.keyboard.press("Alt+m");
    await count(page, "2 of 8 pins, quantity 2");
    await tool(page, "Fit").click();
    const view = await dialog(page).getByRole("application").boundingBox();
    const [one, two] = [await pin(page, 1).boundingBox(), await pin(page, 2).boundingBox()];
    if (!view || !one || !two) throw new Error("Nothing is drawn.");
    for (const box of [one, two]) {
      expect(box.x).toBeGreaterThan(view.x);
      expect(box.x + box.width).toBeLessThan(view.x + view.width);
    }
    // Near each other, not a world apart.
    expect(two.x - one.x).toBeGreaterThan(30);
  });
});

test("a height is of its own place: looked up where a pin comes to stand, and left as it was typed", async ({
  sightline,
}) => {
  const { page } = await openMap(sightline);
  const altitude = row(page, 1).getByLabel("Altitude (ft)");
  // The ground is 200 m high (656 ft) where it is asked for first, and 100 m higher each time after.
  let metres = 100;
  await page.route("**/api/elevation**", (route) => {
    metres += 100;
    return route.fulfill({ json: { elevation: metres, source: "srtm" } });
  });
  await clickMap(page, 0, 0);
  await expect(preview(page)).toContainText("ALT 656FT");
  await drag(page, [0, -15], [60, 45]);
  await expect(preview(page)).toContainText("ALT 984FT");

  await test.step("the map is left before the moved pin has settled: it is asked for at once", async () => {
    await drag(page, [60, 45], [0, -15]);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(preview(page)).toContainText("ALT 1312FT");
  });

  await test.step("another grid is typed", async () => {
    await fillGrid(page, 1, "34UFE", "1234567890");
    await expect(preview(page)).toContainText("34UFE 12345 67890 CAT 1");
    await expect(preview(page)).not.toContainText("ALT");
  });

  await test.step("a typed one stays when its pin is dragged, until it is cleared", async () => {
    await altitude.fill("777");
    await page.keyboard.press("Alt+m");
    await counts(page, "1 of 8 pins, quantity 1");
    await drag(page, [0, -15], [60, 45]);
    await expect(preview(page)).not.toContainText("34UFE 12345 67890");
    await expect(preview(page)).toContainText("ALT 777FT");
    await back(page);
    await expect(altitude).toHaveValue("777");
    await altitude.fill("");
    await page.keyboard.press("Alt+m");
    await counts(page, "1 of 8 pins, quantity 1");
    await drag(page, [0, -15], [60, 45]);
    await expect(preview(page)).toContainText(/ALT 1\d{3}FT/);
  });

  await test.step("a lookup that fails leaves it empty and ends all lookups of the session", async () => {
    let asked = 0;
    await page.route("**/api/elevation**", async (route) => {
      asked += 1;
      await route.fulfill({ status: 500, json: { error: "INTERNAL", message: "no" } });
    });
    const warned = page.waitForEvent("console", (message) =>
      message.text().includes("elevation service is unavailable"),
    );
    await clickMap(page, -100, 0);
    await warned;
    await clickMap(page, -200, 0);
    await count(page, "3 of 8 pins");
    await settled(page);
    expect(asked).toBe(1);
    const skipped = page.waitForEvent("console", (message) =>
      message.text().includes("altitude is skipped"),
    );
    await pin(page, 3).click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await skipped;
    await back(page);
    await expect(row(page, 2).getByLabel("Altitude (ft)")).toHaveValue("");
  });
});

test("two clicks draw a circle, which is moved, given a radius and left again; pins are asked about first", async ({
  sightline,
}) => {
  const { page, start } = await openMap(sightline);
  const mass = tool(page, "Centre of Mass");
  const radius = dialog(page).getByLabel("Radius (m)");
  await test.step("switching with pins asks; Cancel changes nothing", async () => {
    for (const right of [-120, 0]) await clickMap(page, right, 0);
    await count(page, "2 of 8 pins");
    const enter = page.getByRole("alertdialog", { name: "Switch to Centre of Mass Mode?" });
    await mass.click();
    await enter.getByRole("button", { name: "Cancel" }).click();
    await count(page, "2 of 8 pins");
    await mass.click();
    await enter.getByRole("button", { name: "Switch" }).click();
    await count(page, "Centre of mass, quantity 1");
  });

  await test.step("its centre is row 1's grid, its diameter the dispersal", async () => {
    await dialog(page).getByText("Click the furthest apart vehicle to draw a circle.").waitFor();
    await expect(tool(page, "BDA")).toBeDisabled();
    // Its place is kept, and it comes once there is a circle.
    await expect(radius).toBeHidden();
    const place = await tool(page, "Centre of Mass").boundingBox();
    await clickMap(page, -60, 0);
    await dialog(page)
      .getByText(/^Now click/)
      .waitFor();
    await clickMap(page, 60, 0);
    await dialog(page)
      .getByText(/^Drag the centre/)
      .waitFor();
    await expect(radius).toBeVisible();
    expect(await tool(page, "Centre of Mass").boundingBox()).toEqual(place);
    await back(page);
    const diameter = metresBetween(offset(start, -60, 0), offset(start, 60, 0));
    const dispersal = Number(await row(page, 1).getByLabel("Dispersal (m)").inputValue());
    expect(Math.abs(dispersal - diameter)).toBeLessThan(12);
    expect(gridDistance(await rowGrid(page, 1), gridOf(start))).toBeLessThan(PIXELS_M);
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await expect(page.getByRole("checkbox", { name: "Centre of mass" })).toBeChecked();
    await preview(page)
      .getByText(/COM 34UFE \d{4} \d{4} CAT 1 ALT ~\d+FT DISP \d+M/)
      .waitFor();
  });

  await test.step("Fit shows the whole of it", async () => {
    await page.keyboard.press("Alt+m");
    await radius.fill("20000");
    await tool(page, "Fit").click();
    const view = await dialog(page).getByRole("application").boundingBox();
    const box = await dialog(page).locator("path[class*=circle]").boundingBox();
    const [middle] = await pixel(page, 0, 0);
    if (!box || !view) throw new Error("Nothing is drawn.");
    expect(box.y).toBeGreaterThanOrEqual(view.y);
    expect(box.y + box.height).toBeLessThanOrEqual(view.y + view.height);
    expect(box.height).toBeGreaterThan(view.height / 3);
    expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThan(3);
  });

  await test.step("dragged past its bounds it ends there, and the grid stays as it is", async () => {
    await radius.fill("120");
    const grid = /34UFE \d{4} \d{4}/.exec((await preview(page).textContent()) ?? "")?.[0] ?? "";
    await goToStart(page);
    for (let times = 0; times < 7; times += 1) await tool(page, "Zoom out").click();
    await drag(page, [1, 0], [300, 0]);
    await expect(radius).toHaveValue(/^50,?000$/);
    await expect(preview(page)).toContainText(`${grid} CAT 1`);
    await expect(preview(page)).toContainText("DISP 100000M");
  });

  await test.step("leaving with a circle asks as well", async () => {
    await mass.click();
    const exit = page.getByRole("alertdialog", { name: "Exit Centre of Mass Mode?" });
    await exit.getByRole("button", { name: "Exit" }).click();
    await count(page, "0 of 8 pins, quantity 1");
    await back(page);
    await expect.poll(() => rowGrid(page, 1)).toBe("");
  });

  await test.step("it cannot be left while several vehicles are moving", async () => {
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await page.getByRole("radio", { name: "Moving" }).check();
    await page.getByRole("button", { name: "Open map" }).click();
    await expect(mass).toHaveAttribute("aria-pressed", "true");
    await expect(mass).toHaveAttribute("aria-disabled", "true");
    await mass.click({ force: true });
    await expect(mass).toHaveAttribute("aria-pressed", "true");
  });
});
