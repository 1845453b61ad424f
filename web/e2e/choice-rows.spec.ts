import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openGrad } from "./operator";

const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

test("in a row of radio buttons letters choose, and the same letter again the next", async ({
  sightline,
}) => {
  const { page, preview } = await openGrad(sightline);
  await page.keyboard.press("Tab");
  await expect(radio(page, "Static")).toBeFocused();
  await expect(radio(page, "Static")).not.toBeChecked();
  await page.keyboard.press("s");
  await expect(radio(page, "Static")).toBeChecked();
  await page.keyboard.press("Tab");
  for (const [key, chosen] of [
    ["d", "Dug-in"],
    ["d", "Dug-in OHP"],
    ["w", "Woodland"],
    ["D", "Dug-in OHP"],
    ["x", "Dug-in OHP"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(radio(page, chosen)).toBeChecked();
    await expect(radio(page, chosen)).toBeFocused();
  }
  await expect(preview).toContainText("STATIC // ENV DUG-IN OHP");
  // One Tab stop, as before.
  await page.keyboard.press("Shift+Tab");
  await expect(radio(page, "Static")).toBeFocused();
});

test("arrows choose from the first on while nothing is chosen, and go around", async ({
  sightline,
}) => {
  const { page } = await openGrad(sightline);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Static")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Moving")).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, "Static")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect(radio(page, "Dug-in OHP")).toBeChecked();
});

test("c-UAS's buttons stay buttons and answer the same keys", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/cuas" });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(button("See")).toBeFocused();
  await expect(button("See")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("ArrowRight");
  await expect(button("See")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await expect(button("Hear")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("f");
  await expect(button("FP Radar")).toHaveAttribute("aria-pressed", "true");
  await expect(button("FP Radar")).toBeFocused();
  await expect(button("Hear")).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("region", { name: "Live Message Preview" })).toContainText(
    "METHOD FP RADAR",
  );
});
