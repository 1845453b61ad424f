/**
 * A unit's own format is one file in the data folder, and all else as for the built-in ones: it has a field of every
 * kind, so what holds of this form holds of each that is made of a document.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { formOfType, previewOf, waitUntilReady } from "./forms";
import { copyReport, openLog, pasteText, rowOf } from "./log-page";
import { choose, clipboard, downloaded } from "./operator";
import { savedReports } from "./saved";
import { SPOT } from "./unit-format";

test.use({ startedWith: {} });

const MESSAGE =
  "SPOT WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // SIZE 12 men // 2 X INFANTRY // ACT MOVING // DIR NORTH // CRS 005 // SPD 19KPH // GRID 34UFE 12345 67890 ALT 1,512FT DEPTH 2.5M // TIME 201215ZNov26 // REMARKS two carry long tubes////";
const AMENDED = MESSAGE.replace("two carry long tubes", "seen again");
const BEFORE = "what was copied before";

/** Ends the tab's own process, as the system does when memory runs short. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // Whoever is to answer is gone.
  void session.send("Page.crash").catch(() => {});
  await crashed;
  // The operator puts away what is left of it.
  await page.close();
}

/** Presses Enter in every field of one line; each keeps what it holds. @returns their names */
async function enterEverywhere(page: Page): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = [];
  const fields = page.getByRole("main").locator("input:not([type=radio], [type=checkbox])");
  for (const field of await fields.all()) {
    const name = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
    const value = await field.inputValue();
    await field.press("Enter");
    expect({ name, value: await field.inputValue() }).toEqual({ name, value });
    names.push(name?.trim());
  }
  return names;
}

const remarks = (page: Page) => page.getByLabel("Free text");

test("one file makes a form, whose draft outlives a crash, which Enter sends nowhere, and whose report goes through the log; refused, the document is left out and its reports are read", async ({
  sightline,
}) => {
  await sightline.restartWith(SPOT, "spot");
  const visit = await sightline.visit({ signedIn: true, identifiers: ["7K3QZ9"] });
  let { page } = visit;
  await page.getByRole("link", { name: "SPOT report" }).click();
  await expect(page).toHaveURL(/\/f\/spot$/);
  await page.getByText("Required fields missing: Size, Kind, Activity, Grid").waitFor();

  await test.step("half filled, it outlives a crash of its tab", async () => {
    await page.getByLabel("Size").fill("12 men");
    await page.getByRole("spinbutton", { name: "Quantity" }).fill("2");
    await page.getByRole("radio", { name: "Infantry" }).check();
    await page.getByRole("button", { name: "Moving" }).click();
    await choose(page, "Direction", "North");
    await page.getByRole("spinbutton", { name: "Course" }).fill("365");
    const before = (await previewOf(page).textContent()) ?? "";
    await crash(page);
    page = (await sightline.visit({ context: visit.context, path: "/f/spot" })).page;
    await expect(previewOf(page)).toHaveText(before);
    await remarks(page).fill("two carry\nlong tubes");
  });

  await test.step("ready, it is not sent by Enter in any field of one line", async () => {
    await page.getByLabel("Speed (knots)").fill("10");
    const grid = page.getByRole("group", { name: "Grid", exact: true });
    await grid.getByLabel("GZD").fill("34UFE");
    await grid.getByLabel("Coordinates").fill("1234567890");
    await page.getByLabel("Altitude (ft)").fill("1512");
    await page.getByLabel("Depth (m)").fill("2.5");
    await page.getByLabel("Time seen").fill("201215ZNov26");
    await waitUntilReady(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), BEFORE);
    const lines = formOfType("SPOT").lines.filter((name) => name !== "Specify kind");
    expect(await enterEverywhere(page)).toEqual(lines);
    await waitUntilReady(page);
    expect(page.url()).toMatch(/\/f\/spot$/);
    expect(await clipboard(page)).toBe(BEFORE);
    expect(await savedReports(sightline.folder)).toEqual([]);
    await copyReport(page);
    expect(await clipboard(page)).toBe(MESSAGE);
  });

  const row = rowOf(page, "WK21-7K3QZ9");
  await test.step("in the log it has its row and its filter; edited it keeps its place there, and so does its message pasted back", async () => {
    await openLog(page);
    await expect(row).toContainText("12 men, Moving");
    await page.getByRole("button", { name: "SPOT", exact: true }).click();
    await row.getByRole("button", { name: /^Edit/ }).click();
    await expect(previewOf(page)).toContainText(MESSAGE);
    await remarks(page).fill("seen again");
    await copyReport(page);
    expect(await clipboard(page)).toBe(AMENDED);
    await openLog(page);
    await pasteText(page, AMENDED);
    await expect(page).toHaveURL(/\/f\/spot$/);
    await expect(previewOf(page)).toContainText(AMENDED);
    await page.evaluate((text) => navigator.clipboard.writeText(text), BEFORE);
    await copyReport(page);
    expect(await clipboard(page)).toBe(AMENDED);
    await openLog(page);
    await expect(page.getByText("1 of 1 reports")).toBeVisible();
  });
  await test.step("each copy is saved, and the report is exported as text", async () => {
    const copies = [MESSAGE, AMENDED, AMENDED].map((content) => ["SPOT", content]);
    await expect
      .poll(async () =>
        (await savedReports(sightline.folder)).map((each) => [each.report_type, each.content]),
      )
      .toEqual(copies);
    await page.getByRole("link", { name: "Settings" }).click();
    const download = page.getByRole("button", { name: "Download Reports" });
    expect((await downloaded(page, () => download.click())).text).toContain(AMENDED);
  });

  await test.step("refused, the document is left out, its reports are read, and all else goes on", async () => {
    await sightline.restartWith({ ...SPOT, message: ["{size} AT {grid}"] }, "spot");
    await page.goto(`${sightline.address}/f/spot`);
    await page.getByRole("heading", { name: "This form is not installed here" }).waitFor();
    await expect(page.getByRole("link", { name: "SPOT report" })).toHaveCount(0);
    await openLog(page);
    await expect(row).toContainText("12 men, Moving");
    await page.evaluate((text) => navigator.clipboard.writeText(text), BEFORE);
    await row.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboard(page)).toBe(AMENDED);
    await row.getByRole("button", { name: /^Edit/ }).click();
    await expect(
      page.getByText("This report needs the format SPOT, which is not installed here.", {
        exact: true,
      }),
    ).toBeVisible();
    await page.getByRole("link", { name: "GMTI" }).click();
    await page.getByLabel("Target ID").waitFor();
  });
});
