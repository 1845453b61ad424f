import { expect, test } from "./fixtures";
import { clickMap, gridDistance, gridOf, offset, pixel } from "./map-page";
import { back, count, dialog, openMap, pin, preview, rowGrid } from "./map-selector-page";
import { clipboard, fillGrid, formPath, settled } from "./operator";

test.describe("pins", () => {
  test("clicks set grids that an independent conversion gives too, and raise the quantity", async ({
    sightline,
  }) => {
    const { page, start } = await openMap(sightline);
    const clicks = [
      [0, 0],
      [120, -80],
      [-200, 90],
    ] as const;
    for (const [index, [right, down]] of clicks.entries()) {
      await clickMap(page, right, down);
      await count(page, `${index + 1} of 8 pins, quantity ${index + 1}`);
    }
    await back(page);
    for (const [index, [right, down]] of clicks.entries()) {
      const expected = gridOf(offset(start, right, down));
      const grid = await rowGrid(page, index + 1);
      expect(grid.slice(0, 5)).toBe(expected.slice(0, 5));
      // A pixel is 5.6 m wide at this zoom.
      expect(gridDistance(grid, expected)).toBeLessThan(9);
    }
    await expect(page.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("3");
    // The heights come from the coarse overview and are marked as such.
    await page.getByText("approximate").first().waitFor();
    await preview(page)
      .getByText(/GRID 1 34UFE \d{5} \d{5} CAT 1 ALT ~\d+FT/)
      .waitFor();
  });

  test("a ninth click is ignored", async ({ sightline }) => {
    const { page } = await openMap(sightline);
    for (let index = 0; index < 8; index += 1) {
      await clickMap(page, -240 + index * 60, index % 2 === 0 ? 0 : 70);
      await count(page, `${index + 1} of 8 pins`);
    }
    await clickMap(page, 0, -100);
    await settled(page);
    await count(page, "8 of 8 pins, quantity 8");
  });

  test("a pin is dragged, and its row follows", async ({ sightline }) => {
    const { page, start } = await openMap(sightline);
    await clickMap(page, 0, 0);
    await count(page, "1 of 8 pins");
    const [fromX, fromY] = await pixel(page, 0, -15);
    const [toX, toY] = await pixel(page, 100, 45);
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await page.mouse.move(toX, toY, { steps: 6 });
    await page.mouse.up();
    const expected = gridOf(offset(start, 100, 60));
    await preview(page)
      .getByText(new RegExp(expected.slice(5, 8)))
      .waitFor({ state: "attached" });
    await back(page);
    expect(gridDistance(await rowGrid(page, 1), expected)).toBeLessThan(12);
  });

  test("deleting one numbers the others anew, each with its effect, and lowers the quantity", async ({
    sightline,
  }) => {
    const { page } = await openMap(sightline);
    for (const right of [-120, 0, 120]) await clickMap(page, right, 0);
    await count(page, "3 of 8 pins");
    await dialog(page).getByRole("button", { name: "BDA" }).click();
    await pin(page, 3).click();
    await page.getByRole("radio", { name: "K-Kill" }).check();
    await dialog(page).getByRole("button", { name: "BDA" }).click();
    await pin(page, 2).click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await count(page, "2 of 8 pins, quantity 2");
    await back(page);
    await preview(page)
      .getByText(/GRID 2 34UFE .* K-KILL/)
      .waitFor();
    await expect(preview(page)).toContainText("BDA K-KILL 1 M-KILL 0 REMAINING 1");
  });

  test("reset clears pins and rows", async ({ sightline }) => {
    const { page } = await openMap(sightline);
    for (const right of [-120, 0]) await clickMap(page, right, 0);
    await count(page, "2 of 8 pins");
    await dialog(page).getByRole("button", { name: "Reset map" }).click();
    await count(page, "0 of 8 pins, quantity 1");
    await back(page);
    await expect.poll(() => rowGrid(page, 1)).toBe("");
  });

  test("rows that were typed stand as pins, and the map opens on them", async ({ sightline }) => {
    const { page } = await sightline.visit({
      signedIn: true,
      identifiers: ["7K3QZ9"],
      path: formPath("BM-21"),
    });
    await fillGrid(page, 1, "34UFE", "1234567890");
    await page.keyboard.press("Alt+m");
    await count(page, "1 of 8 pins");
    await page.mouse.move(1, 1);
    await dialog(page)
      .getByText("Centre", { exact: true })
      .locator("..")
      .getByText("34UFE 12345 67890")
      .waitFor();
    await pin(page, 1).click();
    await dialog(page).locator(".leaflet-popup").getByText("34UFE 12345 67890").waitFor();
    // Escape closes the popup first, then the dialog.
    await page.keyboard.press("Escape");
    await dialog(page).locator(".leaflet-popup").waitFor({ state: "detached" });
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
  });
});

test.describe("battle damage", () => {
  test("each pin's state goes into the message; clicks on the map add none", async ({
    sightline,
  }) => {
    const { page } = await openMap(sightline);
    for (const right of [-120, 0, 120]) await clickMap(page, right, 0);
    await count(page, "3 of 8 pins");
    await dialog(page).getByRole("button", { name: "BDA" }).click();
    for (const [id, effect] of [
      [1, "M-Kill"],
      [2, "K-Kill"],
      [3, "Present"],
    ] as const) {
      await pin(page, id).click();
      await page.getByRole("radio", { name: effect }).check();
      await page.keyboard.press("Escape");
    }
    await clickMap(page, 0, 120);
    await settled(page);
    await count(page, "3 of 8 pins");
    await back(page);
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Open" }).check();
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    const message = await clipboard(page);
    expect(message).toMatch(
      /GRID 1 [^/]* M-KILL \/\/ GRID 2 [^/]* K-KILL \/\/ GRID 3 [^/]*FT \/\//,
    );
    expect(message).toContain("BDA K-KILL 1 M-KILL 1 REMAINING 1");
  });
});

test("by keyboard alone: a typed grid becomes a pin, is nudged, another is deleted", async ({
  sightline,
}) => {
  const { page } = await openMap(sightline);
  const keys = page.keyboard;
  await dialog(page).getByRole("application").focus();
  await keys.press("Enter");
  await count(page, "1 of 8 pins");
  // To the metre, whatever a pixel is wide.
  await preview(page)
    .getByText(/34UFE 12345 67890/)
    .waitFor({ state: "attached" });
  await pin(page, 1).focus();
  await keys.press("ArrowUp");
  await keys.press("Shift+ArrowRight");
  await preview(page)
    .getByText(/34UFE 124\d\d 679\d\d/)
    .waitFor({ state: "attached" });
  await dialog(page).getByRole("application").focus();
  await keys.press("Enter");
  await count(page, "2 of 8 pins");
  await pin(page, 2).focus();
  await keys.press("Delete");
  await count(page, "1 of 8 pins, quantity 1");
});

test("a 76N6 has its command post's search area around it", async ({ sightline }) => {
  const { page } = await openMap(sightline, "76N6");
  await clickMap(page, 0, 0);
  await dialog(page).getByText("54K6: search within 500 m").waitFor();
});

test("a lookup that fails leaves the altitude and ends all lookups of the session", async ({
  sightline,
}) => {
  const { page } = await openMap(sightline);
  let asked = 0;
  await page.route("**/api/elevation**", async (route) => {
    asked += 1;
    await route.fulfill({ status: 500, json: { error: "INTERNAL", message: "no" } });
  });
  const warned = page.waitForEvent("console", (message) =>
    message.text().includes("elevation service is unavailable"),
  );
  await clickMap(page, 0, 0);
  await warned;
  await clickMap(page, 100, 0);
  await count(page, "2 of 8 pins");
  await settled(page);
  expect(asked).toBe(1);
  const skipped = page.waitForEvent("console", (message) =>
    message.text().includes("altitude is skipped"),
  );
  await pin(page, 2).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await skipped;
  await back(page);
  const first = page.getByRole("group", { name: "Grid 1", exact: true });
  await expect(first.getByLabel("Altitude (ft)")).toHaveValue("");
});
