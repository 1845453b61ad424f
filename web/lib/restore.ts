import { isRecord, type Stored, storedText } from "../domain/stored";
import { forget, keep, kept } from "./storage";

const RESTORE_KEY = "sightline-restore";

/** A report on its way from the log back into its form. */
export interface Restore {
  formData: Stored;
  reportId: string;
  isTestData: boolean;
  /** For a sighting: the vehicle's id, else its platform id. */
  vehicleId?: string;
}

/** Stands in for session storage where the browser blocks it. */
let inMemory: Restore | null = null;

/** Leaves a report for its form to pick up. */
export function leaveRestore(restore: Restore): void {
  inMemory = keep(RESTORE_KEY, restore, "session") ? null : restore;
}

/** What was left, without taking it; null when nothing was, or when it cannot be read. */
export function peekRestore(): Restore | null {
  if (inMemory) return inMemory;
  const stored = kept(RESTORE_KEY, "session");
  if (!isRecord(stored) || !isRecord(stored.formData)) return null;
  return {
    formData: stored.formData,
    reportId: storedText(stored.reportId),
    isTestData: stored.isTestData === true,
    vehicleId: storedText(stored.vehicleId) || undefined,
  };
}

/** Takes what was left: it is applied once. Broken restore data is removed as well. */
export function takeRestore(): Restore | null {
  const restore = peekRestore();
  forget(RESTORE_KEY, "session");
  inMemory = null;
  return restore;
}
