import { DEMO_SESSION_MS, type NewSession } from "../../access/sessions";
import type { NewSessionAnswer } from "./model";

/** @param left sessions that the visitor has left today; null without a limit */
export const sessionAnswerOf = (
  { token, expiresAt }: NewSession,
  left: number | null,
): NewSessionAnswer => ({
  sessionToken: token,
  expiresAt: new Date(expiresAt).toISOString(),
  expiresIn: DEMO_SESSION_MS / 1000,
  sessionsRemaining: left,
});
