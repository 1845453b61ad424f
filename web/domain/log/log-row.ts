/** The words of a row of the log. */

import { LINE_SEPARATOR } from "../messages/message";
import { formatClock } from "../time/dtg";
import { isAhead, type LogEntry, observedAt } from "./log";

const ROW_MESSAGE_LENGTH = 80;

/** A message cut to the length of the log's row. */
export function rowMessage(message: string): string {
  return message.length > ROW_MESSAGE_LENGTH ? `${message.slice(0, ROW_MESSAGE_LENGTH)}…` : message;
}

/**
 * What else a message says, cut to that length after a whole part. A line is broken between the parts alone, so that a
 * narrow row ends with a whole one too.
 */
export function rowRest(rest: string): string {
  const parts = rest.split(LINE_SEPARATOR);
  let shown = parts.length;
  while (shown > 1 && parts.slice(0, shown).join(LINE_SEPARATOR).length > ROW_MESSAGE_LENGTH)
    shown -= 1;
  const whole = parts.map((part) => part.replaceAll(" ", "\u00a0"));
  return whole.slice(0, shown).join(" //\u00a0") + (shown < parts.length ? "…" : "");
}

/** `20 Nov 26` */
const DATE_LENGTH = 9;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long ago, in the log's words; from 24 hours on, the date in the clock of a zone letter.
 * A clock set back counts as now.
 */
export function relativeTime(timestamp: string, now: number, zone = "Z"): string {
  const age = now - Date.parse(timestamp);
  if (age < MINUTE) return "Just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < 24 * HOUR) return `${Math.floor(age / HOUR)}h ago`;
  return formatClock(new Date(timestamp), zone).slice(0, DATE_LENGTH);
}

/** How long ago the report was observed, for one that was received; for one of the operator's own, copied. */
export function ageText(
  entry: Pick<LogEntry, "timestamp" | "fullMessage" | "received">,
  now: number,
  zone: string,
): string {
  if (!entry.received) return relativeTime(entry.timestamp, now, zone);
  const at = new Date(observedAt(entry));
  if (isAhead(entry)) return formatClock(at, zone).slice(0, DATE_LENGTH);
  return relativeTime(at.toISOString(), now, zone);
}

/**
 * When a report was received, and over the network from whom: `Received just now`, `Received 24 Nov 26`,
 * `From OP NORTH, 2 min ago`.
 */
export function receivedText(
  { timestamp, from }: Pick<LogEntry, "timestamp" | "from">,
  now: number,
  zone: string,
): string {
  const ago = relativeTime(timestamp, now, zone).replace("J", "j");
  const how = from === undefined ? "Received" : `From ${from},`;
  return `${how} ${ago.replace(/^(\d+)m ago/, "$1 min ago").replace(/^(\d+)h ago/, "$1 h ago")}`;
}

/**
 * What an entry says about those that it replaces; null if it replaces none. The date is left out if the report was
 * amended on the same day.
 *
 * @param zone the letter whose clock is shown
 * @param localOffsetMinutes minutes ahead of UTC for zone J; by default this machine's
 */
export function amendedText(
  { amends, timestamp }: Pick<LogEntry, "amends" | "timestamp">,
  zone: string,
  localOffsetMinutes?: number,
): string | null {
  if (!amends) return null;
  const clock = (at: string) => formatClock(new Date(at), zone, localOffsetMinutes);
  const before = clock(amends.timestamp);
  const date = before.slice(0, DATE_LENGTH);
  const when = clock(timestamp).startsWith(date) ? before.slice(DATE_LENGTH + 1) : before;
  const times = amends.times > 1 ? ` ${amends.times} times` : "";
  return `Amended${times}, replaces the one of ${when}`;
}
