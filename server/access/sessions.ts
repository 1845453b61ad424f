import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { adminSessions, demoSessions } from "../db/schema";
import type { Queries, Store } from "../db/store";
import { CLOCK_TOLERANCE_MS } from "./limits";
import { createToken, hashOf, isSameSecret } from "./tokens";

/** A demonstration: 30 minutes (specification 1 §9). */
export const DEMO_SESSION_MS = 30 * 60_000;
/** An administrator's session: 24 hours (specification 1 §9). */
export const ADMIN_SESSION_MS = 24 * 60 * 60_000;

/** A session as its owner gets it: the token is nowhere kept. */
export interface NewSession {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface AdminSession {
  /** Milliseconds since 1970. */
  createdAt: number;
  expiresAt: number;
  /** The network address that signed in. */
  address: string;
  /** Whether it is the one who asks. */
  isOwn: boolean;
}

export interface DemoSession {
  id: number;
  email: string;
  expiresAt: number;
}

/** Who holds a token. Tokens that are unknown, over or ended are null, whatever the reason. */
export interface Sessions {
  /** Begins a demonstration, inside the caller's transaction if there is one. */
  beginDemo(email: string, transaction?: Pick<Queries, "insert">): NewSession;
  findDemo(token: string): DemoSession | null;
  /** Ends a demonstration by logout; its token is dead at once. False for an unknown token. */
  endDemo(token: string): boolean;
  /** @param address the client's */
  beginAdmin(address?: string): NewSession;
  isAdmin(token: string): boolean;
  endAdmin(token: string): void;
  /** Every administrator's session under way, the latest first. @param token the one who asks */
  admins(token: string): AdminSession[];
  /** Ends every administrator's session but one. @param token that one's. @returns how many */
  endOtherAdmins(token: string): number;
}

interface Clocks {
  clock: () => Date;
  /** Milliseconds on a monotonic clock. */
  ticks: () => number;
}

/**
 * Sessions are bound by two clocks, so that none grows longer when the wall clock is put back: the wall clock, and a
 * monotonic one. The second starts again with each run of the server; what a session of an earlier run has left then
 * is measured once, at the start.
 */
export function createSessions({ queries }: Store, { clock, ticks }: Clocks): Sessions {
  const deadlines = createDeadlines(ticks);
  for (const { tokenHash, left } of liveSessions(queries, clock().getTime())) {
    deadlines.begin(tokenHash, left);
  }

  function begin(lifetime: number): NewSession & { createdAt: number; tokenHash: string } {
    const token = createToken();
    const tokenHash = hashOf(token);
    const createdAt = clock().getTime();
    deadlines.begin(tokenHash, lifetime);
    return { token, tokenHash, createdAt, expiresAt: createdAt + lifetime };
  }

  function isLive(
    hash: string,
    { createdAt, expiresAt }: { createdAt: number; expiresAt: number },
  ) {
    const at = clock().getTime();
    return deadlines.isAhead(hash) && at >= createdAt - CLOCK_TOLERANCE_MS && at < expiresAt;
  }

  const demoByHash = (hash: string) =>
    queries
      .select()
      .from(demoSessions)
      .where(and(eq(demoSessions.tokenHash, hash), isNull(demoSessions.endedAt)))
      .get();

  function findDemo(token: string): DemoSession | null {
    const hash = hashOf(token);
    const row = demoByHash(hash);
    if (row === undefined || !isLive(hash, row)) return null;
    return { id: row.id, email: row.email, expiresAt: row.expiresAt };
  }

  return {
    beginDemo(email, transaction = queries) {
      const { token, tokenHash, createdAt, expiresAt } = begin(DEMO_SESSION_MS);
      transaction.insert(demoSessions).values({ email, tokenHash, createdAt, expiresAt }).run();
      return { token, expiresAt };
    },
    findDemo,
    endDemo(token) {
      const session = findDemo(token);
      if (session === null) return false;
      queries
        .update(demoSessions)
        .set({ endedAt: clock().getTime(), endedBy: "logout" })
        .where(eq(demoSessions.id, session.id))
        .run();
      return true;
    },
    beginAdmin(address = "") {
      const { token, tokenHash, createdAt, expiresAt } = begin(ADMIN_SESSION_MS);
      queries.insert(adminSessions).values({ tokenHash, createdAt, expiresAt, address }).run();
      return { token, expiresAt };
    },
    isAdmin(token) {
      const hash = hashOf(token);
      const row = queries
        .select()
        .from(adminSessions)
        .where(eq(adminSessions.tokenHash, hash))
        .get();
      return row !== undefined && isLive(hash, row);
    },
    endAdmin(token) {
      queries
        .delete(adminSessions)
        .where(eq(adminSessions.tokenHash, hashOf(token)))
        .run();
    },
    admins(token) {
      const own = hashOf(token);
      return queries
        .select()
        .from(adminSessions)
        .orderBy(desc(adminSessions.createdAt), desc(adminSessions.id))
        .all()
        .filter((row) => isLive(row.tokenHash, row))
        .map(({ tokenHash, createdAt, expiresAt, address }) => {
          return { createdAt, expiresAt, address, isOwn: isSameSecret(tokenHash, own) };
        });
    },
    endOtherAdmins: (token) =>
      queries
        .delete(adminSessions)
        .where(ne(adminSessions.tokenHash, hashOf(token)))
        .returning()
        .all()
        .filter((row) => isLive(row.tokenHash, row)).length,
  };
}

/** The sessions of earlier runs with what they have left, in milliseconds: never more than a whole one. */
function liveSessions(queries: Pick<Queries, "select">, now: number) {
  const { tokenHash, expiresAt } = demoSessions;
  const demos = queries
    .select({ tokenHash, expiresAt })
    .from(demoSessions)
    .where(and(isNull(demoSessions.endedAt), gt(expiresAt, now)))
    .all();
  const admins = queries
    .select({ tokenHash: adminSessions.tokenHash, expiresAt: adminSessions.expiresAt })
    .from(adminSessions)
    .where(gt(adminSessions.expiresAt, now))
    .all();
  const left = (rows: typeof demos, most: number) =>
    rows.flatMap((row) =>
      row.tokenHash === null
        ? []
        : [{ tokenHash: row.tokenHash, left: Math.min(most, row.expiresAt - now) }],
    );
  return [...left(demos, DEMO_SESSION_MS), ...left(admins, ADMIN_SESSION_MS)];
}

/** When sessions end, by a monotonic clock. */
export interface Deadlines {
  /** Lets a session live from now on; milliseconds. */
  begin(tokenHash: string, lifetime: number): void;
  /** Whether a session may still be alive. One that is not known is over. */
  isAhead(tokenHash: string): boolean;
}

const TIDY_EVERY_MS = 60_000;

/** @param ticks milliseconds on a monotonic clock */
function createDeadlines(ticks: () => number): Deadlines {
  const deadlines = new Map<string, number>();
  let tidiedAt = Number.NEGATIVE_INFINITY;
  return {
    begin(tokenHash, lifetime) {
      const now = ticks();
      // Not each time: of very many sessions a look at all of them costs more than the sign-in.
      if (now - tidiedAt >= TIDY_EVERY_MS) {
        tidiedAt = now;
        for (const [hash, deadline] of deadlines) if (deadline <= now) deadlines.delete(hash);
      }
      deadlines.set(tokenHash, now + lifetime);
    },
    isAhead: (tokenHash) => ticks() < (deadlines.get(tokenHash) ?? Number.NEGATIVE_INFINITY),
  };
}
