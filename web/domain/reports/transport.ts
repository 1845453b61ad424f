/**
 * What programs make of a text on its way: mail transport, web pages, other keyboards, and line breaks where a window
 * ended. Nothing is undone here that could have been typed so.
 */

import { LINE_SEPARATOR, MESSAGE_END } from "../messages/message";
import { MessageError } from "../messages/message-reader";

/** A message that ends here with two or three slashes: a separator has a space before it. */
export const SHORT_END = /(?:(?<=[^\s/])\/\/\/?|(?<=\s)\/\/\/)\s*$/;

/**
 * The text as it was before transport, in as many lines: quoted-printable is decoded, an end that was broken across
 * lines is whole again, and slashes of another width or in HTML's words are slashes where a message is made of them.
 */
export function withoutTransport(text: string): string {
  return withPlainSlashes(withWholeEnds(decoded(text)));
}

/**
 * A text file's content: in UTF-8, in UTF-16 with its mark as Notepad writes it, or with the Western letters of
 * Windows; null where its letters cannot be told.
 * @throws Error where it is no text
 */
export function decodedFile(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const encoding = isLittle ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (bytes.some((byte) => byte < 0x20 && !/\s/.test(String.fromCharCode(byte)))) throw error;
    const text = new TextDecoder("windows-1252").decode(bytes);
    // A word of other letters alone is of another script.
    return /[^\0-\x7f]{3}/.test(text) ? null : text;
  }
}

const BREAK = "(?:\\r?\\n(?:[ \\t]*(?:>|&gt;))*[ \\t]*)?";
const BROKEN_END = new RegExp(`(?<![\\s/])/${BREAK}/${BREAK}/${BREAK}/(?!/)`, "g");

function withWholeEnds(text: string): string {
  return text.replace(BROKEN_END, (end) => MESSAGE_END + "\n".repeat(end.split("\n").length - 1));
}

const SLASH = "(?:[\\u2044\\u2215\\uff0f]|&#47;|&#x2f;|&sol;)";
const FOREIGN_END = new RegExp(`${SLASH}{4}$`, "i");
const UP_TO_END = new RegExp(`[^]*?(?:/{4}|${SLASH}{4})`, "gi");
const FOREIGN_SLASHES = new RegExp(`(?:${SLASH}){2}`, "gi");

/** Where foreign slashes end a message, and none of the usual ones part its lines. */
function withPlainSlashes(text: string): string {
  return text.replace(UP_TO_END, (part) =>
    FOREIGN_END.test(part) && !part.includes(LINE_SEPARATOR)
      ? part.replace(FOREIGN_SLASHES, "//")
      : part,
  );
}

/** A line of quoted-printable ends so as late as it may; text that ends so there by chance is not to be expected. */
const SOFT_BREAK = /(?<=^.{69,75})=\r?$/;
/** A row that a mail quotes, in a web page's source too. */
const QUOTED_ROW = /^[ \t]*(?:>|&gt;)/;
/** An equals sign that quoted-printable would not have left so. */
const BARE_EQUALS = /=(?![0-9A-F]{2}|\r?$)/;

/** Decodes the lines of quoted-printable in a text: they are known by their ends. Those that are joined leave empty ones. */
function decoded(text: string): string {
  const rows = text.split("\n");
  /** A quoted line does not go on with a quotation mark of its own: that is the next one. */
  const isSoft = (first: number, at: number) =>
    SOFT_BREAK.test(rows[at] ?? "") &&
    !(QUOTED_ROW.test(rows[first] ?? "") && QUOTED_ROW.test(rows[at + 1] ?? ""));
  if (!rows.some((row, at) => isSoft(at, at) && !BARE_EQUALS.test(row))) return text;
  const plain: string[] = [];
  for (let at = 0; at < rows.length; ) {
    let end = at;
    while (end < rows.length - 1 && isSoft(at, end)) end += 1;
    const lines = rows.slice(at, end + 1);
    if (lines.some((row) => BARE_EQUALS.test(row))) plain.push(...lines);
    else {
      const whole = lines.map((row) => row.replace(SOFT_BREAK, "")).join("");
      plain.push(withBytes(whole), ...lines.slice(1).map(() => ""));
    }
    at = end + 1;
  }
  return plain.join("\n");
}

/** Bytes as characters: UTF-8, else as Windows writes Western Europe's letters. */
function withBytes(text: string): string {
  return text.replace(/(?:=[0-9A-F]{2})+/g, (escapes) => {
    const bytes = Uint8Array.from(escapes.slice(1).split("="), (byte) => Number.parseInt(byte, 16));
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder("windows-1252").decode(bytes);
    }
  });
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,30}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  sol: "/",
};

/** Whether a text is from a web page's source, where every such character is escaped. */
const isEscaped = (text: string) =>
  /&(?:amp|lt|gt|#)/.test(text) && !/[&<>]/.test(text.replace(ENTITY, ""));

/** @throws MessageError that names an escape that is not known here */
function unescaped(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name = "") => {
    const code = Number.parseInt(decimal ?? hex ?? "", decimal === undefined ? 16 : 10);
    if (code <= 0x10_ffff) return String.fromCodePoint(code);
    const known = NAMED[name];
    if (known !== undefined) return known;
    throw new MessageError(whole, "another program wrote it in place of a character.");
  });
}

/** Fewer rows may be of one width by accident. */
const ROWS_OF_ONE_WIDTH = 3;

/** The texts that rows may have been one line of. */
export interface Joinings {
  /** The likeliest first. */
  texts: string[];
  /** It is uncertain which, unless only one can be read. */
  mustAgree: boolean;
}

/**
 * Joins rows that a program broke: between words, or wherever its window ended. What a web page's source escapes is as
 * the page showed it.
 * @param before how many characters of its row stand before the first
 * @throws MessageError that names an escape that is not known here
 */
export function joinings(rows: readonly string[], before: number): Joinings {
  if (!isEscaped(rows.join(""))) return joined(rows, before);
  if (!rows.some((row) => /&#?\w*$/.test(row))) return joined(rows.map(unescaped), before);
  const { texts, mustAgree } = joined(rows, before);
  return { texts: texts.map(unescaped), mustAgree };
}

function joined(rows: readonly string[], before: number): Joinings {
  const byWords = rows.reduce((text, row) => {
    // A line may break behind a hyphen in a word.
    const isOneWord = /[\p{L}\p{N}]-$/u.test(text) && /^[\p{L}\p{N}]/u.test(row);
    return text + (isOneWord ? "" : " ") + row;
  }, "");
  const full = rows.slice(0, -1).map((row, at) => row.length + (at === 0 ? before : 0));
  const width = Math.max(...full);
  // A space at the very end of a row may have been taken off.
  if (full.length === 0 || full.some((length) => length < width - 1))
    return { texts: [byWords], mustAgree: false };
  const byWidth = rows.reduce(
    (text, row, at) => text + row + (full[at] === width - 1 ? " " : ""),
    "",
  );
  return full.length < ROWS_OF_ONE_WIDTH
    ? { texts: [byWords, byWidth], mustAgree: false }
    : { texts: [byWidth, byWords], mustAgree: true };
}

/** Whether a row holds what stands between a message's lines. */
export const hasSeparator = (row: string): boolean =>
  row.includes(LINE_SEPARATOR) || new RegExp(` ${SLASH}{2} `, "i").test(row);
