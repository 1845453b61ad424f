import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { packedGeoid } from "../../data/elevation/geoid";
import { exportReports } from "../domain/export/export-reports";
import { EXPORT_FORMATS, type ExportFormat } from "../domain/export/formats";
import { takPackage } from "../domain/export/testing/tak-reader";
import { readGeoid } from "../domain/grid/geoid";
import type { LogEntry } from "../domain/log/log";
import { allDefinitions } from "../domain/reports/definitions";
import { expect, NOON, test } from "./fixtures";
import { fillLog, reports, typeMenu } from "./log-page";
import { settled } from "./operator";

const exportButton = (page: Page) => page.getByRole("button", { name: "Export", exact: true });
const items = (page: Page) => page.getByRole("menuitem");

const AT = new Date(NOON.getTime() + 61_000);

interface Vehicle {
  platformId: string;
  sidcCode: string | null;
}

/** The file that a menu item downloads, once `choose` has chosen it. */
async function downloaded(page: Page, choose: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), choose()]);
  return {
    name: download.suggestedFilename(),
    content: readFileSync(await download.path()),
  };
}

test("what the filter shows is exported, by mouse and by keyboard", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true });
  await expect(exportButton(page)).toHaveCount(0);
  const entries = reports(60);
  await fillLog(page, entries);
  await page.getByText("60 of 60 reports").waitFor();
  await page.clock.setFixedTime(AT);

  const shown = entries.filter(
    ({ reportType, fullMessage }) => reportType === "Sighting" && fullMessage.includes("X BM-21 "),
  );
  expect(shown.length).toBeGreaterThan(0);
  await typeMenu(page).selectOption("Sighting");
  await page.getByPlaceholder("Search reports...").fill("bm21");
  await page.getByText(`${shown.length} of 60 reports`).waitFor();

  const answer = await page.request.get(new URL("/api/vehicles", page.url()).href);
  const vehicles: Vehicle[] = await answer.json();
  const symbols = new Map(vehicles.map(({ platformId, sidcCode }) => [platformId, sidcCode]));
  const expected = (format: ExportFormat) => {
    const { name, pieces } = exportReports(format, shown, {
      definitions: allDefinitions([]),
      sidcOf: (platformId) => symbols.get(platformId) ?? null,
      geoid: readGeoid(packedGeoid()),
      callSign: "WK21",
      at: AT,
    });
    return { name, content: Buffer.concat([...pieces].map((piece) => Buffer.from(piece))) };
  };

  await exportButton(page).click();
  await expect(items(page)).toHaveText(["Text", "CSV", "GeoJSON", "KML", "GPX", "TAK package"]);
  await page.keyboard.press("Escape");
  await expect(exportButton(page)).toBeFocused();

  for (const format of ["csv", "tak"] as const) {
    const { label } = EXPORT_FORMATS[format];
    await test.step(label, async () => {
      await exportButton(page).click();
      const item = page.getByRole("menuitem", { name: label, exact: true });
      expect(await downloaded(page, () => item.click())).toEqual(expected(format));
      await page.getByText(`${shown.length} reports as ${label}.`, { exact: true }).waitFor();
    });
  }
  const [, events] = await takPackage(expected("tak").content);
  expect(new Set(events.map(({ raw }) => raw.event._attributes.type))).toEqual(
    new Set(["a-h-G-E-W-X-M"]),
  );

  await test.step("by keyboard", async () => {
    await exportButton(page).focus();
    await page.keyboard.press("Enter");
    await items(page).first().waitFor();
    await page.keyboard.press("k");
    await expect(page.getByRole("menuitem", { name: "KML" })).toBeFocused();
    const press = () => page.keyboard.press("Enter");
    expect(await downloaded(page, press)).toEqual(expected("kml"));
    await expect(exportButton(page)).toBeFocused();
  });

  await test.step("not while nothing is shown", async () => {
    await page.getByPlaceholder("Search reports...").fill("nothing like it");
    await page.getByText("No matching reports").waitFor();
    await expect(exportButton(page)).toBeDisabled();
  });
});

test("a menu that is asked for before its code has come opens when it comes, and a file before the platforms have come has their symbols", async ({
  sightline,
}) => {
  const first = await sightline.visit({ signedIn: true });
  const isGrad = ({ fullMessage }: LogEntry) => fullMessage.includes("X BM-21 ");
  await fillLog(first.page, reports(60).filter(isGrad));
  const page = await first.context.newPage();
  const platforms = Promise.withResolvers<void>();
  await page.route("**/api/vehicles", async (route) => {
    await platforms.promise;
    await route.continue();
  });
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/late-windows-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.setFixedTime(NOON);
  await page.goto(first.page.url());
  const button = exportButton(page);
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  held.resolve();
  await expect(page.getByRole("menu", { name: "Export" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(items(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(items(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("menuitem", { name: "TAK package" })
      .click()
      .then(() => settled(page))
      .then(() => platforms.resolve()),
  ]);
  const [, events] = await takPackage(readFileSync(await download.path()));
  expect(events[0]?.raw.event._attributes.type).toBe("a-h-G-E-W-X-M");
});
