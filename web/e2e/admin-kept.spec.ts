/** The server's saved data, read by its administrator: reports offline, feedback in both modes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { cellsOf, factOf, giveToken, openTab } from "./admin-page";
import { expect, test } from "./fixtures";
import { formOfType, waitUntilReady } from "./forms";
import { expectToast } from "./online";
import { refuseClipboard } from "./operator";

// A data folder of its own: other tests' reports would be read as well.
test.use({ startedWith: {} });

async function copyBoth(page: Page): Promise<void> {
  for (const type of ["Sighting", "HLR"]) {
    const form = formOfType(type);
    await form.open(page);
    await form.fillHalf(page);
    await form.fillRest(page);
    await waitUntilReady(page);
    const saved = page.waitForResponse("**/api/reports/save");
    await page.keyboard.press("Control+Enter");
    expect((await saved).status()).toBe(201);
  }
}

test("saved reports are found, filtered and exported; feedback is read and done", async ({
  sightline,
}) => {
  const { page: operator } = await sightline.visit({ signedIn: true, path: "/dashboard" });
  await copyBoth(operator);
  await operator.keyboard.press("Alt+f");
  await operator.getByRole("textbox", { name: "Your feedback" }).fill("Please add a crane.");
  await operator.keyboard.press("Control+Enter");
  await expectToast(operator, "Feedback Submitted");

  const { page } = await sightline.visit({ path: "/admin" });
  await page.clock.setSystemTime(new Date());
  const token = readFileSync(join(sightline.folder, "data", "admin-token"), "utf8").trim();
  await expect(page.getByText(/the file admin-token in the data folder/)).toBeVisible();
  await giveToken(page, token);
  await page.getByRole("heading", { name: "Sightline administration" }).waitFor();
  await expect(page.getByRole("tab")).toHaveText([
    "Overview",
    "Reports",
    "Network",
    "Feedback",
    "Platforms",
    "Formats",
    "Audit",
  ]);
  expect(await factOf(page, "Reports saved")).toBe("2");
  expect(await factOf(page, "Last report")).toMatch(/^HLR .*, saved /);
  expect(await factOf(page, "Free disk")).toMatch(/B$/);
  expect(await factOf(page, "Last backup")).toBe("None in the last 90 days");
  await expect.poll(() => factOf(page, "Faults")).toMatch(/^None, checked /);
  await openTab(page, "Reports");
  const references = async () => (await cellsOf(page, "Reports")).map(([reference]) => reference);
  await expect.poll(references).toHaveLength(2);
  await expect
    .poll(async () => (await cellsOf(page, "Reports"))[0]?.[5])
    .toMatch(/^HLR .*\/\/\/\/$/);

  const [newest] = await cellsOf(page, "Reports");
  await page.getByRole("button", { name: "Copy", exact: true }).first().click();
  await expectToast(page, "Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(newest?.[5]);
  // If the clipboard refuses, the message is selected.
  await refuseClipboard(page);
  await page.getByRole("button", { name: "Copy", exact: true }).last().click();
  await page.getByText("The message is selected: press Ctrl+C.").first().waitFor();
  const oldest = (await cellsOf(page, "Reports")).at(-1);
  expect(await page.evaluate(() => String(getSelection()))).toBe(oldest?.[5]);

  await page.getByRole("group", { name: "Type" }).getByRole("button", { name: "HLR" }).click();
  await expect.poll(references).toHaveLength(1);
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sightline-reports-\d{8}-\d{6}Z\.csv$/);
  const csv = readFileSync(await file.path(), "utf8");
  expect(csv).toContain("HLR,");
  expect(csv).not.toContain("SIGHTING");

  await page.getByRole("group", { name: "Type" }).getByRole("button", { name: "All" }).click();
  await page.keyboard.press("/");
  await page.keyboard.type("sighting puma");
  await expect.poll(references).toHaveLength(1);
  await page.getByLabel("From").fill("tomorrow");
  await page.keyboard.press("Tab");
  await expect(page.getByText("A DTG, or ISO 8601 with its zone")).toBeVisible();
  await expect.poll(references).toHaveLength(1);
  await page.getByLabel("From").fill("010000ZJan30");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("heading", { name: "No report matches" })).toBeVisible();

  await openTab(page, "Feedback");
  await expect.poll(() => cellsOf(page, "Feedback")).toHaveLength(1);
  await page.getByRole("button", { name: "Done" }).click();
  await expectToast(page, "Feedback Done");
  await expect(page.getByRole("table", { name: "Feedback" })).toContainText("Done");
  await expect(page.getByRole("button", { name: "Done" })).toHaveCount(0);
  await expect(page.getByLabel("Search feedback")).toBeFocused();

  await openTab(page, "Audit");
  const events = async () => (await cellsOf(page, "Audit")).map(([, event]) => event);
  await expect
    .poll(events)
    .toEqual(["Feedback marked as done", "Saved reports exported", "Administrator signed in"]);
  await page.keyboard.press("/");
  await page.keyboard.type("exported");
  await expect.poll(events).toEqual(["Saved reports exported"]);
  const [audit] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV" }).click(),
  ]);
  expect(audit.suggestedFilename()).toMatch(/^sightline-audit-\d{8}\.csv$/);
  expect(readFileSync(await audit.path(), "utf8")).toContain(
    ",reports-exported,sightline-reports-",
  );
});
