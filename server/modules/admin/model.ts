import { t } from "elysia";
import { isRecord } from "../../../web/domain/parse-unknown";
import { integer } from "../../http/integer-schema";

export const login = t.Object({ token: t.Optional(t.String({ maxLength: 1024 })) });

export const newSession = t.Object({
  success: t.Literal(true),
  sessionToken: t.String(),
  /** ISO 8601. */
  expiresAt: t.String(),
  message: t.String(),
});
export type NewSession = typeof newSession.static;

const moment = t.String();

/** How the server itself is doing. */
const system = t.Object({
  mode: t.UnionEnum(["offline", "online"]),
  version: t.String(),
  startedAt: moment,
  platforms: integer,
  /** The size of the database file with its log, in bytes. */
  databaseBytes: integer,
  mail: t.Object({
    kind: t.UnionEnum(["off", "terminal", "smtp"]),
    /** Whether the last letter was taken; null before the first. */
    lastOk: t.Nullable(t.Boolean()),
    lastAt: t.Nullable(moment),
    /** Why the last letter was not taken, or the server not reached at the start, e.g. `ECONNREFUSED`. */
    lastCode: t.Nullable(t.String()),
  }),
});

const activeSession = t.Object({
  email: t.String(),
  createdAt: moment,
  /** Seconds. */
  timeRemaining: integer,
  expiresAt: moment,
});
export type ActiveSession = typeof activeSession.static;

/** A visitor's latest request for a code. */
const visitorsRequest = t.Object({
  email: t.String(),
  createdAt: moment,
  sessionsUsed: integer,
  lastSessionAt: t.Nullable(moment),
});

/** The laptop that an offline server runs on. */
const laptop = t.Object({
  /** How many are saved. */
  reports: integer,
  /** The one that was saved last, by its kind and reference. */
  lastReport: t.Nullable(t.Object({ name: t.String(), savedAt: moment })),
  /** What the disk of the data folder has left. */
  freeBytes: t.Number(),
  /** Null without one for as long as the audit goes back. */
  lastBackupAt: t.Nullable(moment),
  /** There have been reports for more than a day that it does not have. */
  isBackupLate: t.Boolean(),
  /** What `sightline doctor` finds at fault; null until it has looked. */
  doctor: t.Nullable(t.Object({ at: moment, faults: t.Array(t.String()) })),
});

export const dashboard = t.Object({
  stats: t.Object({
    totalRequests: integer,
    todayRequests: integer,
    weekRequests: integer,
    activeSessions: integer,
    totalSessions: integer,
  }),
  /** The soonest over, 50 at most. */
  activeSessions: t.Array(activeSession),
  /** The latest ten. */
  recentRequests: t.Array(visitorsRequest),
  system,
  /** Null online. */
  laptop: t.Nullable(laptop),
  lastUpdated: moment,
});
export type Dashboard = typeof dashboard.static;

const LISTED = {
  /** How many the search finds. */
  total: integer,
  page: integer,
  pageSize: integer,
  lastUpdated: moment,
};

const user = t.Object({
  email: t.String(),
  createdAt: moment,
  sessionsUsed: integer,
  /** Null for an account without a limit. */
  sessionLimit: t.Nullable(integer),
  activeSessions: integer,
  canCreateSession: t.Boolean(),
  status: t.UnionEnum(["Active", "Available", "Limit Reached"]),
  lastSessionAt: t.Nullable(moment),
  /** Failed attempts that count just now; null where there are none. */
  failedAttempts: t.Nullable(
    t.Object({
      reason: t.UnionEnum(["wrong codes", "wrong passwords"]),
      count: integer,
      lastAt: moment,
      lockedUntil: t.Nullable(moment),
    }),
  ),
});
export type User = typeof user.static;

export const users = t.Object({
  ...LISTED,
  totalUsers: integer,
  activeUsers: integer,
  users: t.Array(user),
});
export type Users = typeof users.static;

export const sessions = t.Object({ ...LISTED, sessions: t.Array(activeSession) });
export type Sessions = typeof sessions.static;

export const requests = t.Object({ ...LISTED, requests: t.Array(visitorsRequest) });
export type Requests = typeof requests.static;

export const analytics = t.Object({
  requestTrends: t.Object({ thisWeek: integer, lastWeek: integer }),
  sessionAnalysis: t.Object({
    totalSessions: integer,
    completedSessions: integer,
    runningSessions: integer,
    /** Seconds. */
    averageDuration: integer,
    maxDuration: integer,
  }),
  /** The last 14 days of UTC, the oldest first. */
  dailyStats: t.Array(
    t.Object({
      /** YYYY-MM-DD. */
      date: t.String(),
      requests: integer,
      sessions: integer,
    }),
  ),
  lastUpdated: moment,
});
export type Analytics = typeof analytics.static;

export const visitorHistory = t.Object({
  email: t.String(),
  /** How many events are kept. */
  total: integer,
  /** The newest first; a screen gets 200 at most. */
  entries: t.Array(t.Object({ at: moment, event: t.String(), detail: t.String() })),
});
export type VisitorHistory = typeof visitorHistory.static;

export const blockedList = t.Object({
  blocked: t.Array(t.Object({ address: t.String(), blockedAt: moment })),
});
export type BlockedList = typeof blockedList.static;

export const adminSessionList = t.Object({
  /** Those under way, the latest first. */
  sessions: t.Array(
    t.Object({
      createdAt: moment,
      expiresAt: moment,
      /** The network address that signed in. */
      address: t.String(),
      /** Whether it is the one who asks. */
      isOwn: t.Boolean(),
    }),
  ),
});
export type AdminSessionList = typeof adminSessionList.static;

export const testLetter = t.Object({ to: t.String({ maxLength: 320 }) });

export const removed = t.Object({
  removed: t.Object({ codes: integer, sessions: integer, locks: integer }),
});
export type Removed = typeof removed.static;

/** The rows are checked one by one later, so that each fault is named by its row and field. */
export const vehicleList = t.Object({ vehicles: t.Optional(t.Array(t.Unknown())) });

/**
 * Whether a body is the object that is meant. The framework takes a bare list, and a
 * misspelt field, for an object without fields, and that would bring the built-in set back.
 */
export const isVehicleListBody = (body: unknown): boolean =>
  isRecord(body) && Object.keys(body).every((name) => name === "vehicles");
