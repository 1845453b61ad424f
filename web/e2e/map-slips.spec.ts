/** Slips on the Map Selector: no vehicle, place or figure that the operator gave gets lost or doubled by one. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { clickMap, goToStart, pixel } from "./map-page";
import { back, dialog, openMap, pin, preview, rowGrid } from "./map-selector-page";
import { fillGrid, formPath } from "./operator";

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Grid ${number}`, exact: true });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Quantity" });
const tool = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const told = (page: Page, text: string) =>
  expect(dialog(page).getByRole("status").getByText(text)).toBeVisible();
const counts = (page: Page, text: string) =>
  expect(dialog(page).getByText(text, { exact: true })).toBeVisible();

/** Drags what is this many pixels from the map's centre. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...(await pixel(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await pixel(page, ...to)), { steps: 6 });
  await page.mouse.up();
}

/** A form with this many vehicles, each with a typed grid. */
async function typeGrids(page: Page, howMany: number): Promise<void> {
  for (let number = 1; number <= howMany; number += 1) {
    if (number > 1) await page.getByRole("button", { name: "Increase quantity" }).click();
    await fillGrid(page, number, "34UFE", `1234${number % 10}67890`);
  }
}

test("ten typed grids less one pin are nine vehicles, each with its row", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  await typeGrids(page, 10);
  await page.keyboard.press("Alt+m");
  await counts(page, "8 of 8 pins, quantity 10");
  await pin(page, 2).focus();
  await page.keyboard.press("Delete");
  await told(page, "Pin 2 deleted. Quantity is now 9.");
  await counts(page, "8 of 8 pins, quantity 9");
  await back(page);
  await expect(quantity(page)).toHaveValue("9");
  await expect(preview(page)).toContainText("9 X BM-21");
  const left = [1, 3, 4, 5, 6, 7, 8, 9, 0];
  for (const [index, digit] of left.entries()) {
    expect(await rowGrid(page, index + 1)).toBe(`34UFE1234${digit}67890`);
  }
  await expect(row(page, 10)).toHaveCount(0);
});

test("empty rows go with a deleted pin, and the map's foot says so", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  await typeGrids(page, 2);
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole("button", { name: "Increase quantity" }).click();
  }
  await page.keyboard.press("Alt+m");
  await counts(page, "2 of 8 pins, quantity 5");
  await pin(page, 1).focus();
  await page.keyboard.press("Delete");
  await told(page, "Pin 1 deleted. Quantity is now 1: 3 empty rows removed.");
});

/** Takes the pins away, and the map back to the start. */
async function clearMap(page: Page): Promise<void> {
  await tool(page, "Reset map").click();
  await counts(page, "0 of 8 pins, quantity 1");
  await goToStart(page);
}

test("one place, one pin", async ({ sightline }) => {
  const { page } = await openMap(sightline);
  for (const apart of [0, 4]) {
    await test.step(`a double click sets one pin and zooms: the second click ${apart} px off`, async () => {
      const scale = dialog(page).locator(".leaflet-control-scale-line");
      const before = await scale.textContent();
      const [x, y] = await pixel(page, 60, 40);
      await page.mouse.click(x, y);
      await page.mouse.move(x + apart, y - apart);
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await expect(scale).not.toHaveText(before ?? "");
      await counts(page, "1 of 8 pins, quantity 1");
      await expect(dialog(page).locator(".leaflet-popup")).toHaveCount(0);
      await expect(dialog(page).locator(".leaflet-marker-draggable")).toHaveCount(1);
      await clearMap(page);
      await expect(scale).toHaveText(before ?? "");
    });
  }

  await test.step("two quick clicks that are no double click to the browser set one pin", async () => {
    const [x, y] = await pixel(page, 60, 40);
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
          [x - 80, y],
        ],
      );
    await counts(page, "2 of 8 pins, quantity 2");
    await clearMap(page);
  });

  await test.step("Place at centre on a pin is refused with a word", async () => {
    await tool(page, "Place at centre").click();
    await counts(page, "1 of 8 pins, quantity 1");
    await tool(page, "Place at centre").click();
    await told(page, "Grid 1 is already here: one place, one pin.");
    await tool(page, "Place at centre").click();
    await counts(page, "1 of 8 pins, quantity 1");
    await back(page);
    await expect(quantity(page)).toHaveValue("1");
  });

  await test.step("a typed grid of six digits has its place taken too", async () => {
    await fillGrid(page, 1, "34UFE", "123678");
    await page.keyboard.press("Alt+m");
    await counts(page, "1 of 8 pins, quantity 1");
    await tool(page, "Place at centre").click();
    await told(page, "Grid 1 is already here: one place, one pin.");
  });
});

