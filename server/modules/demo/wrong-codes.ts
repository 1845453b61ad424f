import { eq, sql } from "drizzle-orm";
import { mailboxOf } from "../../../web/domain/sign-in/email";
import { demoUsers } from "../../db/schema";
import type { Queries } from "../../db/store";
import type { TriedCodes } from "./model";

/** Failed attempts for a mailbox since its last sign-in, so that its owner can be warned. */

type Step = Pick<Queries, "select" | "update">;

interface WrongCode {
  now: number;
  network: string;
  /** Null if it did not lock the mailbox. */
  lockedUntil: number | null;
}

export function noteWrongCode(step: Step, mailbox: string, given: WrongCode): void {
  const { now, network, lockedUntil } = given;
  step
    .update(demoUsers)
    .set({
      wrongCodes: sql`${demoUsers.wrongCodes} + 1`,
      wrongCodeAt: now,
      wrongCodeFrom: network,
      ...(lockedUntil !== null && { wrongCodesLocked: lockedUntil }),
    })
    .where(eq(demoUsers.mailbox, mailbox))
    .run();
}

/**
 * The warning for a visitor who signs in, once. Their own mistakes are no news: undefined if the last wrong code came
 * from the same network and nothing was locked.
 */
export function takeWrongCodes(step: Step, email: string, network: string): TriedCodes | undefined {
  const found = step.select().from(demoUsers).where(eq(demoUsers.email, email)).get();
  if (found === undefined || found.wrongCodeAt === null) return undefined;
  const { wrongCodes: count, wrongCodeAt, wrongCodeFrom, wrongCodesLocked } = found;
  step
    .update(demoUsers)
    .set({ wrongCodes: 0, wrongCodeAt: null, wrongCodeFrom: null, wrongCodesLocked: null })
    .where(eq(demoUsers.mailbox, mailboxOf(email)))
    .run();
  if (wrongCodesLocked === null && wrongCodeFrom === network) return undefined;
  return {
    count,
    lastAt: new Date(wrongCodeAt).toISOString(),
    lockedUntil: wrongCodesLocked === null ? null : new Date(wrongCodesLocked).toISOString(),
  };
}
