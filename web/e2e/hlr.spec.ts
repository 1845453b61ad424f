import { expect, test } from "./fixtures";
import { copied, EXAMPLE, fillExample, openHlr, target } from "./hlr-page";
import { keyboardOnly } from "./keyboard-only";
import { clipboard } from "./operator";
import { savedReports } from "./saved";

test.use({ startedWith: {} });

test.describe("the worked example", () => {
  test("by keyboard alone, from the log to the clipboard and back", async ({ sightline }) => {
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
  });

  test("is saved at the server under its target number", async ({ sightline }) => {
    const { page } = await openHlr(sightline);
    await fillExample(page, "SV0001");
    const answered = page.waitForResponse("**/api/reports/save");
    await page.getByRole("button", { name: "Submit & Copy to clipboard" }).click();
    expect((await answered).status()).toBe(201);
    const [saved] = (await savedReports(sightline.folder)).filter(
      ({ target_id }) => target_id === "SV0001",
    );
    expect(saved).toMatchObject({ report_type: "HLR", call_sign: null });
    expect(saved?.content).toBe(EXAMPLE.replace("AB0012", "SV0001"));
  });
});

test("the missing fields are listed, and Ctrl+Enter leads to the first of them", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  const note = (text: string) =>
    page.getByText(`Required fields missing: ${text}`, { exact: true });
  await note("Target Number, POO, POI, Weapon Type, Number of Rounds").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("AB0012");
  await note("POO, POI, Weapon Type, Number of Rounds").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("34UFE1234567890");
  await note("POI, Weapon Type, Number of Rounds").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("34UFE");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("3234567890");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("0");
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toContain("WEAPON HEAVY ARTILLERY // ROUNDS 0 // RANGE 19.9KM");
});

test.describe("the fields", () => {
  test("hold what may stand in them, and space as they are typed", async ({ sightline }) => {
    const { page } = await openHlr(sightline);
    await target(page).pressSequentially("ab-00123");
    await expect(target(page)).toHaveValue("AB0012");
    await page.getByLabel("Number of Rounds").pressSequentially("1234");
    await expect(page.getByLabel("Number of Rounds")).toHaveValue("1234");
    await expect(page.getByText("0 to 999", { exact: true })).toBeVisible();
    const poo = page.getByRole("group", { name: "POO", exact: true }).getByLabel("Coordinates");
    for (const [typed, shown] of [
      ["12", "1 2"],
      ["34", "12 34"],
      ["56", "123 456"],
      ["7890", "12345 67890"],
    ] as const) {
      await poo.pressSequentially(typed);
      await expect(poo).toHaveValue(shown);
    }
  });

  test("a wrong grid is said at its field, and keeps the report back", async ({ sightline }) => {
    const { page } = await openHlr(sightline);
    await fillExample(page);
    const poi = page.getByRole("group", { name: "POI", exact: true });
    await poi.getByLabel("GZD").fill("34UZZ");
    await poi.getByLabel("Coordinates").fill("123");
    await target(page).focus();
    await poi.getByText("Check GZD").waitFor();
    await poi.getByText("Check grid").waitFor();
    await page.getByText("Check POI before you copy.").waitFor();
    const copy = page.getByRole("button", { name: "Submit & Copy to clipboard" });
    await expect(copy).toBeDisabled();
  });

  test("a whole grid pasted into either field of a point fills both", async ({ sightline }) => {
    const { page } = await openHlr(sightline);
    await page.evaluate(() => navigator.clipboard.writeText("34U FE 12345 67890"));
    const poo = page.getByRole("group", { name: "POO", exact: true });
    await poo.getByLabel("Coordinates").focus();
    await page.keyboard.press("Control+v");
    await expect(poo.getByLabel("GZD")).toHaveValue("34UFE");
    await expect(poo.getByLabel("Coordinates")).toHaveValue("12345 67890");
  });
});

test.describe("range alerts", () => {
  test("too near and too far for the weapon; they never keep the report back", async ({
    sightline,
  }) => {
    const { page } = await openHlr(sightline);
    await fillExample(page);
    const poi = page.getByRole("group", { name: "POI", exact: true }).getByLabel("Coordinates");
    await poi.fill("1234568390");
    const alert = page.getByText("Distance 0.5km below Rockets minimum range (1.5km).");
    await alert.waitFor();
    // A sign in front, not the hue alone; how far the weapon reaches has none.
    const signOf = (element: Element) => getComputedStyle(element, "::before").content;
    expect(await alert.evaluate(signOf)).toContain("!");
    expect(await page.getByText("Rockets reach").evaluate(signOf)).toBe("none");
    await page.getByRole("radio", { name: "Mortars" }).check();
    await page.getByText(/^Distance/).waitFor({ state: "detached" });
    await poi.fill("3734567890");
    await page
      .getByText("Distance 24.9km exceeds Mortars max range (20km). Check grids.")
      .waitFor();
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
  });

  test("a point far from the last grid of the session is noted", async ({ sightline }) => {
    const { page } = await openHlr(sightline);
    await fillExample(page);
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
    const poo = page.getByRole("group", { name: "POO", exact: true });
    await poo.getByLabel("GZD").fill("33UUU");
    await poo.getByText(/^Far from the last grid \(\d+ km\)$/).waitFor();
  });
});

test.describe("the target number", () => {
  test("is marked as the current one after a copy, and counts on with a reset", async ({
    sightline,
  }) => {
    const { page } = await openHlr(sightline);
    await fillExample(page, "AB9999");
    await expect(page.getByText("Current target number")).toHaveCount(0);
    await page.keyboard.press("Control+Enter");
    await page.getByText("Current target number").waitFor();
    await page.getByRole("button", { name: "New report" }).waitFor();
    await page.getByRole("button", { name: "Reset form" }).click();
    await expect(target(page)).toHaveValue("AC0000");
    const poo = page.getByRole("group", { name: "POO", exact: true });
    await expect(poo.getByLabel("GZD")).toHaveValue("");
    await expect(page.getByText("Current target number")).toHaveCount(0);
    await page.keyboard.press("Alt+z");
    await page.getByText("Current target number").waitFor();
    await expect(target(page)).toHaveValue("AB9999");
  });

  test("that the log has is warned of, but for the report just copied or being edited", async ({
    sightline,
  }) => {
    const { page } = await openHlr(sightline);
    const warning = page.getByText("This Target Number has already been used in this session.", {
      exact: true,
    });
    await fillExample(page, "US0001");
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
    await expect(warning).toHaveCount(0);
    await page.keyboard.press("Alt+r");
    await target(page).fill("us0001");
    await warning.waitFor();
    await target(page).fill("US0002");
    await warning.waitFor({ state: "detached" });

    await page.getByRole("link", { name: "Report Log" }).click();
    await page.getByRole("button", { name: "Edit US0001" }).click();
    await page.getByRole("heading", { name: "HLR / Hostile Location Report" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/hlr");
    await expect(target(page)).toHaveValue("US0001");
    await expect(warning).toHaveCount(0);
  });
});
