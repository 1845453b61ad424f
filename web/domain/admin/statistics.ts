import { MONTHS } from "../time/dtg";

/** A day's counts; its date is YYYY-MM-DD, in UTC. */
export interface DailyCounts {
  date: string;
  requests: number;
  sessions: number;
}

/** A count with commas between thousands, whatever the browser's language. */
export const formatCount = (count: number) => count.toLocaleString("en");

/** What the week adds to today's requests: `18 this week`. */
export function weekDifference({
  todayRequests,
  weekRequests,
}: {
  todayRequests: number;
  weekRequests: number;
}): string {
  return `${formatCount(Math.max(0, weekRequests - todayRequests))} this week`;
}

/** This week's requests against last week's, in words: a week without any has no percentage. */
export function weekChange({ thisWeek, lastWeek }: { thisWeek: number; lastWeek: number }): string {
  if (lastWeek === 0) return thisWeek === 0 ? "No requests in two weeks" : "None last week";
  const percent = Math.round(((thisWeek - lastWeek) / lastWeek) * 100);
  if (percent === 0) return "Same as last week";
  return `${percent > 0 ? "+" : "−"}${formatCount(Math.abs(percent))}% against last week`;
}

/** How many of the sessions that are over were completed, in whole per cent; a dash if there are none. */
export function completionRate({
  totalSessions,
  completedSessions,
  runningSessions,
}: {
  totalSessions: number;
  completedSessions: number;
  runningSessions: number;
}): string {
  const over = totalSessions - runningSessions;
  if (over <= 0) return "–";
  return `${Math.round((completedSessions / over) * 100)}%`;
}

/** The day with the most requests, the latest of several; null if there were none at all. */
export function peakDay(days: readonly DailyCounts[]): DailyCounts | null {
  const most = Math.max(0, ...days.map(({ requests }) => requests));
  return most === 0 ? null : (days.findLast(({ requests }) => requests === most) ?? null);
}

/** Requests per day in the mean, to one decimal place: `3.4`. */
export function dailyMean(days: readonly DailyCounts[]): string {
  if (days.length === 0) return "0.0";
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  return (total / days.length).toFixed(1);
}

/** A day as it is read on an axis: `2026-11-07` → `7 Nov`. What is no such date stays as it is. */
export function shortDay(date: string): string {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? date : `${Number(day)} ${name}`;
}
