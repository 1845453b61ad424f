/** Parses a received message line by line. A definition reads the lines in the order in which it writes them. */

import { formatGrid, type GridReference, isWholeGrid } from "../grid/grid";
import { readDtg } from "../time/dtg";

/** The line of a message that does not fit, and why, in words for the operator. */
export class MessageError extends Error {
  constructor(
    readonly line: string,
    readonly why: string,
  ) {
    super(line === "" ? why : `“${line}” does not fit: ${why}`);
  }
}

export class MessageReader {
  #at = 0;

  constructor(private readonly lines: readonly string[]) {}

  /** The line that is read next; "" past the last. */
  get #next(): string {
    return this.lines[this.#at] ?? "";
  }

  /** Whether the next line begins with a text, as a word of its own. */
  startsWith(text: string): boolean {
    return this.#next === text || this.#next.startsWith(`${text} `);
  }

  /** What follows the label, where the next line begins with it; null, and nothing read, where not. */
  optional(label: string): string | null {
    if (!this.#next.startsWith(`${label} `)) return null;
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
    const found = pattern.exec(this.#next);
    if (!found) throw this.#unexpected(`${expected} is expected here.`);
    this.#at += 1;
    return found.slice(1);
  }

  /** The next line when it has the pattern's shape; null, and nothing read, where not. */
  optionalMatch(pattern: RegExp): (string | undefined)[] | null {
    const found = pattern.exec(this.#next);
    if (!found) return null;
    this.#at += 1;
    return found.slice(1);
  }

  /** Refuses the next line: another line must come before it. */
  refuseNext(why: string): never {
    throw this.#unexpected(why);
  }

  /** The problem with the next line; if there is no next line, the message is cut short. */
  #unexpected(why: string): MessageError {
    if (this.#at < this.lines.length) return new MessageError(this.#next, why);
    return new MessageError("", `The message is cut short: ${why}`);
  }

  /** Refuses the line that was read last. */
  refuse(why: string): never {
    throw new MessageError(this.lines[this.#at - 1] ?? "", why);
  }

  /** @throws MessageError where lines are left */
  end(): void {
    if (this.#at < this.lines.length) throw this.#unexpected("nothing more is expected here.");
  }

  /** The date-time group. */
  dtg(): string {
    const dtg = this.required("DTG");
    if (readDtg(dtg)?.text !== dtg) {
      this.refuse("a DTG is a time and a day that exist, like 201230ZNov26.");
    }
    return dtg;
  }

  /** A reference: the call sign and the identifier behind its last hyphen. */
  reference(label: string): { callSign: string; identifier: string } {
    const [callSign = "", identifier = ""] =
      REFERENCE.exec(this.required(label))?.slice(1) ??
      this.refuse("a reference is a call sign, a hyphen and six letters or digits.");
    return { callSign, identifier };
  }

  /** The choice whose message word was read, in capitals. */
  choice<T extends string>(
    word: string,
    choices: readonly T[],
    label = (choice: T) => `${choice}`,
  ): T {
    const found = choices.find((choice) => label(choice).toUpperCase() === word);
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
      this.refuse("it holds no grid of a square that exists, like 34UFE 12345 67890.");
    }
    return { grid: { gzd, coordinates }, rest };
  }
}

const REFERENCE = /^(.+)-([0-9A-Z]{6})$/;
const GRID = /^(\d\d[A-Z]{3}) (\d{1,5}) (\d{1,5})(?: (.*))?$/;
