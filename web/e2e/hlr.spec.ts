import { expect, test } from "./fixtures";
import { copied, fillExample, target } from "./hlr-page";
import { copiedByKeys, keyboardOnly } from "./keyboard-only";
import { copyButton, copyReport, EXAMPLES, openLog } from "./log-page";
import { boxOf, clipboard, settled } from "./operator";
import { DESK } from "./views";

const USED = "This Target Number has already been used in this session.";

test("the worked example by keyboard alone; its numbers count on, its warnings hold nothing back, and on a wide screen the places stand on a map", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  const point = (name: string) => page.getByRole("group", { name, exact: true });
  const rounds = page.getByLabel("Number of Rounds");
  const current = page.getByText("Current target number");
  const hlr = page.getByRole("link", { name: "Hostile Location Report (HLR)" });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();

  await test.step("by keyboard alone, from the log to the clipboard and back", async () => {
    const keys = await keyboardOnly(page);
    await keys.press("Alt+h");
    await target(page).waitFor();
    await keys.press(..."ab0012", "Tab", ..."34ufe1234567890", "Tab", ..."34ufe3234567890");
    await keys.press("Tab", "Tab"); // past Open map
    await keys.press("r"); // Weapon Type: Rockets
    await keys.press("Tab", ..."12");
    const row = "Rockets, 12 rounds";
    await copiedByKeys(page, keys, { message: EXAMPLES.AB0012, fewerThan: 48, row });
  });

  await test.step("a sent report makes room; a held key and a second press send one report", async () => {
    await hlr.click();
    await page
      .getByText("Required fields missing: POO, POI, Weapon Type, Number of Rounds")
      .waitFor();
    await expect(target(page)).toHaveValue("AB0013");
    await fillExample(page, "SH0001");
    let sent = 0;
    page.on("request", (request) => {
      const isSave = request.url().endsWith("/api/reports/save");
      if (isSave && request.postData()?.includes("HLR SH0001")) sent += 1;
    });
    await page.keyboard.down("Control");
    for (let repeats = 0; repeats < 8; repeats += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await page.keyboard.up("Control");
    await copied(page).click();
    await settled(page);
    expect(await clipboard(page)).toContain("HLR SH0001");
    expect(sent).toBe(1);
    // The indicator goes again after two seconds.
    await page.clock.fastForward(2000);
    await copyButton(page).waitFor();
    await expect(current).toBeVisible();
    await expect(page.getByText(USED)).toHaveCount(0);
  });

  await test.step("a number that is used says which report a copy of it replaces", async () => {
    await page.keyboard.press("Alt+r");
    await expect(target(page)).toHaveValue("SH0002");
    await expect(point("POO").getByLabel("GZD")).toHaveValue("");
    await expect(current).toHaveCount(0);
    await page.keyboard.press("Alt+z");
    await expect(current).toBeVisible();
    await page.keyboard.press("Alt+r");
    await target(page).fill("AB0012");
    await target(page).blur();
    await expect(page.getByText(USED, { exact: true })).toBeVisible();
    await expect(page.getByText("Copying replaces AB0012 (Rockets, 12 rounds).")).toBeVisible();
  });

  await test.step("the range for the weapon, and a point far from the last one, are told and never keep the report back", async () => {
    await fillExample(page, "AB0014");
    const poi = point("POI").getByLabel("Coordinates");
    await poi.fill("1234568390");
    const alert = page.getByRole("alert").getByText(/^Distance 0.5km below Rockets minimum/);
    // A sign in front, not the hue alone; how far the weapon reaches has none.
    const signOf = (element: Element) => getComputedStyle(element, "::before").content;
    expect(await alert.evaluate(signOf)).toContain("!");
    expect(await page.getByText("Rockets: ").evaluate(signOf)).toBe("none");
    await page.getByRole("radio", { name: "Mortars" }).check();
    await alert.waitFor({ state: "detached" });
    await page.getByRole("radio", { name: "Rockets" }).check();
    await copyReport(page);
    await point("POO").getByLabel("GZD").fill("33UUU");
    await point("POO")
      .getByText(/^Far from the last grid \(\d+ km\)$/)
      .waitFor();
  });

  await test.step("on a wide screen the map beside the form fills the pane", async () => {
    await openLog(page);
    await page.getByRole("button", { name: "Edit AB0012" }).click();
    await page.setViewportSize(DESK);
    const map = page.locator("section", {
      hasText: "The map shows POO 34UFE 12345 67890, POI 34UFE 32345 67890.",
    });
    await expect(map.locator(".leaflet-marker-pane .leaflet-marker-icon")).toHaveText([
      "POO",
      "POI",
    ]);
    const [box, pane] = [await boxOf(map), await boxOf(page.locator("main"))];
    expect(box.height / pane.height).toBeGreaterThan(0.9);
    expect(box.width / pane.width).toBeGreaterThan(0.4);
    await page.keyboard.press("Alt+r");
    await page.getByText("No grid yet").waitFor();
    await expect(rounds).toHaveValue("");
  });
});
