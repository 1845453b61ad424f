import type { Locator, Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { openGrad } from "./operator";

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Grid ${number}`, exact: true });
const poo = (page: Page) => page.getByRole("group", { name: "POO", exact: true });
const gzd = (group: Locator) => group.getByLabel("GZD");
const coordinates = (group: Locator) => group.getByLabel("Coordinates");

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((held) => navigator.clipboard.writeText(held), text);
  await field.focus();
  await page.keyboard.press("Control+v");
}

async function openHlr(sightline: Sightline): Promise<Page> {
  const { page } = await sightline.visit({ signedIn: true, path: "/hlr" });
  await page.getByLabel("Target Number").waitFor();
  return page;
}

test.describe("one grid, pasted into either field, fills both", () => {
  test("however it is written", async ({ sightline }) => {
    const { page } = await openGrad(sightline);
    for (const [text, both] of [
      ["34UFE 12345, 67890", ["34UFE", "12345 67890"]],
      ["34U FE 12345-67890", ["34UFE", "12345 67890"]],
      ["Grid: 34u fe 1234/5678,", ["34UFE", "1234 5678"]],
      ["34UFE\n12345\n67890\n", ["34UFE", "12345 67890"]],
      ["54.2966, 23.1506", ["34UFF", "3995 1865"]],
      ["54.2966N 23.1506E", ["34UFF", "3995 1865"]],
      ["34UFE 12345 67890", ["34UFE", "12345 67890"]],
      ["34ufe1234567890", ["34UFE", "12345 67890"]],
      [" 34U FE 12345 67890\n", ["34UFE", "12345 67890"]],
    ] as const) {
      for (const field of [gzd, coordinates]) {
        await test.step(JSON.stringify(text), async () => {
          await gzd(row(page, 1)).fill("");
          await coordinates(row(page, 1)).fill("");
          await paste(page, field(row(page, 1)), text);
          await expect(gzd(row(page, 1))).toHaveValue(both[0]);
          await expect(coordinates(row(page, 1))).toHaveValue(both[1]);
        });
      }
    }
  });

  test("degrees are as fine as their decimals, and the field says how fine", async ({
    sightline,
  }) => {
    const { page, preview } = await openGrad(sightline);
    await paste(page, gzd(row(page, 1)), "54.3, 23.15");
    await expect(preview).toContainText("GRID 34UFF 3 1 CAT");
    await expect(row(page, 1).getByText("From degrees, to 10 km")).toBeVisible();
  });
});

test.describe("what is no grid stands as pasted, with its error, and keeps the report back", () => {
  test("for each of its reasons", async ({ sightline }) => {
    const { page, preview, copy } = await openGrad(sightline);
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Open" }).check();
    for (const [text, reason] of [
      ["34UFE12345", "Check grid: 5 digits, an odd number"],
      ["34UFE 12345 678", "Check grid: 5 and 3 digits"],
      ["34VFE 12345 67890", "Check grid: no square 34VFE"],
      ["the mill by the river", "Check grid: no digits"],
    ] as const) {
      for (const field of [gzd, coordinates]) {
        await test.step(text, async () => {
          await gzd(row(page, 1)).fill("");
          await coordinates(row(page, 1)).fill("");
          await paste(page, field(row(page, 1)), text);
          await expect(field(row(page, 1))).toHaveValue(text);
          await expect(row(page, 1).getByText(reason)).toBeVisible();
          await expect(field(row(page, 1))).toHaveAttribute("aria-invalid", "true");
          await expect(preview).toContainText("GRID — incomplete");
          await expect(copy).toBeDisabled();
        });
      }
      await page.reload();
      await expect(coordinates(row(page, 1))).toHaveValue(text);
      await expect(row(page, 1).getByText(reason)).toBeVisible();
      await expect(copy).toBeDisabled();
    }
  });

  test("mended by hand, it is read when the field is left, or at Enter", async ({ sightline }) => {
    const { page } = await openGrad(sightline);
    await paste(page, coordinates(row(page, 1)), "34UFE 12345 678");
    await page.keyboard.type("90");
    await expect(row(page, 1).getByText("Enter takes this grid")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(gzd(row(page, 1))).toHaveValue("34UFE");
    await expect(coordinates(row(page, 1))).toHaveValue("12345 67890");

    await gzd(row(page, 1)).fill("");
    await paste(page, gzd(row(page, 1)), "34VFE 12345 67890");
    await page.keyboard.press("Home");
    for (const key of ["ArrowRight", "ArrowRight", "Delete", "u"]) await page.keyboard.press(key);
    await expect(gzd(row(page, 1))).toHaveValue("34uFE 12345 67890");
    await page.keyboard.press("Tab");
    await expect(gzd(row(page, 1))).toHaveValue("34UFE");
    await expect(coordinates(row(page, 1))).toHaveValue("12345 67890");
  });

  test("digits of unequal halves, beside a GZD that is right", async ({ sightline }) => {
    const { page, preview } = await openGrad(sightline);
    await gzd(row(page, 1)).fill("34UFE");
    await paste(page, coordinates(row(page, 1)), "12345 678");
    await expect(coordinates(row(page, 1))).toHaveValue("12345 678");
    await expect(row(page, 1).getByText("Check grid: 5 and 3 digits")).toBeVisible();
    await expect(preview).toContainText("GRID — incomplete");
  });
});

test.describe("several grids in one paste", () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, index) => `34UFE ${11 + index} 50`).join("\n");

  test("fill the rows from this one on, and the quantity grows", async ({ sightline }) => {
    const { page, preview } = await openGrad(sightline);
    await paste(page, gzd(row(page, 1)), "34UFE 12345 67890\n34UFE 23456-78901\n34UFF 11 22");
    await expect(page.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("3");
    await expect(preview).toContainText(
      "GRID 1 34UFE 12345 67890 CAT 1 // GRID 2 34UFE 23456 78901 CAT 1 // GRID 3 34UFF 11 22 CAT 1",
    );
  });

  test("those beyond the twentieth are named", async ({ sightline }) => {
    const { page } = await openGrad(sightline);
    await paste(page, coordinates(row(page, 1)), list(22));
    await expect(page.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("20");
    await expect(coordinates(row(page, 20))).toHaveValue("3050");
    await expect(
      page.getByText("A report holds 20 grids. Not in this one: 34UFE 31 50, 34UFE 32 50."),
    ).toBeVisible();
  });

  test("stand with the reason where a row is filled, or there is one alone", async ({
    sightline,
  }) => {
    const { page } = await openGrad(sightline);
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await gzd(row(page, 2)).fill("34UFE");
    await coordinates(row(page, 2)).fill("1234");
    await paste(page, coordinates(row(page, 1)), list(2));
    await expect(row(page, 1).getByText("Check grid: 2 grids, row 2 is filled")).toBeVisible();
    await expect(coordinates(row(page, 2))).toHaveValue("1234");
    await page.getByLabel("Centre of mass").check();
    await expect(
      row(page, 1).getByText("Check grid: 2 grids, centre of mass has one"),
    ).toBeVisible();
    await expect(coordinates(row(page, 1))).toHaveValue("34UFE 11 50 34UFE 12 50");
  });

  test("the other forms take one grid", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true });
    for (const path of ["/hlr", "/gmti", "/leapp", "/cuas"]) {
      await page.goto(sightline.address + path);
      const group = page.getByRole("group", {
        name: path === "/hlr" ? "POI" : "Grid",
        exact: true,
      });
      await paste(page, coordinates(group), list(2));
      await expect(group.getByText("Check grid: 2 grids, one fits here")).toBeVisible();
      await expect(coordinates(group)).toHaveValue("34UFE 11 50 34UFE 12 50");
      await expect(gzd(group)).toHaveValue("");
    }
  });
});

test.describe("typed", () => {
  test("one more than fits is not taken, and the field says so", async ({ sightline }) => {
    const page = await openHlr(sightline);
    await gzd(poo(page)).focus();
    await page.keyboard.type("34ufe");
    await page.keyboard.type("x");
    await expect(gzd(poo(page))).toHaveValue("34UFE");
    await expect(poo(page).getByText("5 characters at most")).toBeVisible();
    await page.keyboard.type("12345678901");
    await expect(coordinates(poo(page))).toBeFocused();
    await expect(coordinates(poo(page))).toHaveValue("12345 67890");
    await expect(poo(page).getByText("10 digits at most")).toBeVisible();
    await expect(coordinates(poo(page))).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("Tab");
    await expect(poo(page).getByText("10 digits at most")).toBeHidden();
  });

  test("a key that is not taken leaves the caret where it was", async ({ sightline }) => {
    const page = await openHlr(sightline);
    await coordinates(poo(page)).focus();
    await page.keyboard.type("1234567890");
    for (const key of ["ArrowLeft", "ArrowLeft", "9", "Backspace"]) await page.keyboard.press(key);
    await expect(coordinates(poo(page))).toHaveValue("1234 56790");
    await gzd(poo(page)).focus();
    await page.keyboard.type("34ufe");
    for (const key of ["Home", "ArrowRight", "ArrowRight", "x", "Delete"]) {
      await page.keyboard.press(key);
    }
    await expect(gzd(poo(page))).toHaveValue("34FE");
  });

  test("a letter among the digits stands with its error", async ({ sightline }) => {
    const page = await openHlr(sightline);
    await gzd(poo(page)).fill("34UFE");
    await coordinates(poo(page)).focus();
    await page.keyboard.type("12345a67890");
    await expect(coordinates(poo(page))).toHaveValue("12345a67890");
    await expect(poo(page).getByText("Check grid: no grid like 34UFE 12 34")).toBeVisible();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    await expect(coordinates(poo(page))).toHaveValue("12345 67890");
    await page.keyboard.press("Backspace");
    await expect(coordinates(poo(page))).toHaveValue("1234 67890");
  });

  test("latitude and longitude into either field", async ({ sightline }) => {
    const page = await openHlr(sightline);
    for (const point of ["POO", "POI"]) {
      const group = page.getByRole("group", { name: point, exact: true });
      const field = group.getByLabel(point === "POO" ? "GZD" : "Coordinates");
      await field.focus();
      await page.keyboard.type("54.3, 23.15");
      await expect(field).toHaveValue("54.3, 23.15");
      await page.getByLabel("Target Number").focus();
      await expect(gzd(group)).toHaveValue("34UFF");
      await expect(coordinates(group)).toHaveValue("3 1");
      await expect(group.getByText("From degrees, to 10 km")).toBeVisible();
    }
  });
});
