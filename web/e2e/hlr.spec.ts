import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copied, EXAMPLE, fillExample, openHlr, target } from "./hlr-page";
import { keyboardOnly } from "./keyboard-only";
import { openLog } from "./log-page";
import { clipboard, settled } from "./operator";
import { savedReports } from "./saved";
import { DESK } from "./views";

const point = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test.describe("the worked example", () => {
  test.use({ startedWith: {} });

  test("by keyboard alone, from the log to the clipboard, the server and back; a held key and a second press send one report", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true, identifiers: ["000001"] });
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    const keys = await keyboardOnly(page);
    await keys.press("Alt+h");
    await target(page).waitFor();
    await keys.type("ab0012");
    await keys.press("Tab");
    await keys.type("34ufe1234567890");
    await keys.press("Tab");
    await keys.type("34ufe3234567890");
    await keys.press("Tab");
    await keys.press("Tab"); // past Open map
    await keys.press("r"); // Weapon Type: Rockets
    await keys.press("Tab");
    await keys.type("12");
    await keys.press("Control+Enter");
    await copied(page).waitFor();
    expect(await clipboard(page)).toBe(EXAMPLE);
    console.log(`HLR, the worked example: ${keys.pressed} keys`);
    expect(keys.pressed).toBeLessThan(48);
    // The indicator goes again after two seconds.
    await page.getByRole("button", { name: "Submit & Copy to clipboard" }).waitFor();

    await keys.press("Alt+o");
    const row = page.getByRole("listitem").filter({ hasText: "AB0012" });
    await row.getByText("Rockets, 12 rounds").waitFor();
    await row.getByText("Just now").waitFor();
    await keys.expectNoPointer();
    await expect.poll(() => savedReports(sightline.folder)).toHaveLength(1);
    const [saved] = await savedReports(sightline.folder);
    expect(saved).toMatchObject({ report_type: "HLR", call_sign: null, target_id: "AB0012" });
    expect(saved?.content).toBe(EXAMPLE);

    await page.keyboard.press("Alt+h");
    await fillExample(page, "SH0001");
    await page.keyboard.down("Control");
    for (let repeats = 0; repeats < 8; repeats += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await page.keyboard.up("Control");
    await copied(page).click();
    await settled(page);
    expect((await savedReports(sightline.folder)).map(({ target_id }) => target_id)).toEqual([
      "AB0012",
      "SH0001",
    ]);
    expect(await clipboard(page)).toContain("HLR SH0001");
  });
});

test("the range for the weapon, and a point far from the last one, are told and never keep the report back", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  await fillExample(page);
  const poi = point(page, "POI").getByLabel("Coordinates");
  await poi.fill("1234568390");
  const alert = page.getByRole("alert").getByText(/^Distance 0.5km below Rockets minimum/);
  await alert.waitFor();
  // A sign in front, not the hue alone; how far the weapon reaches has none.
  const signOf = (element: Element) => getComputedStyle(element, "::before").content;
  expect(await alert.evaluate(signOf)).toContain("!");
  expect(await page.getByText("Rockets: ").evaluate(signOf)).toBe("none");
  await page.getByRole("radio", { name: "Mortars" }).check();
  await alert.waitFor({ state: "detached" });
  await poi.fill("3734567890");
  await page
    .getByRole("alert")
    .getByText("Distance 24.9km exceeds Mortars max range (20km). Check grids.")
    .waitFor();
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  await point(page, "POO").getByLabel("GZD").fill("33UUU");
  await point(page, "POO")
    .getByText(/^Far from the last grid \(\d+ km\)$/)
    .waitFor();
});

test("opened anew from the navigation, a draft goes on and a sent report makes room", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  const hlr = page.getByRole("link", { name: "Hostile Location Report (HLR)" });
  await fillExample(page, "NV0001");
  await openLog(page);
  await hlr.click();
  await expect(target(page)).toHaveValue("NV0001");
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  await page.reload();
  await page.getByText("Current target number").waitFor();
  await hlr.click();
  await page
    .getByText("Required fields missing: POO, POI, Weapon Type, Number of Rounds")
    .waitFor();
  await expect(target(page)).toHaveValue("NV0002");
  await page.getByLabel("Number of Rounds").fill("4");

  // A report that is taken from the log sets the unfinished one aside.
  await openLog(page);
  await page.getByRole("button", { name: "Edit NV0001" }).click();
  await page.getByText("Unfinished report: 4 rounds").waitFor();
  await expect(target(page)).toHaveValue("NV0001");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(target(page)).toHaveValue("NV0002");
});

test("on a wide screen the places stand on a map beside the form, from the top of the pane to its foot", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/hlr", viewport: DESK });
  await page.getByText("No grid yet").waitFor();
  await fillExample(page);
  const map = page.locator("section", {
    hasText: "The map shows POO 34UFE 12345 67890, POI 34UFE 32345 67890.",
  });
  await expect(map.locator(".leaflet-marker-icon")).toHaveText(["POO", "POI"]);
  const [box, pane] = await Promise.all([map.boundingBox(), page.locator("main").boundingBox()]);
  expect((box?.height ?? 0) / (pane?.height ?? 1)).toBeGreaterThan(0.9);
  expect((box?.width ?? 0) / (pane?.width ?? 1)).toBeGreaterThan(0.4);
});
