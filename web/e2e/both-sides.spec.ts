import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { takPackage } from "../domain/export/testing/tak-reader";
import { expect, test } from "./fixtures";
import { copyReport, openLog, rowsOf } from "./log-page";
import { clipboard, fillGrid, formPath } from "./operator";
import { openPicture, sign } from "./picture-page";
import { card, detail, openPlatforms, searchFor } from "./platform-page";

const MARK = "Both sides: tell the side by its markings";
const platformLine = (page: Page) => page.getByRole("region", { name: "Platform" });
const side = (page: Page) => platformLine(page).getByRole("radiogroup", { name: "Side" });
/** What milsymbol fills a frame with, on light maps: friendly and hostile. */
const BLUE = /rgb\(128%2C224%2C255\)/;
const RED = /rgb\(255%2C128%2C128\)/;

async function fill(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open", exact: true }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
}

/** The file of an export, as bytes. */
async function exported(page: Page, format: string): Promise<Buffer> {
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: format }).click(),
  ]);
  return readFileSync(await file.path());
}

test("a type of both sides says so on its card, in its details and in the form", async ({
  sightline,
}) => {
  const { page } = await openPlatforms(sightline);
  // The line says what it takes it for.
  await searchFor(page, "t-64bv 34ufe1234567890 static open");
  const understood = page.getByRole("list", { name: "Understood" });
  await expect(understood).toContainText("both sides: hostile unless the form says friendly");
  await searchFor(page, "t-90m 34ufe1234567890 static open");
  await expect(understood).toContainText("T-90M");
  await expect(understood).not.toContainText("both sides");
  await searchFor(page, "t-64bv");
  await expect(card(page, "T-64BV")).toContainText(MARK);
  await expect(card(page, "T-64BV")).not.toContainText("Friendly service");
  await expect(
    card(page, "T-64BV").getByRole("button", { name: "Select" }),
  ).toHaveAccessibleDescription(`T-64BV ${MARK}`);
  await card(page, "T-64BV").getByRole("button", { name: "Details" }).click();
  await expect(detail(page)).toContainText(`Affiliation${MARK}`);
  await detail(page).getByRole("button", { name: "Select" }).click();
  await expect(platformLine(page)).toContainText(MARK);
  await expect(side(page).getByRole("radio", { name: "Hostile" })).toBeChecked();

  // One that the other side alone has asks for no side.
  await page.keyboard.press("Alt+v");
  await searchFor(page, "t-90m");
  await card(page, "T-90M").getByRole("button", { name: "Select" }).click();
  await page.getByRole("heading", { name: "T-90M" }).waitFor();
  await expect(side(page)).toHaveCount(0);
});

test("the side that is said is in log, picture and files, and not in the message", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({
    signedIn: true,
    identifiers: ["7K3QZ9", "AAAAA1"],
    path: formPath("T-72"),
  });
  await page.getByRole("heading", { name: "T-72" }).waitFor();
  await fill(page);
  await side(page).getByRole("radio", { name: "Friendly" }).check();
  // Said by the operator: nothing is asked.
  await copyReport(page);
  const message =
    "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 1 X T-72 // GRID 34UFE 12345 67890 CAT 1 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1////";
  expect(await clipboard(page)).toBe(message);
  await page.reload();
  await expect(side(page).getByRole("radio", { name: "Friendly" })).toBeChecked();

  // The same again is about the same side; another one is hostile until it is said.
  await page.keyboard.press("Alt+d");
  await expect(side(page).getByRole("radio", { name: "Friendly" })).toBeChecked();
  await side(page).getByRole("radio", { name: "Hostile" }).check();
  await page.getByLabel("Coordinates").fill("1240067900");
  await copyReport(page);

  await openLog(page);
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).nth(1)).toContainText("1 × T-72, friendly, static, open");
  await expect(rowsOf(page).nth(0)).toContainText("1 × T-72, static, open");
  const csv = (await exported(page, "CSV")).toString().split("\r\n");
  const column = csv[0]?.replace("\uFEFF", "").split(",").indexOf("side") ?? -1;
  expect(csv.slice(1, 3).map((row) => row.split(",")[column])).toEqual(["friendly", "hostile"]);
  const { features } = JSON.parse((await exported(page, "GeoJSON")).toString());
  expect(features.map((each: { properties: { side: string } }) => each.properties.side)).toEqual([
    "friendly",
    "hostile",
  ]);
  const [, events] = await takPackage(await exported(page, "TAK package"));
  expect(events.map(({ raw }) => raw.event._attributes.type)).toEqual([
    "a-f-G-E-V-A-T-M",
    "a-h-G-E-V-A-T-M",
  ]);

  await openPicture(page);
  await expect(sign(page, /T-72, friendly/)).toHaveAttribute("src", BLUE);
  await expect(sign(page, /T-72, static/)).toHaveAttribute("src", RED);

  // The message, taken in again with a later time, does not take back what was said.
  await page.keyboard.press("Alt+p");
  await page
    .getByRole("dialog")
    .getByRole("textbox")
    .first()
    .fill(message.replace("201230Z", "201231Z"));
  await page.getByRole("button", { name: "Take in" }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(
    "1 taken in, 0 not understood",
  );
  await page.keyboard.press("Escape");
  const received = rowsOf(page).filter({ hasText: "Received" });
  await expect(received).toContainText("1 × T-72, friendly, static, open");
  await expect(received).toContainText("Amended");
  await expect(rowsOf(page)).toHaveCount(2);
});

test("another platform keeps the side only where both sides have it as well", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("T-72") });
  const change = async (to: string) => {
    await page.keyboard.press("Alt+v");
    await searchFor(page, to);
    await card(page, to).getByRole("button", { name: "Select" }).click();
    await page.getByRole("heading", { name: to }).waitFor();
  };
  await side(page).getByRole("radio", { name: "Friendly" }).check();
  await change("T-80");
  await expect(side(page).getByRole("radio", { name: "Friendly" })).toBeChecked();
  await change("T-90M");
  await expect(side(page)).toHaveCount(0);
  await change("T-72");
  await expect(side(page).getByRole("radio", { name: "Hostile" })).toBeChecked();
});

test("the server keeps the side beside the message, for its own exports", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  await page.getByRole("heading", { name: "BM-21" }).waitFor();
  await fill(page);
  await side(page).getByRole("radio", { name: "Friendly" }).check();
  const saved = page.waitForRequest("**/api/reports/save");
  await copyReport(page);
  expect((await saved).postDataJSON()).toMatchObject({ reportType: "Sighting", side: "friendly" });
});
