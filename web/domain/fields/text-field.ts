/**
 * The rule for text fields: text is sent unchanged, or not at all. A text that is too long for its field stays whole
 * with an error; it is never cut.
 */

import { cleanText } from "../messages/message";
import { withThousands } from "./number-field";

/** How many characters a report's free texts have at most. */
export const FREE_TEXT_LIMIT = 500;
/** … and its short ones: what an `Other` is, a drone's payload. */
export const SHORT_TEXT_LIMIT = 60;
/** The name of an unknown platform. */
export const UNKNOWN_PLATFORM_LIMIT = 80;

/** The counter appears from this part of the limit on. */
const NEAR = 0.9;

/** How many characters of a text are sent: those that can be seen, an emoji's parts counted singly. */
function sentLength(typed: string): number {
  return [...cleanText(typed)].length;
}

/** The error of a text of this length; null if there is none. */
export function lengthError(length: number, limit: number): string | null {
  return length > limit ? `${ofLimit(length, limit)}: too long` : null;
}

/** How much of its room a text near the limit takes, `480 of 500`; null before. */
export function lengthCount(length: number, limit: number): string | null {
  return length >= limit * NEAR ? ofLimit(length, limit) : null;
}

function ofLimit(length: number, limit: number): string {
  return `${withThousands(String(length))} of ${withThousands(String(limit))}`;
}

/** lengthError of a report's text. */
export function textError(typed: string, limit: number): string | null {
  return lengthError(sentLength(typed), limit);
}

/** lengthCount of a report's text. */
export function textCount(typed: string, limit: number): string | null {
  return lengthCount(sentLength(typed), limit);
}

/** The most characters that a feedback message may have. */
export const FEEDBACK_LIMIT = 5000;
