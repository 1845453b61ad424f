import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { takPackage } from "../domain/export/testing/tak-reader";
import { expect, test } from "./fixtures";
import { copyReport, openLog, rowsOf } from "./log-page";
import { clipboard, fillGrid, formPath } from "./operator";
import { openPicture, sign } from "./picture-page";
import { card, detail, openPlatforms, searchFor } from "./platform-page";

const MARK = "Friendly service";
const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "Friendly type: report it?" });
const answer = (page: Page, name: string) => question(page).getByRole("button", { name });
const platformLine = (page: Page) => page.getByRole("region", { name: "Platform" });
/** What milsymbol fills the friendly frame with. */
const FRIENDLY_BLUE = /rgb\(128%2C224%2C255\)/;
const LINE = "1 leopard 2 34ufe1234567890 so";

test("a friendly type says so in words on its card, in its details and in the form", async ({
  sightline,
}) => {
  const { page } = await openPlatforms(sightline);
  await searchFor(page, "leopard 2");
  await expect(card(page, "Leopard 2")).toContainText(MARK);
  await expect(
    card(page, "Leopard 2").getByRole("button", { name: "Select" }),
  ).toHaveAccessibleDescription(`Leopard 2 ${MARK}`);
  await searchFor(page, "t90m");
  await card(page, "T-90M").waitFor();
  await expect(card(page, "T-90M")).not.toContainText(MARK);
  await card(page, "T-90M").getByRole("button", { name: "Details" }).click();
  await expect(detail(page)).not.toContainText(MARK);
  await detail(page).locator('[data-confusion="Leopard 2"]').click();
  await expect(detail(page)).toContainText(`Affiliation${MARK}`);
  await expect(detail(page)).toContainText("SFGPEVATM-MQ---");
  await detail(page).getByRole("button", { name: "Select" }).click();
  await expect(platformLine(page)).toContainText(MARK);
  await expect(page.getByRole("region", { name: "Live Message Preview" })).not.toContainText(MARK);
});

test("its form asks once before it copies: no by Escape and by Cancel, then the message says nothing of it", async ({
  sightline,
}) => {
  const identifiers = ["7K3QZ9", "AAAAA1"];
  const { page } = await sightline.visit({
    signedIn: true,
    identifiers,
    path: formPath("Leopard 2"),
  });
  await page.getByRole("heading", { name: "Leopard 2" }).waitFor();
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open", exact: true }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");

  await page.keyboard.press("Control+Enter");
  await expect(question(page)).toContainText("It is often confused with T-90M");
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  const copy = page.getByRole("button", { name: "Submit & Copy to clipboard" });
  await copy.click();
  await answer(page, "Cancel").click();
  await expect(copy).toBeFocused();
  expect(await clipboard(page)).toBe("before");

  await copy.click();
  await answer(page, "Report it").click();
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  expect(await clipboard(page)).toBe(
    "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 1 X Leopard 2 // GRID 34UFE 12345 67890 CAT 1 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1////",
  );

  // The same report amended, after a reload too, is asked about no more.
  await page.reload();
  await page.getByLabel("Free text").fill("two more in treeline");
  await copyReport(page);
  expect(await clipboard(page)).toContain("REMARKS two more in treeline");
  // Another report is.
  await page.keyboard.press("Alt+d");
  await page.getByLabel("Coordinates").fill("1240067900");
  await page.keyboard.press("Control+Enter");
  await question(page).waitFor();
  await page.keyboard.press("Escape");
  await openLog(page);
  await expect(rowsOf(page)).toHaveCount(1);

  // On the picture it has the friendly frame, and in a TAK package the friendly type.
  await openPicture(page);
  await expect(sign(page, /Leopard 2/)).toHaveAttribute("src", FRIENDLY_BLUE);
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "TAK package" }).click(),
  ]);
  const [, [event]] = await takPackage(readFileSync(await file.path()));
  expect(event?.raw.event._attributes.type).toBe("a-f-G-E-V-A-T-M");
});

test("the line asks in the search and in the palette, and gives the line back where the answer is no", async ({
  operator: { page },
}) => {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.keyboard.press("Alt+s");
  await page.locator("article").first().waitFor();
  const search = page.getByLabel("Platform name or Description");
  await search.fill(LINE);
  const line = page.getByRole("region", { name: "Report from this line" });
  await expect(line.getByRole("group", { name: "State of the report" })).toHaveText(MARK);
  await page.keyboard.press("Control+Enter");
  await question(page).waitFor();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(LINE);
  await page.keyboard.press("Control+Enter");
  await answer(page, "Report it").click();
  await page.getByRole("region", { name: "Copied report" }).waitFor();
  expect(await clipboard(page)).toContain("1 X Leopard 2 // GRID 34UFE 12345 67890");

  await page.keyboard.press("Control+k");
  const command = page.getByRole("combobox", { name: "Command" });
  await command.fill("2 leopard 2 1240067900 so");
  await expect(line.getByRole("group", { name: "State of the report" })).toHaveText(MARK);
  await page.keyboard.press("Control+Enter");
  await question(page).waitFor();
  await page.keyboard.press("Escape");
  await expect(command).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await answer(page, "Report it").click();
  await page.getByRole("dialog").getByRole("region", { name: "Copied report" }).waitFor();
  expect(await clipboard(page)).toContain("2 X Leopard 2 // GRID 1 34UFE 12400 67900");
});
