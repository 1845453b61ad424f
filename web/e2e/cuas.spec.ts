import {
  copied,
  copyButton,
  EXAMPLE,
  fillExample,
  note,
  openCuas,
  press,
  preview,
  visitAsPatrol,
} from "./cuas-page";
import { expect, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { clipboard } from "./operator";

test.describe("the worked example", () => {
  test("by keyboard alone, from the log to the clipboard and back", async ({ sightline }) => {
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

  test("typed and clicked, it grows line by line", async ({ sightline }) => {
    const { page } = await openCuas(sightline);
    await preview(page).getByText("PAYLOAD — missing").waitFor();
    await fillExample(page);
    await preview(page).getByText(EXAMPLE, { exact: true }).waitFor();
    await press(page, "Payload", "Not Visible");
    await preview(page)
      .getByText(EXAMPLE.replace("VISIBLE grenade", "NOT VISIBLE"), { exact: true })
      .waitFor();
    await expect(page.getByLabel("Payload type")).toHaveCount(0);
    await press(page, "Payload", "Visible");
    await expect(page.getByLabel("Payload type")).toHaveValue("grenade");
    await page.getByLabel("Other observations and comments").fill("two rotors");
    await page.getByLabel("Remarks").fill("third one heard");
    await preview(page)
      .getByText(/OBS two rotors \/\/ REMARKS third one heard \/\/ ACTION engaged with EW/)
      .waitFor();
    await copyButton(page).click();
    await copied(page).waitFor();
    expect(await clipboard(page)).toBe(
      EXAMPLE.replace(" // ACTION", " // OBS two rotors // REMARKS third one heard // ACTION"),
    );
  });
});

test("the missing fields are listed in orange, and Ctrl+Enter leads to the first of them", async ({
  sightline,
}) => {
  const { page } = await openCuas(sightline);
  const missing = note(page, "Method of Detection, Grid, UAS type, Payload");
  expect(await missing.evaluate((element) => getComputedStyle(element).color)).toBe(
    "rgb(240, 180, 92)",
  );
  await expect(copyButton(page)).toBeDisabled();
  await page.getByLabel("Remarks").focus();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Space");
  await note(page, "Grid, UAS type, Payload").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("34UFE");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("1234567890");
  await note(page, "UAS type, Payload").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Space");
  await note(page, "Payload").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Space");
  await page.getByText(/^Required fields missing/).waitFor({ state: "detached" });
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toBe(
    "C-UAS WK21-Q2W3E4 // DTG 201230ZNov26 // ASSET STA Ptl // METHOD SEE // GRID 34UFE 12345 67890 // 1 X ROTARY WING // PAYLOAD NOT VISIBLE////",
  );
});
