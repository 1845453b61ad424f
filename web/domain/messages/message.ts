/**
 * How a report becomes one line of text, and how that line is parsed. Source of the grammar: Sightline's message
 * decisions (lines joined by ` // `, closed by `////`).
 */

import { type Dtg, dtgMoment, readDtg } from "../time/dtg";

export const LINE_SEPARATOR = " // ";
export const MESSAGE_END = "////";

/** One line of a message: a muted label, then its text. Either may be empty, not both. */
export interface MessageLine {
  label: string;
  text: string;
  /** The line is a placeholder for a missing or wrong value: shown in the preview and never sent. */
  invalid?: true;
  /** What of its text follows from other lines; where it is the whole line's, a message says the same without it. */
  computed?: { text: string; isAll: boolean };
}

/** Placeholders in the message for missing, incomplete and wrong values. */
export const MISSING = "— missing";
export const INCOMPLETE = "— incomplete";
export const WRONG = "— check";

/**
 * An emoji with its variation and its skin tone, and others joined to it; else what nobody can
 * see: zero-width, direction and other formatting characters, and halves of characters.
 */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*)|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\p{Surrogate}]/gu;

/** The text without what nobody can see; a joiner inside an emoji stays. */
export function withoutInvisible(text: string): string {
  return text.replace(EMOJI_OR_INVISIBLE, (_, emoji: string | undefined) => emoji ?? "");
}

/**
 * Typed text that is safe inside a line: it stays on one line, cannot end the line or the message, and holds no
 * invisible characters. Control characters and the Braille blank count as white space.
 */
export function cleanText(typed: string): string {
  return withoutInvisible(typed)
    .replace(/[\s\p{Cc}\u2800]+/gu, " ")
    .replace(/\/{2,}/g, "/")
    .replace(/^[ /]+|[ /]+$/g, "");
}

export function lineText(line: MessageLine): string {
  return [line.label, line.text].filter(Boolean).join(" ");
}

/** The lines that will be sent: what is empty or wrong is left out. */
export function sendableLines(lines: readonly MessageLine[]): MessageLine[] {
  return lines.filter((line) => !line.invalid && lineText(line) !== "");
}

const HYPHENS = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;
const SLASHES = /[\u2044\u2215\uff0f]/g;

/**
 * A message's own words as Sightline writes them, whatever another program made of their case, hyphens and slashes;
 * each character keeps its place.
 */
export function inCapitals(text: string): string {
  return text
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .replace(HYPHENS, "-")
    .replace(SLASHES, "/");
}

/** The whole message, ready for the clipboard. */
export function joinMessage(lines: readonly MessageLine[]): string {
  return sendableLines(lines).map(lineText).join(LINE_SEPARATOR) + MESSAGE_END;
}

/** The lines of a received message, or null when its end is missing. */
export function splitMessage(message: string): string[] | null {
  if (!message.endsWith(MESSAGE_END)) return null;
  return message.slice(0, -MESSAGE_END.length).split(LINE_SEPARATOR);
}

/** A line for `text`, or none when there is nothing to say. */
export function line(label: string, text: string | number | null | undefined): MessageLine[] {
  const cleaned = cleanText(String(text ?? ""));
  return cleaned === "" ? [] : [{ label, text: cleaned }];
}

export function invalidLine(label: string, text: string): MessageLine {
  return { label, text, invalid: true };
}

const DTG_LABEL = "DTG ";

/** The date-time group of a message, which every format has among its first lines; null if it is none. */
export function dtgIn(lines: readonly string[]): Dtg | null {
  const line = lines.find((each) => each.startsWith(DTG_LABEL));
  const dtg = line === undefined ? null : readDtg(line.slice(DTG_LABEL.length));
  return dtg && line === DTG_LABEL + dtg.text ? dtg : null;
}

/**
 * The moment of a message's own DTG, milliseconds since 1970; without one, of its copy.
 * @param copied ISO 8601
 * @param localOffsetMinutes what zone J is ahead of UTC at a moment of that clock; by default this machine's
 */
export function momentOf(
  message: string,
  copied: string,
  localOffsetMinutes = (clock: Date) => -clock.getTimezoneOffset(),
): number {
  const dtg = dtgIn(splitMessage(message) ?? []);
  return dtg ? dtgMoment(dtg, localOffsetMinutes(new Date(dtg.clock))) : Date.parse(copied);
}
