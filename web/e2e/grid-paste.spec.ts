/** The two fields of a grid under hands: paste, caret, focus and notes. What each text means is tried in grid-edit.test.ts. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openGrad } from "./operator";

const row = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const gzd = (group: Locator) => group.getByLabel("GZD");
const coordinates = (group: Locator) => group.getByLabel("Coordinates");
const FIELDS = [gzd, coordinates];

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((held) => navigator.clipboard.writeText(held), text);
  await field.focus();
  await page.keyboard.press("Control+v");
}

const list = (count: number) =>
  Array.from({ length: count }, (_, index) => `34UFE ${11 + index} 50`).join("\n");

test("one paste fills both fields or as many rows; what is no grid stands with its error and keeps the report back; typed, the caret keeps its place and a field says what it does not take", async ({
  sightline,
}) => {
  const { page, preview, copy } = await openGrad(sightline);
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  const first = row(page, "Grid 1");
  const clear = async (group: Locator) => {
    for (const field of FIELDS) await field(group).fill("");
  };
  const holds = async (group: Locator, square: string, digits: string) => {
    await expect(gzd(group)).toHaveValue(square);
    await expect(coordinates(group)).toHaveValue(digits);
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();

  await test.step("pasted into either field; no grid stands, also over a reload", async () => {
    for (const [field, text, wrong, reason] of [
      [gzd, "Grid: 34u fe 12345-67890,", "34UFE 12345 678", "Check grid: 5 and 3 digits"],
      [coordinates, "34UFE\n12345\n67890\n", "the mill by the river", "Check grid: no digits"],
    ] as const) {
      await clear(first);
      await paste(page, field(first), text);
      await holds(first, "34UFE", "12345 67890");
      await expect(copy).toBeEnabled();
      await clear(first);
      await paste(page, field(first), wrong);
      await expect(field(first)).toHaveValue(wrong);
      await expect(first.getByText(reason)).toBeVisible();
      await expect(field(first)).toHaveAttribute("aria-invalid", "true");
      await expect(preview).toContainText("GRID — incomplete");
      await expect(copy).toBeDisabled();
    }
    await page.reload();
    await expect(coordinates(first)).toHaveValue("the mill by the river");
    await expect(first.getByText("Check grid: no digits")).toBeVisible();
    await expect(copy).toBeDisabled();
  });
  await test.step("mended by hand, it is read at Enter, or when the field is left", async () => {
    await clear(first);
    await paste(page, coordinates(first), "34UFE 12345 678");
    await page.keyboard.type("90");
    await expect(first.getByText("Press Enter to use this grid")).toBeVisible();
    await press("Enter");
    await holds(first, "34UFE", "12345 67890");
    await gzd(first).fill("");
    await paste(page, gzd(first), "34VFE 12345 67890");
    await press("Home", "ArrowRight", "ArrowRight", "Delete", "u");
    await expect(gzd(first)).toHaveValue("34uFE 12345 67890");
    await press("Tab");
    await holds(first, "34UFE", "12345 67890");
  });
  await test.step("several grids fill the rows from this one on, or stand with the reason why not", async () => {
    await clear(first);
    await paste(page, gzd(first), "34UFE 12345 67890\n34UFE 23456-78901\n34UFF 11 22");
    await expect(quantity).toHaveValue("3");
    await expect(preview).toContainText(
      /GRID 1 34UFE 12345 67890 CAT 1 \/\/ GRID 2 34UFE 23456 78901 CAT 1 \/\/ GRID 3 34UFF 11 22 CAT/,
    );
    await coordinates(first).fill("");
    await paste(page, coordinates(first), list(2));
    await expect(first.getByText("Check grid: 2 grids, row 2 is filled")).toBeVisible();
    await press("Alt+r");
    await expect(quantity).toHaveValue("1");
    await paste(page, coordinates(first), list(22));
    await expect(quantity).toHaveValue("20");
    await expect(coordinates(row(page, "Grid 20"))).toHaveValue("3050");
    await expect(
      page.getByText("A report takes 20 grids. Left out: 34UFE 31 50, 34UFE 32 50."),
    ).toBeVisible();
  });

  await page.getByRole("link", { name: "Hostile Location Report (HLR)" }).click();
  const poo = row(page, "POO");
  await test.step("one more than fits is not taken, and digits go on in the coordinates", async () => {
    await gzd(poo).focus();
    await page.keyboard.type("34ufex");
    await expect(gzd(poo)).toHaveValue("34UFE");
    await expect(poo.getByText("5 characters at most")).toBeVisible();
    for (const [typed, shown] of [
      ["12", "1 2"],
      ["3456", "123 456"],
      ["78901", "12345 67890"],
    ] as const) {
      await page.keyboard.type(typed);
      await expect(coordinates(poo)).toBeFocused();
      await expect(coordinates(poo)).toHaveValue(shown);
    }
    await expect(poo.getByText("10 digits at most")).toBeVisible();
  });
  await test.step("the caret stays at its digit", async () => {
    await coordinates(poo).focus();
    await press("End", "ArrowLeft", "ArrowLeft", "9", "Backspace");
    await expect(coordinates(poo)).toHaveValue("1234 56790");
    await press("Home", "Delete", "9", "Delete", "8");
    await expect(coordinates(poo)).toHaveValue("9834 56790");
    await coordinates(poo).fill("");
    await coordinates(poo).focus();
    await page.keyboard.type("12345a67890");
    for (let step = 0; step < 5; step += 1) await press("ArrowLeft");
    await press("Backspace", "Backspace");
    await expect(coordinates(poo)).toHaveValue("1234 67890");
  });
});
