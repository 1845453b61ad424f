import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { fillExample, openHlr, target } from "./hlr-page";
import { copyReport, openLog } from "./log-page";

const USED = "This Target Number has already been used in this session.";
const HINT = "Two letters and four digits, such as AB0012";

async function copyAs(page: Page, targetNumber: string): Promise<void> {
  await fillExample(page, targetNumber);
  await copyReport(page);
}

test("a target number is what it may be, counts on, and says which report it replaces", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  const current = page.getByText("Current target number");
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
  await test.step("copied it is the current one; a reset counts on, and can be undone", async () => {
    await fillExample(page, "AB0001");
    await expect(current).toHaveCount(0);
    await copyReport(page);
    await expect(current).toBeVisible();
    await expect(page.getByText(USED)).toHaveCount(0);
    await page.getByRole("button", { name: "Reset form" }).click();
    await expect(target(page)).toHaveValue("AB0002");
    await expect(page.getByRole("group", { name: "POO" }).getByLabel("GZD")).toHaveValue("");
    await expect(current).toHaveCount(0);
    await page.keyboard.press("Alt+z");
    await expect(target(page)).toHaveValue("AB0001");
    await expect(current).toBeVisible();
    await page.keyboard.press("Alt+r");
    await expect(target(page)).toHaveValue("AB0002");
  });
  await test.step("a used number says which report a copy replaces, before the copy", async () => {
    await target(page).fill("ab0001");
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
  await test.step("after an older report is amended, and for the same again of one, it is one that is free", async () => {
    await copyAs(page, "AB0002");
    await openLog(page);
    await page.getByRole("button", { name: "Edit AB0001" }).click();
    await expect(target(page)).toHaveValue("AB0001");
    await expect(page.getByText(USED)).toHaveCount(0);
    await expect(current).toHaveCount(0);
    await page.getByLabel("Number of Rounds").fill("2");
    await copyReport(page);
    await page.keyboard.press("Alt+r");
    await expect(target(page)).toHaveValue("AB0003");
    await openLog(page);
    await page.getByRole("button", { name: "Same again AB0001" }).click();
    await expect(target(page)).toHaveValue("AB0003");
  });
});
