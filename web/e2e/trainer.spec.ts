import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { button, changed, openPlatforms } from "./platform-page";

const TWO_MINUTES = 120_000;

const region = (page: Page) => page.getByRole("region", { name: "Recognition" });
const place = (page: Page) => region(page).getByRole("status");
const names = (page: Page) =>
  page.getByRole("group", { name: "Which platform?" }).getByRole("button");
const picture = (page: Page) => region(page).locator("[data-drawing]");

/** The ids of the platforms to choose from, in their order. */
async function namesShown(page: Page): Promise<string[]> {
  const texts = await names(page).allInnerTexts();
  return texts.map((text) => text.split(/\s*\n\s*/)[1] ?? "");
}

/** What is shown, and under which number it stands. */
async function rightNumber(page: Page): Promise<{ id: string; number: string }> {
  const id = (await picture(page).getAttribute("data-drawing")) ?? "";
  const all = await namesShown(page);
  const at = all.indexOf(id);
  expect(at, `${id} among ${all}`).toBeGreaterThanOrEqual(0);
  return { id, number: String(at + 1) };
}

const wrongNumber = (right: string) => String((Number(right) % 4) + 1);

test("ten questions from the palette go by keys alone in under two minutes; what was confused comes again", async ({
  operator: { page },
}) => {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const keyboard = await keyboardOnly(page);
  const begun = Date.now();
  await keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command" }).waitFor();
  await keyboard.type("train");
  await page.getByRole("option", { name: "Train recognition" }).waitFor();
  await keyboard.press("Enter");
  await button(page, "Start Enter").or(button(page, "Start")).waitFor();
  await expect(page).toHaveURL(/\/train$/);
  await keyboard.press("Enter");

  const pairs: [string, string][] = [];
  for (let at = 1; at <= 10; at++) {
    await expect(place(page)).toHaveText(`${at} of 10`);
    await expect(names(page)).toHaveCount(4);
    const { id, number } = await rightNumber(page);
    await expect(names(page).nth(Number(number) - 1)).toHaveAccessibleName(
      new RegExp(`^${number} ${id.replace(/[()]/g, "\\$&")}`),
    );
    const isWrong = at === 2 || at === 7;
    const pressed = isWrong ? wrongNumber(number) : number;
    const name = (await namesShown(page))[Number(pressed) - 1] ?? "";
    await keyboard.press(pressed);
    if (isWrong) {
      pairs.push([id, name]);
      await region(page).getByText(`Wrong: this is ${id}, not ${name}`).waitFor();
      // Both, to one scale, with what differs lit.
      const both = page.getByRole("region", { name: `${id} and ${name} at the same scale` });
      await expect(both.locator("[data-drawing]")).toHaveCount(2);
      await both.locator("[data-part]").first().waitFor();
    } else await region(page).getByText(`Right: ${id}`).waitFor();
    await expect(button(page, "Next")).toBeFocused();
    await keyboard.press("Space");
  }
  await page.getByRole("heading", { name: "Look at again" }).waitFor();
  expect(Date.now() - begun).toBeLessThan(TWO_MINUTES);
  for (const [id, name] of pairs)
    await page.getByText(`${id}, taken for ${name}`, { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Right", exact: true }).waitFor();
  await expect(button(page, "Ten more of those")).toBeFocused();

  await keyboard.press("Enter");
  await expect(place(page)).toHaveText("1 of 10");
  await keyboard.expectNoPointer();
});

test("left in the middle it begins anew, with what was confused to ask about; a photograph that does not load is named and left out", async ({
  sightline,
}) => {
  const { page } = await openPlatforms(sightline);
  const confused = page.getByRole("radio", { name: "Only what was confused" });
  const start = page.getByRole("button", { name: "Start" });
  await button(page, "Train").click();
  await page.getByRole("radio", { name: "Ours beside theirs" }).waitFor();
  await expect(confused).toHaveCount(0);
  await start.click();
  await expect(place(page)).toHaveText("1 of 10");
  const { number } = await rightNumber(page);
  await names(page)
    .nth(Number(wrongNumber(number)) - 1)
    .click();
  await button(page, "Next").waitFor();
  // A second name changes nothing.
  await page.keyboard.press(number);
  await expect(region(page).getByText(/^Wrong: /)).toHaveCount(1);
  // Space goes on wherever the focus is.
  await page.locator("#work").focus();
  await page.keyboard.press("Space");
  await expect(place(page)).toHaveText("2 of 10");

  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.goBack();
  await expect(confused).toBeVisible();
  await page.reload();
  await confused.check();
  await start.click();
  await expect(place(page)).toHaveText("1 of 10");
  // Before an answer there is nothing to look back at; after one there is.
  await button(page, "Stop").click();
  await start.waitFor();

  await changed(({ platformId }) =>
    platformId === "PMP" ? { imageUrl: "/images/photos/none.jpg", imageAlt: "A bridge" } : {},
  )(page);
  await page.reload();
  await start.click();
  // The unit's own photographs come first.
  await expect(page.getByRole("alert")).toHaveText("Left out, as the picture does not load: PMP.");
  await expect(place(page)).toHaveText("1 of 9");
  await rightNumber(page);
  await page.keyboard.press("1");
  await button(page, "Next").waitFor();
  await button(page, "Stop").click();
  await page.getByRole("button", { name: /^Ten more/ }).waitFor();
  await button(page, "Stop").click();
  await start.waitFor();
});
