import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { BUILT_IN_REPORTS, reportLabel } from "../domain/reports/registry";
import { expect, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowsOf, typeMenu } from "./log-page";
import { clipboard, settled } from "./operator";
import { choose, listed, openPicture } from "./picture-page";
import { savedReports } from "./saved";

async function generate(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  await page.getByText("120 test reports added").first().waitFor();
}

test.describe("on a server of its own", () => {
  test.use({ startedWith: {} });

  test("120 test reports of all types are marked, outlive a reload, and are cleared without touching real ones", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true });
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    await pasteText(page, EXAMPLES.AB0012);
    await copyReport(page);
    await generate(page);
    await openLog(page);
    await page.getByText("121 of 121 reports").waitFor();
    const labels = BUILT_IN_REPORTS.map(({ type }) => reportLabel(type));
    const types = page.getByRole("group", { name: "Report type" });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 1600, height });
    await expect(types.getByRole("button")).toHaveText(["All", ...labels, "Test data"]);
    // So many buttons have no room in one line of a laptop.
    await page.setViewportSize({ width, height });
    await expect(types.getByRole("option")).toHaveText(["All types", ...labels]);
    await expect(types.getByRole("button")).toHaveText(["Test data"]);
    await page.getByText("121 of 121 reports, 120 test").waitFor();
    const exported = async () => {
      await page.getByRole("button", { name: "Export" }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: "Text" }).click(),
      ]);
      return readFileSync(await file.path(), "utf8");
    };
    expect(await exported()).toContain("  1 report  ");
    const testOnly = page.getByRole("button", { name: "Test data" });
    await testOnly.click();
    await page.getByText("120 of 121 reports").waitFor();
    expect(await exported()).toContain("  120 reports  ");
    await testOnly.click();

    // In the picture they are shown alone, when they are asked for.
    await openPicture(page);
    await page.getByText("1 of 1 reports in view, 120 test").waitFor();
    await choose(page, "Source", "Test data");
    await choose(page, "Time", "All");
    await page.getByRole("button", { name: "Fit", exact: true }).click();
    await page.getByText("120 of 120 reports in view").waitFor();
    await expect(listed(page).first()).toContainText("Test data");
    await choose(page, "Type", "LEAPP");
    // One alone by its time: several may stand for one another on the map.
    const [, time = ""] = /(\d{4})Z/.exec((await listed(page).first().textContent()) ?? "") ?? [];
    await choose(page, "Time", "Between");
    for (const end of ["From", "To"]) await page.getByLabel(end, { exact: true }).fill(time);
    await page.getByText("1 of 120 reports in view").waitFor();
    await page.locator(".leaflet-marker-pane").getByText("TEST", { exact: true }).waitFor();
    await openLog(page);
    // The real one is the newest.
    await expect(rowsOf(page).nth(0)).toContainText("AB0012");
    await expect(rowsOf(page).nth(0).getByText("Test data")).toHaveCount(0);
    await expect(rowsOf(page).nth(1).getByText("Test data")).toHaveCount(1);

    await page.reload();
    await page.getByText("121 of 121 reports").waitFor();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Clear Test Data" }).click();
    await openLog(page);
    await page.getByText("1 of 1 reports").waitFor();
    await page.reload();
    await page.getByText("1 of 1 reports").waitFor();
    // The server has heard of the real one only.
    expect((await savedReports(sightline.folder)).map(({ content }) => content)).toEqual([
      EXAMPLES.AB0012,
    ]);
  });
});

test("test data cannot be copied", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true });
  await generate(page);
  for (const type of ["Sighting", "HLR"]) {
    await test.step(`${type}, brought back into its form`, async () => {
      for (const button of [/^Edit/, /^Same again/]) {
        await openLog(page);
        const label = reportLabel(type);
        await typeMenu(page).selectOption(label);
        const row = rowsOf(page).first();
        await row.getByText("Test data").waitFor();
        await row.getByText(label, { exact: true }).waitFor();
        await row.getByRole("button", { name: button }).click();
        const copy = page.getByRole("button", { name: "Test Data - Copy Disabled" });
        await copy.waitFor();
        await expect(copy).toBeDisabled();
        await page.evaluate(() => navigator.clipboard.writeText("untouched"));
        await page.keyboard.press("Control+Enter");
        await settled(page);
        expect(await clipboard(page)).toBe("untouched");
      }
      await openLog(page);
      await typeMenu(page).selectOption("All types");
      await page.getByText("120 of 120 reports").waitFor();
    });
  }

  await test.step("nor again from the log", async () => {
    const row = rowsOf(page).first();
    await expect(row.getByRole("button", { name: /^Copy/ })).toBeDisabled();
    await row.getByRole("button", { name: /^Message/ }).click();
    await row.getByText("Test data cannot be copied.").waitFor();
    await row.focus();
    await page.keyboard.press("c");
    await page.getByText("Not copied", { exact: true }).first().waitFor();
    expect(await clipboard(page)).toBe("untouched");
  });
});

test("storage that is full keeps test data in memory, and says so", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await generate(page);
  await page.getByRole("alert").getByText("This browser's storage is full.").waitFor();
  await openLog(page);
  await page.getByText("120 of 120 reports").waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Clear Test Data" }).click();
  await openLog(page);
  await page.getByText("0 of 0 reports").waitFor();
});
