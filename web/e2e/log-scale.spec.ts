import type { Page } from "@playwright/test";
import { expect, LAPTOP, PHONE, type Sightline, test } from "./fixtures";
import { fillLog, reports, rowsOf } from "./log-page";
import { settled } from "./operator";

const COUNT = 10_000;
/** Quality §1: a long log is not drawn as a whole. */
const ROWS_MOST = 100;
const ENTRIES = reports(COUNT);
/** Long enough for what is not a matter of speed. */
const SOME = 1000;

async function visitLong(sightline: Sightline, count = COUNT, viewport = LAPTOP) {
  const visit = await sightline.visit({ signedIn: true, viewport });
  await fillLog(visit.page, ENTRIES.slice(0, count));
  await visit.page.getByText(`${count} of ${count} reports`).waitFor();
  return visit;
}

/** The focused row's position in the log, null if no row has the focus. */
const focusedPosition = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("li")?.getAttribute("aria-posinset") ?? null);

/** Whether the focused element is in sight, and nothing lies over it. */
const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && focused.contains(there);
  });

/** Fewer than 100 rows are drawn, from the first to the last, also by a wheel that is turned and turned. */
async function turnToEnd(page: Page, count: number): Promise<void> {
  const rows = rowsOf(page);
  await expect.poll(() => rows.count()).toBeLessThan(ROWS_MOST);
  await expect(rows.first()).toHaveAttribute("aria-posinset", "1");
  await expect(rows.first()).toHaveAttribute("aria-setsize", String(count));
  await page.mouse.move(200, 500);
  // The end is there, and is the oldest report.
  const last = page
    .getByRole("listitem")
    .filter({ hasText: String(ENTRIES[count - 1]?.formData.randomSixDigit) });
  for (let turns = 0; turns < 40 && (await last.count()) === 0; turns += 1) {
    await page.mouse.wheel(0, 200_000);
    await settled(page);
    await expect.poll(() => rows.count()).toBeLessThan(ROWS_MOST);
  }
  await last.waitFor();
  await expect(last).toHaveAttribute("aria-posinset", String(count));
}

/** The arrows lead from row to row, in order, and what has the focus is always in sight. */
async function walkThrough(page: Page, count: number): Promise<void> {
  const rows = rowsOf(page);
  const isAt = async (position: number) => {
    await expect.poll(() => focusedPosition(page)).toBe(String(position));
    await expect.poll(() => isFocusInSight(page)).toBe(true);
    expect(await rows.count()).toBeLessThan(ROWS_MOST);
  };
  await page.getByLabel("Search reports").press("ArrowDown");
  await isAt(1);
  for (let row = 2; row <= 15; row += 1) {
    await page.keyboard.press("ArrowDown");
    await isAt(row);
  }
  for (let row = 14; row >= 10; row -= 1) {
    await page.keyboard.press("ArrowUp");
    await isAt(row);
  }
  // Tab goes through the buttons of the one row, and back.
  for (const name of [/^Copy/, /^Same again/, /^Edit/, /^Message/, /^More/]) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(name);
    await isAt(10);
  }
  for (let stops = 0; stops < 5; stops += 1) await page.keyboard.press("Shift+Tab");
  await isAt(10);
  await expect(rows.and(page.locator(":focus"))).toHaveCount(1);
  // Scrolled far away, the row keeps the focus, and the arrows go on from there.
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 50_000);
  await settled(page);
  await expect.poll(() => focusedPosition(page)).toBe("10");
  await page.keyboard.press("ArrowDown");
  await isAt(11);
  await page.keyboard.press("End");
  await isAt(count);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await isAt(count - 1);
  await page.keyboard.press("Home");
  await isAt(1);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("Search reports")).toBeFocused();
}

test("a long log draws fewer than 100 rows, and is walked through with the arrows, the focus always in sight", async ({
  sightline,
}) => {
  const { page } = await visitLong(sightline);
  await turnToEnd(page, COUNT);
  await walkThrough(page, COUNT);
});

test("where the page itself scrolls, as on a phone, a long log draws no more", async ({
  sightline,
}) => {
  const { page } = await visitLong(sightline, SOME, PHONE);
  await turnToEnd(page, SOME);
});

test("a row that grows pushes the rows below it down, and is as large when it is scrolled back to; what is searched for from far down is shown from its beginning", async ({
  sightline,
}) => {
  const { page } = await visitLong(sightline, SOME);
  const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)];
  const closed = await first.boundingBox();
  await first.getByRole("button", { name: /^Message/ }).click();
  await first.getByText("////").waitFor();
  await page.waitForFunction(
    ([before]) => {
      const [grown, next] = document.querySelectorAll("[aria-label=Reports] > li");
      const below = next?.getBoundingClientRect().top ?? 0;
      const box = grown?.getBoundingClientRect();
      return box !== undefined && box.height > before && box.bottom <= below;
    },
    [closed?.height ?? 0] as const,
  );
  const grown = await first.boundingBox();
  await page.getByPlaceholder("Search reports...").focus();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 20_000);
  await page.waitForFunction(() => Number(document.getElementById("work")?.scrollTop) > 15_000);
  await page.mouse.wheel(0, -30_000);
  await page.waitForFunction(() => document.getElementById("work")?.scrollTop === 0);
  await first.getByText("////").waitFor();
  expect(await first.boundingBox()).toEqual(grown);
  await expect(second).toHaveAttribute("aria-posinset", "2");

  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 60_000);
  const far = rowsOf(page).locator("visible=true").last();
  await page.waitForFunction(() => Number(document.getElementById("work")?.scrollTop) > 40_000);
  expect(Number(await far.getAttribute("aria-posinset"))).toBeGreaterThan(500);
  await page.getByPlaceholder("Search reports...").blur();
  await page.keyboard.press("/");
  await page.keyboard.type("rotary radar low");
  await page.getByText(/^[1-9]\d\d? of 1000 reports/).waitFor();
  await expect(first).toHaveAttribute("aria-posinset", "1");
  expect((await first.boundingBox())?.y).toBeLessThan(LAPTOP.height);
  expect((await first.boundingBox())?.y).toBeGreaterThan(56);
});
