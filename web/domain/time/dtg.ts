/**
 * Date-time groups: DDHHMM, zone letter, month, year, for example
 * `201230ZNov26`. The letters are the military time zones: Z is UTC, A to I are
 * one to nine hours ahead of it, K to M ten to twelve, N to Y one to twelve hours
 * behind, and J is the operator's own clock.
 */

/** The months as a date-time group writes them. */
export const MONTHS: readonly string[] = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];

/** The letters that run east from UTC, +1 hour first; J is not one of them. */
const EAST = "ABCDEFGHIKLM";
/** The letters that run west from UTC, −1 hour first. */
const WEST = "NOPQRSTUVWXY";

/** Whether the text is one time zone letter, A to Z in either case. */
export function isTimeZone(text: string): boolean {
  return /^[A-Za-z]$/.test(text);
}

/** The letter in capitals; Z for whatever is not one letter. */
function zoneLetter(zone: string): string {
  return isTimeZone(zone) ? zone.toUpperCase() : "Z";
}

/**
 * The minutes by which the clock of a zone letter is ahead of UTC.
 *
 * @param zone a letter in either case; anything else counts as Z
 * @param localOffsetMinutes what J answers: the operator's clock ahead of UTC
 */
export function zoneOffsetMinutes(zone: string, localOffsetMinutes: number): number {
  const letter = zoneLetter(zone);
  if (letter === "J") return localOffsetMinutes;
  const east = EAST.indexOf(letter) + 1;
  const west = WEST.indexOf(letter) + 1;
  return (east - west) * 60;
}

/** A moment as a zone's clock shows it: the UTC parts of the answer are the zone's own. */
export function zoneClock(at: Date, zone: string, localOffsetMinutes: number): Date {
  return new Date(at.getTime() + zoneOffsetMinutes(zone, localOffsetMinutes) * 60_000);
}

const two = (n: number) => String(n).padStart(2, "0");

/** The parts of a zone's clock, each as it is printed. Throws RangeError on an invalid date. */
function readClock(at: Date, zone: string, localOffsetMinutes = -at.getTimezoneOffset()) {
  // Whatever zone this machine is in.
  const clock = zoneClock(at, zone, localOffsetMinutes);
  const month = MONTHS[clock.getUTCMonth()];
  if (month === undefined) throw new RangeError("A date-time group needs a valid date.");
  return {
    day: two(clock.getUTCDate()),
    hours: two(clock.getUTCHours()),
    minutes: two(clock.getUTCMinutes()),
    letter: zoneLetter(zone),
    month,
    year: two(clock.getUTCFullYear() % 100),
  };
}

/**
 * The date-time group of a moment in the clock of a zone letter: `201230ZNov26`.
 * Seconds are cut off, not rounded.
 *
 * @param zone a letter in either case; anything else counts as Z
 * @param localOffsetMinutes minutes ahead of UTC for zone J; by default this machine's
 * @throws RangeError when the date is invalid
 */
export function formatDtg(at: Date, zone: string, localOffsetMinutes?: number): string {
  const c = readClock(at, zone, localOffsetMinutes);
  return `${c.day}${c.hours}${c.minutes}${c.letter}${c.month}${c.year}`;
}

/** The same moment for reading at a glance in the header: `20 Nov 26 12:30 Z`. */
export function formatClock(at: Date, zone: string, localOffsetMinutes?: number): string {
  const c = readClock(at, zone, localOffsetMinutes);
  return `${c.day} ${c.month} ${c.year} ${c.hours}:${c.minutes} ${c.letter}`;
}

/** A parsed date-time group: the time of a day that exists, on its zone's own clock. */
export interface Dtg {
  /** As Sightline writes it: `201230ZNov26`. */
  text: string;
  /** A capital letter. */
  zone: string;
  /** The zone's clock as milliseconds since 1970, as if it were UTC. */
  clock: number;
}

const DTG = /^(\d\d) ?(\d\d):?(\d\d) ?([a-z]) ?([a-z]{3}) ?(?:20)?(\d\d)$/i;

/** What `readDtg` reads, as a pattern without groups. */
export const DTG_PATTERN = "\\d\\d ?\\d\\d:?\\d\\d ?[A-Za-z] ?[A-Za-z]{3} ?(?:20)?\\d\\d";

/**
 * Reads a date-time group in either case, with or without spaces between its parts, its year of two
 * or four digits (2000 to 2099): `201230ZNov26`, `20 1230z nov 2026`.
 *
 * @returns null for another text, and for a time or a day that does not exist
 */
export function readDtg(typed: string): Dtg | null {
  const [, day = "", hours = "", minutes = "", letter = "", month = "", year = ""] =
    DTG.exec(typed) ?? [];
  const monthAt = MONTHS.findIndex((each) => each.toLowerCase() === month.toLowerCase());
  if (monthAt < 0 || Number(hours) > 23 || Number(minutes) > 59) return null;
  const at = new Date(
    Date.UTC(2000 + Number(year), monthAt, Number(day), Number(hours), Number(minutes)),
  );
  // 31 Nov would be 1 Dec, and day 00 the last of Oct.
  if (at.getUTCDate() !== Number(day)) return null;
  const zone = letter.toUpperCase();
  const text = `${day}${hours}${minutes}${zone}${MONTHS[monthAt]}${year}`;
  return { text, zone, clock: at.getTime() };
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * How many days ago a date-time group is, by the calendar of its own clock; less than nothing for one to come.
 *
 * @param localOffsetMinutes what J answers: the operator's clock ahead of UTC
 */
export function daysAgo({ clock, zone }: Dtg, now: Date, localOffsetMinutes: number): number {
  const today = zoneClock(now, zone, localOffsetMinutes).getTime();
  return Math.floor(today / DAY_MS) - Math.floor(clock / DAY_MS);
}

/**
 * The time of day of a date-time group, with its day where that is not today, and its year where that is not this one:
 * `0909Z`, `24 Nov 0909Z`, `24 Nov 25 0909Z`.
 *
 * @param localOffsetMinutes what J answers: the operator's clock ahead of UTC
 */
export function shortDtg(dtg: Dtg, now: Date, localOffsetMinutes: number): string {
  const { text, zone, clock } = dtg;
  const time = text.slice(2, 7);
  if (daysAgo(dtg, now, localOffsetMinutes) === 0) return time;
  const thisYear = zoneClock(now, zone, localOffsetMinutes).getUTCFullYear();
  const year = new Date(clock).getUTCFullYear() === thisYear ? "" : ` ${text.slice(-2)}`;
  return `${text.slice(0, 2)} ${text.slice(7, 10)}${year} ${time}`;
}

/**
 * The moment of a date-time group, milliseconds since 1970.
 *
 * @param localOffsetMinutes what J answers: the operator's clock ahead of UTC
 */
export function dtgMoment({ clock, zone }: Dtg, localOffsetMinutes: number): number {
  return clock - zoneOffsetMinutes(zone, localOffsetMinutes) * 60_000;
}
