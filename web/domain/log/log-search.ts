import { referenceOf } from "../messages/reference";
import { isRecord } from "../parse-unknown";
import { reportLabel } from "../reports/registry";
import type { TypedAt } from "../time/observed-time";
import type { LogEntry } from "./log";
import { timesIn } from "./search-times";

/** Hands over every text and number in a value, however deep. */
function eachText(value: unknown, take: (text: string) => void): void {
  if (typeof value === "string") take(value);
  else if (typeof value === "number") take(String(value));
  else if (Array.isArray(value)) for (const each of value) eachText(each, take);
  else if (isRecord(value)) for (const key in value) eachText(value[key], take);
}

const SEPARATOR = "[ \\t\\u00a0\\u2010-\\u2015-]";
const SEPARATORS = new RegExp(`${SEPARATOR}+`);

/** Text as it is compared: in lower case, without hyphens and spaces, so that bm21 finds BM-21; its lines stay. */
const comparable = (text: string) =>
  // In V8 a string from replace() is slow on its first search: ten thousand of them cost a key 100 ms.
  text.toLowerCase().split(SEPARATORS).join("");

/**
 * Where a word stands in a text as it is written, with its hyphens and spaces. The last letter of another word is not
 * its beginning: d30 is `D-30`, not `SPD 30KPH`.
 * @param word as it is compared
 */
function wordPattern(word: string): RegExp {
  const [first = "", ...others] = [...word].map(
    // Whatever it is, it stands for itself.
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  );
  const rest = others.join(`${SEPARATOR}*`);
  return new RegExp(`(?:${first}|(?<![\\p{L}\\p{N}])${first}${SEPARATOR}+)${rest}`, "giu");
}

/** A piece of a text, from its first character to the one after its last. */
type Piece = readonly [from: number, to: number];

/** One letter is everywhere. */
const LEAST_MARKED = 2;

/**
 * The pieces of a text that the words of a search are found in: `bm21` in `BM-21`.
 * @param words as `queryMatcher` has them
 */
export function foundIn(text: string, words: readonly string[]): Piece[] {
  return words
    .filter(({ length }) => length >= LEAST_MARKED)
    .flatMap((word) => [...text.matchAll(wordPattern(word))])
    .map(({ index, 0: { length } }) => [index, index + length]);
}

/** A letter and a figure: what is one of the two in most texts. */
const IS_SHORT_NAME = /^\p{L}\d/u;

/** Whether one of an entry's own texts has it. */
function hasWord({ fullMessage, description, formData }: LogEntry, pattern: RegExp): boolean {
  let has = false;
  const look = (text: string) => {
    has ||= text.search(pattern) >= 0;
  };
  look(fullMessage);
  look(description);
  if (!has) eachText(formData, look);
  return has;
}

/** Everything that the search covers; text that is already in the message is not added again. */
export function searchText(entry: LogEntry, userCallSign: string): string {
  const { fullMessage, description, reportType, formData, received, from = "" } = entry;
  let text = `${fullMessage}\n${description}\n${reportType}\n${reportLabel(reportType)}`;
  const add = (part: string) => {
    if (!fullMessage.includes(part)) text += `\n${part}`;
  };
  if (received) add("received");
  add(from);
  add(referenceOf(reportType, formData, userCallSign) ?? "");
  eachText(formData, add);
  return comparable(text);
}

export interface QueryMatcher {
  /** @param text the entry's, as `searchText` makes it */
  matches(text: string, entry: LogEntry): boolean;
  /** Its other words, as they are compared. */
  words: readonly string[];
  /** It names a time: what its beginning found may lack what it finds. */
  hasTime: boolean;
  /** Which days and times it names, and what is none: `Yesterday is 24 Nov. 25:00 is not a time.`; "" where it says so itself. */
  timesText: string;
}

/**
 * A filter for entries with every word of the query in their texts, and of every time in it, unless its words are in
 * the text; null for a query without words.
 */
export function queryMatcher(query: string, at: TypedAt): QueryMatcher | null {
  const { times, unread, words: others } = timesIn(query, at);
  const words = others
    .split(/\s+/)
    .map(comparable)
    .filter((word) => word !== "");
  if (words.length + times.length === 0) return null;
  const names = words.filter((word) => IS_SHORT_NAME.test(word)).map(wordPattern);
  const wanted = times.map(({ typed, isOf }) => ({ text: comparable(typed), isOf }));
  return {
    words,
    matches: (text, entry) =>
      words.every((word) => text.includes(word)) &&
      names.every((name) => hasWord(entry, name)) &&
      wanted.every((time) => time.isOf(entry) || text.includes(time.text)),
    hasTime: times.length > 0,
    timesText: [...times, ...unread.map((typed) => ({ typed, means: "not a time" }))]
      .filter(({ means }) => means !== "")
      .map(({ typed, means }) => `${typed[0]?.toUpperCase()}${typed.slice(1)} is ${means}.`)
      .join(" "),
  };
}

/**
 * What nothing was found for: `No HLR report has "grad".`
 * @param type the type of report that alone is shown; null for all
 */
export function nothingFoundText(query: string, type: string | null, isTest: boolean): string {
  const kind = [type === null ? "" : reportLabel(type), isTest ? "test report" : "report"];
  const text = query.trim();
  return `No ${kind.filter(Boolean).join(" ")}${text === "" ? "" : ` has "${text}"`}.`;
}
