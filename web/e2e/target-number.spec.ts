import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copied, fillExample, openHlr, target } from "./hlr-page";

const USED = "This Target Number has already been used in this session.";
const HINT = "Two letters and four digits, such as AB0012";

async function copyAs(page: Page, targetNumber: string): Promise<void> {
  await fillExample(page, targetNumber);
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
}

test("the same again of a report gets a number that is free", async ({ sightline }) => {
  const { page } = await openHlr(sightline);
  await copyAs(page, "AB0001");
  await page.keyboard.press("Alt+r");
  await expect(target(page)).toHaveValue("AB0002");
  await copyAs(page, "AB0002");
  // The operator's last number is AB0001 again, and the one after it is used.
  await page.keyboard.press("Alt+r");
  await expect(target(page)).toHaveValue("AB0003");
  await copyAs(page, "AB0001");
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("button", { name: "Same again AB0001" }).click();
  await expect(target(page)).toHaveValue("AB0003");
});

test("what the field says of the number that stands in it", async ({ sightline }) => {
  const { page } = await openHlr(sightline);
  await test.step("a seventh character is not taken, and the field says so", async () => {
    await target(page).pressSequentially("ab00123");
    await expect(target(page)).toHaveValue("AB0012");
    await expect(page.getByText("6 characters at most")).toBeVisible();
    await target(page).press("Backspace");
    await expect(page.getByText("6 characters at most")).toHaveCount(0);
    await target(page).pressSequentially(".");
    await expect(target(page)).toHaveValue("AB001");
    await expect(page.getByText("Letters and digits only")).toBeVisible();
  });
  await copyAs(page, "AB0001");
  await page.keyboard.press("Alt+r");
  await expect(target(page)).toHaveValue("AB0002");
  await test.step("a used number says which report a copy replaces, before the copy", async () => {
    await target(page).fill("AB0001");
    await expect(page.getByText(USED, { exact: true })).toBeVisible();
    await expect(page.getByText("Copying replaces AB0001 (Rockets, 12 rounds).")).toBeVisible();
    await target(page).fill("AB0002");
    await expect(page.getByText(USED)).toHaveCount(0);
  });
  await test.step("a number of another shape draws a hint, and the next one goes on from the last that was counted", async () => {
    for (const number of ["A1", "1234"]) {
      await target(page).fill(number);
      await expect(page.getByText(HINT)).toBeVisible();
      await expect(target(page)).not.toHaveAttribute("aria-invalid");
    }
    await copyAs(page, "A1");
    await page.keyboard.press("Alt+r");
    await expect(target(page)).toHaveValue("AB0002");
    await expect(page.getByText(HINT)).toHaveCount(0);
  });
});

test("a table's limit stands as it stands in the table", async ({ sightline }) => {
  const { page } = await openHlr(sightline);
  await fillExample(page);
  await page.getByRole("radio", { name: "Mortars" }).check();
  const poi = page.getByRole("group", { name: "POI", exact: true });
  await poi.getByLabel("Coordinates").fill("1234067890");
  await expect(
    page.getByText("Distance 0.0km below Mortars minimum range (0.08km)."),
  ).toBeVisible();
});
