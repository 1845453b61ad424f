import type { Locator, Page } from "@playwright/test";
import type { LogEntry } from "../domain/log/log";
import { makeTestReports } from "../domain/test-data";
import { NOON } from "./fixtures";
import { WK21 } from "./wk21";

export async function openLog(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Report Log", exact: true }).click();
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
}

/** The log rows that are currently rendered. */
export const rowsOf = (page: Page) =>
  page.getByRole("list", { name: "Reports" }).getByRole("listitem");

export function rowOf(page: Page, reference: string) {
  return rowsOf(page).filter({ hasText: reference });
}

/** Takes a text of one report into the log, by its window. */
export async function receive(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Alt+P");
  const dialog = page.getByRole("dialog", { name: "Receive reports" });
  await dialog.getByRole("textbox", { name: "Messages" }).fill(text);
  await page.keyboard.press("Control+Enter");
  await dialog.getByText("1 taken in, 0 not understood").waitFor();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
}

/** What a row does under ⋯. */
export async function chooseIn(row: Locator, item: "Show as code" | "Remove"): Promise<void> {
  await row.getByRole("button", { name: /^More/ }).click();
  await row.getByRole("menuitem", { name: item }).click();
}

/** The menu of types, where their buttons have no room. */
export const typeMenu = (page: Page) => page.getByRole("combobox", { name: "Report type" });

/** The same numbers each time (Park and Miller's generator). */
function counted(): () => number {
  let state = 20_261_120;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Reports of all types as the generator makes them, but real ones by default. */
export function reports(count: number, isTestData = false): LogEntry[] {
  const operator = { ...WK21, gridAccuracy: "Cat 1" } as const;
  const made = makeTestReports(count, { operator, now: NOON, random: counted() });
  return made.map(({ isTestData: _, ...entry }) => (isTestData ? { ...entry, isTestData } : entry));
}

/** Puts reports into the log's database behind the page's back, and loads the page again. */
export async function fillLog(page: Page, entries: readonly LogEntry[]): Promise<void> {
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  // As one text: Playwright hands over ten thousand objects one member at a time.
  await page.evaluate(async (text) => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("sightline");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction("log", "readwrite");
        for (const entry of JSON.parse(text)) transaction.objectStore("log").put(entry);
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
        transaction.onabort = () => reject(transaction.error);
      };
    });
  }, JSON.stringify(entries));
  await page.reload();
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
}

/** The worked examples of decisions §3, under their references. */
export const EXAMPLES = {
  "WK21-7K3QZ9":
    "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 ALT 512FT DISP 50M // GRID 2 34UFE 12400 67900 CAT 2 K-KILL // STATIC // ENV WOODLAND // BDA K-KILL 1 M-KILL 0 REMAINING 2 // REMARKS two more in treeline////",
  "WK21-M4N8ZZ":
    "SIGHTING WK21-M4N8ZZ // DTG 201230ZNov26 // ASSET Puma // 4 X T-72 // COM 34UFE 12345 67890 CAT 2 ALT 512FT DISP 240M // MOVING NORTHEAST 25KPH // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 4////",
  AB0012:
    "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////",
  "WK21-0AZ9Q1":
    "GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // 4 X APC // GRID 34UFE 12345 67890 DISP 200M // HDG 045 SPD 30KPH // CONF LIKELY (55-75%)////",
  "WK21-9XY001":
    "LEAPP WK21-9XY001 // DTG 201230ZNov26 // ASSET LEAPP // OBJ FAST AIR // GRID 34UFE 12345 67890 ALT 1,500FT // DIR SOUTHWEST SPD 741KMPH////",
  "WK21-Q2W3E4":
    "C-UAS WK21-Q2W3E4 // DTG 201230ZNov26 // ASSET STA Ptl // METHOD SEE // GRID 34UFE 12345 67890 // 2 X ROTARY WING // HEIGHT LOW // HDG NORTHEAST // PAYLOAD VISIBLE grenade // ACTION engaged with EW////",
} as const;

/** Puts a text on the clipboard and presses Ctrl+V where the focus is. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("Control+V");
}

export const copyButton = (page: Page) =>
  page.getByRole("button", { name: "Submit & Copy to clipboard" });

/** Copies the form that is open, from its keyboard. */
export async function copyReport(page: Page): Promise<void> {
  await copyButton(page).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
}
