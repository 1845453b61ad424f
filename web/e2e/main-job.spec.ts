import { expect, test } from "./fixtures";
import { type KeyboardOnly, keyboardOnly } from "./keyboard-only";
import { clipboard } from "./operator";

const GRADS =
  "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3////";
const TANKS =
  "SIGHTING WK21-M4N8ZZ // DTG 201230ZNov26 // ASSET Puma // 4 X T-72 // COM 34UFE 12345 67890 CAT 2 ALT 512FT DISP 240M // MOVING NORTHEAST 25KPH // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 4////";

/** Opens the closed list that has the focus, finds an option by its first letters and takes it. */
async function pickByKeys(keys: KeyboardOnly, letters: string): Promise<void> {
  await keys.press("Enter");
  await keys.type(letters);
  await keys.press("Enter");
}

test("by keyboard alone from sign-in to the log: 3 × BM-21, one grid, static, open by the form in 30 keys or fewer, then four tanks on the move", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ identifiers: ["7K3QZ9", "M4N8ZZ"] });
  await page.getByLabel("Parent Unit").and(page.locator(":focus")).waitFor();
  const keys = await keyboardOnly(page);
  const copied = page.getByRole("button", { name: "Copied & Saved!" });
  await test.step("sign-in", async () => {
    for (const text of ["1 RHA", "Sensor operator", "", "WK21"]) {
      await keys.type(text);
      await keys.press("Tab");
    }
    await pickByKeys(keys, "Pu");
    await keys.press("Tab", "Tab", "Enter");
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  });

  await test.step("the standard sighting", async () => {
    const before = keys.pressedApart;
    await keys.press("Alt+s");
    await page.getByLabel("Platform name or Description").waitFor();
    await keys.press(..."3bm21");
    await page.locator("article[data-lit]", { hasText: "BM-21" }).waitFor();
    await keys.press("Control+Enter");
    await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
    // The form has the quantity, and begins at what is missing.
    await expect(page.getByRole("radio", { name: "Static" })).toBeFocused();
    await keys.press("s", "Tab", "o", "Tab", ..."34ufe1234567890", "Control+Enter");
    await copied.waitFor();
    expect(await clipboard(page)).toBe(GRADS);
    const pressed = keys.pressedApart - before;
    console.log(`keys pressed for 3 × BM-21: ${pressed}`);
    expect(pressed).toBeLessThanOrEqual(30);
  });

  await test.step("four tanks, with every list of the form", async () => {
    await keys.press("Alt+r");
    await expect(page.getByLabel("Platform name or Description")).toBeFocused();
    await keys.type("t72");
    await page.getByRole("option").first().waitFor();
    await keys.press("ArrowDown", "Enter", "ArrowDown", "Enter");
    await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
    await keys.press("4", "Tab");
    await keys.press("m", "Tab"); // Motion: Moving
    await pickByKeys(keys, "Northe"); // Direction
    await keys.press("Tab", ..."25", "Tab");
    await keys.press("Space", "Tab"); // Environment: Open
    await keys.press(..."34ufe1234567890", "Tab");
    await keys.press("Enter", "ArrowDown", "Enter", "Tab"); // Grid accuracy: Cat 2
    await keys.press(..."512", "Tab", ..."240", "Control+Enter");
    await copied.waitFor();
    expect(await clipboard(page)).toBe(TANKS);
  });

  await keys.press("Alt+o");
  for (const reference of ["WK21-7K3QZ9", "WK21-M4N8ZZ"])
    await page.getByText(reference).first().waitFor();
  await keys.expectNoPointer();
});
