import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";

const heading = (page: Page) => page.getByRole("spinbutton", { name: "Heading" });

async function openGmti(sightline: Sightline): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true, path: "/gmti" });
  await heading(page).waitFor();
  return page;
}

test("a typed heading wraps when its third digit is typed, else when it is left", async ({
  sightline,
}) => {
  const page = await openGmti(sightline);
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  for (const [typed, shown, left, sent] of [
    ["361", "1", "1", "001"],
    ["000", "360", "360", "360"],
    ["360", "360", "360", "360"],
    ["0", "0", "360", "360"],
    ["045", "045", "45", "045"],
    ["7", "7", "7", "007"],
  ] as const) {
    await heading(page).fill("");
    await heading(page).pressSequentially(typed);
    await expect(heading(page)).toHaveValue(shown);
    await preview.getByText(`${sent} SPD`).waitFor();
    await page.keyboard.press("Tab");
    await expect(heading(page)).toHaveValue(left);
    await preview.getByText(`${sent} SPD`).waitFor();
  }
});

test("the heading goes around the compass by the arrow keys", async ({ sightline }) => {
  const page = await openGmti(sightline);
  for (const [key, shown] of [
    ["ArrowDown", "360"],
    ["ArrowUp", "1"],
    ["ArrowDown", "360"],
    ["Shift+ArrowUp", "10"],
    ["PageUp", "20"],
    ["Shift+ArrowDown", "10"],
    ["PageDown", "360"],
    ["Backspace", "36"],
    ["ArrowUp", "37"],
  ] as const) {
    await heading(page).press(key);
    expect([key, await heading(page).inputValue()]).toEqual([key, shown]);
  }
  await expect(heading(page)).toHaveAttribute("aria-valuenow", "37");
});
