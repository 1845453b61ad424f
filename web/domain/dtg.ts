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

/** The parts of a zone's clock, each as it is printed. Throws RangeError on an invalid date. */
function readClock(at: Date, zone: string, localOffsetMinutes = -at.getTimezoneOffset()) {
  // The shifted date's UTC parts are the zone's own, whatever zone this machine is in.
  const clock = new Date(at.getTime() + zoneOffsetMinutes(zone, localOffsetMinutes) * 60_000);
  const month = MONTHS[clock.getUTCMonth()];
  if (month === undefined) throw new RangeError("A date-time group needs a valid date.");
  const two = (n: number) => String(n).padStart(2, "0");
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
