import { useRef, useState } from "react";
import { beginDemo, type GrantedSession } from "../../../domain/sign-in/demo-session";
import { CODE_DIGITS, codeDigits, LANDING, type Proof } from "../../../domain/sign-in/demo-steps";

import { triedCodesText } from "../../../domain/sign-in/tried-codes";
import { minutesToWait } from "../../../domain/time/countdown";
import { answered, api } from "../../../lib/api";
import { holdDemo } from "../../../lib/demo-session";
import { showFailure, showToast } from "../../../ui/toast";
import { useOnce } from "../../../ui/use-once";
import {
  type ErrorNotice,
  type FailedCall,
  fieldError,
  passwordError,
  readFailedCall,
  verifyError,
} from "./error-text";
import { flow, triedText } from "./flow";
import { lockOf, rememberLock, timeOfDay } from "./lock";

const INCOMPLETE: ErrorNotice = {
  title: "Invalid Code",
  description: "Please enter the complete 6-digit verification code",
};
const NO_PASSWORD: ErrorNotice = {
  title: "Password Required",
  description: "Please enter your password",
};

function ask(email: string, by: Proof, secret: string): Promise<GrantedSession> {
  return by === "code"
    ? answered(api.demo.verify.post({ email, code: secret }), "sessionToken")
    : answered(api.demo["password-login"].post({ email, password: secret }), "sessionToken");
}

function sessionsText(remaining: number | null): string {
  if (remaining === null) return "Your 30 minutes have begun.";
  const left =
    remaining === 0
      ? "This is your last session for 24 hours."
      : "You have one more session in these 24 hours.";
  return `Your 30 minutes have begun. ${left}`;
}

/** The second step in: the code, or the password, against a session. */
export function useVerify(email: string, by: Proof) {
  const [secret, setSecret] = useState("");
  const [error, setError] = useState<string | null>(null);
  /** As the server last reported it; null before the first failure. */
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);

  /** The typed code or password is useless now, whatever the failure. */
  function refuse(notice: ErrorNotice) {
    setSecret("");
    showFailure(notice.title, notice.description);
    setError(fieldError(notice));
    field.current?.focus();
  }

  /** What forbids to ask the server at all. */
  function obstacle(): ErrorNotice | null {
    const now = Date.now();
    const lock = lockOf(email, now);
    if (lock !== null) {
      const description = `Please wait ${minutesToWait((lock - now) / 1000)} before trying again`;
      return { title: "Too Many Attempts", description };
    }
    if (by === "password") return secret === "" ? NO_PASSWORD : null;
    return secret.length === CODE_DIGITS ? null : INCOMPLETE;
  }

  function fail(failed: FailedCall, notice: ErrorNotice) {
    if (failed.lockedUntil) rememberLock(email, failed.lockedUntil);
    // Without an answer nothing was tried, and as many attempts are left as before.
    if (failed.status !== 0) setAttemptsLeft(failed.attemptsLeft);
    refuse(notice);
  }

  const [busy, submit] = useOnce(async () => {
    const inTheWay = obstacle();
    if (inTheWay) return refuse(inTheWay);
    setError(null);
    try {
      const granted = await ask(email, by, secret);
      holdDemo(beginDemo(granted, email, Date.now()));
      flow.value = LANDING;
      triedText.value = granted.triedCodes ? triedCodesText(granted.triedCodes, timeOfDay) : null;
      showToast({ title: "Verified", description: sessionsText(granted.sessionsRemaining) });
    } catch (caught) {
      console.warn("verification:", caught);
      const failed = readFailedCall(caught);
      fail(failed, by === "code" ? verifyError(failed) : passwordError(failed));
    }
  });

  return {
    secret,
    error,
    attemptsLeft,
    busy,
    field,
    submit,
    fail,
    change(typed: string) {
      setSecret(by === "code" ? codeDigits(typed) : typed);
      setError(null);
    },
    /** A new code is on its way: the old one is void. */
    begin() {
      setSecret("");
      setError(null);
      field.current?.focus();
    },
  };
}
