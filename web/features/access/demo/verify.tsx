import { useSignals } from "@preact/signals-react/runtime";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import type { Proof, VerifyStep } from "../../../domain/sign-in/demo-steps";
import { now } from "../../../lib/clock";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import card from "../../../ui/sign-in.module.css";
import styles from "../access.module.css";
import { SignInCard } from "../sign-in-card";
import { attemptsText } from "./error-text";
import { flow } from "./flow";
import { lockOf, timeOfDay } from "./lock";
import { Resend } from "./resend";
import { useVerify } from "./use-verify";

/** The second screen: the code from the mail, or an account's password. */
export function Verify({ at }: { at: VerifyStep }) {
  const { email, by } = at;
  const { secret, error, attemptsLeft, busy, field, change, submit, fail, begin } = useVerify(
    email,
    by,
  );
  useEffect(() => field.current?.focus(), [field]);
  const isCode = by === "code";
  return (
    <SignInCard
      narrow
      title={isCode ? "Enter the code" : "Enter your password"}
      lead={
        isCode ? (
          <>
            We sent it to <b className={styles.address}>{email}</b>
          </>
        ) : (
          <>
            For <b className={styles.address}>{email}</b>
          </>
        )
      }
      back={
        <Button
          icon={ArrowLeft}
          look="quiet"
          className={styles.back}
          onClick={() => {
            flow.value = { step: "landing", email };
          }}
        >
          Back
        </Button>
      }
      onSubmit={() => void submit()}
    >
      <AttemptsNote email={email} by={by} attemptsLeft={attemptsLeft} />
      <TextField
        {...FIELD[by]}
        ref={field}
        value={secret}
        readOnly={busy}
        error={error}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className={`${styles.buttons} stack`}>
        <Button type="submit" look="primary" aria-disabled={busy} className={card.submit}>
          {isCode ? (busy ? "Verifying..." : "Verify") : busy ? "Signing in..." : "Sign in"}
        </Button>
        {isCode && <Resend at={at} onSent={begin} onFailed={fail} />}
      </div>
    </SignInCard>
  );
}

const FIELD = {
  code: {
    label: "Verification code",
    inputMode: "numeric",
    autoComplete: "one-time-code",
    className: styles.code,
    mono: true,
  },
  password: {
    label: "Password",
    type: "password",
    autoComplete: "current-password",
    maxLength: 1024,
  },
} as const;

/** With fewer attempts left than these the visitor is warned (specification 1 §8). */
const FEW_ATTEMPTS = 3;

const HINT: Record<Proof, string> = {
  code: "The code is valid for 10 minutes. If the e-mail has not arrived, check your spam folder.",
  password: "This account logs in with a password, any number of times, for 30 minutes each.",
};

interface Props {
  email: string;
  by: Proof;
  attemptsLeft: number | null;
}

/** The remaining attempts: first a hint, then a warning before the lock, then the lock. */
function AttemptsNote({ email, by, attemptsLeft }: Props) {
  useSignals();
  const lock = lockOf(email, now.value);
  const few = attemptsLeft !== null && attemptsLeft < FEW_ATTEMPTS;
  const tone = lock !== null ? "error" : few ? "warn" : undefined;
  return (
    <p className={styles.note} data-tone={tone} role="status">
      {lock !== null
        ? `Locked until ${timeOfDay(lock)}: there were too many failed attempts.`
        : few
          ? `${attemptsText(attemptsLeft)} After that this address is locked for 30 minutes.`
          : HINT[by]}
    </p>
  );
}
