import type { Locator, Page } from "@playwright/test";
import { expect, PHONE, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { EXAMPLES } from "./log-page";
import { clipboard, refuseClipboard } from "./operator";
import { ON_ITS_SIDE, ZOOMED } from "./views";

const HEAD = "DTG 201230ZNov26 // ASSET Puma";
const THREE_GRADS = "STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3////";

const search = (page: Page) => page.getByLabel("Platform name or Description");
const report = (page: Page) => page.getByRole("region", { name: "Report from this line" });
const state = (page: Page) => report(page).getByRole("group", { name: "State of the report" });
const copied = (page: Page) => page.getByRole("region", { name: "Copied report" });
const command = (page: Page) =>
  page.getByRole("dialog", { name: "Commands" }).getByRole("combobox", { name: "Command" });

/** The list again, from any screen. */
async function again(page: Page): Promise<void> {
  await page.keyboard.press("Alt+s");
  await expect(search(page)).toBeFocused();
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

test("a line is marked word by word, opens the form with all it says, and is copied only when it is certain and complete", async ({
  operator: { page },
}) => {
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  const left = page.getByRole("region", { name: "Left out of the form" });
  const line = async (text: string) => {
    await again(page);
    await search(page).fill(text);
    await report(page).waitFor();
  };
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();

  await test.step("a card that is selected, and a platform that the database does not hold, take the line along", async () => {
    await line("2 btr 34ufe1234567890 so");
    const card = page.getByRole("article", { name: "BTR-70" });
    await card.getByRole("button", { name: "Select" }).click();
    await expect(preview).toContainText("2 X BTR-70 // GRID 1 34UFE 12345 67890");
    await line("2 xyzzy 34ufe1234567890 so");
    await page.keyboard.press("Alt+n");
    await expect(preview).toContainText("2 X UNKNOWN (xyzzy) // GRID 1 34UFE 12345 67890");
    await expect(left).toHaveCount(0);
  });
  await test.step("what is not taken is marked, and kept with the draft until it has been seen", async () => {
    await line("3bm21 t72 34ufe1234567890 so foo");
    await page.keyboard.press("Control+Enter");
    await expect(left).toContainText("t72 (Platform is already BM-21); foo (Not understood)");
    await expect(preview).toContainText("3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1");
    await page.reload();
    const warned = page.getByRole("button", { name: "Submit & Copy to clipboard, 1 warning" });
    await warned.waitFor();
    await left.getByRole("button", { name: "Dismiss" }).click();
    await expect(left).toHaveCount(0);
    await expect(warned).toHaveCount(0);
    expect(await clipboard(page)).toBe("before");
  });
  await test.step("another form by its word counts on, also where the clipboard refuses", async () => {
    await line("hlr ab0012 34ufe1234567890 34ufe3234567890 rockets 12");
    await expect(page.locator("article")).toHaveCount(0);
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
    expect(await clipboard(page)).toBe(EXAMPLES.AB0012);
    await refuseClipboard(page);
    await page.keyboard.type("3bm21 34ufe1234567890 so");
    await expect(copied(page)).toHaveCount(0);
    await page.keyboard.press("Control+Enter");
    await expect(copied(page)).toContainText("The clipboard refused.");
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(
      /^SIGHTING WK21-.*\/{4}$/,
    );
    await search(page).fill("hlr 1234567890");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Target Number")).toHaveValue("AB0013");
    await expect(page.getByLabel("Coordinates").first()).toHaveValue("12345 67890");
    await page.keyboard.press("Alt+o");
    await expect(page.getByText("2 of 2 reports")).toBeVisible();
  });
});

test("on a phone, what a line lacks is tapped into it; a platform's line says what tells it from the others", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, viewport: PHONE });
  await page.getByRole("button", { name: "Commands" }).click();
  await command(page).fill("bmp-1");
  const tellTale = page.getByRole("option", { name: "BMP-1", exact: true }).getByText(/^Unlike /);
  await expect(tellTale).toBeInViewport({ ratio: 1 });
  expect((await tellTale.boundingBox())?.height).toBeLessThanOrEqual(20);

  await command(page).fill("3 bm21 34ufe1234567890; two more");
  const asked = (field: string) =>
    report(page).getByRole("list", { name: field }).getByRole("button");
  await expect(asked("Motion")).toHaveText(["Static", "Moving"]);
  await asked("Motion").filter({ hasText: "Static" }).click();
  await expect(command(page)).toBeFocused();
  await expect(asked("Motion")).toHaveCount(0);
  await asked("Environment").filter({ hasText: "OHP" }).click();
  await expect(command(page)).toHaveValue("3 bm21 34ufe1234567890 static dug-in ohp ; two more");
  // The end of it, of which a phone's box shows a part.
  const unseen = (box: HTMLInputElement) => box.scrollWidth - box.clientWidth - box.scrollLeft;
  await expect.poll(() => command(page).evaluate(unseen)).toBeLessThanOrEqual(1);
  await expect(report(page)).toContainText("Complete.");
  await report(page).getByRole("button", { name: "Copy report" }).click();
  await copied(page).waitFor();
  expect(await clipboard(page)).toContain(
    "STATIC // ENV DUG-IN OHP // BDA K-KILL 0 M-KILL 0 REMAINING 3 // REMARKS two more////",
  );
});

