import { t } from "elysia";
import { DEMO_SESSION_MS, type NewSession } from "../../access/sessions";
import { integer } from "../../http/integer-schema";

/** Longer than any address, code or password, so that what is absurd is refused at once. */
const text = (maxLength: number) => t.String({ maxLength });

export const codeRequest = t.Object({ email: text(400) });
export const codeCheck = t.Object({ email: text(400), code: text(40) });
export const passwordCheck = t.Object({ email: text(400), password: text(1024) });

export const accounts = t.Object({ emails: t.Array(t.String()) });

export const codeAnswer = t.Union([
  t.Object({
    /** Seconds that the code is good for. */
    expiresIn: integer,
    /** Seconds until the next code may be asked for. */
    resendIn: integer,
  }),
  t.Object({ passwordRequired: t.Literal(true) }),
]);
export type CodeAnswer = typeof codeAnswer.static;

/** Wrong codes that somebody typed for the address since it last signed in. */
const triedCodes = t.Object({
  count: integer,
  /** ISO 8601. */
  lastAt: t.String(),
  /** ISO 8601, the end of the lock that came of it, which may be past; null if there was none. */
  lockedUntil: t.Nullable(t.String()),
});
export type TriedCodes = typeof triedCodes.static;

export const newSession = t.Object({
  sessionToken: t.String(),
  /** ISO 8601. */
  expiresAt: t.String(),
  /** Seconds. */
  expiresIn: integer,
  /** Sessions left of today's two; null for an account without a limit. */
  sessionsRemaining: t.Nullable(integer),
  triedCodes: t.Optional(triedCodes),
});
export type NewSessionAnswer = typeof newSession.static;

export const sessionAnswer = t.Union([
  t.Object({ valid: t.Literal(true), expiresAt: t.String(), email: t.String() }),
  t.Object({ valid: t.Literal(false) }),
]);
export type SessionAnswer = typeof sessionAnswer.static;

export const done = t.Object({ ok: t.Literal(true) });

/** @param left sessions that the visitor has left today; null without a limit */
export const sessionAnswerOf = (
  { token, expiresAt }: NewSession,
  left: number | null,
  triedCodes?: TriedCodes,
): NewSessionAnswer => ({
  sessionToken: token,
  expiresAt: new Date(expiresAt).toISOString(),
  expiresIn: DEMO_SESSION_MS / 1000,
  sessionsRemaining: left,
  ...(triedCodes && { triedCodes }),
});
