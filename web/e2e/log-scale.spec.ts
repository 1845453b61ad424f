/** A long log is not drawn as a whole, and is as it was left on coming back to it. */
import type { Page } from "@playwright/test";
import { expect, LAPTOP, PHONE, type Sightline, test } from "./fixtures";
import { fillLog, openLog, reports, rowsOf, typeMenu } from "./log-page";
import { boxOf, settled, signIn, signOut } from "./operator";

const ENTRIES = reports(500);
const COUNT = ENTRIES.length;
/** Quality §1. */
const ROWS_MOST = 100;

const search = (page: Page) => page.getByRole("searchbox", { name: "Search reports" });

async function visitLong(sightline: Sightline, viewport: typeof LAPTOP): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true, viewport });
  await fillLog(page, ENTRIES);
  await page.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
  await page.mouse.move(200, 500);
  return page;
}

const placeOf = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest("li")?.getAttribute("aria-posinset")));

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
async function turnToEnd(page: Page): Promise<void> {
  const rows = rowsOf(page);
  await expect(rows.first()).toHaveAttribute("aria-posinset", "1");
  await expect(rows.first()).toHaveAttribute("aria-setsize", String(COUNT));
  // The end is there, and is the oldest report.
  const last = page.locator(`[data-id="${ENTRIES.at(-1)?.id}"]`);
  for (let turns = 0; turns < 40 && (await last.count()) === 0; turns += 1) {
    await expect.poll(() => rows.count()).toBeLessThan(ROWS_MOST);
    await page.mouse.wheel(0, 8000);
    await settled(page);
  }
  await expect(last).toHaveAttribute("aria-posinset", String(COUNT));
}

/** The place of the first row below the log's controls, and where it stands. */
const inSight = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => {
    const first = rows.find((row) => row.getBoundingClientRect().top > 200);
    const top = Math.round(first?.getBoundingClientRect().top ?? 0);
    return [first?.getAttribute("aria-posinset"), top];
  });

/** Searches, goes far down, opens a message, leaves by Edit and by another screen, and comes back. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await search(page).fill("wk21");
  await expect(rowsOf(page).first()).toHaveAttribute("aria-posinset", "1");
  await page.mouse.wheel(0, 9000);
  await expect.poll(async () => Number((await inSight(page))[0])).toBeGreaterThan(20);
  const row = page.locator(`[aria-posinset="${(await inSight(page))[0]}"]`);
  await row.getByRole("button", { name: /^Message/ }).click();
  await row.getByText("////").waitFor();
  const before = await inSight(page);
  await row.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("region", { name: "Live Message Preview" }).waitFor();
  await openLog(page);
  await expect(search(page)).toHaveValue("wk21");
  await expect.poll(() => inSight(page)).toEqual(before);
  await row.getByText("////").waitFor();
  // By its key: Playwright would scroll the page to bring the link under the page's scroll padding.
  await page.keyboard.press("Alt+i");
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await page.goBack();
  await expect(search(page)).toHaveValue("wk21");
  await expect.poll(() => inSight(page)).toEqual(before);
}

test("a long log draws fewer than 100 rows, is walked through with the focus in sight, and is as it was left, but not for the next operator", async ({
  sightline,
}) => {
  const page = await visitLong(sightline, LAPTOP);
  const rows = rowsOf(page);
  const isAt = async (place: number) => {
    await expect.poll(() => placeOf(page)).toBe(place);
    await expect.poll(() => isFocusInSight(page)).toBe(true);
    expect(await rows.count()).toBeLessThan(ROWS_MOST);
  };

  await test.step("a row that grows pushes the rows below it down, and is as large when it is scrolled back to", async () => {
    const [first, second] = [rows.nth(0), rows.nth(1)];
    const closed = await boxOf(first);
    await first.getByRole("button", { name: /^Message/ }).click();
    await first.getByText("////").waitFor();
    await expect
      .poll(async () => {
        const [box, below] = [await boxOf(first), await boxOf(second)];
        return box.height > closed.height && box.bottom <= below.y;
      })
      .toBe(true);
    const grown = await first.boundingBox();
    await search(page).focus();
    await page.mouse.wheel(0, 10_000);
    await page.waitForFunction(() => Number(document.getElementById("work")?.scrollTop) > 8000);
    await page.mouse.wheel(0, -20_000);
    await page.waitForFunction(() => document.getElementById("work")?.scrollTop === 0);
    await first.getByText("////").waitFor();
    expect(await first.boundingBox()).toEqual(grown);
    await expect(second).toHaveAttribute("aria-posinset", "2");
  });

  await test.step("the arrows lead from row to row, Tab through the buttons of the one row, and back", async () => {
    await search(page).press("ArrowDown");
    await isAt(1);
    for (let row = 2; row <= 14; row += 1) await page.keyboard.press("ArrowDown");
    await isAt(14);
    for (let row = 13; row >= 10; row -= 1) await page.keyboard.press("ArrowUp");
    await isAt(10);
    for (const name of [/^Copy/, /^Same again/, /^Edit/, /^Message/, /^More/]) {
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(name);
      await isAt(10);
    }
    for (let stops = 0; stops < 5; stops += 1) await page.keyboard.press("Shift+Tab");
    await isAt(10);
    await expect(rows.and(page.locator(":focus"))).toHaveCount(1);
    // Scrolled far away, the row keeps the focus, and the arrows go on from there.
    await page.mouse.wheel(0, 15_000);
    await settled(page);
    await expect.poll(() => placeOf(page)).toBe(10);
    await page.keyboard.press("ArrowDown");
    await isAt(11);
    await page.keyboard.press("End");
    await isAt(COUNT);
    await page.keyboard.press("ArrowUp");
    await isAt(COUNT - 1);
    await page.keyboard.press("Home");
    await isAt(1);
    await page.keyboard.press("ArrowUp");
    await expect(search(page)).toBeFocused();
  });

  await test.step("what is searched for from far down is shown from its beginning", async () => {
    await turnToEnd(page);
    await search(page).blur();
    await page.keyboard.press("/");
    await page.keyboard.type("rotary radar low");
    await page.getByText(new RegExp(`^[1-9]\\d* of ${COUNT} reports`)).waitFor();
    await expect(rows.first()).toHaveAttribute("aria-posinset", "1");
    await expect(rows.first()).toBeInViewport({ ratio: 1 });
  });

  await leaveAndComeBack(page);

  await test.step("nothing of it is there for the next operator", async () => {
    await typeMenu(page).selectOption("HLR");
    await signOut(page);
    await signIn(page);
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    await expect(search(page)).toHaveValue("");
    const all = page.getByRole("button", { name: "All", exact: true });
    await expect(all).toHaveAttribute("aria-pressed", "true");
  });
});

test("so it is on a phone", async ({ sightline }) => {
  const page = await visitLong(sightline, PHONE);
  await turnToEnd(page);
  await leaveAndComeBack(page);
});
