const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Clocks may be apart by so much. */
const CLOCKS_APART = 5 * MINUTE;

/** How long ago a report was observed: `just now`, `12 min ago`, `5 h ago`, `3 d ago`. Both in milliseconds since 1970. */
export function observedAge(moment: number, now: number): string {
  const age = now - moment;
  if (age < -CLOCKS_APART) return "ahead of this computer’s clock";
  if (age < MINUTE) return "just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  return `${Math.floor(age / DAY)} d ago`;
}
