import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { Sightline } from "./fixtures";
import { WK21 } from "./wk21";

/** What the clipboard holds. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** From now on the browser copies nothing by itself: neither its clipboard API nor its copy command. */
export function refuseClipboard(page: Page): Promise<void> {
  return page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    document.execCommand = () => false;
  });
}

/** Fills the details card. */
export async function fillCard(page: Page): Promise<void> {
  await page.getByLabel("Parent Unit").fill(WK21.rank);
  await page.getByLabel("Deployed Role").fill(WK21.role);
  await page.getByLabel("C/S").fill(WK21.callSign);
  await choose(page, "Sensor asset", WK21.asset);
}

/** Fills the details card and logs in. */
export async function signIn(page: Page): Promise<void> {
  await fillCard(page);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
}

/** Signs out by the settings. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Yes, sign out" }).click();
  await page.getByRole("heading", { name: "Your details" }).waitFor();
}

/** The file that is downloaded by what is done. */
export async function downloaded(page: Page, act: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent("download"), act()]);
  const path = await file.path();
  return { name: file.suggestedFilename(), path, text: readFileSync(path, "utf8") };
}

/** Picks from a closed list. */
export async function choose(
  page: Page,
  label: string,
  option: string,
  scope = page.locator("body"),
) {
  const list = scope.getByRole("combobox", { name: label });
  await list.click();
  await list.getByRole("option", { name: option, exact: true }).click();
}

/** Finds a platform by typing and opens its report form. */
export async function openForm(page: Page, platformId: string): Promise<void> {
  const search = page.getByLabel("Platform name or Description");
  if (!(await search.isVisible())) await page.getByRole("link", { name: "Sighting & BDA" }).click();
  await search.fill(platformId);
  // Once the cards have followed: before, one under the pointer may be redrawn.
  const card = page.getByRole("article", { name: platformId, exact: true });
  await card.and(page.getByRole("article").first()).waitFor();
  await card.getByRole("button", { name: "Select" }).click();
  await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
}

/** Chooses the platform of a format's report by the search. */
export async function choosePlatform(page: Page, platformId: string): Promise<void> {
  await page.getByRole("button", { name: /^(?:Choose|Change) platform/ }).click();
  await page.getByLabel("Platform name or Description").fill(platformId);
  const card = page.getByRole("article", { name: platformId, exact: true });
  await card.and(page.getByRole("article").first()).waitFor();
  await card.getByRole("button", { name: "Select" }).click();
  await page.getByRole("heading", { name: new RegExp(`^${platformId} `) }).waitFor();
}

/** Fills a grid by its name. */
export async function fillPoint(page: Page, name: string, gzd: string, coordinates: string) {
  const group = page.getByRole("group", { name, exact: true });
  await group.getByLabel("GZD").fill(gzd);
  await group.getByLabel("Coordinates").fill(coordinates);
  return group;
}

/** Fills a grid row. */
export const fillGrid = (page: Page, row: number, gzd: string, coordinates: string) =>
  fillPoint(page, `Grid ${row}`, gzd, coordinates);

/** Fills in what a fresh sighting lacks: it is ready to be copied. */
export async function fillSighting(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open", exact: true }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
}

/** Where a platform's form opens without the list before it, which costs more than most tests of the form. */
export const formPath = (platformId: string) => `/dashboard?vehicleId=${platformId}`;

/** A signed-in operator at a fresh BM-21 report whose identifier is known. */
export async function openGrad(sightline: Sightline) {
  const visit = await sightline.visit({
    signedIn: true,
    identifiers: ["7K3QZ9", "AAAAA1"],
    path: formPath("BM-21"),
  });
  await visit.page.getByRole("heading", { name: /^BM-21/ }).waitFor();
  const preview = visit.page.getByRole("region", { name: "Live Message Preview" });
  const copy = visit.page.getByRole("button", { name: "Submit & Copy to clipboard" });
  return { ...visit, preview, copy };
}

/**
 * Waits until the page has done what the last action caused: a call made after all those of the page is answered, and
 * two frames are drawn. For checking that something did not happen.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    fetch("/api/health")
      .catch(() => {})
      .then(() => {}),
  );
  const body = await page.waitForSelector("body");
  await body.waitForElementState("stable");
}

/** Where a part stands on the screen, in px, its middle (`x`, `y` of the mouse) among it. @throws if it is not shown */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`There is no ${part}.`);
  const { x, y, width, height } = box;
  return {
    ...box,
    right: x + width,
    bottom: y + height,
    middle: [x + width / 2, y + height / 2] as const,
  };
}

/** Goes to a control as a hand without a mouse does. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  for (let tab = 0; tab < 30; tab += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there.`);
}
