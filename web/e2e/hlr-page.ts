import type { Page } from "@playwright/test";
import { fillPoint } from "./operator";

export const target = (page: Page) => page.getByLabel("Target Number");
export const copied = (page: Page) => page.getByRole("button", { name: "Copied & Saved!" });

/** Fills the worked example's fields. */
export async function fillExample(page: Page, targetNumber = "AB0012"): Promise<void> {
  await target(page).fill(targetNumber);
  await fillPoint(page, "POO", "34UFE", "1234567890");
  await fillPoint(page, "POI", "34UFE", "3234567890");
  await page.getByRole("radio", { name: "Rockets" }).check();
  await page.getByLabel("Number of Rounds").fill("12");
}
