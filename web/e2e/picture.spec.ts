import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { takPackage } from "../domain/export/testing/tak-reader";
import { expect, PHONE, type Sightline, test } from "./fixtures";
import { type KeyboardOnly, keyboardOnly } from "./keyboard-only";
import { EXAMPLES, fillLog, pasteText } from "./log-page";
import { settled } from "./operator";
import { entryOf, listed, ONE_OF_EACH, openPicture, picture, sign } from "./picture-page";

const group = (page: Page, name: string) => picture(page).getByRole("group", { name });

const STOPS_MOST = 30;

async function tabTo(keys: KeyboardOnly, to: Locator): Promise<void> {
  const isThere = () => to.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < STOPS_MOST && !(await isThere()); stops += 1) await keys.press("Tab");
  await expect(to).toBeFocused();
}

async function visitWith(sightline: Sightline, entries = ONE_OF_EACH) {
  const visit = await sightline.visit({ signedIn: true });
  await fillLog(visit.page, entries);
  await openPicture(visit.page);
  return visit;
}

test("by mouse: filtered, opened from the map and from the list, taken into its form", async ({
  sightline,
}) => {
  const convoy = entryOf("CONVOY C1 // GRID 34UFE 12345 67890////", { reportType: "Convoy" });
  const { page, watch } = await visitWith(sightline, [...ONE_OF_EACH, convoy]);
  await expect(listed(page)).toHaveCount(8);
  // One whose format is not there has no place, and says so.
  await expect(listed(page).filter({ hasText: "PATROL P1" })).toContainText(
    "Not on the map: the format Patrol is not installed here.",
  );

  await group(page, "Source").getByRole("button", { name: "Received" }).click();
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText("· Received");
  await group(page, "Source").getByRole("button", { name: "Own" }).click();
  await expect(listed(page)).toHaveCount(7);
  await expect(listed(page).filter({ hasText: "Received" })).toHaveCount(0);
  await group(page, "Source").getByRole("button", { name: "All" }).click();
  // The seventh kind is in the list behind six.
  await group(page, "Type").getByLabel("More report types").selectOption("Patrol");
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText("PATROL P1");
  await group(page, "Type").getByRole("button", { name: "HLR" }).click();
  await expect(listed(page)).toHaveCount(1);
  // What the filter shows is what is handed over.
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "TAK package" }).click(),
  ]);
  const [, events] = await takPackage(readFileSync(await file.path()));
  expect(events.map((event) => event.uid())).toEqual(["sightline.AB0012.1", "sightline.AB0012.2"]);
  await page.getByRole("button", { name: "Fit" }).click();

  // Where it came from, on the map: its row opens and has the focus.
  await sign(page, /^HLR AB0012/)
    .first()
    .click();
  const row = listed(page).first();
  await expect(row.getByRole("button", { expanded: true })).toBeFocused();
  await expect(row).toContainText(EXAMPLES.AB0012);

  // The list follows the view.
  await page.getByLabel("Go to grid or place").fill("34UFE 90000 20000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No reports in view" })).toBeVisible();
  await expect(picture(page)).toContainText("1 outside this view");
  await page.getByRole("button", { name: "Fit" }).click();
  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("heading", { name: "HLR / Hostile Location Report" }).waitFor();
  await expect(page.getByLabel("Number of Rounds")).toHaveValue("12");

  // As it was left.
  await openPicture(page);
  await expect(group(page, "Type").getByRole("button", { name: "HLR" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(watch).toEqual({ violations: [], errors: [], foreign: [] });
});

test("by keyboard alone: between two times, and the same again", async ({ sightline }) => {
  const visit = await sightline.visit({ signedIn: true });
  const { page } = visit;
  await fillLog(page, [
    ...ONE_OF_EACH,
    entryOf(EXAMPLES.AB0012.replaceAll("AB0012", "AB0013").replace("201230Z", "200900Z"), {
      reportType: "HLR",
    }),
  ]);
  const keys = await keyboardOnly(page);
  await keys.press("Alt+c");
  await page.getByRole("application", { name: "Map of the reports" }).waitFor();
  await expect(listed(page)).toHaveCount(8);
  await tabTo(keys, page.getByRole("button", { name: "Between" }));
  await keys.press("Enter");
  await keys.press("Tab");
  await keys.type("200800ZNov26");
  await keys.press("Tab");
  await keys.type("0700");
  await expect(page.getByText("Check From and To.")).toBeVisible();
  await keys.press("Control+a");
  await keys.type("1000");
  await expect(listed(page)).toHaveCount(1);
  await tabTo(keys, listed(page).first().getByRole("button").first());
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("201000ZNov26");
  await keys.press("Enter");
  await expect(listed(page).first()).toContainText("HLR AB0013 // DTG 200900ZNov26");
  await keys.press("Tab");
  await keys.press("Enter");
  await page.getByRole("heading", { name: "HLR / Hostile Location Report" }).waitFor();
});

test("signs: the platform's symbol, its circle, fire and travel, clusters when far out", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  const asked = Promise.withResolvers<void>();
  const isThere = Promise.withResolvers<void>();
  await context.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // What draws the symbols.
    if (text.includes("getMetadata") && text.includes("asSVG")) {
      asked.resolve();
      await isThere.promise;
    }
    await route.fulfill({ response });
  });
  const { page } = await sightline.visit({ context, signedIn: true });
  await fillLog(page, ONE_OF_EACH);
  await openPicture(page);
  const type = (name: string) => group(page, "Type").getByRole("button", { name });
  const fit = page.getByRole("button", { name: "Fit" });
  await test.step("symbols that come once the picture was left draw nothing", async () => {
    await type("Sighting&BDA").click();
    await fit.click();
    await asked.promise;
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    isThere.resolve();
    await settled(page);
    await openPicture(page);
    await type("All").click();
    await fit.click();
  });
  await expect(sign(page, /^\d+ positions$/).first()).toBeVisible();
  const lines = picture(page).locator(".leaflet-overlay-pane path");

  await type("HLR").click();
  await fit.click();
  await expect(sign(page, /^HLR AB0012/)).toHaveCount(2);
  await expect(lines).toHaveCount(2);
  await type("GMTI").click();
  await fit.click();
  await expect(sign(page, /^GMTI/)).toHaveCount(1);
  await expect(lines).toHaveCount(4); // its circle and its travel, each with what parts it from the ground
  await type("Sighting&BDA").click();
  await fit.click();
  await expect(picture(page).locator("img[src^='data:image/svg']").first()).toBeVisible();
  await page.getByLabel("Go to grid or place").fill("34UFE 12345 67890");
  await page.keyboard.press("Enter");
  // Signs at exactly one place: no zoom separates them, and the list has both.
  for (let left = 15; left > 0; left -= 1) {
    await page.getByRole("button", { name: "Zoom in" }).click();
  }
  await sign(page, /^2 positions$/).click();
  await expect(page.getByText("2 reports at one place")).toBeVisible();
  await expect(listed(page)).toHaveCount(2);

  await test.step("on a phone the error of one time does not cover the other's label", async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Between" }).click();
    await page.getByLabel("From", { exact: true }).fill("1061");
    await page.keyboard.press("Tab");
    const error = await page.getByText("1061 is not a time").boundingBox();
    const label = await page.getByText("To", { exact: true }).boundingBox();
    if (!error || !label) throw new Error("not shown");
    expect(error.y + error.height).toBeLessThanOrEqual(label.y);
  });
});

