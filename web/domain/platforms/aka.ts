const LONGEST = 40;
const COMMA_AFTER = 15;

/** An AKA as a card shows it: cut after 40 characters, at the last comma if that falls after position 15. */
export function shortAka(aka: string): string {
  if (aka.length <= LONGEST) return aka;
  const start = aka.slice(0, LONGEST);
  const comma = start.lastIndexOf(",");
  return `${comma > COMMA_AFTER ? start.slice(0, comma) : start.trimEnd()}…`;
}

/** The AKA where it says more than the platform id; else null. */
export function shownAka(aka: string, platformId: string): string | null {
  const trimmed = aka.trim();
  const isSame = trimmed.toLowerCase() === platformId.trim().toLowerCase();
  return trimmed === "" || isSame ? null : shortAka(trimmed);
}

/**
 * As many aliases as have room, each whole, and how many more there are: `SA-8 Gecko, Romb +2`; null if not even the
 * first has.
 * @param fits whether a text has room
 */
export function fittingAka(aka: string, fits: (text: string) => boolean): string | null {
  const short = shortAka(aka);
  if (fits(short)) return short;
  const aliases = aka.split(/,\s*/);
  for (let count = aliases.length - 1; count > 0; count -= 1) {
    const text = `${aliases.slice(0, count).join(", ")} +${aliases.length - count}`;
    if (text.length <= LONGEST && fits(text)) return text;
  }
  return null;
}
