/** Spans of time in words and figures. */

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** At this many seconds or fewer a demonstration's badge is red, and at these amber (specification 1 §9). */
const RED_AT_S = 300;
const AMBER_AT_S = 600;

const two = (figure: number) => String(figure).padStart(2, "0");

/** A duration as minutes and seconds: `24m 05s`. A part of a second is cut off. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / MINUTE_S)}m ${two(whole % MINUTE_S)}s`;
}

/** What is left of a session, `mm:ss`; a second that has begun still counts. */
export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${two(Math.floor(whole / MINUTE_S))}:${two(whole % MINUTE_S)}`;
}

export type Urgency = "over" | "red" | "amber" | "green";

/** How near its end a session is, by the seconds that are left of it. */
export function urgency(seconds: number): Urgency {
  if (seconds <= 0) return "over";
  if (seconds <= RED_AT_S) return "red";
  return seconds <= AMBER_AT_S ? "amber" : "green";
}

/** How long something has been going on, in its two largest units: `4 d 3 h`, `2 h 10 min`, `5 min`. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / DAY_S);
  const hours = Math.floor((whole % DAY_S) / HOUR_S);
  const minutes = Math.floor((whole % HOUR_S) / MINUTE_S);
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min` : "less than a minute";
}

/** Whole minutes to wait, rounded up and never none: `1 minute`, `15 minutes`. */
export function minutesToWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_S));
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
