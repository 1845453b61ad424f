import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { packedGeoid } from "../../data/elevation/geoid";
import { exportReports } from "../domain/export/export-reports";
import { EXPORT_FORMATS } from "../domain/export/formats";
import { takPackage } from "../domain/export/testing/tak-reader";
import { readGeoid } from "../domain/grid/geoid";
import { allDefinitions } from "../domain/reports/definitions";
import { expect, NOON, test } from "./fixtures";
import { fillLog, reports, typeMenu } from "./log-page";
import { settled } from "./operator";

/** The file that is downloaded once `choose` has chosen it. */
async function downloaded(page: Page, choose: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), choose()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

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
  for (const [path, held] of [
    ["**/api/vehicles", platforms],
    [/\/assets\/late-windows-[^/]*\.js$/, menuCode],
  ] as const) {
    await page.route(path, async (route) => {
      await held.promise;
      await route.continue();
    });
  }
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

  await test.step("a file asked for before the platforms have come has their symbols", async () => {
    await button(page).click();
    const { name, content } = await downloaded(page, async () => {
      await item("TAK package").click();
      await settled(page);
      platforms.resolve();
    });
    await page.getByText(`${shown.length} reports as TAK package.`, { exact: true }).waitFor();
    const [, events] = await takPackage(content);
    expect(name).toMatch(/\.zip$/);
    expect(new Set(events.map(({ raw }) => raw.event._attributes.type))).toEqual(
      new Set(["a-h-G-E-W-X-M"]),
    );
  });

  await test.step("by keyboard, byte for byte what the export makes", async () => {
    await button(page).focus();
    await page.keyboard.press("Enter");
    await items.first().waitFor();
    await page.keyboard.press("k");
    await expect(item(EXPORT_FORMATS.kml.label)).toBeFocused();
    const answer = await page.request.get(new URL("/api/vehicles", page.url()).href);
    const vehicles: { platformId: string; sidcCode: string }[] = await answer.json();
    const symbols = new Map(vehicles.map((each) => [each.platformId, each.sidcCode]));
    const { name, pieces } = exportReports("kml", shown, {
      definitions: allDefinitions([]),
      sidcOf: (platformId) => symbols.get(platformId) ?? null,
      geoid: readGeoid(packedGeoid()),
      callSign: "WK21",
      at: NOON,
    });
    expect(await downloaded(page, () => page.keyboard.press("Enter"))).toEqual({
      name,
      content: Buffer.concat([...pieces].map((piece) => Buffer.from(piece))),
    });
    await expect(button(page)).toBeFocused();
  });

  await test.step("not while nothing is shown", async () => {
    await page.getByPlaceholder("Search reports...").fill("nothing like it");
    await page.getByText("No matching reports").waitFor();
    await expect(button(page)).toBeDisabled();
  });
});
