/** Takes what is wrong with a value, in words that continue the field's name and never repeat the value. */
export type OnError = (what: string) => void;

/**
 * Reads one value from outside. Errors are reported; the value returned then is only a placeholder, because the row
 * is refused.
 */
export type Reader<T> = (value: unknown, say: OnError) => T;

/** Control characters, which neither a message nor a screen can show. */
const CONTROL = /\p{Cc}/u;
/** The same without the line breaks and tabs that a longer text may hold. */
const CONTROL_IN_PROSE = /(?![\n\r\t])\p{Cc}/u;

/** A text of one line; white space around it does not count. Lengths are in UTF-16 units. */
export const line = (max: number) => text(max, CONTROL, "must be one line");

/** A text that may have line breaks; markup in it is only text. */
export const prose = (max: number) =>
  text(max, CONTROL_IN_PROSE, "must not hold control characters");

function text(max: number, forbidden: RegExp, rule: string): Reader<string> {
  return (value, say) => {
    if (isAbsent(value)) say("is missing");
    else if (typeof value !== "string") say("must be text");
    else {
      const trimmed = value.trim();
      if (trimmed.length > max) say(`must be at most ${max} characters`);
      else if (forbidden.test(trimmed)) say(rule);
      else if (!trimmed.isWellFormed()) say("contains an invalid character");
      return trimmed;
    }
    return "";
  };
}

/** One word of a closed list, as the list spells it. */
export function choice<T extends string>(
  choices: readonly [T, ...T[]],
  name = choices.join(", "),
): Reader<T> {
  return (value, say) => {
    if (isAbsent(value)) say("is missing");
    else {
      const found = choices.find((one) => one === value);
      if (found !== undefined) return found;
      say(`must be one of ${name}`);
    }
    return choices[0];
  };
}

/** A text of a fixed form. */
export function pattern(form: RegExp, name: string): Reader<string> {
  return (value, say) => {
    if (typeof value === "string" && form.test(value)) return value;
    say(`must be ${name}`);
    return "";
  };
}

/** True or false; in a table, where there are texts alone, "yes" or "no" as well. */
export const yesOrNo: Reader<boolean> = (value, say) => {
  const word = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (word === true || word === "true" || word === "yes") return true;
  if (word !== false && word !== "false" && word !== "no") say("must be yes or no");
  return false;
};

/** What need not be given: an absent value, null and blank text are all the same. */
export function optional<T, A>(reader: Reader<T>, absent: A): Reader<T | A> {
  return (value, say) => (isAbsent(value) ? absent : reader(value, say));
}

/** A list; each item is read for itself and named by its place in it. The same text twice counts once. */
export function list<T>(reader: Reader<T>, max: number): Reader<readonly T[]> {
  return (value, say) => {
    if (isAbsent(value)) return [];
    if (!Array.isArray(value)) say("must be a list");
    else if (value.length > max) say(`must hold at most ${max} items`);
    else {
      const items = value.map((item: unknown, at) =>
        reader(item, (what) => say(`item ${at + 1} ${what}`)),
      );
      return [...new Set(items)];
    }
    return [];
  };
}

/** A name from outside, fit for a terminal and short. */
export function shownName(name: string): string {
  const shown = name.toWellFormed().replace(/\p{C}/gu, "?").trim();
  return shown.length > 40 ? `${shown.slice(0, 40).toWellFormed()}…` : shown;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && !value.trim());
}