/** The ground is 200 m high (656 ft) where it is asked for first, and 100 m higher each time after. */
async function risingGround(page: Page): Promise<void> {
  let metres = 100;
  await page.route("**/api/elevation**", (route) => {
    metres += 100;
    return route.fulfill({ json: { elevation: metres, source: "srtm" } });
  });
}

test.describe("a typed altitude", () => {
  test("stays when its pin is dragged, and is looked up once it has been cleared", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
    const first = await fillGrid(page, 1, "34UFE", "1234567890");
    const altitude = first.getByLabel("Altitude (ft)");
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
    const looked = page.waitForResponse(/\/api\/elevation/);
    await drag(page, [0, -15], [60, 45]);
    await looked;
    await expect(preview(page)).toContainText(/ALT ~\d+FT/);
  });

  test("of a looked-up place is looked up anew at the next one", async ({ sightline }) => {
    const { page } = await openMap(sightline);
    await risingGround(page);
    await clickMap(page, 0, 0);
    await expect(preview(page)).toContainText("ALT 656FT");
    await drag(page, [0, -15], [60, 45]);
    await expect(preview(page)).toContainText("ALT 984FT");
  });
});

test("a looked-up height never stands with another place's grid", async ({ sightline }) => {
  const { page } = await openMap(sightline);
  await risingGround(page);
  await clickMap(page, 0, 0);
  await expect(preview(page)).toContainText("ALT 656FT");

  await test.step("the map is left before the moved pin has settled: it is asked for at once", async () => {
    await drag(page, [0, -15], [60, 45]);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(preview(page)).toContainText("ALT 984FT");
  });

  await test.step("another grid is typed", async () => {
    await fillGrid(page, 1, "34UFE", "1111122222");
    await expect(preview(page)).toContainText("34UFE 11111 22222 CAT 1");
    await expect(preview(page)).not.toContainText("ALT");
  });
});

test("centre of mass takes away nothing that was typed without a question or an undo", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await row(page, 2).getByLabel("Altitude (ft)").fill("777");
  await page.keyboard.press("Alt+m");
  await counts(page, "0 of 8 pins, quantity 2");

  await test.step("a begun row is asked about, though it is no pin", async () => {
    await tool(page, "Centre of Mass").click();
    const enter = page.getByRole("alertdialog", { name: "Switch to Centre of Mass Mode?" });
    await enter.getByRole("button", { name: "Cancel" }).click();
    await counts(page, "0 of 8 pins, quantity 2");
    await back(page);
    await expect(row(page, 2).getByLabel("Altitude (ft)")).toHaveValue("777");
  });

  await test.step("a typed centre without dispersal is shown, and comes back by Alt Z", async () => {
    await fillGrid(page, 1, "34UFE", "1234567890");
    await page.getByRole("checkbox", { name: "Centre of mass" }).check();
    await page.keyboard.press("Alt+m");
    await counts(page, "Centre of mass, quantity 2");
    await expect(dialog(page).getByText("C", { exact: true })).toBeVisible();
    await clickMap(page, -60, 80);
    await clickMap(page, 60, 80);
    await told(page, "Grid 1 now has the circle. Alt Z restores what it had before.");
    await expect(preview(page)).not.toContainText("34UFE 12345 67890");
    await page.keyboard.press("Alt+z");
    await expect(preview(page)).toContainText("COM 34UFE 12345 67890");
    await expect(dialog(page).getByLabel("Radius (m)")).toHaveCount(0);
    await expect(dialog(page).getByText("C", { exact: true })).toBeVisible();
  });
});

