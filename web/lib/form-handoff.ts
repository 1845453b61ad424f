import type { LogEntry } from "../domain/log/log";
import { firstGrid } from "../domain/log/row-text";
import { isRecord, storedChoice, storedText, type UnknownRecord } from "../domain/parse-unknown";
import { rememberGrid } from "./last-grid";
import { onForgotten } from "./session";
import { forget, isKept, keep, kept } from "./storage";

const HANDOFF_KEY = "sightline-restore";

/**
 * Why a report is opened in its form: to amend it under its reference, to start a similar one at another place,
 * because it was received as a message, or because it was typed as one line.
 */
const HANDOFF_PURPOSES = ["edit", "sameAgain", "received", "line"] as const;
export type HandoffPurpose = (typeof HANDOFF_PURPOSES)[number];

/** Words of a line that went into no field, and why. */
export interface LeftOver {
  text: string;
  problem: string;
}

/** A report on its way from the log, or from a line, into its form. */
export interface FormHandoff {
  reportType: string;
  purpose: HandoffPurpose;
  formData: UnknownRecord;
  reportId: string;
  isTestData: boolean;
  /** It is someone else's report. */
  received?: boolean;
  /** Parts of the line that have no place in the form. */
  leftOver?: readonly LeftOver[];
  /** For a sighting: the vehicle's id, else its platform id. */
  vehicleId?: string;
}

/** Replaces session storage if the browser blocks it. */
let inMemory: FormHandoff | null = null;

onForgotten(() => {
  inMemory = null;
});

/** A report of the log on its way into its form. */
export function handoffOf(entry: LogEntry, purpose: HandoffPurpose): FormHandoff {
  const { reportType, formData, id: reportId, isTestData = false } = entry;
  const { received = false } = entry;
  const grid = purpose === "sameAgain" ? firstGrid(entry) : null;
  // Its square is the next one's suggestion.
  if (grid) rememberGrid(grid);
  return { reportType, purpose, formData, reportId, isTestData, received };
}

/** Leaves a report for its form to pick up. */
export function leaveHandoff(restore: FormHandoff): void {
  inMemory = keep(HANDOFF_KEY, restore, "session") ? null : restore;
}

function readHandoff(): FormHandoff | "unreadable" | null {
  if (inMemory) return inMemory;
  if (!isKept(HANDOFF_KEY, "session")) return null;
  const stored = kept(HANDOFF_KEY, "session");
  if (!isRecord(stored) || !isRecord(stored.formData)) return "unreadable";
  const reportType = storedText(stored.reportType);
  if (reportType === "") return "unreadable";
  return {
    reportType,
    purpose: storedChoice(stored.purpose, HANDOFF_PURPOSES, "edit"),
    formData: stored.formData,
    reportId: storedText(stored.reportId),
    isTestData: stored.isTestData === true,
    ...(stored.received === true && { received: true }),
    ...readLeftOver(stored.leftOver),
    vehicleId: storedText(stored.vehicleId) || undefined,
  };
}

/** Stored words of a line; the stored value may be anything. */
export function readLeftOver(stored: unknown): { leftOver?: readonly LeftOver[] } {
  const leftOver = (Array.isArray(stored) ? stored : []).filter(isRecord).map((each) => ({
    text: storedText(each.text),
    problem: storedText(each.problem),
  }));
  return leftOver.length > 0 ? { leftOver } : {};
}

/**
 * What was left for a kind of report; "unreadable" if it cannot be parsed. It stays until it is dropped: React may
 * begin to render a screen and then render it again.
 */
export function peekHandoff(type: string): FormHandoff | "unreadable" | null {
  const restore = readHandoff();
  if (restore === null || restore === "unreadable") return restore;
  return restore.reportType === type ? restore : null;
}

/** Whether what was left is there for this purpose. */
export function isHandedOver(purpose: HandoffPurpose): boolean {
  const restore = readHandoff();
  return restore !== null && restore !== "unreadable" && restore.purpose === purpose;
}

/** Drops what was left, whatever it is, once a form has applied it. */
export function dropHandoff(): void {
  forget(HANDOFF_KEY, "session");
  inMemory = null;
}
