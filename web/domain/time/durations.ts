/** Spans of time in words and figures. */

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const two = (number: number) => String(number).padStart(2, "0");

/** A duration as minutes and seconds: `24m 05s`. A part of a second is cut off. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / MINUTE_S)}m ${two(whole % MINUTE_S)}s`;
}

/** How long something has been going on, in its two largest units: `4 d 3 h`, `2 h 10 min`, `5 min`. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / DAY_S);
  const hours = Math.floor((whole % DAY_S) / HOUR_S);
  const minutes = Math.floor((whole % HOUR_S) / MINUTE_S);
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min` : "less than a minute";
}
