import { and, eq, gt, isNull } from "drizzle-orm";
import { readEmail } from "../../../web/domain/sign-in/email";
import { CODE_LIMIT, PASSWORD_LIMIT } from "../../access/limits";
import { atOnce } from "../../db/at-once";
import { demoCodes, demoSessions, demoUsers } from "../../db/schema";
import type { Queries } from "../../db/store";
import { ApiError } from "../../errors";
import type { AdminDependencies } from "./dependencies";

type Step = Pick<Queries, "select" | "update" | "delete">;

export const unknownVisitor = () => new ApiError(404, "NOT_FOUND", "There is no such visitor.");

/**
 * What the administrator does to one visitor. Each is one synchronous step, so that a visitor
 * who signs in meanwhile is met either before it or after it.
 */
export function createUserActions(
  parts: Pick<AdminDependencies, "store" | "attempts" | "audit" | "clock">,
) {
  const { attempts, audit, clock } = parts;
  const { queries } = parts.store;

  /** @throws ApiError 404 for an e-mail that is unknown or none */
  function forVisitor<T>(
    text: string,
    act: (step: Step, visitor: { email: string; mailbox: string }) => T,
  ): T {
    const email = readEmail(text);
    if (email === null) throw unknownVisitor();
    return atOnce(queries, (step) => {
      const visitor = step.select().from(demoUsers).where(eq(demoUsers.email, email)).get();
      if (visitor === undefined) throw unknownVisitor();
      return act(step, visitor);
    });
  }

  const ofMailbox = (step: Step, mailbox: string) =>
    step.select().from(demoUsers).where(eq(demoUsers.mailbox, mailbox)).all();

  return {
    revokeSessions: (text: string): number =>
      forVisitor(text, (step, { email }) => {
        const now = clock().getTime();
        const { endedAt, expiresAt } = demoSessions;
        const isOpen = and(isNull(endedAt), gt(expiresAt, now));
        const ended = step
          .update(demoSessions)
          .set({ endedAt: now, endedBy: "revoked" })
          .where(and(eq(demoSessions.email, email), isOpen))
          .returning({ id: demoSessions.id })
          .all().length;
        audit.record("visitor-sessions-ended", email, `${ended} sessions`);
        return ended;
      }),
    resetLimits: (text: string): void =>
      forVisitor(text, (step, { email, mailbox }) => {
        step
          .update(demoUsers)
          .set({ limitsResetAt: clock().getTime() })
          .where(eq(demoUsers.mailbox, mailbox))
          .run();
        attempts.forget(CODE_LIMIT.scope, mailbox);
        attempts.forget(PASSWORD_LIMIT.scope, email);
        // The next code need not wait; one that is under way or pending stays good.
        for (const other of ofMailbox(step, mailbox)) {
          step
            .update(demoCodes)
            .set({ requestedAt: 0 })
            .where(eq(demoCodes.email, other.email))
            .run();
        }
        audit.record("visitor-limits-reset", email);
      }),
    unlock: (text: string): void =>
      forVisitor(text, (_, { email, mailbox }) => {
        attempts.forget(CODE_LIMIT.scope, mailbox);
        attempts.forget(PASSWORD_LIMIT.scope, email);
        audit.record("visitor-unlocked", email);
      }),
    deleteUser: (text: string): void =>
      forVisitor(text, (step, { email, mailbox }) => {
        // Everything else that is kept of a visitor goes with this row.
        step.delete(demoUsers).where(eq(demoUsers.email, email)).run();
        attempts.forget(PASSWORD_LIMIT.scope, email);
        // Another address of the same mailbox must not come out of its lock by this.
        if (ofMailbox(step, mailbox).length === 0) attempts.forget(CODE_LIMIT.scope, mailbox);
        audit.record("visitor-deleted", email);
      }),
  };
}
