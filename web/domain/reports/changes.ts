/** What a report says differently from the one that it replaces. */

/** The fields of a report, each with its value in words; "" for one that is empty. */
export type Values = readonly (readonly [label: string, value: string])[];

/** Longer values are only said to have changed. */
const LONGEST = 24;
/** How many changes are told one by one; one more is named, as that is no longer than its count. */
export const MOST_CHANGES = 3;

/** Each change in words: `quantity 3 → 4`, `free text changed`; none where both say the same. */
export function changesOf(before: Values, after: Values): string[] {
  const [was, is] = [new Map(before), new Map(after)];
  return [...new Map([...is, ...was]).keys()].flatMap((label) => {
    const [from = "", to = ""] = [was.get(label), is.get(label)];
    return from === to ? [] : [changeText(named(label), from, to)];
  });
}

/** `quantity 3 → 4, free text changed`; "" without changes. @param most how many are told one by one */
export function changesText(changes: readonly string[], most = MOST_CHANGES): string {
  const told = changes.slice(0, most);
  const more = changes.slice(most);
  const [only] = more;
  const count = told.length > 0 ? "more" : more.length === 1 ? "change" : "changes";
  const isNamed = more.length === 1 && most === MOST_CHANGES;
  const rest = isNamed ? only : more.length > 0 && `${more.length} ${count}`;
  return [...told, ...(rest ? [rest] : [])].join(", ");
}

/**
 * When a copy is of, beside the entry that it replaces: `now`, unless that is the entry's own minute.
 * @param dtg the one that was set; undefined for the moment of the copy
 */
export const timeOfCopy = (before: string, dtg: string | undefined, now: string): string =>
  dtg ?? (now === before ? before : "now");

function changeText(name: string, from: string, to: string): string {
  if (from.length > LONGEST || to.length > LONGEST) return `${name} changed`;
  return `${name} ${from || "none"} → ${to || "none"}`;
}

/** A field's label inside a sentence: `Target ID` is `target ID`, and `POO` stays. */
const named = (label: string) =>
  label.replace(/\b[A-Z](?=[a-z])/g, (capital) => capital.toLowerCase());
