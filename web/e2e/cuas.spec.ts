import type { Page } from "@playwright/test";
import {
  copied,
  copyButton,
  EXAMPLE,
  gridGroup,
  note,
  openCuas,
  press,
  visitAsPatrol,
} from "./cuas-page";
import { expect, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { clipboard, openGrad } from "./operator";

const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

test("the worked example by keyboard alone, from the log to the clipboard and back", async ({
  sightline,
}) => {
  const { page } = await visitAsPatrol(sightline, "/");
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const keyboard = await keyboardOnly(page);
  const { press: keys, type } = keyboard;

  await keys("Alt+u");
  await note(page, "Method of Detection, Grid, UAS type, Payload").waitFor();
  await keys("Space", "Tab");
  await type("34ufe1234567890");
  await keys("Tab", "Tab", "2", "Tab", "Space", "Tab", "l", "Tab");
  await type("nn"); // Heading: North, then Northeast
  await keys("Tab", "v", "Tab");
  await type("grenade");
  await keys("Tab", "Tab", "Tab");
  await type("engaged with EW");
  await keys("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toBe(EXAMPLE);
  console.log(`c-UAS, the worked example: ${keyboard.pressed} keys`);
  expect(keyboard.pressed).toBeLessThan(62);
  // The indicator goes again after two seconds.
  await copyButton(page).waitFor();

  await keys("Alt+o");
  const row = page.getByRole("listitem").filter({ hasText: "WK21-Q2W3E4" });
  await row.getByText("2 × Rotary wing, See, low").waitFor();
  await keyboard.expectNoPointer();
});

test("c-UAS's buttons are chosen by keys, one of them is a Tab stop, and nothing moves; Ctrl+Enter leads to what is missing", async ({
  sightline,
}) => {
  const { page } = await openCuas(sightline);
  await page.getByText("C/SWK21", { exact: true }).waitFor();
  await page.getByText("AssetSTA Ptl", { exact: true }).waitFor();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const isPressed = (name: string) => expect(button(name)).toHaveAttribute("aria-pressed", "true");

  await test.step("by arrows and letters", async () => {
    await expect(button("See")).toBeFocused();
    await expect(button("See")).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("ArrowLeft");
    await isPressed("FP Radar");
    await page.keyboard.press("ArrowRight");
    await isPressed("See");
    await page.keyboard.press("h");
    await isPressed("Hear");
    await expect(button("Hear")).toBeFocused();
    await expect(button("See")).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("Tab");
    await expect(gridGroup(page).getByLabel("GZD")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(button("Hear")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.locator("header :focus, main:focus").waitFor();
  });

  await test.step("nothing moves when one is pressed in", async () => {
    const place = () => page.getByRole("combobox", { name: "Heading" }).boundingBox();
    const before = await place();
    for (const name of ["Rotary wing", "Fixed wing"]) {
      await press(page, "UAS type", name);
      await expect.poll(() => place()).toEqual(before);
    }
  });

  await test.step("what is missing is listed in orange, and Ctrl+Enter leads to the first of it", async () => {
    await page.keyboard.press("Alt+r");
    const missing = note(page, "Method of Detection, Grid, UAS type, Payload");
    expect(await missing.evaluate((element) => getComputedStyle(element).color)).toBe(
      "rgb(240, 180, 92)",
    );
    await expect(copyButton(page)).toBeDisabled();
    await page.getByLabel("Remarks").focus();
    const next = () => page.keyboard.press("Control+Enter");
    for (const [left, typed] of [
      ["Grid, UAS type, Payload", " "],
      ["Grid, UAS type, Payload", "34UFE"],
      ["UAS type, Payload", "1234567890"],
      ["Payload", " "],
    ] as const) {
      await next();
      await page.keyboard.type(typed);
      await note(page, left).waitFor();
    }
    await next();
    await page.keyboard.press("Space");
    await page.getByText(/^Required fields missing/).waitFor({ state: "detached" });
    await next();
    await copied(page).waitFor();
    expect(await clipboard(page)).toBe(
      "C-UAS WK21-AAAAA1 // DTG 201230ZNov26 // ASSET STA Ptl // METHOD SEE // GRID 34UFE 12345 67890 // 1 X ROTARY WING // PAYLOAD NOT VISIBLE////",
    );
  });
});

test("rows of radio buttons are one Tab stop, and answer letters and arrows", async ({
  sightline,
}) => {
  const { page, preview } = await openGrad(sightline);
  await page.keyboard.press("Tab");
  await expect(radio(page, "Static")).toBeFocused();
  await expect(radio(page, "Static")).not.toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Static")).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, "Moving")).toBeChecked();
  await page.keyboard.press("s");
  await expect(radio(page, "Static")).toBeChecked();
  await page.keyboard.press("Tab");
  for (const [key, chosen] of [
    ["d", "Dug-in"],
    ["d", "Dug-in OHP"],
    ["x", "Dug-in OHP"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(radio(page, chosen)).toBeChecked();
    await expect(radio(page, chosen)).toBeFocused();
  }
  await expect(preview).toContainText("STATIC // ENV DUG-IN OHP");
  await page.keyboard.press("Shift+Tab");
  await expect(radio(page, "Static")).toBeFocused();
});
