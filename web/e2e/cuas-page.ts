import type { Page } from "@playwright/test";
import { expect, type Sightline } from "./fixtures";
import { choose } from "./operator";

/** The worked example (decisions §3). */
export const EXAMPLE =
  "C-UAS WK21-Q2W3E4 // DTG 201230ZNov26 // ASSET STA Ptl // METHOD SEE // GRID 34UFE 12345 67890 // 2 X ROTARY WING // HEIGHT LOW // HDG NORTHEAST // PAYLOAD VISIBLE grenade // ACTION engaged with EW////";

/** A choice of the form, which is a button pressed in. */
export const press = (page: Page, group: string, name: string) =>
  page
    .getByRole("group", { name: group, exact: true })
    .getByRole("button", { name, exact: true })
    .click();

export const preview = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });

export const gridGroup = (page: Page) => page.getByRole("group", { name: "Grid", exact: true });

export const note = (page: Page, missing: string) =>
  page.getByText(`Required fields missing: ${missing}`, { exact: true });

export const copyButton = (page: Page) =>
  page.getByRole("button", { name: "Submit & Copy to clipboard" });

export const copied = (page: Page) => page.getByRole("button", { name: "Copied & Saved!" });

/** WK21 of a standing patrol, whose reports the worked example is. */
export async function visitAsPatrol(
  sightline: Sightline,
  path: string,
  identifiers = ["Q2W3E4", "AAAAA1", "AAAAA2"],
) {
  return await sightline.visit({ signedIn: true, asset: "STA Ptl", identifiers, path });
}

/** The patrol at an empty c-UAS report whose identifier is known. */
export async function openCuas(sightline: Sightline, identifiers?: string[]) {
  const visit = await visitAsPatrol(sightline, "/cuas", identifiers);
  await note(visit.page, "Method of Detection, Grid, UAS type, Payload").waitFor();
  return visit;
}

/** Fills the worked example's fields. */
export async function fillExample(page: Page): Promise<void> {
  await press(page, "Method of Detection", "See");
  const grid = gridGroup(page);
  await grid.getByLabel("GZD").fill("34UFE");
  await grid.getByLabel("Coordinates").fill("1234567890");
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("2");
  await press(page, "UAS type", "Rotary wing");
  await choose(page, "Height", "Low");
  await choose(page, "Heading", "Northeast");
  await press(page, "Payload", "Visible");
  await page.getByLabel("Payload type").fill("grenade");
  await page.getByLabel("Action Taken").fill("engaged with EW");
}

/** What local storage holds under the form's own keys. */
export function entryKeys(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("cuas-"))),
  );
}

/** Waits until a window has seen what another has kept: each has a copy of the storage of its own. */
export async function hasSeen(page: Page, key: string, text: string): Promise<void> {
  // Asked from here: a window behind another draws no frames that it could be asked in.
  await expect
    .poll(() => page.evaluate((at) => localStorage.getItem(at) ?? "", key))
    .toContain(text);
}
