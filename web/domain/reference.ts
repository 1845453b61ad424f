import type { ReportType } from "./reports/report";
import { type Stored, storedText } from "./stored";

/** `{callSign}-{identifier}`, with N/A where no call sign is known. */
export function reportReference(callSign: string, identifier: string): string {
  return `${callSign.trim() || "N/A"}-${identifier}`;
}

/**
 * What the log shows as a report's reference and by which a newer entry
 * replaces an older one; null when the form holds no identifier.
 */
export function referenceOf(
  type: ReportType,
  formData: Stored,
  userCallSign: string,
): string | null {
  if (type === "HLR") return storedText(formData.targetNumber).trim() || null;
  const identifier = storedText(
    type === "Sighting" ? formData.randomNumber : formData.randomSixDigit,
  );
  if (identifier === "") return null;
  return reportReference(storedText(formData.callSign).trim() || userCallSign, identifier);
}
