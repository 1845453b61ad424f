/** Every platform's card, at every width that it can have. */
import { installKit } from "./access-kit";
import { findLosses } from "./access-reflow";
import { findSmall } from "./access-targets";
import { expect, test } from "./fixtures";
import { changed, countOf, openPlatforms } from "./platform-page";
import { IS_SOAK } from "./views";

/** Windows of every width, in steps: the long run's. */
const WINDOWS = Array.from({ length: 71 }, (_, step) => 320 + 32 * step);
/**
 * The windows in which a card is narrowest and widest, and that width, as the grid's style has it: with a phone's
 * navigation in one column, on both sides of the width at which the buttons get their signs, and beside the rail just
 * before and after a third column. Every other window has cards of a width between these.
 */
const LIMITS = { 320: 281, 371: 332, 372: 333, 796: 757, 1262: 564.5, 1263: 372 };

test("no card of all loses any of its words; its buttons stand on one line, Select in its lower right corner, at every width", async ({
  sightline,
}) => {
  const long = { "T-55": "T-55AM2B Kladivo with everything", "T-62": "Т-62М-1В-2-3-4-5-6" };
  const lengthen = changed(({ platformId }) =>
    typeof platformId === "string" && platformId in long
      ? { platformId: Reflect.get(long, platformId), aka: "a name that nobody would use" }
      : {},
  );
  const { page } = await openPlatforms(sightline, async (opened) => {
    await installKit(opened);
    await lengthen(opened);
  });
  // All cards are drawn once the last one has been reached.
  await page.getByRole("article").first().getByRole("button", { name: "Select" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("article")).toHaveCount(await countOf(page));
  // A card out of sight keeps the size that it had when it was seen last, and its buttons do not.
  await page.evaluate(() => {
    for (const article of document.querySelectorAll("article"))
      article.style.setProperty("content-visibility", "visible");
  });

  expect(await findLosses(page)).toEqual([]);
  expect(await findSmall(page, "mouse")).toEqual([]);
  for (const [width, card] of Object.entries(LIMITS)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await expect.poll(() => page.evaluate(strayButtons), `at ${width} px`).toEqual([]);
    const { width: drawn } = (await page.getByRole("article").first().boundingBox()) ?? {};
    expect(drawn, `at ${width} px`).toBe(card);
  }
  for (const width of IS_SOAK ? WINDOWS : []) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(strayButtons), `at ${width} px`).toEqual([]);
  }
});

/** The cards whose buttons are not where those of every card are. Runs in the page. */
function strayButtons(): string[] {
  // A finger's on a narrow screen, a mouse's beside a rail.
  const LINE = innerWidth <= 900 ? 40 : 34;
  const CORNER = { right: 9, bottom: 7 };
  return [...document.querySelectorAll("article")].flatMap((article) => {
    const frame = article.getBoundingClientRect();
    const [hide, details, compare, select] = ["hide", "details", "compare", "select"].map(
      (action) => article.querySelector(`[data-action=${action}]`)?.getBoundingClientRect(),
    );
    if (!hide || !details || !compare || !select) return [`${article.ariaLabel} has no buttons`];
    const isOneLine = [hide, details, compare, select].every(
      ({ top, height }) => Math.abs(top - select.top) < 0.5 && Math.abs(height - LINE) < 0.5,
    );
    const isApart =
      hide.right <= details.left + 0.5 &&
      details.right <= compare.left + 0.5 &&
      compare.right <= select.left + 0.5;
    const isInCorner =
      Math.abs(frame.right - select.right - CORNER.right) < 0.5 &&
      Math.abs(frame.bottom - select.bottom - CORNER.bottom) < 0.5;
    const isInside = hide.left >= frame.left;
    const faults = [
      !isOneLine && "not on one line",
      !isApart && "one over the other",
      !isInCorner && "Select away from its corner",
      !isInside && "out of the card",
    ].filter((fault) => fault !== false);
    return faults.length > 0 ? [`${article.ariaLabel}: ${faults.join(", ")}`] : [];
  });
}
