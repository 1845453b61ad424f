/** What a report says differently from the one that it replaces. */

/** The fields of a report, each with its value in words; "" for one that is empty. */
export type Values = readonly (readonly [label: string, value: string])[];

/** Longer values are only said to have changed. */
const LONGEST = 24;
/** How many changes are told one by one; one more is named, as that is no longer than its count. */
const MOST = 3;

/** `quantity 3 → 4, free text changed`; "" where both say the same. */
export function changesText(before: Values, after: Values): string {
  const [was, is] = [new Map(before), new Map(after)];
  const changes = [...new Map([...is, ...was]).keys()].flatMap((label) => {
    const [from = "", to = ""] = [was.get(label), is.get(label)];
    return from === to ? [] : [changeText(named(label), from, to)];
  });
  const told = changes.slice(0, MOST);
  const more = changes.slice(MOST);
  const [only] = more;
  const rest = more.length === 1 ? only : more.length > 0 && `${more.length} more`;
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
