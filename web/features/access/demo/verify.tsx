import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import type { VerifyStep } from "../../../domain/sign-in/demo-steps";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import styles from "../access.module.css";
import { SignInCard } from "../sign-in-card";
import { AttemptsNote } from "./attempts-note";
import { flow } from "./flow";
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
          look="quiet"
          className={styles.back}
          onClick={() => {
            flow.value = { step: "landing", email };
          }}
        >
          <ArrowLeft size={16} aria-hidden="true" />
          Back
        </Button>
      }
      onSubmit={() => void submit()}
    >
      <AttemptsNote email={email} by={by} attemptsLeft={attemptsLeft} />
      {isCode ? (
        <TextField
          ref={field}
          label="Verification code"
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.code}
          mono
          value={secret}
          readOnly={busy}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ) : (
        <TextField
          ref={field}
          label="Password"
          type="password"
          autoComplete="current-password"
          value={secret}
          maxLength={1024}
          readOnly={busy}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" aria-disabled={busy} className={styles.submit}>
          {isCode ? (busy ? "Verifying..." : "Verify") : busy ? "Signing in..." : "Sign in"}
        </Button>
        {isCode && <Resend at={at} onSent={begin} onFailed={fail} />}
      </div>
    </SignInCard>
  );
}
