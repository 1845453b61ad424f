/** What the audit holds, and what each is called on the screen. */
export const AUDIT_EVENTS = {
  "admin-signed-in": "Administrator signed in",
  "admin-signed-out": "Administrator signed out",
  "admin-token-wrong": "Wrong administrator's token",
  "admin-door-locked": "Locked out of /admin",
  "code-locked": "Address locked after wrong codes",
  "password-locked": "Account locked after wrong passwords",
  "network-refused": "Network refused after wrong codes",
  "visitor-sessions-ended": "Visitor's sessions ended",
  "visitor-limits-reset": "Visitor's limits reset",
  "visitor-unlocked": "Visitor unlocked",
  "visitor-deleted": "Visitor deleted",
  "visitor-exported": "Visitor's data exported",
  "visitors-removed": "Old visitors deleted",
  "visitor-blocked": "Address or domain blocked",
  "visitor-unblocked": "Address or domain unblocked",
  "admins-ended": "Other administrators' sessions ended",
  "test-letter-sent": "Test letter sent",
  "backup-downloaded": "Backup downloaded",
  "backup-broken-off": "Download of a backup broken off",
  "backup-made": "Backup made",
  "cleaned-up": "Cleaned up",
  "platforms-imported": "Platforms imported",
  "platforms-restored": "Built-in platforms restored",
  "import-undone": "Import of platforms undone",
  "platform-kept": "Platform added or changed",
  "platform-deleted": "Platform deleted",
  "platform-switched-on": "Platform switched on",
  "platform-switched-off": "Platform switched off",
  "platform-restored": "Built-in platform restored",
  "platform-undone": "Change of a platform undone",
  "photo-kept": "Photograph of a platform uploaded",
  "photo-removed": "Photograph of a platform removed",
  "format-kept": "Report format uploaded",
  "format-deleted": "Report format deleted",
  "format-switched-on": "Report format switched on",
  "format-switched-off": "Report format switched off",
  "reports-exported": "Saved reports exported",
  "network-code-made": "Join code made",
  "network-joined": "Laptop joined",
  "network-laptop-left": "Laptop left",
  "network-laptop-removed": "Laptop removed",
  "network-call-refused": "Call of an unknown laptop refused",
  "network-hub-joined": "Hub joined",
  "network-hub-left": "Hub left",
  "audit-exported": "Audit exported",
  "feedback-done": "Feedback marked as done",
  "feedback-exported": "Feedback exported",
} as const;

export type AuditEvent = keyof typeof AUDIT_EVENTS;

/** Whether an event is about several laptops; "network-refused" is about an internet address. */
export const isOfNetwork = (event: string): boolean =>
  event.startsWith("network-") && event !== "network-refused";

/** After which all reports are kept in a second place. */
export const BACKUP_EVENTS: readonly AuditEvent[] = ["backup-made", "backup-downloaded"];

const DAY_MS = 24 * 60 * 60_000;

/** What there is to keep, when the first and the last of it was saved, as ISO 8601, and when it was last kept. */
export interface Kept {
  oldest: string | null;
  newest: string | null;
  /** In milliseconds since 1970; null if none is noted. */
  backupAt: number | null;
}

/** Whether there have been reports for more than a day that no backup has. */
export function isBackupLate({ oldest, newest, backupAt }: Kept, now: Date): boolean {
  if (oldest === null || newest === null) return false;
  const isInIt = backupAt !== null && Date.parse(newest) <= backupAt;
  return !isInIt && now.getTime() - (backupAt ?? Date.parse(oldest)) > DAY_MS;
}

/** Further events in a visitor's history. */
export const VISITOR_EVENTS = {
  registered: "First came here",
  "code-sent": "Code sent",
  "session-began": "Session began",
  "session-ended": "Session ended",
} as const;

export type VisitorEvent = keyof typeof VISITOR_EVENTS;

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...AUDIT_EVENTS, ...VISITOR_EVENTS }),
);

/** An event's name on the screen; an event from a newer Sightline is shown by its id. */
export const eventLabel = (event: string): string => LABELS.get(event) ?? event;
