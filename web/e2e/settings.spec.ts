import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { choose, fillGrid, formPath, openForm } from "./operator";

const IDENTIFIERS = ["7K3QZ9", "AAAAA1"];

async function openSettings(sightline: Sightline) {
  const path = "/settings";
  const visit = await sightline.visit({ signedIn: true, identifiers: IDENTIFIERS, path });
  await visit.page.getByRole("heading", { name: "Settings" }).waitFor();
  return visit;
}

/** The settings of an operator whose log holds one report. */
async function openSettingsAfterCopy(sightline: Sightline) {
  const path = formPath("BM-21");
  const visit = await sightline.visit({ signedIn: true, identifiers: IDENTIFIERS, path });
  await copySighting(visit.page);
  await visit.page.getByRole("link", { name: "Settings" }).click();
  await visit.page.getByRole("heading", { name: "Settings" }).waitFor();
  return visit;
}

/** The value under a name. */
const fact = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) })
    .locator("dd");

const edit = (page: Page) => page.getByRole("button", { name: "Edit details" }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

/** Fills in the BM-21 form that is open, and copies the report. */
async function copySighting(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
}

test("details are edited in place: what is wrong is ignored and said, what is right is kept and taken over", async ({
  sightline,
}) => {
  const { page, context } = await openSettings(sightline);
  await expect(fact(page, "Parent Unit")).toHaveText("1 RHA");
  await expect(fact(page, "Role")).toHaveText("Sensor operator");
  await page.getByRole("heading", { name: "Additional Features" }).waitFor();
  const text = await page.getByRole("main").textContent();
  expect(text).toMatch(/Activity Reports and Loss Reports are upcoming.*through Feedback/);
  const other = (await sightline.visit({ context, path: "/settings" })).page;
  await other.getByRole("button", { name: "Edit details" }).waitFor();
  const callSign = page.getByLabel("C/S");
  const timeZone = page.getByLabel("Time Zone");

  await test.step("Cancel and Escape keep what was, Enter saves", async () => {
    await edit(page);
    await callSign.fill("NO1");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(fact(page, "C/S")).toHaveText("WK21");
    await page.keyboard.press("Enter");
    await callSign.fill("NO2");
    await page.keyboard.press("Escape");
    await expect(fact(page, "C/S")).toHaveText("WK21");
    await edit(page);
    await choose(page, "Sensor asset", "Other (specify below)");
    await page.getByLabel("Specify asset").fill("Mast 7");
    await page.keyboard.press("Enter");
    await expect(fact(page, "Asset")).toHaveText("Mast 7");
  });

  await test.step("what is blank or wrong stays as typed, with its error, and the rest is saved", async () => {
    await edit(page);
    await callSign.fill("   ");
    await expect(callSign).toHaveAccessibleDescription("Enter a call sign");
    await timeZone.fill("7");
    await expect(timeZone).toHaveValue("7");
    await expect(timeZone).toHaveAccessibleDescription("One letter, A to Z");
    await page.getByLabel("Specify asset").fill(" ");
    await page.getByRole("radio", { name: "Cat 2" }).check();
    await save(page);
    await expect(page.getByRole("status").filter({ hasText: "not changed" })).toHaveText(
      "C/S not changed (WK21), Sensor asset not changed (Mast 7), Time Zone not changed (Z). Other changes saved.",
    );
    await expect(callSign).toBeFocused();
    for (const field of [callSign, timeZone, page.getByLabel("Specify asset")])
      await expect(field).toHaveAttribute("aria-invalid", "true");
    await callSign.fill("WK2");
    await expect(callSign).not.toHaveAttribute("aria-invalid");
    await page.getByRole("button", { name: "Cancel" }).click();
    for (const [name, value] of [
      ["C/S", "WK21"],
      ["Asset", "Mast 7"],
      ["Time Zone", "Z"],
      ["Grid Accuracy", "Cat 2"],
    ] as const)
      await expect(fact(page, name)).toHaveText(value);
  });

  await test.step("the next report and the other window take them over", async () => {
    await edit(page);
    await callSign.fill(" WK22 ");
    await page.getByRole("button", { name: "Choose from list instead" }).click();
    await choose(page, "Sensor asset", "Stalker");
    await timeZone.fill("b");
    await page.getByRole("radio", { name: "Cat 3" }).check();
    await save(page);
    for (const [name, value] of [
      ["C/S", "WK22"],
      ["Asset", "Stalker"],
      ["Time Zone", "B"],
      ["Grid Accuracy", "Cat 3"],
    ] as const)
      await expect(fact(page, name)).toHaveText(value);
    // The focus is where it came from.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Edit details");
    await other.locator("dd", { hasText: "WK22" }).waitFor();
    await page.goto(sightline.address + formPath("BM-21"));
    const preview = page.getByRole("region", { name: "Live Message Preview" });
    await preview.getByText("SIGHTING WK22-7K3QZ9 // DTG 201430BNov26 // ASSET Stalker").waitFor();
    await expect(page.getByRole("combobox", { name: "Grid accuracy" })).toHaveValue("Cat 3");
  });
});

test("reports are downloaded, oldest first; test reports are added and cleared, and real ones stand", async ({
  sightline,
}) => {
  const { page } = await openSettings(sightline);
  const button = page.getByRole("button", { name: "Download Reports" });
  await expect(button).toBeDisabled();
  await page.goto(sightline.address + formPath("BM-21"));
  await copySighting(page);
  await page.clock.setFixedTime(new Date("2026-11-20T12:31:07Z"));
  // From the list another report begins; its own address would go on with the one before.
  await openForm(page, "BM-21");
  await copySighting(page);
  await page.getByRole("link", { name: "Settings" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe("sightline-reports-20261120-123107Z.txt");
  const text = readFileSync(await download.path(), "utf8");
  expect(text.indexOf("SIGHTING WK21-7K3QZ9")).toBeGreaterThan(0);
  expect(text.indexOf("SIGHTING WK21-AAAAA1")).toBeGreaterThan(text.indexOf("WK21-7K3QZ9"));

  // One that fails is only logged.
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error("no room");
    };
  });
  const logged = page.waitForEvent("console", (message) => message.text().includes("no room"));
  await button.click();
  await logged;

  const clear = page.getByRole("button", { name: "Clear Test Data" });
  await expect(clear).toBeDisabled();
  await expect(fact(page, "Total reports")).toHaveText("2");
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  await page.getByText("120 test reports added").first().waitFor();
  await expect(fact(page, "Total reports")).toHaveText("122");
  await expect(fact(page, "Test reports")).toHaveText("120");
  await clear.click();
  await page.getByText("Test data cleared").first().waitFor();
  await expect(fact(page, "Total reports")).toHaveText("2");
  await expect(fact(page, "Test reports")).toHaveText("0");
});

test("signing out asks, clears log, drafts and details, and Cancel keeps all", async ({
  sightline,
}) => {
  const { page } = await openSettingsAfterCopy(sightline);
  await page.getByRole("link", { name: "c-UAS" }).click();
  await page.getByRole("button", { name: "Hear" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to sign out?" });
  await dialog.getByText(/session and all its data.* are lost\s+permanently/).waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("1 of 1 reports").waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Yes, sign out" }).click();
  await page.getByRole("heading", { name: "Your details" }).waitFor();
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key !== "sightline-theme"),
  );
  expect(left).toEqual([]);
});
