import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { takPackage } from "../domain/export/testing/tak-reader";
import type { LogEntry } from "../domain/log/log";
import { expect, NOON, test } from "./fixtures";
import { fillLog, reports, typeMenu } from "./log-page";
import { downloaded, settled } from "./operator";

test("what the filter shows is exported, by mouse and by keyboard, also where the menu's code and the platforms come late", async ({
  operator: first,
}) => {
  const entries = reports(60);
  const shown = entries.filter(
    ({ reportType, fullMessage }) => reportType === "Sighting" && fullMessage.includes("X BM-21 "),
  );
  expect(shown.length).toBeGreaterThan(0);
  const button = (on: Page) => on.getByRole("button", { name: "Export", exact: true });
  await expect(button(first.page)).toHaveCount(0);
  await fillLog(first.page, entries);

  const page = await first.context.newPage();
  const [platforms, menuCode] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isFirst = true;
  await page.route("**/api/vehicles", async (route) => {
    await platforms.promise;
    if (isFirst) await route.abort();
    else await route.continue();
    isFirst = false;
  });
  await page.route(/\/assets\/windows-[^/]*\.js$/, async (route) => {
    await menuCode.promise;
    await route.continue();
  });
  await page.clock.setFixedTime(NOON);
  await page.goto(first.page.url());
  const items = page.getByRole("menuitem");
  const item = (label: string) => page.getByRole("menuitem", { name: label, exact: true });

  await test.step("a menu that is asked for before its code has come opens when it comes", async () => {
    await button(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    menuCode.resolve();
    await expect(page.getByRole("menu", { name: "Export" })).toBeFocused();
    await expect(items).toHaveText(["Text", "CSV", "GeoJSON", "KML", "GPX", "TAK package"]);
    await page.keyboard.press("ArrowDown");
    await expect(items.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(items).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  await typeMenu(page).selectOption("Sighting");
  await page.getByPlaceholder("Search reports...").fill("bm21");
  await page.getByText(`${shown.length} of 60 reports`).waitFor();

  await test.step("a file asked for before the platforms have come has their symbols, also where they come at the second try", async () => {
    await button(page).click();
    const { name, path } = await downloaded(page, async () => {
      await item("TAK package").click();
      await settled(page);
      platforms.resolve();
    });
    await page.getByText(`${shown.length} reports as TAK package.`, { exact: true }).waitFor();
    const [, events] = await takPackage(readFileSync(path));
    expect(name).toMatch(/\.zip$/);
    expect(new Set(events.map(({ raw }) => raw.event._attributes.type))).toEqual(
      new Set(["a-h-G-E-W-X-M"]),
    );
  });

  await test.step("by keyboard, and no other report", async () => {
    await button(page).focus();
    await page.keyboard.press("Enter");
    await items.first().waitFor();
    await page.keyboard.press("c");
    await expect(item("CSV")).toBeFocused();
    const { name, text } = await downloaded(page, () => page.keyboard.press("Enter"));
    expect(name).toBe("sightline-reports-20261120-123000Z.csv");
    const isIn = ({ fullMessage }: LogEntry) => text.includes(fullMessage);
    expect(entries.filter(isIn)).toEqual(shown);
    await expect(button(page)).toBeFocused();
  });

  await test.step("not while nothing is shown", async () => {
    await page.getByPlaceholder("Search reports...").fill("nothing like it");
    await page.getByText("No matching reports").waitFor();
    await expect(button(page)).toBeDisabled();
  });
});
