import { formatCount } from "./statistics";

/** How many of each a cleanup has removed. */
interface Removed {
  codes: number;
  sessions: number;
  locks: number;
}

/** What a cleanup removed: `Removed: 3 expired codes, 1 lock.` */
export function cleanupText({ codes, sessions, locks }: Removed): string {
  const parts = [
    [codes, "expired code"],
    [sessions, "expired token"],
    [locks, "lock"],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, one]) => `${formatCount(count)} ${one}${count === 1 ? "" : "s"}`);
  if (words.length === 0) return "There was nothing to remove.";
  return `Removed: ${words.join(", ")}.`;
}
