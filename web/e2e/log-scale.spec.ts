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

/** Where the focused row stands in the log, null when no row has the focus. */
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

    test("is walked through with Tab, in order, with the focus always in sight", async ({
      sightline,
    }) => {
      const { page } = await visitLong(sightline, SOME, SIZES[size]);
      await page.getByRole("button", { name: "Paste a message" }).focus();
      const seen: number[] = [];
      for (let row = 1; row <= 30; row += 1) {
        for (const name of [/^Message/, /^Duplicate/, /^Edit/]) {
          await page.keyboard.press("Tab");
          await expect
            .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
            .toMatch(name);
          await expect.poll(() => isFocusInSight(page)).toBe(true);
        }
        seen.push(Number(await focusedPosition(page)));
      }
      expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
      for (let stops = 0; stops < 30; stops += 1) {
        await page.keyboard.press("Shift+Tab");
        await expect.poll(() => isFocusInSight(page)).toBe(true);
      }
      await expect.poll(() => focusedPosition(page)).toBe("20");
      // Scrolled far away, the row keeps the focus, and Tab goes on from there.
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 50_000);
      await settled(page);
      await expect.poll(() => focusedPosition(page)).toBe("20");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect.poll(() => focusedPosition(page)).toBe("21");
      await expect.poll(() => isFocusInSight(page)).toBe(true);
    });
  });

test("a row that grows pushes the rows below it down, and is as large when it is scrolled back to", async ({
  sightline,
}) => {
  const { page } = await visitLong(sightline, SOME);
  const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)];
  const closed = await first.boundingBox();
  await first.getByRole("button", { name: /^Message/ }).click();
  await first.getByRole("button", { name: "Copy again" }).waitFor();
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
  await first.getByRole("button", { name: "Copy again" }).waitFor({ state: "detached" });
  await page.mouse.wheel(0, -30_000);
  await first.getByRole("button", { name: "Copy again" }).waitFor();
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
