export type UserStatus = "Active" | "Available" | "Limit Reached";

/** The names of a visitor's states (specification 1 §4). */
export function userStatus(user: {
  activeSessions: number;
  canCreateSession: boolean;
}): UserStatus {
  if (user.activeSessions > 0) return "Active";
  return user.canCreateSession ? "Available" : "Limit Reached";
}

/** Sessions used against the limit: `1 / 2`, `7 / no limit`. */
export function sessionsOfLimit({
  sessionsUsed,
  sessionLimit,
}: {
  sessionsUsed: number;
  /** Null for an account without a limit. */
  sessionLimit: number | null;
}): string {
  return `${sessionsUsed} / ${sessionLimit ?? "no limit"}`;
}

/** In the terms of the server's call. */
export const USER_COLUMNS = [
  "email",
  "createdAt",
  "sessionsUsed",
  "status",
  "lastSessionAt",
] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

export interface UserOrder {
  by: UserColumn;
  descending: boolean;
}

/** The most recent request first. */
export const NEWEST_FIRST: UserOrder = { by: "createdAt", descending: true };

/** What clicking a column's head makes of the order: the other direction, or that column's own. */
export function nextOrder(order: UserOrder, by: UserColumn): UserOrder {
  if (order.by === by) return { by, descending: !order.descending };
  return { by, descending: by !== "email" && by !== "status" };
}

/** The order that a query of the server's call asks for. */
export function orderAsked({ sort, order }: { sort?: string; order?: string }): UserOrder {
  const by = USER_COLUMNS.find((column) => column === sort);
  return by === undefined ? NEWEST_FIRST : { by, descending: order === "desc" };
}

/** The failed attempts that count at the moment, from the server. */
export interface FailedAttempts {
  reason: "wrong codes" | "wrong passwords";
  count: number;
  /** ISO 8601; null while nothing is locked. */
  lockedUntil: string | null;
}

/** `5 wrong codes`. */
export function failedText({ reason, count }: FailedAttempts): string {
  return count === 1 ? `1 ${reason.slice(0, -1)}` : `${count} ${reason}`;
}
