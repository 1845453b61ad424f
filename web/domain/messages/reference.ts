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

/**
 * The random references of reports, drawn from a cryptographic source (decisions
 * §3), so that no two operators' references follow from one another.
 */

const LENGTH = 6;
const DIGITS = "0123456789";
const DIGITS_AND_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Six characters, each equally likely. A byte above the last whole multiple of the
 * alphabet's length is thrown away, as the first characters would come up more often.
 */
function draw(alphabet: string): string {
  const limit = 256 - (256 % alphabet.length);
  let drawn = "";
  while (drawn.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * LENGTH)))
      if (byte < limit) drawn += alphabet.charAt(byte % alphabet.length);
  }
  return drawn.slice(0, LENGTH);
}

/** A report's identifier: six characters of 0-9 and A-Z. */
export const randomIdentifier = (): string => draw(DIGITS_AND_LETTERS);

/** Six digits, leading zeros kept: HLR's own reference, and the demonstration's codes. */
export const randomSixDigits = (): string => draw(DIGITS);