test("a click that finds no row says which one is begun", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  await typeGrids(page, 7);
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await row(page, 8).getByLabel("Altitude (ft)").fill("777");
  await page.keyboard.press("Alt+m");
  await counts(page, "7 of 8 pins, quantity 8");
  await expect(tool(page, "Place at centre")).toBeDisabled();
  await clickMap(page, 0, 80);
  const said = dialog(page)
    .getByRole("status")
    .getByText("Row 8 is begun: complete it in the form.");
  // In the hint above the map, and after the click at its foot.
  await expect(said).toHaveCount(2);
  await counts(page, "7 of 8 pins, quantity 8");
});

test.describe("Reset map", () => {
  test("is undone by Alt Z on the map, and says so", async ({ sightline }) => {
    const { page } = await openMap(sightline);
    for (const right of [-120, 0, 120]) await clickMap(page, right, 0);
    await counts(page, "3 of 8 pins, quantity 3");
    await tool(page, "Reset map").click();
    await told(page, "The map is cleared. Quantity is now 1.");
    await counts(page, "0 of 8 pins, quantity 1");
    await expect(dialog(page).getByRole("button", { name: /^Undo map reset/ })).toBeVisible();
    await page.keyboard.press("Alt+z");
    await counts(page, "3 of 8 pins, quantity 3");
    await expect(dialog(page).getByRole("button", { name: /^Undo map reset/ })).toHaveCount(0);

    await test.step("the switch to centre of mass is undone as well", async () => {
      await tool(page, "Centre of Mass").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Switch" }).click();
      await counts(page, "Centre of mass, quantity 1");
      await page.keyboard.press("Alt+z");
      await counts(page, "3 of 8 pins, quantity 3");
    });
  });

  test("is undone on the form, typed figures and rows beyond the map included", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
    await typeGrids(page, 9);
    await row(page, 9).getByLabel("Altitude (ft)").fill("777");
    await page.keyboard.press("Alt+m");
    await tool(page, "Reset map").click();
    await counts(page, "0 of 8 pins, quantity 1");
    await back(page);
    await expect(quantity(page)).toHaveValue("1");
    await page.keyboard.press("Alt+z");
    await expect(quantity(page)).toHaveValue("9");
    await expect(row(page, 9).getByLabel("Altitude (ft)")).toHaveValue("777");
    expect(await rowGrid(page, 9)).toBe("34UFE1234967890");
  });

  test("every change of the map is taken back, one after the other", async ({ sightline }) => {
    const { page } = await openMap(sightline);
    await clickMap(page, -120, 0);
    await counts(page, "1 of 8 pins, quantity 1");
    const placed = (await pin(page, 1).getAttribute("aria-label")) ?? "";
    await drag(page, [-120, -15], [-60, 45]);
    await expect(pin(page, 1)).not.toHaveAttribute("aria-label", placed);
    await clickMap(page, 120, 0);
    await counts(page, "2 of 8 pins, quantity 2");
    await tool(page, "BDA").click();
    await pin(page, 2).click();
    await page.getByRole("radio", { name: "K-Kill" }).check();
    await expect(preview(page)).toContainText("K-KILL 1");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Alt+z");
    await expect(preview(page)).not.toContainText("K-KILL 1");
    await told(page, "Undone: status of pin 2. Quantity is now 2.");
    await tool(page, "BDA").click();
    await pin(page, 2).focus();
    await page.keyboard.press("Delete");
    await counts(page, "1 of 8 pins, quantity 1");
    for (const text of ["2 of 8 pins, quantity 2", "1 of 8 pins, quantity 1"]) {
      await page.keyboard.press("Alt+z");
      await counts(page, text);
    }
    await expect(pin(page, 1)).not.toHaveAttribute("aria-label", placed);
    await page.keyboard.press("Alt+z");
    await expect(pin(page, 1)).toHaveAttribute("aria-label", placed);
    await page.keyboard.press("Alt+z");
    await counts(page, "0 of 8 pins, quantity 1");
    await expect(dialog(page).getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  });

  test("what was placed since is kept in turn, and another report gets none of it", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
    await typeGrids(page, 2);
    await page.keyboard.press("Alt+m");
    await counts(page, "2 of 8 pins, quantity 2");
    await tool(page, "Reset map").click();
    await counts(page, "0 of 8 pins, quantity 1");
    await clickMap(page, 0, 80);
    await counts(page, "1 of 8 pins, quantity 1");
    await back(page);
    await page.keyboard.press("Alt+z");
    await expect(quantity(page)).toHaveValue("2");
    await page.keyboard.press("Alt+z");
    await expect(quantity(page)).toHaveValue("1");
    const undo = page.getByRole("button", { name: /^Undo map reset/ });
    await expect(undo).toBeVisible();
    await page.getByRole("button", { name: /^Reset form/ }).click();
    await expect(undo).toHaveCount(0);
    await expect(row(page, 1).getByLabel("GZD")).toHaveValue("");
  });
});

