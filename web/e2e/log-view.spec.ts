/** The log is as it was left. */
import type { Page } from "@playwright/test";
import { expect, LAPTOP, PHONE, type Sightline, test } from "./fixtures";
import { fillLog, openLog, reports, rowsOf, typeMenu } from "./log-page";
import { signIn } from "./operator";

const ENTRIES = reports(1000);

const search = (page: Page) => page.getByRole("searchbox", { name: "Search reports" });
const preview = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });

/** The index of the first visible row, and its offset. */
const inSight = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => {
    const first = rows.find((row) => row.getBoundingClientRect().top > 200);
    return [
      first?.getAttribute("aria-posinset"),
      Math.round(first?.getBoundingClientRect().top ?? 0),
    ];
  });

async function searchAndScroll(page: Page): Promise<void> {
  await search(page).fill("wk21");
  await page.getByText(/^\d+ of 1000 reports$/).waitFor();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 9000);
  await expect.poll(async () => Number((await inSight(page))[0])).toBeGreaterThan(20);
}

/** The row at the middle of the screen. */
async function rowInSight(page: Page) {
  const [place] = await inSight(page);
  return page.locator(`[aria-posinset="${place}"]`);
}

async function visitLong(sightline: Sightline, viewport: typeof LAPTOP) {
  const { page } = await sightline.visit({ signedIn: true, viewport });
  await fillLog(page, ENTRIES);
  await page.getByText("1000 of 1000 reports").waitFor();
  return page;
}

for (const [size, viewport] of [
  ["laptop", LAPTOP],
  ["phone", PHONE],
] as const)
  test(`search and scroll are where they were on coming back, on a ${size}`, async ({
    sightline,
  }) => {
    const page = await visitLong(sightline, viewport);
    await searchAndScroll(page);
    const row = await rowInSight(page);
    await row.getByRole("button", { name: /^Message/ }).click();
    await row.getByText("////").waitFor();
    const before = await inSight(page);
    const count = await page.getByText(/of 1000 reports$/).textContent();
    await test.step("from Edit", async () => {
      await row.getByRole("button", { name: /^Edit/ }).click();
      await preview(page).waitFor();
      await openLog(page);
      await expect(search(page)).toHaveValue("wk21");
      await expect.poll(() => inSight(page)).toEqual(before);
      await expect(page.getByText(/of 1000 reports$/)).toHaveText(count ?? "");
      await row.getByText("////").waitFor();
    });
    await test.step("from another screen, by the browser's own way back", async () => {
      // By its key: Playwright would scroll the page to bring the link under the page's scroll padding.
      await page.keyboard.press("Alt+i");
      await page.getByRole("heading", { name: "Settings" }).waitFor();
      await page.goBack();
      await expect(search(page)).toHaveValue("wk21");
      await expect.poll(() => inSight(page)).toEqual(before);
    });
    // It is kept in one place, whatever scrolls.
    if (viewport === PHONE) return;
    await test.step("and nothing of it is there for the next operator", async () => {
      await search(page).fill("");
      await typeMenu(page).selectOption("HLR");
      await page.getByText(/^[1-9]\d+ of 1000 reports$/).waitFor();
      await search(page).fill("wk21");
      await page.keyboard.press("Alt+i");
      await page.getByRole("button", { name: "Sign Out" }).click();
      await page.getByRole("button", { name: "Yes, sign out" }).click();
      await signIn(page);
      await page.getByRole("heading", { name: "No reports yet" }).waitFor();
      await expect(search(page)).toHaveValue("");
      await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    });
  });
