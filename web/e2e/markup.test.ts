import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { startSightline } from "./harness";
import { clipboard, fillGrid, openForm } from "./operator";
import { NOTHING_AMISS } from "./watch";

const sightline = startSightline();

/** Each would set a mark on the window if anything took it for markup. */
const MARKUP = [
  `<img src=x onerror="window.marked=1">`,
  `"><svg onload=marked=1>`,
  "<script>marked=1</script>",
  "javascript:marked=1",
].join(" ");

/** Types markup into every text field of the screen. @returns how many there were */
async function fillAll(page: Page): Promise<number> {
  const fields = await page
    .locator("input:not([type]), input[type=text], input[type=search], textarea")
    .all();
  let filled = 0;
  for (const field of fields) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.fill(MARKUP);
    await field.blur();
    filled += 1;
  }
  return filled;
}

async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    marked: "marked" in window,
    elements: document.querySelectorAll("img[src=x], svg[onload], body script").length,
  }));
  expect(found).toEqual({ marked: false, elements: 0 });
}

test("markup in any text field of any screen stays text, from the form to the log", async () => {
  const { page, watch } = await sightline.visit({ signedIn: true });
  await openForm(page, "BM-21");
  expect(await fillAll(page)).toBeGreaterThan(4);
  await expectHarmless(page);
  await page.getByRole("button", { name: "Reset form" }).click();
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.getByLabel("Free text").fill(MARKUP);
  await page.getByRole("button", { name: "Submit & Copy to clipboard" }).click();
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  const message = await clipboard(page);
  expect(message.split("\n")).toHaveLength(1);
  expect(message).toContain(`<img src=x onerror="window.marked=1">`);

  for (const name of ["GMTI", "Hostile Location Report (HLR)", "LEAPP Detection", "c-UAS"]) {
    const before = await page.getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("link", { name, exact: true }).click();
    await page
      .getByRole("heading", { level: 1 })
      .filter({ hasNotText: before ?? "" })
      .waitFor();
    await page.getByLabel("Free text").or(page.getByLabel("Remarks")).first().waitFor();
    expect(await fillAll(page)).toBeGreaterThan(2);
    await expectHarmless(page);
  }
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { name: "Form Details" }).waitFor();
  await page.getByRole("link", { name: "Sighting & BDA" }).click();
  await page.getByRole("article").first().waitFor();
  await fillAll(page);
  await expectHarmless(page);
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("1 of 1 reports").waitFor();
  await page.getByRole("searchbox", { name: "Search reports" }).fill("onerror");
  await page.getByText("1 of 1 reports").waitFor();
  await expectHarmless(page);
  expect(watch).toEqual(NOTHING_AMISS);
});
