import { readEmail } from "../../../domain/sign-in/email";
import { answered, api, ForeignAnswerError } from "../../../lib/api";
import { forgetLock } from "./lock";

/** The server gives the mail server ten seconds; its own answer must still arrive. */
const ANSWER_WITHIN_MS = 15_000;

/** What comes of asking for a code: how long until the next, or that a password is needed instead. */
export type Requested = { by: "code"; resendIn: number } | { by: "password" };

/** @throws ApiError when the server refuses, NoAnswerError when it cannot be reached. */
export async function requestCode(email: string): Promise<Requested> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await answered(api.demo["request-code"].post({ email }, { fetch: { signal } }));
  const isPassword = "passwordRequired" in answer;
  if (!isPassword && !("resendIn" in answer)) throw new ForeignAnswerError(answer);
  forgetLock(readEmail(email) ?? email);
  if (isPassword) return { by: "password" };
  return { by: "code", resendIn: answer.resendIn };
}

/** The addresses that log in with a password; none if the server does not say. */
export async function passwordAccounts(): Promise<ReadonlySet<string>> {
  try {
    const { emails } = await answered(api.demo["unlimited-accounts"].get(), "emails");
    return new Set(emails);
  } catch (error) {
    console.warn("unlimited accounts:", error);
    return new Set();
  }
}
