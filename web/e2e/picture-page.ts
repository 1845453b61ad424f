import type { Page } from "@playwright/test";
import type { LogEntry } from "../domain/log/log";
import { definitionOf } from "../domain/reports/definitions";
import { parseMessage } from "../domain/reports/parse-message";
import { BUILT_IN_REPORTS } from "../domain/reports/registry";
import { NOON } from "./fixtures";
import { EXAMPLES } from "./log-page";

/** A log entry made from a message alone. */
export function entryOf(
  fullMessage: string,
  { reportType, ...others }: Partial<LogEntry> & Pick<LogEntry, "reportType">,
): LogEntry {
  const [heading = ""] = fullMessage.split(" // ");
  return {
    id: heading,
    reportType,
    timestamp: NOON.toISOString(),
    description: heading,
    message: fullMessage,
    fullMessage,
    formData: storedFor(fullMessage),
    ...others,
  };
}

/** The form as the log keeps it; nothing where the format is not there. */
function storedFor(fullMessage: string): LogEntry["formData"] {
  if (/^(PATROL|CONVOY) /.test(fullMessage)) return {};
  return parseMessage(fullMessage, BUILT_IN_REPORTS.map(definitionOf)).formData;
}

/** The worked examples, one of each kind, the HLR received. */
export const ONE_OF_EACH: readonly LogEntry[] = [
  entryOf(EXAMPLES["WK21-7K3QZ9"], { reportType: "Sighting", description: "3 × BM-21, static" }),
  entryOf(EXAMPLES["WK21-M4N8ZZ"], { reportType: "Sighting", description: "4 × T-72, moving" }),
  entryOf(EXAMPLES.AB0012, { reportType: "HLR", received: true }),
  entryOf(EXAMPLES["WK21-0AZ9Q1"], { reportType: "GMTI" }),
  entryOf(EXAMPLES["WK21-9XY001"], { reportType: "LEAPP" }),
  entryOf(EXAMPLES["WK21-Q2W3E4"], { reportType: "c-UAS" }),
  entryOf("PATROL P1 // GRID 34UFE 12345 67890////", { reportType: "Patrol" }),
];

export async function openPicture(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Picture" }).click();
  await page.getByRole("application", { name: "Map of the reports" }).waitFor();
}

export const picture = (page: Page) => page.getByRole("region", { name: "Picture" });

/** The rows of the list that are currently rendered. */
export const listed = (page: Page) =>
  page.getByRole("list", { name: "Reports in view" }).locator("> li");

/** Chooses in one of the picture's menus. */
export async function choose(page: Page, menu: "Type" | "Source" | "Time", label: string) {
  await picture(page).getByRole("combobox", { name: menu }).selectOption({ label });
}

/** The element on the map with this title. */
export const sign = (page: Page, title: RegExp) => picture(page).getByTitle(title);