test("both sides of the antimeridian, side by side", async ({ sightline }) => {
  const at = (reference: string, grid: string) =>
    entryOf(
      `LEAPP ${reference} // DTG 201230ZNov26 // ASSET LEAPP // OBJ FAST AIR // GRID ${grid} ALT 1,500FT // DIR SOUTHWEST SPD 741KMPH////`,
      {
        reportType: "LEAPP",
      },
    );
  const { page } = await visitWith(sightline, [
    at("WK21-9XY001", "60KYF 10000 10000"),
    at("WK21-9XY002", "01KAB 90000 10000"),
  ]);
  await expect(sign(page, /^LEAPP WK21-9XY00/)).toHaveCount(2);
  await expect(listed(page)).toHaveCount(2);
});

test("an empty log says so, and a report copied in another window appears", async ({
  sightline,
}) => {
  const { page, context } = await sightline.visit({ signedIn: true, path: "/picture" });
  await expect(picture(page).getByRole("heading", { name: "No reports yet" })).toBeVisible();
  const other = (await sightline.visit({ context, path: "/report-log" })).page;
  await other.getByRole("heading", { name: "No reports yet" }).waitFor();
  await other.bringToFront();
  await pasteText(other, EXAMPLES.AB0012);
  await other.getByLabel("Number of Rounds").waitFor();
  await other.keyboard.press("Control+Enter");
  await other.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  await expect(listed(page)).toHaveCount(1);
  await other.close();
  await page.bringToFront();
  await expect(sign(page, /AB0012|HLR|Rockets/i).first()).toBeVisible();
});
