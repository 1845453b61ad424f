import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowOf, rowsOf } from "./log-page";
import { clipboard, fillGrid, openForm, openGrad } from "./operator";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const block = (page: Page) => page.getByRole("group", { name: "State of the report" });
const replaces = (page: Page, reference: string) =>
  block(page).getByText(new RegExp(`^Replaces ${reference}, 1230Z: `));

/** An operator's input for one BM-21 at a grid. */
async function fillGrad(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open", exact: true }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
}

test("before a copy Alt+R resets; after it Same again takes over everything but the grid's digits, fourteen keys for the next one", async ({
  sightline,
}) => {
  const { page, preview } = await openGrad(sightline);
  await fillGrad(page);
  await page.getByLabel("Free text").fill("in the treeline");
  await page.getByLabel("Altitude (ft)").fill("512");
  await test.step("before a copy nothing speaks of a next report, and a reset is undone by Alt+Z", async () => {
    await expect(button(page, "New report")).toHaveCount(0);
    await expect(button(page, "Same again")).toHaveCount(0);
    await page.keyboard.press("Alt+r");
    await page.getByText("Form reset", { exact: true }).waitFor();
    await expect(preview).toContainText("WK21-AAAAA1");
    await expect(page.getByLabel("Free text")).toHaveValue("");
    await page.keyboard.press("Alt+z");
    await expect(preview).toContainText("WK21-7K3QZ9");
    await expect(page.getByLabel("Free text")).toHaveValue("in the treeline");
    await expect(page.getByText("Form reset")).toHaveCount(0);
  });
  await copyReport(page);
  await button(page, "Same again").waitFor();
  await page.keyboard.press("Alt+d");
  await expect(page.getByLabel("Coordinates")).toBeFocused();
  await expect(page.getByLabel("Coordinates")).toHaveValue("");
  await expect(page.getByLabel("GZD")).toHaveValue("");
  await expect(page.getByLabel("GZD")).toHaveAttribute("placeholder", "34UFE");
  // The height was that of the other place.
  await expect(page.getByLabel("Altitude (ft)")).toHaveValue("");
  await page.keyboard.type("2234567891");
  await expect(page.getByLabel("GZD")).toHaveValue("34UFE");

  await test.step("Alt+Z brings back the report before, and the next one is kept as unfinished", async () => {
    await page.keyboard.press("Alt+z");
    await expect(preview).toContainText("WK21-7K3QZ9");
    await expect(page.getByLabel("Coordinates")).toHaveValue("12345 67890");
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
    await page.getByText("Unfinished report: 1 × BM-21").waitFor();
    await button(page, "Resume").click();
  });

  await copyReport(page);
  expect(await clipboard(page)).toMatch(
    /^SIGHTING WK21-(?!7K3QZ9)\w{6} .* 1 X BM-21 \(Grad\) \/\/ GRID 34UFE 22345 67891 CAT 1 \/\/ STATIC \/\/ ENV OPEN \/\/ BDA K-KILL 0 M-KILL 0 REMAINING 1 \/\/ REMARKS in the treeline\/{4}$/,
  );
  await openLog(page);
  await expect(rowsOf(page)).toHaveCount(2);
  await rowOf(page, "WK21-7K3QZ9").waitFor();
});

test("a copied form that is changed, and one that is edited, say what they replace, by a sign as well, before they are copied", async ({
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

  await button(page, "Edit WK21-7K3QZ9").click();
  await replaces(page, "WK21-7K3QZ9").waitFor();
  await expect(button(page, "New report")).toHaveCount(0);
  await page.reload();
  await replaces(page, "WK21-7K3QZ9").waitFor();
  await copyReport(page);
  await button(page, "Same again").waitFor();
});

test("after a copy New report leads a sighting to the platforms; the last grid's square is offered, taken by digits and given back with them", async ({
  sightline,
}) => {
  const { page, preview } = await openGrad(sightline);
  const [gzd, digits] = [page.getByLabel("GZD"), page.getByLabel("Coordinates")];
  await expect(gzd).not.toHaveAttribute("placeholder");
  await fillGrad(page);
  await copyReport(page);
  await button(page, "New report").waitFor();
  await page.keyboard.press("Alt+r");
  await expect(page.getByLabel("Platform name or Description")).toBeFocused();
  await expect(page.getByText("Unfinished report")).toHaveCount(0);
  await openForm(page, "BM-21");
  await expect(preview).toContainText("WK21-AAAAA1");
  await expect(digits).toHaveValue("");

  await expect(gzd).toHaveAttribute("placeholder", "34UFE");
  await expect(gzd).toHaveValue("");
  await expect(page.getByText("last square")).toBeVisible();
  await expect(preview).toContainText("GRID — missing");
  await digits.focus();
  await page.keyboard.type("12");
  await expect(gzd).toHaveValue("34UFE");
  await expect(preview).toContainText("GRID 34UFE 1 2");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(gzd).toHaveValue("");
  await expect(preview).toContainText("GRID — missing");
  // Text typed in GZD replaces it.
  await gzd.focus();
  await page.keyboard.type("34uff1240067900");
  await expect(preview).toContainText("GRID 34UFF 12400 67900");
});

test("a document's form: Same again has a target number that the log does not have and no digits, New report is empty", async ({
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
  await page.keyboard.type("2234567890");
  await page.getByLabel("Coordinates").nth(1).fill("3234567890");
  await copyReport(page);
  // The content is the same; the heading is the operator's own.
  expect(await clipboard(page)).toContain(
    "HLR AB0014 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 22345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12",
  );
  await page.keyboard.press("Alt+r");
  await expect(page.getByLabel("Number of Rounds")).toHaveValue("");
  await expect(page.getByLabel("Coordinates").first()).toHaveValue("");
  await expect(button(page, "New report")).toHaveCount(0);
});
