/** Parses a received message line by line. A definition reads the lines in the order in which it writes them. */

import { formatGrid, type GridReference, isWholeGrid } from "../grid/grid";
import { readDtg } from "../time/dtg";
import { inCapitals } from "./message";

/** The line of a message that does not fit, and why, in words for the operator. */
export class MessageError extends Error {
  constructor(
    readonly line: string,
    readonly why: string,
    /** The line's place in the message, from 0. */
    readonly at = Number.POSITIVE_INFINITY,
  ) {
    super(line === "" ? why : `“${line}” does not fit: ${why}`);
  }
}

/** A name in its own spelling, where its letters alone tell which it is; any other text as it is. */
export type Spelling = (text: string) => string;

/** @param names as they are spelled */
export function spellingOf(names: Iterable<string>): Spelling {
  const known = new Map<string, string | null>();
  for (const name of names) {
    const other = known.get(inCapitals(name)) ?? name;
    known.set(inCapitals(name), other === name ? name : null);
  }
  return (text) => known.get(inCapitals(text)) ?? text;
}

export class MessageReader {
  #at = 0;
  /** The lines without those that were passed over. */
  readonly kept: string[];

  /**
   * @param isLoose the message's own words may be in lower case, or in capitals where they are not, and have other
   * hyphens; what was typed stays as it came
   */
  constructor(
    private readonly lines: readonly string[],
    readonly isLoose = false,
    private readonly spelled: Spelling = (text) => text,
  ) {
    this.kept = [...lines];
  }

  /** The line that is read next; "" past the last. */
  get #next(): string {
    return this.lines[this.#at] ?? "";
  }

  /** A text as it is compared with the message's own words. */
  #plain(text: string): string {
    return this.isLoose ? inCapitals(text) : text;
  }

  /** What the groups of a pattern find in a text; null if it finds nothing. */
  #find(pattern: RegExp, text = this.#next): (string | undefined)[] | null {
    if (!this.isLoose) return pattern.exec(text)?.slice(1) ?? null;
    const found = new RegExp(pattern.source, "di").exec(inCapitals(text));
    // A group that takes any text takes what was typed.
    const groups = [...pattern.source.matchAll(GROUP)].filter(([each]) => each.startsWith("("));
    return (
      found &&
      groups.map(([group], index) => {
        const [from, to] = found.indices?.[index + 1] ?? [];
        return /^\(\.\+\??\)$/.test(group)
          ? from === undefined
            ? undefined
            : text.slice(from, to)
          : found[index + 1];
      })
    );
  }

  /** Whether the next line begins with a text, as a word of its own. */
  startsWith(text: string): boolean {
    return this.#plain(`${this.#next} `).startsWith(`${text} `);
  }

  /** Leaves out the next line, where it begins with the label: it says nothing that other lines do not. */
  passOver(label: string): void {
    if (!this.startsWith(label)) return;
    this.kept.splice(this.#at - (this.lines.length - this.kept.length), 1);
    this.#at += 1;
  }

  /** What follows the label, where the next line begins with it; null, and nothing read, where not. */
  optional(label: string): string | null {
    if (!this.#plain(this.#next).startsWith(`${label} `)) return null;
    const text = this.#next.slice(label.length + 1);
    this.#at += 1;
    return text;
  }

  /** What follows the label. @throws MessageError where the next line does not begin with it */
  required(label: string): string {
    const text = this.optional(label);
    if (text === null) throw this.#unexpected(`${label} is expected here.`);
    return text;
  }

  /** What the pattern finds in the next line. @throws MessageError where it finds nothing */
  match(pattern: RegExp, expected: string): (string | undefined)[] {
    const found = this.#find(pattern);
    if (!found) throw this.#unexpected(`${expected} is expected here.`);
    this.#at += 1;
    return found;
  }

  /** Whether the next line has the pattern's shape. */
  isNext(pattern: RegExp): boolean {
    return this.#find(pattern) !== null;
  }

  /** The next line when it has the pattern's shape; null, and nothing read, where not. */
  optionalMatch(pattern: RegExp): (string | undefined)[] | null {
    const found = this.#find(pattern);
    if (found) this.#at += 1;
    return found;
  }

  /** Refuses the next line: another line must come before it. */
  refuseNext(why: string): never {
    throw this.#unexpected(why);
  }

  /** The problem with the next line; if there is no next line, the message is incomplete. */
  #unexpected(why: string): MessageError {
    if (this.#at < this.lines.length) return new MessageError(this.#next, why, this.#at);
    return new MessageError("", `The message is incomplete: ${why}`, this.#at);
  }

  /** Refuses the line that was read last. */
  refuse(why: string): never {
    const at = this.#at - 1;
    throw new MessageError(this.lines[at] ?? "", why, at);
  }

  /** @throws MessageError where lines are left */
  end(): void {
    if (this.#at < this.lines.length) throw this.#unexpected("nothing more is expected here.");
  }

  /** The date-time group. */
  dtg(): string {
    const dtg = readDtg(this.required("DTG"));
    return dtg?.text ?? this.refuse("not a valid DTG (example: 201230ZNov26).");
  }

  /** A reference: the call sign and the identifier behind its last hyphen. */
  reference(label: string): { callSign: string; identifier: string } {
    const [callSign = "", identifier = ""] =
      this.#find(REFERENCE, this.required(label)) ??
      this.refuse("a reference is a call sign, a hyphen and six letters or digits.");
    return { callSign, identifier };
  }

  /** A name that was typed or chosen, such as a platform's. */
  name(text: string): string {
    return this.isLoose ? this.spelled(text) : text;
  }

  /** A typed text as the one of the message's words that it stands for; else as it came. */
  asWord(text: string, words: readonly string[]): string {
    return words.find((word) => this.#plain(word) === this.#plain(text)) ?? text;
  }

  /** The choice whose message word was read, in capitals. */
  choice<T extends string>(
    word: string,
    choices: readonly T[],
    label = (choice: T) => `${choice}`,
  ): T {
    const found = choices.find((choice) => label(choice).toUpperCase() === this.#plain(word));
    if (found === undefined) {
      const words = choices.map((choice) => label(choice).toUpperCase());
      this.refuse(`it is one of ${words.join(", ")}.`);
    }
    return found;
  }

  /** The grid at the beginning of a line's text, and what follows it. */
  grid(text: string): { grid: GridReference; rest: string } {
    const [gzd = "", easting = "", northing = "", rest = ""] = GRID.exec(text)?.slice(1) ?? [];
    const coordinates = easting + northing;
    if (!isWholeGrid(gzd, coordinates) || !text.startsWith(formatGrid(gzd, coordinates))) {
      this.refuse("no such grid square (example: 34UFE 12345 67890).");
    }
    return { grid: { gzd, coordinates }, rest };
  }
}

/** A group of a pattern, or an escaped character of it, which may be a bracket. */
const GROUP = /\\.|\((?!\?)(?:\.\+\??\))?/g;
const REFERENCE = /^(.+)-([0-9A-Z]{6})$/;
const GRID = /^(\d\d[A-Z]{3}) (\d{1,5}) (\d{1,5})(?: (.*))?$/;