test("in BDA mode neither drag, arrow keys nor Delete change a pin's place", async ({
  sightline,
}) => {
  const { page } = await openMap(sightline);
  await clickMap(page, 0, 0);
  await counts(page, "1 of 8 pins, quantity 1");
  const grid = (await pin(page, 1).getAttribute("aria-label")) ?? "";
  await tool(page, "BDA").click();
  await pin(page, 1).focus();
  for (const key of ["ArrowUp", "Shift+ArrowRight", "Delete"]) await page.keyboard.press(key);
  // The arrow keys move the map instead.
  await tool(page, "Fit").click();
  await drag(page, [0, -15], [60, 45]);
  await expect(pin(page, 1)).toHaveAttribute("aria-label", grid);
  await tool(page, "BDA").click();
  await pin(page, 1).focus();
  await page.keyboard.press("ArrowUp");
  await expect(pin(page, 1)).not.toHaveAttribute("aria-label", grid);
});

test("a circle's radius", async ({ sightline }) => {
  const { page } = await openMap(sightline);
  await tool(page, "Centre of Mass").click();
  await clickMap(page, -60, 0);
  await clickMap(page, 60, 0);
  const radius = dialog(page).getByLabel("Radius (m)");
  await test.step("dragged past its bounds it ends there, and the grid stays as it is", async () => {
    await expect(radius).toBeVisible();
    await expect(preview(page)).toContainText(/34UFE \d{5} \d{5} CAT 1/);
    const grid = /34UFE \d{5} \d{5}/.exec((await preview(page).textContent()) ?? "")?.[0] ?? "";
    for (let times = 0; times < 7; times += 1) await tool(page, "Zoom out").click();
    await drag(page, [1, 0], [300, 0]);
    await expect(radius).toHaveValue(/^50,?000$/);
    await expect(preview(page)).toContainText(`${grid} CAT 1`);
    await expect(preview(page)).toContainText("DISP 100000M");
  });
  await test.step("cleared it changes nothing, and the dispersal is what was last right", async () => {
    await radius.fill("120");
    await expect(preview(page)).toContainText("DISP 240M");
    await radius.fill("");
    await expect(preview(page)).toContainText("DISP 240M");
    await radius.fill("60000");
    await expect(preview(page)).toContainText("DISP 240M");
  });
});
