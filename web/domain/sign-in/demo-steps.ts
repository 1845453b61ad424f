import { isRecord, storedChoice, storedText } from "../parse-unknown";

/** How an address proves itself. */
export type Proof = "code" | "password";

export interface VerifyStep {
  step: "verify";
  email: string;
  by: Proof;
  /** When the next code may be asked for; milliseconds since 1970. */
  resendAt: number;
}

/** Where a visitor stands on the way in, before the details. */
export type Flow = { step: "landing"; email: string } | VerifyStep;

export const LANDING: Flow = { step: "landing", email: "" };

/** The way in read back from storage. */
export function readFlow(stored: unknown): Flow {
  if (!isRecord(stored)) return LANDING;
  const email = storedText(stored.email);
  const by = storedChoice(stored.by, ["code", "password"] as const, null);
  if (stored.step !== "verify" || email === "" || by === null) return { step: "landing", email };
  const resendAt = typeof stored.resendAt === "number" ? stored.resendAt : 0;
  return { step: "verify", email, by, resendAt };
}
