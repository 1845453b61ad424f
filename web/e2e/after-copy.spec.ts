import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowOf, rowsOf } from "./log-page";
import { clipboard, fillGrid, openForm, openGrad } from "./operator";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const replaces = (page: Page, reference: string) =>
  page.getByText(`Replaces ${reference} in the log`, { exact: true });

/** An operator's input for one BM-21 at a grid. */
async function fillGrad(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open", exact: true }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
}

test("before a copy nothing speaks of a next report, and Alt+R resets the form", async ({
  sightline,
}) => {
  const { page, preview } = await openGrad(sightline);
  await fillGrad(page);
  await expect(button(page, "New report")).toHaveCount(0);
  await expect(button(page, "Same again")).toHaveCount(0);
  await page.keyboard.press("Alt+r");
  await page.getByText("Form reset", { exact: true }).waitFor();
  await expect(preview).toContainText("WK21-AAAAA1");
  await page.keyboard.press("Alt+z");
  await expect(preview).toContainText("WK21-7K3QZ9");
});

test("after a copy New report leads a sighting to the platforms, the search in focus", async ({
  sightline,
}) => {
  const { page, preview } = await openGrad(sightline);
  await fillGrad(page);
  await copyReport(page);
  await button(page, "New report").waitFor();
  await page.keyboard.press("Alt+r");
  await expect(page.getByLabel("Platform name or Description")).toBeFocused();
  await expect(page.getByText("Unfinished report")).toHaveCount(0);
  await openForm(page, "BM-21");
  await expect(preview).toContainText("WK21-AAAAA1");
  await expect(page.getByLabel("Coordinates")).toHaveValue("");
});

test("Same again takes over everything but the digits of the grid: fourteen keys for the next one", async ({
  sightline,
}) => {
  const { page, preview } = await openGrad(sightline);
  await fillGrad(page);
  await page.getByLabel("Free text").fill("in the treeline");
  await page.getByLabel("Altitude (ft)").fill("512");
  await copyReport(page);
  await page.keyboard.press("Alt+d");
  await expect(page.getByLabel("Coordinates")).toBeFocused();
  await expect(page.getByLabel("Coordinates")).toHaveValue("");
  await expect(page.getByLabel("GZD")).toHaveValue("");
  await expect(page.getByLabel("GZD")).toHaveAttribute("placeholder", "34UFE");
  // The height was that of the other place.
  await expect(page.getByLabel("Altitude (ft)")).toHaveValue("");
  await page.keyboard.type("2234567891");
  await expect(page.getByLabel("GZD")).toHaveValue("34UFE");
  await copyReport(page);
  expect(await clipboard(page)).toBe(
    "SIGHTING WK21-AAAAA1 // DTG 201230ZNov26 // ASSET Puma // 1 X BM-21 (Grad) // GRID 34UFE 22345 67891 CAT 1 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1 // REMARKS in the treeline////",
  );
  await expect(preview).toContainText("WK21-AAAAA1");
  await openLog(page);
  await rowOf(page, "WK21-7K3QZ9").waitFor();
  await rowOf(page, "WK21-AAAAA1").waitFor();
});

test("Alt+Z brings back the report before the next one, which is kept as unfinished", async ({
  sightline,
}) => {
  const { page, preview } = await openGrad(sightline);
  await fillGrad(page);
  await copyReport(page);
  await button(page, "Same again").click();
  await page.keyboard.type("2234567891");
  await page.keyboard.press("Alt+z");
  await expect(preview).toContainText("WK21-7K3QZ9");
  await expect(page.getByLabel("Coordinates")).toHaveValue("12345 67890");
  await page.getByRole("link", { name: "Sighting & BDA" }).click();
  await page.getByText("Unfinished report: 1 × BM-21").waitFor();
});

