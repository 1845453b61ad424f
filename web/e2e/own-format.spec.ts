/** A format of a unit's own is one file in the data folder, and all else as for the built-in ones. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { copyReport, openLog, pasteText, rowOf } from "./log-page";
import { choose, clipboard } from "./operator";
import { savedReports } from "./saved";
import { SPOT } from "./unit-format";

test.use({ startedWith: {} });

const MESSAGE =
  "SPOT WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // SIZE 12 men // 2 X INFANTRY // ACT MOVING // DIR NORTH // CRS 005 // SPD 19KPH // GRID 34UFE 12345 67890 ALT 1,512FT DEPTH 2.5M // TIME 201215ZNov26 // REMARKS two carry long tubes////";

const folderOf = (sightline: Sightline) => join(sightline.folder, "data", "formats");

/** The server starts with this document among its unit's own. */
async function startWith(sightline: Sightline, document: unknown): Promise<void> {
  await sightline.stopServer();
  mkdirSync(folderOf(sightline), { recursive: true });
  writeFileSync(join(folderOf(sightline), "spot.json"), JSON.stringify(document));
  await sightline.restartServer();
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel("Size").fill("12 men");
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("2");
  await page.getByRole("radio", { name: "Infantry" }).check();
  await page.getByRole("button", { name: "Moving" }).click();
  await choose(page, "Direction", "North");
  await page.getByRole("spinbutton", { name: "Course" }).fill("365");
  await page.getByLabel("Speed (knots)").fill("10");
  const grid = page.getByRole("group", { name: "Grid", exact: true });
  await grid.getByLabel("GZD").fill("34UFE");
  await grid.getByLabel("Coordinates").fill("1234567890");
  await page.getByLabel("Altitude (ft)").fill("1512");
  await page.getByLabel("Depth (m)").fill("2.50");
  await page.getByLabel("Time seen").fill("1215");
  await page.getByLabel("Free text").fill("two carry\nlong tubes");
}

test("one file makes a form; gone, its reports are read and copied, and say which format they want; a document that is refused is left out", async ({
  sightline,
}) => {
  await startWith(sightline, SPOT);
  const { page } = await sightline.visit({ signedIn: true, identifiers: ["7K3QZ9", "00000A"] });
  const link = page.getByRole("link", { name: "SPOT report" });
  await link.click();
  await expect(page).toHaveURL(/\/f\/spot$/);
  await expect(page.getByText("Required fields missing: Size, Kind, Activity, Grid")).toBeVisible();
  await fill(page);
  await copyReport(page);
  expect(await clipboard(page)).toBe(MESSAGE);
  await expect
    .poll(async () =>
      (await savedReports(sightline.folder)).map(({ report_type, content }) => [
        report_type,
        content,
      ]),
    )
    .toEqual([["SPOT", MESSAGE]]);

  const row = rowOf(page, "WK21-7K3QZ9");
  await test.step("in the log it has its row, its filter, Edit and the way back from a paste", async () => {
    await openLog(page);
    await expect(row).toContainText("12 men, Moving");
    await page.getByRole("button", { name: "SPOT", exact: true }).click();
    await expect(row).toBeVisible();
    await page.getByRole("button", { name: "All", exact: true }).click();
    await row.getByRole("button", { name: /^Edit/ }).click();
    await expect(page.getByLabel("Size")).toHaveValue("12 men");
    await openLog(page);
    await pasteText(page, MESSAGE.replace("7K3QZ9", "ABCDEF"));
    await expect(page).toHaveURL(/\/f\/spot$/);
    await page.evaluate(() => navigator.clipboard.writeText("not copied"));
    await copyReport(page);
    expect(await clipboard(page)).toBe(MESSAGE.replace("7K3QZ9", "ABCDEF"));
  });

  await test.step("a preview is switched on in the settings", async () => {
    await page.getByRole("link", { name: "Settings" }).click();
    const preview = page.getByRole("link", { name: "Loss Report" });
    await expect(preview).toHaveCount(0);
    await page.getByRole("switch", { name: /^Loss.*\(preview\)$/ }).click();
    await preview.click();
    await page.getByText("Required fields missing").waitFor();
  });

  await test.step("refused, the document is left out, its reports are read, and all else goes on", async () => {
    await startWith(sightline, { ...SPOT, message: ["{size} AT {grid}"] });
    await page.reload();
    await page.getByRole("link", { name: "GMTI" }).click();
    await page.getByLabel("Target ID").waitFor();
    await expect(link).toHaveCount(0);
    await openLog(page);
    await expect(row).toContainText("12 men, Moving");
    await row.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboard(page)).toBe(MESSAGE);
    await row.getByRole("button", { name: /^Edit/ }).click();
    await expect(
      page.getByText("This report needs the format SPOT, which is not installed here.", {
        exact: true,
      }),
    ).toBeVisible();
    await page.goto(`${sightline.address}/f/spot`);
    await page.getByRole("heading", { name: "This form is not installed here" }).waitFor();
  });
});
