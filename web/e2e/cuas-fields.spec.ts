import type { Page } from "@playwright/test";
import { copyButton, gridGroup, openCuas, press, preview } from "./cuas-page";
import { expect, test } from "./fixtures";
import { choose } from "./operator";

/** The labels of a group's buttons, and of the one that is pressed in. */
async function buttonsOf(page: Page, group: string) {
  const buttons = page.getByRole("group", { name: group, exact: true }).getByRole("button");
  const pressed = page
    .getByRole("group", { name: group, exact: true })
    .getByRole("button", { pressed: true });
  return { all: await buttons.allTextContents(), pressed: await pressed.allTextContents() };
}

test.describe("the screen", () => {
  test("says whose report it is, and offers what may be said", async ({ sightline }) => {
    const { page } = await openCuas(sightline);
    await page.getByRole("heading", { name: "c-UAS", exact: true }).waitFor();
    await page.getByText("C/SWK21", { exact: true }).waitFor();
    await page.getByText("AssetSTA Ptl", { exact: true }).waitFor();
    const none = { pressed: [] };
    await expect
      .poll(() => buttonsOf(page, "Method of Detection"))
      .toEqual({
        all: ["See", "Hear", "FP Radar"],
        ...none,
      });
    await expect
      .poll(() => buttonsOf(page, "UAS type"))
      .toEqual({
        all: ["Rotary wing", "Fixed wing"],
        ...none,
      });
    await expect
      .poll(() => buttonsOf(page, "Payload"))
      .toEqual({ all: ["Not Visible", "Visible"], ...none });
    const options = (label: string) =>
      page.getByRole("combobox", { name: label }).locator("option").allTextContents();
    await expect
      .poll(() => options("Height"))
      .toEqual(["Not stated", "Grounded", "Very low", "Low", "Medium"]);
    await expect
      .poll(() => options("Heading"))
      .toEqual([
        "Not stated",
        "Loitering",
        "North",
        "Northeast",
        "East",
        "Southeast",
        "South",
        "Southwest",
        "West",
        "Northwest",
      ]);
  });

  test("the arrows choose along the buttons, of which one is a Tab stop", async ({ sightline }) => {
    const { page } = await openCuas(sightline);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const isFocused = (name: string) =>
      button(name).evaluate((element) => element === document.activeElement);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => isFocused("FP Radar")).toBe(true);
    await expect
      .poll(() => buttonsOf(page, "Method of Detection"))
      .toMatchObject({ pressed: ["FP Radar"] });
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => buttonsOf(page, "Method of Detection"))
      .toMatchObject({ pressed: ["See"] });
    await page.keyboard.press("Tab");
    await expect(gridGroup(page).getByLabel("GZD")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isFocused("See")).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isFocused("See")).toBe(false);
    await page.locator("header :focus, main:focus").waitFor();
  });

  test("nothing moves when a button is pressed in", async ({ sightline }) => {
    const { page } = await openCuas(sightline);
    const place = () => page.getByRole("combobox", { name: "Heading" }).boundingBox();
    const before = await place();
    for (const name of ["Rotary wing", "Fixed wing"]) {
      await press(page, "UAS type", name);
      await expect.poll(() => place()).toEqual(before);
    }
  });

  test("height and heading can be taken back", async ({ sightline }) => {
    const { page } = await openCuas(sightline);
    await choose(page, "Height", "Very low");
    await choose(page, "Heading", "Loitering");
    await preview(page).getByText("HEIGHT VERY LOW // HDG LOITERING").waitFor();
    await choose(page, "Height", "Not stated");
    await choose(page, "Heading", "Not stated");
    await preview(page)
      .getByText(/HEIGHT|HDG/)
      .waitFor({ state: "detached" });
  });
});

test.describe("the fields", () => {
  test("the quantity is 1 at least and 1 at first, and an empty one is asked for", async ({
    sightline,
  }) => {
    const { page } = await openCuas(sightline);
    const quantity = page.getByRole("spinbutton", { name: "Quantity" });
    await expect(quantity).toHaveValue("1");
    await expect(page.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
    await quantity.fill("250");
    await preview(page).getByText("250 X UAS TYPE — missing").waitFor();
    await quantity.fill("0");
    await expect(page.getByText("1 to 999", { exact: true })).toBeVisible();
    await preview(page).getByText("QUANTITY — check").waitFor();
    await quantity.fill("");
    await gridGroup(page).getByLabel("GZD").focus();
    await expect(quantity).toHaveValue("");
    await preview(page).getByText("QUANTITY — missing").waitFor();
  });

  test("the zone is upper-cased and checked when it is left, digits stand in two halves", async ({
    sightline,
  }) => {
    const { page } = await openCuas(sightline);
    const gzd = gridGroup(page).getByLabel("GZD");
    const coordinates = gridGroup(page).getByLabel("Coordinates");
    await expect(coordinates).toHaveAttribute("placeholder", "12345 67890");
    await gzd.pressSequentially("34uzz");
    await expect(gzd).toHaveValue("34UZZ");
    await coordinates.focus();
    await gridGroup(page).getByText("Check GZD").waitFor();
    for (const [typed, shown] of [
      ["1234", "1234"],
      ["56", "123 456"],
      ["789", "1234 56789"],
    ] as const) {
      await coordinates.pressSequentially(typed);
      await expect(coordinates).toHaveValue(shown);
    }
    await gzd.focus();
    await gridGroup(page).getByText("Check grid").waitFor();
    await page.getByText("Check Grid before you copy.").waitFor();
    await preview(page).getByText("GRID — incomplete").waitFor();
    await expect(copyButton(page)).toBeDisabled();
    await gzd.fill("34UFE");
    await coordinates.fill("1234567890");
    await page
      .getByText(/^Check/)
      .first()
      .waitFor({ state: "detached" });
    await preview(page).getByText("34UFE 12345 67890").waitFor();
  });
});