test("a copied form that is changed says what it replaces, by a sign as well, before it is copied", async ({
  sightline,
}) => {
  const { page } = await openGrad(sightline);
  await fillGrad(page);
  await copyReport(page);
  await expect(replaces(page, "WK21-7K3QZ9")).toHaveCount(0);
  await fillGrid(page, 1, "34UFE", "2234567891");
  await replaces(page, "WK21-7K3QZ9").waitFor();
  const sign = await replaces(page, "WK21-7K3QZ9").evaluate(
    (note) => getComputedStyle(note, "::before").content,
  );
  expect(sign).toContain("!");
  await expect(button(page, "New report")).toHaveCount(0);
  await copyReport(page);
  await expect(replaces(page, "WK21-7K3QZ9")).toHaveCount(0);
  await button(page, "New report").waitFor();
  await openLog(page);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowOf(page, "WK21-7K3QZ9")).toContainText("Amended");
});

test("a report that is edited from the log says so from the start, and nothing of a next one", async ({
  sightline,
}) => {
  const { page } = await openGrad(sightline);
  await fillGrad(page);
  await copyReport(page);
  await openLog(page);
  await button(page, "Edit WK21-7K3QZ9").click();
  await replaces(page, "WK21-7K3QZ9").waitFor();
  await expect(button(page, "New report")).toHaveCount(0);
  await page.reload();
  await replaces(page, "WK21-7K3QZ9").waitFor();
  await copyReport(page);
  await button(page, "Same again").waitFor();
});

test.describe("the other forms", () => {
  const FORMS = [
    ["WK21-0AZ9Q1", "GMTI", "Target ID"],
    ["WK21-9XY001", "LEAPP", "GZD"],
    ["WK21-Q2W3E4", "C-UAS", "GZD"],
  ] as const;
  test("New report empties the form, Same again all but the grid's digits", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true });
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    const preview = page.getByRole("region", { name: "Live Message Preview" });
    for (const [reference, keyword, emptied] of FORMS) {
      await test.step(keyword, async () => {
        await openLog(page);
        await pasteText(page, EXAMPLES[reference]);
        await expect(preview).toContainText(reference);
        await copyReport(page);
        await page.keyboard.press("Alt+d");
        await expect(page.getByLabel("Coordinates")).toBeFocused();
        await expect(preview).not.toContainText(reference);
        await page.keyboard.type("1234567890");
        await copyReport(page);
        const copied = await clipboard(page);
        const [, own = ""] = / (WK21-[0-9A-Z]{6}) /.exec(copied) ?? [];
        expect(own).not.toBe(reference);
        // The content is the same; the heading is the operator's own.
        const asset = /(ASSET) (?:Watchkeeper|LEAPP|STA Ptl)/;
        expect(copied).toBe(EXAMPLES[reference].replace(reference, own).replace(asset, "$1 Puma"));
        await page.keyboard.press("Alt+r");
        await expect(page.getByLabel(emptied)).toHaveValue("");
        await expect(page.getByLabel("Coordinates")).toHaveValue("");
        await expect(button(page, "New report")).toHaveCount(0);
        await expect(preview).not.toContainText(own);
      });
    }
  });

  test("HLR: the next one has a target number that the log does not have, both grids' digits empty", async ({
    operator: { page },
  }) => {
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    for (const number of ["AB0012", "AB0013"]) {
      await pasteText(page, EXAMPLES.AB0012.replace("AB0012", number));
      await copyReport(page);
      await openLog(page);
    }
    await button(page, "Edit AB0012").click();
    await copyReport(page);
    await page.keyboard.press("Alt+d");
    await expect(page.getByLabel("Target Number")).toHaveValue("AB0014");
    await expect(page.getByLabel("Coordinates").first()).toBeFocused();
    for (const point of await page.getByLabel("Coordinates").all())
      await expect(point).toHaveValue("");
    await expect(page.getByLabel("GZD").first()).toHaveAttribute("placeholder", "34UFE");
    await expect(page.getByLabel("Number of Rounds")).toHaveValue("12");
  });

  test("HLR: a target number that another report of the log has is said to be replaced", async ({
    operator: { page },
  }) => {
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    await pasteText(page, EXAMPLES.AB0012);
    await copyReport(page);
    await page.keyboard.press("Alt+r");
    await expect(page.getByLabel("Number of Rounds")).toHaveValue("");
    await page.getByLabel("Target Number").fill("AB0099");
    await expect(replaces(page, "AB0099")).toHaveCount(0);
    await page.getByLabel("Target Number").fill("AB0012");
    await replaces(page, "AB0012").waitFor();
  });
});
