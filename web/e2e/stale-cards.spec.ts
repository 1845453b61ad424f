import type { Page } from "@playwright/test";
import { expect, NOON, type Sightline, test } from "./fixtures";
import { card, openPlatforms, search } from "./platform-page";

const form = (page: Page) => page.getByRole("button", { name: "Back to platforms" });

/** The list, with a clock that stands still: the cards' pause never ends by itself. */
async function openStill(sightline: Sightline) {
  const { page } = await openPlatforms(sightline);
  const first = await page.getByRole("article").first().getAttribute("aria-label");
  expect(first).not.toBe("BM-21");
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
  await search(page).fill("bm21");
  const stale = page.getByRole("article").first();
  await expect(stale).toHaveAttribute("aria-label", first ?? "");
  await expect(page.getByRole("region", { name: "Platforms" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  return { page, stale, name: first ?? "" };
}

test.describe("a card that no longer matches what stands in the box cannot be chosen", () => {
  for (const [way, choose] of [
    ["Select", (page, name) => card(page, name).getByRole("button", { name: "Select" }).click()],
    ["a click on the card", (page, name) => card(page, name).getByRole("img").click()],
    ["Enter", (page, name) => press(page, name, "Enter")],
    ["Space, for its details", (page, name) => press(page, name, "Space")],
    ["Details", (page, name) => card(page, name).getByRole("button", { name: "Details" }).click()],
    [
      "Filter out",
      (page, name) => card(page, name).getByRole("button", { name: "Filter out" }).click(),
    ],
  ] as [string, (page: Page, name: string) => Promise<void>][]) {
    test(`by ${way}`, async ({ sightline }) => {
      const { page, name } = await openStill(sightline);
      await choose(page, name);
      // It brings the cards up to date, and that is all.
      await expect(page.getByRole("article").first()).toHaveAttribute("aria-label", "BM-21");
      await expect(card(page, name)).toHaveCount(0);
      await expect(search(page)).toBeFocused();
      await expect(form(page)).toHaveCount(0);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByText("filtered out")).toHaveCount(0);
    });
  }

  test("one that does match can, at once", async ({ sightline }) => {
    const { page, name } = await openStill(sightline);
    await search(page).fill(name);
    await card(page, name).getByRole("button", { name: "Select" }).click();
    // The form itself may take its time.
    await page.clock.resume();
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole("region", { name: "Live Message Preview" })).toContainText(
      `1 X ${name}`,
    );
  });
});

async function press(page: Page, name: string, key: string): Promise<void> {
  await card(page, name).getByRole("button", { name: "Select" }).press(key);
}
