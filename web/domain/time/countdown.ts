/** How long something still lasts, in figures and words. */

const MINUTE_S = 60;
/** At this many seconds or fewer a demonstration's badge is red, and at these amber (specification 1 §9). */
const RED_AT_S = 300;
const AMBER_AT_S = 600;

const two = (number: number) => String(number).padStart(2, "0");

/** `29:05`, minutes and seconds with two digits each; a second that has begun still counts. */
export function countdownText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${two(Math.floor(whole / MINUTE_S))}:${two(whole % MINUTE_S)}`;
}

export type Urgency = "red" | "amber" | "green";

/** How near its end a session is, by the seconds that are left of it. */
export function urgencyOf(seconds: number): Urgency {
  if (seconds <= RED_AT_S) return "red";
  return seconds <= AMBER_AT_S ? "amber" : "green";
}

/** When to try again, rounded up: `in 42 seconds`, `in 30 minutes`, `in 12 hours`. */
export function inWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 2 * MINUTE_S) return `in ${whole} ${whole === 1 ? "second" : "seconds"}`;
  if (whole < 120 * MINUTE_S) return `in ${minutesToWait(whole)}`;
  return `in ${Math.ceil(whole / (60 * MINUTE_S))} hours`;
}

/** Whole minutes to wait, rounded up and never none: `1 minute`, `15 minutes`. */
export function minutesToWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_S));
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
