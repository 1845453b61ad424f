import { storedText, type UnknownRecord } from "../parse-unknown";
import { cleanText } from "./message";

/** `{callSign}-{identifier}`, with N/A where no call sign is known. */
export function reportReference(callSign: string, identifier: string): string {
  return `${cleanText(callSign) || "N/A"}-${identifier}`;
}

/**
 * What the log shows as a report's reference and by which a newer entry
 * replaces an older one; null when the form holds no identifier.
 */
export function referenceOf(
  type: string,
  formData: UnknownRecord,
  userCallSign: string,
): string | null {
  // A unit's own format that is headed by a target number says so.
  if (type === "HLR" || formData.headedBy === "target-number") {
    return cleanText(storedText(formData.targetNumber)) || null;
  }
  const identifier = storedText(
    type === "Sighting" ? formData.randomNumber : formData.randomSixDigit,
  );
  if (identifier === "") return null;
  return reportReference(cleanText(storedText(formData.callSign)) || userCallSign, identifier);
}
