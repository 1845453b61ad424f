import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { choose, clipboard } from "./operator";
import { savedReports } from "./saved";

test.use({ startedWith: {} });

const EXAMPLE =
  "LEAPP WK21-9XY001 // DTG 201230ZNov26 // ASSET LEAPP // OBJ FAST AIR // GRID 34UFE 12345 67890 ALT 1,500FT // DIR SOUTHWEST SPD 741KMPH////";

const copied = (page: Page) => page.getByRole("button", { name: "Copied & Saved!" });
const grid = (page: Page) => page.getByRole("group", { name: "Grid", exact: true });
const altitude = (page: Page) => page.getByLabel("Altitude (ft)");
const speed = (page: Page) => page.getByLabel("Speed (knots)");

async function openLeapp(sightline: Sightline) {
  const identifiers = ["9XY001", "AAAAA1"];
  const visit = await sightline.visit({
    signedIn: true,
    identifiers,
    path: "/leapp",
    asset: "LEAPP",
  });
  await altitude(visit.page).waitFor();
  return visit;
}

async function fillExample(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Fast Air" }).check();
  await grid(page).getByLabel("GZD").fill("34UFE");
  await grid(page).getByLabel("Coordinates").fill("1234567890");
  await altitude(page).fill("1500");
  await choose(page, "Direction", "Southwest");
  await speed(page).fill("400");
}

test("the worked example by keyboard alone, to the clipboard, the log and the server", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({
    signedIn: true,
    identifiers: ["9XY001"],
    asset: "LEAPP",
  });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const keys = await keyboardOnly(page);
  await keys.press("Alt+l");
  await page
    .getByRole("heading", {
      name: "LEAPP Detection / Land Environment Air Picture Provision report",
    })
    .waitFor();
  await altitude(page).waitFor();
  await keys.press("Space"); // Object: Fast Air
  await keys.press("Tab");
  await keys.type("34ufe1234567890");
  await keys.press("Tab");
  await keys.press("Tab"); // past Open map
  await keys.type("1500");
  await keys.press("Tab");
  await keys.type("sss"); // Direction: a closed list goes on to the next with that letter
  await keys.press("Tab");
  await keys.type("400");
  const saved = page.waitForResponse("**/api/reports/save");
  await keys.press("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toBe(EXAMPLE);
  console.log(`LEAPP, worked example: ${keys.pressed} keys, the grid's 15 included`);
  expect(keys.pressed).toBeLessThan(36);
  // The indicator goes again after two seconds.
  await page.getByRole("button", { name: "Submit & Copy to clipboard" }).waitFor();
  expect((await saved).status()).toBe(201);
  const kept = (await savedReports(sightline.folder)).find(({ content }) => content === EXAMPLE);
  expect(kept).toMatchObject({ report_type: "LEAPP", call_sign: "WK21", target_id: null });

  await keys.press("Alt+o");
  const row = page.getByRole("listitem").filter({ hasText: "WK21-9XY001" });
  await row.getByText("Fast Air at 1,500 ft, southwest").waitFor();
  await keys.expectNoPointer();
});

test("the altitude keeps its thousands, its zeros and the caret; what loiters has no speed", async ({
  sightline,
}) => {
  const { page } = await openLeapp(sightline);
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  const field = altitude(page);
  await test.step("typed", async () => {
    await field.pressSequentially("9a");
    await expect(field).toHaveValue("9");
    await expect(field).toHaveAccessibleDescription("Digits only");
    await field.pressSequentially("999");
    await expect(field).toHaveValue("9,999");
    await field.press("Home");
    await field.pressSequentially("12");
    await expect(field).toHaveValue("129,999");
    await field.press("Backspace");
    await expect(field).toHaveValue("19,999");
    await field.press("ArrowRight");
    await field.press("Delete");
    await expect(field).toHaveValue("1,999");
    await field.pressSequentially("5");
    await expect(field).toHaveValue("19,599");
    const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
    await expect.poll(() => caret()).toBe("19,5".length);
    await field.press("End");
    await field.pressSequentially(".");
    await expect(field).toHaveValue("19,599.");
    await expect(field).toHaveAccessibleDescription("Whole numbers only");
    await field.press("Backspace");
    await expect(field).not.toHaveAttribute("aria-invalid");
  });
  await test.step("pasted as it was written elsewhere", async () => {
    await field.fill("");
    await page.evaluate(() => navigator.clipboard.writeText(" 35,000 ft"));
    await field.focus();
    await page.keyboard.press("Control+v");
    await expect(field).toHaveValue("35,000");
  });
  await test.step("a first digit that is taken from it costs it no zeros", async () => {
    await fillExample(page);
    await field.fill("10500");
    await field.press("Home");
    await field.press("Delete");
    await expect(field).toHaveValue("0500");
    await preview.getByText("ALT 500FT").waitFor();
    await field.pressSequentially("2");
    await expect(field).toHaveValue("20,500");
    await preview.getByText("ALT 20,500FT").waitFor();
  });
  await test.step("loitering clears the speed, which is then neither asked nor sent", async () => {
    await page.getByText("= 741 km/h").waitFor();
    await choose(page, "Direction", "Loitering");
    await expect(speed(page)).toHaveValue("");
    await expect(speed(page)).toBeDisabled();
    await page.getByText("No speed is sent").waitFor();
    await preview.getByText("LOITERING////").waitFor();
    await expect(page.getByText("Required fields missing")).toHaveCount(0);
    await choose(page, "Direction", "North");
    await page.getByText("Required fields missing: Speed (knots)").waitFor();
    await expect(speed(page)).toHaveValue("");
  });

  await test.step("Ctrl+Enter leads to the first field that is missing, wherever the focus was", async () => {
    await page.getByRole("button", { name: "Reset form" }).click();
    await page.getByLabel("Free text").focus();
    for (const [missing, typed] of [
      ["Object, Grid, Altitude (ft), Direction, Speed (knots)", " "],
      ["Grid, Altitude (ft), Direction, Speed (knots)", "34UFE1234567890"],
      ["Altitude (ft), Direction, Speed (knots)", "1500"],
      ["Direction, Speed (knots)", "southw"],
      ["Speed (knots)", "400"],
    ] as const) {
      await page.getByText(`Required fields missing: ${missing}`, { exact: true }).waitFor();
      await expect(page.getByRole("button", { name: "Submit & Copy to clipboard" })).toBeDisabled();
      await page.keyboard.press("Control+Enter");
      await page.keyboard.type(typed);
    }
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
    expect(await clipboard(page)).toBe(EXAMPLE.replace("9XY001", "AAAAA1"));
  });
});
