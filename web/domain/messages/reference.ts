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

/** Fills the array with random bytes; `crypto.getRandomValues`, or a test's own. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

const fillFromCrypto: FillRandom = (bytes) => {
  crypto.getRandomValues(bytes);
};

/** How many refills before a source is called broken: a sound one needs a third by a chance of 10^-20. */
const MAX_FILLS = 64;

/**
 * Six characters, each equally likely. A byte above the last whole multiple of the
 * alphabet's length is thrown away, as the first characters would come up more often.
 */
function draw(alphabet: string, fill: FillRandom): string {
  const limit = 256 - (256 % alphabet.length);
  const bytes = new Uint8Array(2 * LENGTH);
  let drawn = "";
  for (let fills = 0; fills < MAX_FILLS; fills++) {
    fill(bytes);
    for (const byte of bytes) {
      if (byte < limit) drawn += alphabet.charAt(byte % alphabet.length);
      if (drawn.length === LENGTH) return drawn;
    }
  }
  throw new Error("The random source gives no usable bytes.");
}

/**
 * A report's identifier: six characters of 0-9 and A-Z.
 *
 * @throws Error when the source keeps on giving bytes of 252 and above
 */
export function randomIdentifier(fill: FillRandom = fillFromCrypto): string {
  return draw(DIGITS_AND_LETTERS, fill);
}

/**
 * Six digits, leading zeros kept: HLR's own reference, and the demonstration's codes.
 *
 * @throws Error when the source keeps on giving bytes of 250 and above
 */
export function randomSixDigits(fill: FillRandom = fillFromCrypto): string {
  return draw(DIGITS, fill);
}
