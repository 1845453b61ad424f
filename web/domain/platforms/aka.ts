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
