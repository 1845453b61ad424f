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

const SIZES = { laptop: LAPTOP, phone: PHONE };
const LENGTHS = { laptop: COUNT, phone: SOME };

for (const size of ["laptop", "phone"] as const)
  test.describe(`a long log on a ${size}`, () => {
    test("draws fewer than 100 rows, from the first to the last", async ({ sightline }) => {
      const count = LENGTHS[size];
      const { page } = await visitLong(sightline, count, SIZES[size]);
      const rows = rowsOf(page);
      await expect.poll(() => rows.count()).toBeLessThan(ROWS_MOST);
      await expect(rows.first()).toHaveAttribute("aria-posinset", "1");
      await expect(rows.first()).toHaveAttribute("aria-setsize", String(count));
      // A wheel that is turned and turned: the end is there, and is the oldest report.
      await page.mouse.move(200, 500);
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
    });

    test("is walked through with the arrows, in order, with the focus always in sight", async ({
      sightline,
    }) => {
      const { page } = await visitLong(sightline, LENGTHS[size], SIZES[size]);
      const rows = rowsOf(page);
      const isAt = async (position: number) => {
        await expect.poll(() => focusedPosition(page)).toBe(String(position));
        await expect.poll(() => isFocusInSight(page)).toBe(true);
        expect(await rows.count()).toBeLessThan(ROWS_MOST);
      };
      await page.getByLabel("Search reports").press("ArrowDown");
      await isAt(1);
      for (let row = 2; row <= 30; row += 1) {
        await page.keyboard.press("ArrowDown");
        await isAt(row);
      }
      for (let row = 29; row >= 20; row -= 1) {
        await page.keyboard.press("ArrowUp");
        await isAt(row);
      }
      // Tab goes through the buttons of the one row, and back.
      for (const name of [/^Copy/, /^Same again/, /^Edit/, /^Remove/, /^Message/]) {
        await page.keyboard.press("Tab");
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
          .toMatch(name);
        await isAt(20);
      }
      for (let stops = 0; stops < 5; stops += 1) await page.keyboard.press("Shift+Tab");
      await isAt(20);
      await expect(rows.and(page.locator(":focus"))).toHaveCount(1);
      // Scrolled far away, the row keeps the focus, and the arrows go on from there.
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 50_000);
      await settled(page);
      await expect.poll(() => focusedPosition(page)).toBe("20");
      await page.keyboard.press("ArrowDown");
      await isAt(21);
      await page.keyboard.press("End");
      await isAt(LENGTHS[size]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await isAt(LENGTHS[size] - 1);
      await page.keyboard.press("Home");
      await isAt(1);
      await page.keyboard.press("ArrowUp");
      await expect(page.getByLabel("Search reports")).toBeFocused();
    });
  });

test("a row that grows pushes the rows below it down, and is as large when it is scrolled back to", async ({
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
});

test("what is searched for from far down is shown from its beginning", async ({ sightline }) => {
  const { page } = await visitLong(sightline, SOME);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 60_000);
  const far = rowsOf(page).locator("visible=true").last();
  await page.waitForFunction(() => Number(document.getElementById("work")?.scrollTop) > 40_000);
  expect(Number(await far.getAttribute("aria-posinset"))).toBeGreaterThan(500);
  await page.keyboard.press("/");
  await page.keyboard.type("rotary radar low");
  await page.getByText(/^[1-9]\d\d? of 1000 reports/).waitFor();
  const first = rowsOf(page).first();
  await expect(first).toHaveAttribute("aria-posinset", "1");
  expect((await first.boundingBox())?.y).toBeLessThan(768);
  expect((await first.boundingBox())?.y).toBeGreaterThan(56);
});
