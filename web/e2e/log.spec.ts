import type { Page } from "@playwright/test";
import { BUILT_IN_REPORTS } from "../domain/reports/registry";
import { expect, NOON, test } from "./fixtures";
import { openLog, rowsOf } from "./log-page";
import { clipboard, fillGrid, openForm } from "./operator";

/** Copies a sighting of one standing vehicle in the open. */
async function copySighting(page: Page, platformId: string, remark: string): Promise<void> {
  await openForm(page, platformId);
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.getByLabel("Free text").fill(remark);
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
}

test.describe("the log", () => {
  test("says what it is while it is empty", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true });
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    const text = await page.getByRole("main").textContent();
    expect(text).toContain("Sighting, HLR, GMTI, LEAPP or c-UAS form");
    expect(text).toContain("session based");
    expect(text).toContain("cleared on logout");
    await page.getByText("0 of 0 reports").waitFor();
  });

  test("has a button for each form while it is empty, and Receive", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true });
    const main = page.getByRole("main");
    for (const { linkName, path } of BUILT_IN_REPORTS) {
      await main.getByRole("button", { name: linkName, exact: true }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await openLog(page);
    }
    await main.getByRole("button", { name: "Receive" }).click();
    await page.getByRole("dialog", { name: "Receive reports" }).waitFor();
  });

  test("lists newest first, filters, searches word by word and counts", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true, identifiers: ["AAAAA1", "BBBBB2"] });
    await copySighting(page, "BM-21", "near the old mill");
    await page.clock.setFixedTime(new Date(NOON.getTime() + 5 * 60_000));
    await copySighting(page, "T-72", "by the bridge");
    await openLog(page);
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText("WK21-BBBBB2");
    await rows.nth(1).getByText("5m ago").waitFor();
    await page.getByText("2 of 2 reports").waitFor();
    expect(
      await page.getByRole("group", { name: "Report type" }).getByRole("button").allTextContents(),
    ).toEqual(["All", "Sighting&BDA"]);

    const search = page.getByPlaceholder("Search reports...");
    await search.fill("mill grad");
    await page.getByText("1 of 2 reports").waitFor();
    await expect(rows).toHaveCount(1);
    await search.fill("bm21 34ufe12345");
    await page.getByText("1 of 2 reports").waitFor();
    await search.fill("mill bridge");
    await page.getByRole("heading", { name: "No matching reports" }).waitFor();
    await page.getByText("0 of 2 reports").waitFor();
    await search.fill("");
    await page.clock.setFixedTime(new Date(NOON.getTime() + 3 * 3_600_000));
    await page.getByText("3h ago").waitFor({ timeout: 5000 });
  });

  test("outlives a reload and a second window sees it too", async ({ sightline }) => {
    const { page, context } = await sightline.visit({ signedIn: true, identifiers: ["CCCCC3"] });
    const second = await sightline.visit({ context, path: "/report-log" });
    await second.page.getByRole("heading", { name: "No reports yet" }).waitFor();
    await page.bringToFront();
    await copySighting(page, "BM-21", "one");
    await second.page.getByText("WK21-CCCCC3").first().waitFor();
    await page.goto(`${sightline.address}/archive`);
    await page.getByText("WK21-CCCCC3").first().waitFor();
    await page.goto(`${sightline.address}/settings`);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("button", { name: "Yes, sign out" }).click();
    await page.getByRole("heading", { name: "Your details" }).waitFor();
    await second.page.getByRole("heading", { name: "Your details" }).waitFor();
  });

  test("edit takes a report back into its form; copied again it replaces its older self", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true, identifiers: ["DDDDD4", "EEEEE5"] });
    await copySighting(page, "BM-21", "first");
    await openLog(page);
    await page.getByRole("button", { name: "Edit WK21-DDDDD4" }).click();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    await expect(page.getByLabel("Free text")).toHaveValue("first");
    // Applied once: nothing is left for another form.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("sightline-restore")))
      .toBeNull();
    await page.getByLabel("Free text").fill("second");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    expect(await clipboard(page)).toContain("SIGHTING WK21-DDDDD4 //");
    await openLog(page);
    await page.getByText("1 of 1 reports").waitFor();
    await page.getByRole("button", { name: "Edit WK21-DDDDD4" }).click();
    await expect(page.getByLabel("Free text")).toHaveValue("second");
  });

  test("broken restore data is removed, and an empty form opens", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true });
    for (const broken of ["{", "[]", '{"formData":3}', '{"formData":{"vehicle":null}}']) {
      await page.evaluate((text) => sessionStorage.setItem("sightline-restore", text), broken);
      await page.goto(`${sightline.address}/dashboard?vehicleId=BM-21`);
      await page.getByText("Required fields missing: Motion, Environment, Grid 1").waitFor();
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem("sightline-restore")))
        .toBeNull();
    }
  });
});
