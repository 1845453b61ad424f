import { BUILT_IN_REPORTS, reportLabel } from "../domain/reports/registry";
import { expect, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowsOf, typeMenu } from "./log-page";
import { clipboard, downloaded, settled } from "./operator";

test("test reports of all types are marked, outlive a reload, cannot be copied, and are cleared without touching real ones", async ({
  operator: { page },
}) => {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await pasteText(page, EXAMPLES.AB0012);
  await copyReport(page);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  await page.getByText("120 test reports added").first().waitFor();
  await expect(page.locator("dl > div", { hasText: "Test reports" })).toContainText("120");
  await openLog(page);
  await page.getByText("121 of 121 reports, 120 test").waitFor();
  const testOnly = page.getByRole("button", { name: "Test data" });

  await test.step("the types are buttons where they have room, else a menu", async () => {
    const labels = BUILT_IN_REPORTS.map(({ type }) => reportLabel(type));
    const types = page.getByRole("group", { name: "Report type" });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 1600, height });
    await expect(types.getByRole("button")).toHaveText(["All", ...labels, "Test data"]);
    await page.setViewportSize({ width, height });
    await expect(types.getByRole("option")).toHaveText(["All types", ...labels]);
    await expect(types.getByRole("button")).toHaveText(["Test data"]);
  });

  await test.step("they are exported and handed over only where they alone are shown", async () => {
    const exported = async () => {
      await page.getByRole("button", { name: "Export" }).click();
      return downloaded(page, () => page.getByRole("menuitem", { name: "Text" }).click());
    };
    expect((await exported()).text).toContain("  1 report  ");
    await testOnly.click();
    await page.getByText("120 of 121 reports").waitFor();
    expect((await exported()).text).toContain("  120 reports  ");
    await expect(page.getByRole("button", { name: "Hand over" })).toBeDisabled();
    await testOnly.click();
  });

  await test.step("each is marked, over a reload too", async () => {
    await page.reload();
    await page.getByText("121 of 121 reports").waitFor();
    // The real one is the newest.
    await expect(rowsOf(page).nth(0)).toContainText("AB0012");
    await expect(rowsOf(page).nth(0).getByText("Test data")).toHaveCount(0);
    await expect(rowsOf(page).nth(1).getByText("Test data")).toHaveCount(1);
  });

  await test.step("none is copied, from the log nor from its form", async () => {
    await page.evaluate(() => navigator.clipboard.writeText("untouched"));
    const row = rowsOf(page).nth(1);
    await expect(row.getByRole("button", { name: /^Copy/ })).toBeDisabled();
    await row.getByRole("button", { name: /^Message/ }).click();
    await row.getByText("Test data cannot be copied.").waitFor();
    await row.press("c");
    await page.getByText("Not copied", { exact: true }).first().waitFor();
    for (const [type, button] of [
      ["Sighting", /^Edit/],
      ["HLR", /^Same again/],
    ] as const) {
      await typeMenu(page).selectOption(reportLabel(type));
      const last = rowsOf(page).last();
      await last.getByText(reportLabel(type), { exact: true }).waitFor();
      await last.getByRole("button", { name: button }).click();
      await expect(page.getByRole("button", { name: "Test Data - Copy Disabled" })).toBeDisabled();
      await page.keyboard.press("Control+Enter");
      await settled(page);
      await openLog(page);
    }
    expect(await clipboard(page)).toBe("untouched");
  });

  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Clear Test Data" }).click();
  await openLog(page);
  await page.getByText("1 of 1 reports").waitFor();
  await page.reload();
  await expect(rowsOf(page)).toContainText("AB0012");
});