test("in a low window message, state and button are in sight together: a line's, its copy's, and both in the commands", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/dashboard" });
  for (const viewport of [ZOOMED, ON_ITS_SIDE]) {
    await page.setViewportSize(viewport);
    const inSight = async (part: Locator, words: string) => {
      await expect(part.getByRole("group", { name: "State of the report" })).toContainText(words);
      for (const each of [
        part.locator("p[tabindex]"),
        part.getByRole("group", { name: "State of the report" }).locator("> :first-child"),
        // Within two seconds of a copy it says so.
        part.getByRole("button", { name: /^(Copy report|Copied & Saved!)$/ }),
      ])
        await expect(each).toBeInViewport({ ratio: 1 });
    };
    await search(page).fill("btr");
    await expect(page.getByRole("article").first().getByRole("heading")).toBeInViewport();
    await search(page).fill("3 bm21 34ufe1234567890 s");
    await inSight(report(page), "Required fields missing: Environment");
    await search(page).press("Control+k");
    await command(page).fill("3 bm21 34ufe1234567890 s");
    await command(page).press("Control+Enter");
    await inSight(report(page).last(), "Not copied: Environment missing");
    await command(page).fill("3 bm21 34ufe1234567890 so");
    await command(page).press("Control+Enter");
    await inSight(copied(page).last(), "Copied and logged");
    await page.keyboard.press("Escape");
    await search(page).fill("3 bm21 34ufe1234567890 so");
    await search(page).press("Control+Enter");
    await inSight(copied(page), "Copied and logged");
  }
});

test("the commands on Ctrl+K: each with its key, a screen, a theme, a guessed platform, and a whole report", async ({
  operator: { page },
}) => {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const openCommands = async (text = "") => {
    await page.keyboard.press("Control+k");
    await expect(command(page)).toBeFocused();
    await command(page).fill(text);
  };
  const options = page.getByRole("listbox", { name: "Results" }).getByRole("option");

  await test.step("each option names its key; nothing that fits says so", async () => {
    await page.getByRole("button", { name: "Commands" }).click();
    await expect(options.filter({ hasText: "Report Log" })).toContainText("Alt O");
    await expect(options.filter({ hasText: "Receive" })).toContainText("Alt P");
    await command(page).fill("qqqq");
    await page.getByText(/^No command or platform matches\./).waitFor();
    await command(page).fill("fpv team");
    await expect(options.first()).toContainText("Not found: team");
    await expect(options.last()).toHaveText("Sighting of an unknown platform: fpv team");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Commands" })).toBeFocused();
  });
  await test.step("a theme, a screen by a few letters, and Escape gives the focus back", async () => {
    await openCommands("night");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
    await openCommands("leap");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^LEAPP Detection/ }).waitFor();
    // Twice, faster than the first time gives the focus back.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000);
    await openCommands();
    await page.keyboard.press("Escape");
    await page.getByLabel("Altitude (ft)").focus();
    await openCommands();
    await page.keyboard.press("Escape");
    await page.clock.resume();
    await expect(page.getByLabel("Altitude (ft)")).toBeFocused();
  });
  await test.step("Receive opens the log's window, by its key also before the screen has changed", async () => {
    const receive = page.getByRole("dialog", { name: "Receive reports" });
    await openCommands("rece");
    await page.keyboard.press("Enter");
    await receive.waitFor();
    await page.keyboard.press("Escape");
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
    await receive.waitFor();
    await page.keyboard.press("Escape");
  });
  await test.step("Enter opens what is lit, and Ctrl+Enter copies: a whole report where one stands, and once more it does nothing to the form behind", async () => {
    await page.keyboard.press("Alt+g");
    await page.getByRole("heading", { name: /^GMTI/ }).waitFor();
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await openCommands("3bm21 34ufe1234567890 s");
    const dialog = page.getByRole("dialog", { name: "Commands" });
    const enter = dialog.locator("kbd").filter({ hasText: /^Enter$/ });
    // The copy's, and that of what is lit.
    await expect(enter).toHaveCount(2);
    await page.keyboard.press("Control+Enter");
    await expect(state(page)).toContainText("Not copied: Environment missing");
    await expect(command(page)).toBeFocused();
    expect(await clipboard(page)).toBe("before");
    await page.keyboard.type("o");
    await expect(report(page)).toContainText("Complete.");
    await expect(enter).toHaveCount(2);
    const lit = page.locator("[data-highlighted]");
    await expect(lit.locator("kbd")).toHaveText("Enter");
    await expect(lit).toHaveAccessibleName("Open the form with this");
    // All of the message is in sight.
    const message = report(page).getByText("SIGHTING").locator("xpath=ancestor::p");
    expect(await message.evaluate((p) => p.scrollHeight - p.clientHeight)).toBe(0);
    await page.keyboard.press("Control+Enter");
    await expect(copied(page)).toContainText("Copied & Saved!");
    await expect(copied(page)).toContainText(await clipboard(page));
    expect(await clipboard(page)).toContain("3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890");
    await expect(command(page)).toHaveValue("");
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Alt+r");
    await expect(copied(page)).toHaveCount(0);
    await expect(command(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: /^GMTI/ })).toBeVisible();
  });
  await test.step("a guessed platform is taken only when it is chosen", async () => {
    await openCommands("shlika");
    const guess = "Did you mean Shilka? ZSU-23-4 — Shilka";
    await expect(options).toHaveAccessibleName(guess);
    // What it looks like and how to know it stand beside its name.
    await expect(options.locator("img")).toBeVisible();
    await expect(options).toContainText("four 23 mm barrels");
    await expect(page.locator("[data-highlighted]")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("[data-highlighted]")).toHaveAccessibleName(guess);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "ZSU-23-4" }).waitFor();
  });
});
