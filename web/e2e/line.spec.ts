import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { clipboard, refuseClipboard } from "./operator";

const HEAD = "DTG 201230ZNov26 // ASSET Puma";
const THREE_GRADS = "STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3////";

const search = (page: Page) => page.getByLabel("Platform name or Description");
const report = (page: Page) => page.getByRole("region", { name: "Report from this line" });
const state = (page: Page) => report(page).getByRole("group", { name: "State of the report" });
const copied = (page: Page) => page.getByRole("region", { name: "Copied report" });
const command = (page: Page) =>
  page.getByRole("dialog", { name: "Commands" }).getByRole("combobox", { name: "Command" });

/** The platform list with the line's reader in place. */
async function openSearch(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.keyboard.press("Alt+s");
  await expect(search(page)).toBeFocused();
  await page.locator("article").first().waitFor();
}

/** The list again, from any screen. */
async function again(page: Page): Promise<void> {
  await page.keyboard.press("Alt+s");
  await expect(search(page)).toBeFocused();
}

/** Types a line, and waits until it is read as a report. */
async function typeLine(page: Page, line: string): Promise<void> {
  await search(page).fill("");
  await page.keyboard.type(line);
  await report(page).waitFor();
}

test("the standard sighting: 27 keys by the line, 23 in the last square, then 14 for the same again", async ({
  sightline,
}) => {
  const identifiers = ["7K3QZ9", "M4N8ZZ", "AAAAA1", "AAAAA2"];
  const { page } = await sightline.visit({ signedIn: true, identifiers });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const keys = await keyboardOnly(page);
  await keys.press("Alt+s");
  await expect(search(page)).toBeFocused();
  await keys.press(..."3bm21", "Space", ..."34ufe1234567890so");
  await expect(report(page)).toContainText("Complete.");
  await keys.press("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toBe(
    `SIGHTING WK21-7K3QZ9 // ${HEAD} // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 // ${THREE_GRADS}`,
  );
  const byLine = keys.pressedApart;

  await page.keyboard.press("Alt+o");
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  await keys.press("Alt+s");
  await expect(search(page)).toBeFocused();
  await keys.press(..."3bm21", "Space", ..."1240067900", "Space", ..."so", "Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toBe(
    `SIGHTING WK21-M4N8ZZ // ${HEAD} // 3 X BM-21 (Grad) // GRID 1 34UFE 12400 67900 CAT 1 // ${THREE_GRADS}`,
  );
  const inSquare = keys.pressedApart - byLine;

  await keys.press("Alt+d");
  await expect(page.getByLabel("Coordinates").first()).toBeFocused();
  await keys.press(..."1250068000", "Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  expect(await clipboard(page)).toContain("3 X BM-21 (Grad) // GRID 1 34UFE 12500 68000 CAT 1");
  const again = keys.pressedApart - byLine - inSquare;
  console.log(
    `keys pressed by the line: ${byLine}, in the last square: ${inSquare}, again: ${again}`,
  );
  expect(byLine).toBeLessThanOrEqual(27);
  expect(inSquare).toBeLessThanOrEqual(23);
  expect(again).toBeLessThanOrEqual(14);
  await page.keyboard.press("Alt+o");
  await page.getByText("3 of 3 reports").waitFor();
  await keys.expectNoPointer();
});

test("each word is a chip and what is not understood is left over in the form; a card and an unknown platform take the line along; nothing is copied unasked", async ({
  operator: { page },
}) => {
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  await openSearch(page);
  await test.step("not where something is missing or several platforms fit", async () => {
    await typeLine(page, "3bm21 34ufe1234567890 s");
    await expect(report(page)).toContainText("Required fields missing: Environment");
    await typeLine(page, "2 btr 34ufe1234567890 so");
    await expect(report(page)).toContainText("platforms match. Check");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
    expect(await clipboard(page)).toBe("before");
  });
  await test.step("a card that is selected while a line stands takes the line along", async () => {
    await again(page);
    await typeLine(page, "2 btr 34ufe1234567890 so");
    await page
      .getByRole("article", { name: "BTR-70" })
      .getByRole("button", { name: "Select" })
      .click();
    await expect(preview).toContainText("2 X BTR-70 // GRID 1 34UFE 12345 67890");
  });
  await test.step("a platform that the database does not hold keeps the rest of the line", async () => {
    await again(page);
    await typeLine(page, "2 xyzzy 34ufe1234567890 so");
    await expect(report(page)).toContainText("Name the platform, or select one below.");
    await page.keyboard.press("Alt+n");
    await expect(preview).toContainText("2 X UNKNOWN (xyzzy) // GRID 1 34UFE 12345 67890");
    await expect(page.getByRole("region", { name: "Left out of the form" })).toHaveCount(0);
  });
  await test.step("what is not taken is marked, and kept with the draft until it has been seen", async () => {
    await again(page);
    await typeLine(page, "3bm21 t72 34ufe1234567890 so foo");
    const pieces = report(page).getByRole("list", { name: "Understood" }).getByRole("listitem");
    await expect(pieces).toHaveText([
      "3 ×",
      "BM-21",
      "t72 BM-21 is already the platform",
      "34UFE 12345 67890",
      "Static",
      "Open",
      "foo Not understood",
      "both sides: hostile unless the form says friendly",
    ]);
    await expect(report(page)).toContainText("Not used: t72, foo.");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
    const left = page.getByRole("region", { name: "Left out of the form" });
    await expect(left).toContainText("t72 (BM-21 is already the platform); foo (Not understood)");
    await expect(preview).toContainText(
      "3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 // STATIC // ENV OPEN",
    );
    await page.reload();
    await expect(left).toBeVisible();
    await left.getByRole("button", { name: "Dismiss" }).click();
    await expect(left).toHaveCount(0);
    expect(await clipboard(page)).toBe("before");
  });
});

test("after a copy New report empties the line, and typing puts the copied one away; another form is filled by its word", async ({
  operator: { page },
}) => {
  await openSearch(page);
  await typeLine(page, "3bm21 34ufe1234567890 so");
  await page.keyboard.press("Control+Enter");
  await expect(copied(page)).toContainText("Copied & Saved!");
  await expect(search(page)).toHaveValue("");
  // Pressed once more it copies no second report.
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Alt+r");
  await expect(copied(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("Alt+o");
  await expect(page.getByText("1 of 1 reports")).toBeVisible();

  await again(page);
  await typeLine(page, "hlr ab0012 34ufe1234567890 34ufe3234567890 rockets 12");
  await expect(page.locator("article")).toHaveCount(0);
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toBe(
    "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////",
  );
  // What is copied counts on, also where the clipboard refuses: the message is selected, and it is in the log.
  await refuseClipboard(page);
  await typeLine(page, "3bm21 34ufe1234567890 so");
  await expect(copied(page)).toHaveCount(0);
  await page.keyboard.press("Control+Enter");
  await expect(copied(page)).toContainText("The clipboard refused.");
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^SIGHTING WK21-.*\/{4}$/);
  await typeLine(page, "hlr 1234567890");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Target Number")).toHaveValue("AB0013");
  await expect(page.getByLabel("Coordinates").first()).toHaveValue("12345 67890");
  await page.keyboard.press("Alt+o");
  await expect(page.getByText("3 of 3 reports")).toBeVisible();
});

test("the commands on Ctrl+K: screens, a theme, a platform, a whole report, and each option's key", async ({
  operator: { page },
}) => {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const openCommands = async () => {
    await page.keyboard.press("Control+k");
    await expect(command(page)).toBeFocused();
  };

  await test.step("each option names its key; nothing that fits says so", async () => {
    await page.getByRole("button", { name: "Commands" }).click();
    const options = page.getByRole("listbox", { name: "Results" }).getByRole("option");
    for (const [name, keys] of [
      ["Report Log", "Alt O"],
      ["Receive", "Alt P"],
      ["Feedback", "Alt F"],
    ] as const)
      await expect(options.filter({ hasText: name })).toContainText(keys);
    await expect(options.filter({ hasText: "Theme: Night" })).toHaveCount(1);
    await command(page).fill("qqqq");
    await expect(options).toHaveCount(0);
    await page.getByText(/^No command or platform matches\./).waitFor();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Commands" })).toBeFocused();
  });
  await test.step("a screen by a few letters, a theme, and Escape gives the focus back", async () => {
    await openCommands();
    await page.keyboard.type("leap");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^LEAPP Detection/ }).waitFor();
    await openCommands();
    await command(page).fill("night");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
    // Twice, faster than the first time gives the focus back.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await openCommands();
    await page.keyboard.press("Escape");
    await page.getByLabel("Altitude (ft)").focus();
    await openCommands();
    await page.keyboard.press("Escape");
    await page.clock.resume();
    await expect(page.getByLabel("Altitude (ft)")).toBeFocused();
  });
  await test.step("Receive opens the log's window, from any screen", async () => {
    await openCommands();
    await command(page).fill("rece");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Receive reports" }).waitFor();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/report-log$/);
    // By the key that the palette names, too; also before the screen has changed.
    await page.keyboard.press("Alt+g");
    await page.getByRole("heading", { name: /^GMTI/ }).waitFor();
    await page.evaluate(() => {
      for (const [key, code] of [
        ["o", "KeyO"],
        ["p", "KeyP"],
      ] as const)
        document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key, code, altKey: true, bubbles: true }),
        );
    });
    await page.getByRole("dialog", { name: "Receive reports" }).waitFor();
    await page.keyboard.press("Escape");
  });
  await test.step("a whole report: Ctrl+Enter copies it where one stands, Enter opens its form", async () => {
    await page.keyboard.press("Alt+g");
    await page.getByRole("heading", { name: /^GMTI/ }).waitFor();
    await openCommands();
    await command(page).fill("3bm21 34ufe1234567890 so");
    await expect(report(page)).toContainText("Complete.");
    await page.keyboard.press("Control+Enter");
    await expect(copied(page)).toContainText("Copied & Saved!");
    await expect(copied(page)).toContainText(await clipboard(page));
    expect(await clipboard(page)).toContain("3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890");
    await expect(command(page)).toBeFocused();
    await expect(command(page)).toHaveValue("");
    // Pressed once more it does nothing, to this report or to the form behind.
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Alt+r");
    await expect(copied(page)).toHaveCount(0);
    await expect(command(page)).toBeFocused();
    await command(page).fill("hlr 34ufe1234567890 34uff6059740441 mortars 12");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: /^GMTI/ })).toBeVisible();
    await openCommands();
    await command(page).fill("3bm21 1240067900 so");
    await expect(report(page)).toContainText("Complete.");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Live Message Preview" })).toContainText(
      "GRID 1 34UFE 12400 67900",
    );
  });
  await test.step("what the form would warn of stands in place of Complete, and stands in the form", async () => {
    const range = "Distance 87.0km exceeds Mortars max range (20km). Check grids.";
    await openCommands();
    await command(page).fill("hlr ab0012 34ufe1234567890 34uff6059740441 mortars 12");
    await expect(state(page)).toHaveText(range);
    await report(page)
      .getByRole("button", { name: /, 1 warning$/ })
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText(range).waitFor();
    await page.getByRole("button", { name: /, 1 warning$/ }).waitFor();
    await openCommands();
    await command(page).fill("3 bm21 34uda1234567890 so");
    const far = /^Grid 1: Far from the last grid \(\d+ km\)$/;
    await expect(state(page)).toHaveText(far);
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
    await page.keyboard.press("Alt+d");
    await page.getByRole("dialog", { name: "Commands" }).waitFor({ state: "hidden" });
    await expect(page.getByLabel("Coordinates").first()).toBeFocused();
    await expect(page.getByLabel("GZD").first()).toHaveAttribute("placeholder", "34UDA");
  });
  await test.step("a line that names no platform says that it is not copied, and stays", async () => {
    await openCommands();
    await command(page).fill("3 34uda1234567890 so");
    await page.keyboard.press("Control+Enter");
    await expect(state(page)).toContainText("Not copied: Platform missing");
    await page.keyboard.press("Escape");
  });
  await test.step("a platform's name alone opens its form", async () => {
    await openCommands();
    await command(page).fill("zsu234");
    await page.getByRole("option", { name: /^ZSU-23-4/ }).waitFor();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "ZSU-23-4" })).toBeVisible();
  });
});

test("a guess is asked, and neither the line nor the commands take it at once", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  await openSearch(page);
  await typeLine(page, "3 shlika 34ufe1234567890 so");
  await expect(report(page)).toContainText("Did you mean Shilka? Check ZSU-23-4 in the form.");
  await expect(report(page).getByRole("button", { name: "Copy report" })).toBeDisabled();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "ZSU-23-4" })).toBeVisible();
  await expect(copied(page)).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await command(page).fill("shlika");
  const option = page.getByRole("option", { name: "Did you mean Shilka? ZSU-23-4 — Shilka" });
  await option.waitFor();
  await expect(page.locator("[data-highlighted]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(option).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-highlighted]")).toHaveAccessibleName(
    "Did you mean Shilka? ZSU-23-4 — Shilka",
  );
  await page.keyboard.press("Enter");
  await expect(option).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "ZSU-23-4" })).toBeVisible();
});
