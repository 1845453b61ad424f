import type { Page } from "@playwright/test";
import { expect, NOON, test } from "./fixtures";
import { card, search } from "./platform-page";

const form = (page: Page) => page.getByRole("button", { name: "Back to platforms" });

/** Types what the first card does not match, on a stopped clock: the cards' pause never ends by itself. */
async function makeStale(page: Page, at: Date): Promise<string> {
  await page.clock.pauseAt(at);
  const stale = page.getByRole("article").first();
  const name = (await stale.getAttribute("aria-label")) ?? "";
  expect(name).not.toBe("BM-21");
  await search(page).fill("bm21");
  await expect(stale).toHaveAttribute("aria-label", name);
  await expect(page.getByRole("region", { name: "Platforms" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  return name;
}

const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

const WAYS: [string, (page: Page, name: string) => Promise<void>][] = [
  ["Select", (page, name) => card(page, name).getByRole("button", { name: "Select" }).click()],
  ["a click on the card", (page, name) => card(page, name).getByRole("img").click()],
  ["Enter", (page, name) => press(page, name, "Enter")],
  ["Space, for its details", (page, name) => press(page, name, "Space")],
  ["Details", (page, name) => card(page, name).getByRole("button", { name: "Details" }).click()],
  [
    "Filter out",
    (page, name) => card(page, name).getByRole("button", { name: "Filter out" }).click(),
  ],
];

test("a card that no longer matches what stands in the box cannot be chosen", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/dashboard" });
  const first = page.getByRole("article").first();
  await first.waitFor();
  for (const [index, [way, choose]] of WAYS.entries()) {
    await test.step(`by ${way}`, async () => {
      const name = await makeStale(page, hoursLater(index + 1));
      await choose(page, name);
      // It brings the cards up to date, and that is all.
      await expect(first).toHaveAttribute("aria-label", "BM-21");
      await expect(card(page, name)).toHaveCount(0);
      await expect(search(page)).toBeFocused();
      await expect(form(page)).toHaveCount(0);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByText("filtered out")).toHaveCount(0);
      await page.clock.resume();
      await search(page).fill("");
      await expect(first).toHaveAttribute("aria-label", name);
    });
  }
  await test.step("one that does match can, at once", async () => {
    const name = await makeStale(page, hoursLater(WAYS.length + 1));
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
