/** The words of the picture's list that go by the clock: the day above the reports, and how old each is. */

import { MONTHS, zoneClock } from "../time/dtg";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Clocks may be apart by so much. */
const CLOCKS_APART = 5 * MINUTE;

interface Clock {
  /** Milliseconds since 1970. */
  now: number;
  /** The letter whose clock is shown. */
  zone: string;
  localOffsetMinutes(at: Date): number;
}

/** The day of a moment: `Today 25 Nov`, `Yesterday 24 Nov`, `23 Nov`, `23 Nov 25` of another year. */
export function dayHeading(moment: number, { now, zone, localOffsetMinutes }: Clock): string {
  const [then, today] = [moment, now].map((at) =>
    zoneClock(new Date(at), zone, localOffsetMinutes(new Date(at))),
  );
  if (!then || !today) return "";
  const year = then.getUTCFullYear();
  const date = `${then.getUTCDate()} ${MONTHS[then.getUTCMonth()]}`;
  const days = Math.floor(today.getTime() / DAY) - Math.floor(then.getTime() / DAY);
  if (days === 0) return `Today ${date}`;
  if (days === 1) return `Yesterday ${date}`;
  return year === today.getUTCFullYear() ? date : `${date} ${String(year).slice(-2)}`;
}

/** How long ago it was observed: `just now`, `12 min ago`, `5 h ago`, `3 d ago`. */
export function observedAge(moment: number, now: number): string {
  const age = now - moment;
  if (age < -CLOCKS_APART) return "ahead of this computer’s clock";
  if (age < MINUTE) return "just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  return `${Math.floor(age / DAY)} d ago`;
}
