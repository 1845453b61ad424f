/** A visitor, as the administrator sees them. Moments are ISO 8601. */
export interface User {
  email: string;
  createdAt: string;
  sessionsUsed: number;
  /** Null for an account without a limit. */
  sessionLimit: number | null;
  activeSessions: number;
  canCreateSession: boolean;
  lastSessionAt: string | null;
}

export type UserStatus = "Active" | "Available" | "Limit Reached";

/** What a visitor's state is called (specification 1 §4). */
export function userStatus(user: Pick<User, "activeSessions" | "canCreateSession">): UserStatus {
  if (user.activeSessions > 0) return "Active";
  return user.canCreateSession ? "Available" : "Limit Reached";
}

/** Sessions used against the limit: `1 / 2`, `7 / no limit`. */
export function sessionsOfLimit({ sessionsUsed, sessionLimit }: User): string {
  return `${sessionsUsed} / ${sessionLimit ?? "no limit"}`;
}

/** The users in whose address or status every word of a search stands, in either case. */
export function findUsers(users: readonly User[], query: string): readonly User[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return users;
  return users.filter((user) => {
    const text = `${user.email} ${userStatus(user)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const USER_COLUMNS = ["email", "createdAt", "sessionsUsed", "status", "lastSessionAt"] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

export interface UserOrder {
  by: UserColumn;
  descending: boolean;
}

/** Who asked last stands first. */
export const NEWEST_FIRST: UserOrder = { by: "createdAt", descending: true };

/** The users in another order; those that are equal stand by their addresses. */
export function sortUsers(users: readonly User[], { by, descending }: UserOrder): User[] {
  const direction = descending ? -1 : 1;
  return users.toSorted((one, other) => {
    const order = compare(sortKey(one, by), sortKey(other, by));
    return order === 0 ? compare(one.email, other.email) : direction * order;
  });
}

const STATUS_ORDER: Record<UserStatus, number> = { Active: 0, Available: 1, "Limit Reached": 2 };

function sortKey(user: User, by: UserColumn): string | number {
  if (by === "status") return STATUS_ORDER[userStatus(user)];
  // Never beginning any session counts as the longest ago.
  return user[by] ?? "";
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What clicking a column's head makes of the order: the other direction, or that column's own. */
export function nextOrder(order: UserOrder, by: UserColumn): UserOrder {
  if (order.by === by) return { by, descending: !order.descending };
  return { by, descending: by !== "email" && by !== "status" };
}

/** A part of a long list, and where it stands in it. */
export interface Page<T> {
  rows: readonly T[];
  /** From 1 to `pages`, also where another was asked for. */
  page: number;
  pages: number;
  /** The numbers of the first and the last row, from 1; both 0 where there are none. */
  from: number;
  to: number;
}

/** Cuts a page out of a list. A page that is not there any more becomes the nearest one. */
export function pageOf<T>(list: readonly T[], asked: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(pages, Math.max(1, asked));
  const rows = list.slice((page - 1) * size, page * size);
  const from = rows.length === 0 ? 0 : (page - 1) * size + 1;
  return { rows, page, pages, from, to: from === 0 ? 0 : from + rows.length - 1 };
}
