import { placeOf } from "./page-place";

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

/** Cuts a page out of a list. */
export function pageOf<T>(list: readonly T[], asked: number, pageSize: number) {
  const place = placeOf({ total: list.length, page: asked, pageSize });
  return { ...place, rows: list.slice(Math.max(0, place.from - 1), place.to) };
}
