import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copyReport, openLog, rowOf, rowsOf } from "./log-page";
import { clipboard, fillGrid, fillSighting, openForm, openGrad } from "./operator";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const replaces = (page: Page, reference: string) =>
  page
    .getByRole("group", { name: "State of the report" })
    .getByText(new RegExp(`^Replaces ${reference}, 1230Z: `));

test("before a copy Alt+R resets; after it Same again takes over all but the grid's digits, New report leads to the platforms, and what is changed says what it replaces", async ({
  sightline,
}) => {
  const { page, preview } = await openGrad(sightline);
  const [gzd, digits] = [page.getByLabel("GZD"), page.getByLabel("Coordinates")];
  await expect(gzd).not.toHaveAttribute("placeholder");
  await fillSighting(page);
  await page.getByLabel("Free text").fill("in the treeline");
  await page.getByLabel("Altitude (ft)").fill("512");

  await test.step("before a copy nothing speaks of a next report, and a reset is undone by Alt+Z", async () => {
    for (const next of ["New report", "Same again"])
      await expect(button(page, next)).toHaveCount(0);
    await page.keyboard.press("Alt+r");
    await page.getByText("Form reset", { exact: true }).waitFor();
    await expect(preview).toContainText("WK21-AAAAA1");
    await expect(page.getByLabel("Free text")).toHaveValue("");
    await page.keyboard.press("Alt+z");
    await expect(preview).toContainText("WK21-7K3QZ9");
    await expect(page.getByLabel("Free text")).toHaveValue("in the treeline");
    await expect(page.getByText("Form reset")).toHaveCount(0);
  });

  await test.step("a copied form that is changed says by a sign what it replaces, before it is copied", async () => {
    await copyReport(page);
    const note = replaces(page, "WK21-7K3QZ9");
    await expect(note).toHaveCount(0);
    await fillGrid(page, 1, "34UFE", "1234567891");
    await note.waitFor();
    const sign = note.evaluate((text) => getComputedStyle(text, "::before").content);
    expect(await sign).toContain("!");
    await expect(button(page, "New report")).toHaveCount(0);
    await page.keyboard.press("Alt+d");
    await page.getByText(/^WK21-7K3QZ9 is not copied again yet\. Copy it first/).waitFor();
    await expect(preview).toContainText("WK21-7K3QZ9");
    await copyReport(page);
    await expect(note).toHaveCount(0);
    await button(page, "New report").waitFor();
    await openLog(page);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowOf(page, "WK21-7K3QZ9")).toContainText("Amended");
    await button(page, "Edit WK21-7K3QZ9").click();
    await note.waitFor();
    await page.reload();
    await note.waitFor();
    await copyReport(page);
  });

  await test.step("Same again; Alt+Z brings back the report before, and the next one is kept as unfinished", async () => {
    await page.keyboard.press("Alt+d");
    await expect(digits).toBeFocused();
    for (const field of [digits, gzd]) await expect(field).toHaveValue("");
    await expect(gzd).toHaveAttribute("placeholder", "34UFE");
    // The height was that of the other place.
    await expect(page.getByLabel("Altitude (ft)")).toHaveValue("");
    await page.keyboard.type("2234567891");
    await expect(gzd).toHaveValue("34UFE");
    await page.keyboard.press("Alt+z");
    await expect(preview).toContainText("WK21-7K3QZ9");
    await expect(digits).toHaveValue("12345 67891");
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
    await page.getByText("Unfinished report: 1 × BM-21").waitFor();
    await button(page, "Resume").click();
    await copyReport(page);
    expect(await clipboard(page)).toMatch(
      /^SIGHTING WK21-(?!7K3QZ9)\w{6} .* 1 X BM-21 \(Grad\) \/\/ GRID 34UFE 22345 67891 CAT 1 \/\/ STATIC \/\/ ENV OPEN \/\/ BDA K-KILL 0 M-KILL 0 REMAINING 1 \/\/ REMARKS in the treeline\/{4}$/,
    );
  });

  await test.step("New report; the last grid's square is offered, taken by digits and given back with them", async () => {
    await page.keyboard.press("Alt+r");
    await expect(page.getByLabel("Platform name or Description")).toBeFocused();
    await expect(page.getByText("Unfinished report")).toHaveCount(0);
    await openForm(page, "BM-21");
    await expect(page.getByText("last square")).toBeVisible();
    await expect(gzd).toHaveValue("");
    await digits.focus();
    await page.keyboard.type("12");
    await expect(gzd).toHaveValue("34UFE");
    await expect(preview).toContainText("GRID 34UFE 1 2");
    for (const _ of "12") await page.keyboard.press("Backspace");
    await expect(gzd).toHaveValue("");
    await expect(preview).toContainText("GRID — missing");
    // Text typed in GZD replaces it.
    await gzd.focus();
    await page.keyboard.type("34uff1240067900");
    await expect(preview).toContainText("GRID 34UFF 12400 67900");
    await openLog(page);
    await expect(rowsOf(page)).toHaveCount(2);
  });
});
