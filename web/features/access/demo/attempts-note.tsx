import { useSignals } from "@preact/signals-react/runtime";
import type { Proof } from "../../../domain/sign-in/demo-steps";
import { now } from "../../../lib/clock";
import styles from "../access.module.css";
import { attemptsText } from "./error-text";
import { lockOf, timeOfDay } from "./lock";

/** With fewer attempts left than these the visitor is warned (specification 1 §8). */
const FEW_ATTEMPTS = 3;

const HINT: Record<Proof, string> = {
  code: "The code is good for 10 minutes. If the mail has not come, look among the spam.",
  password: "This account logs in with a password, any number of times, for 30 minutes each.",
};

interface Props {
  email: string;
  by: Proof;
  attemptsLeft: number | null;
}

/** How it stands with the attempts: a hint at first, a warning before the lock, then the lock. */
export function AttemptsNote({ email, by, attemptsLeft }: Props) {
  useSignals();
  const lock = lockOf(email, now.value);
  const few = attemptsLeft !== null && attemptsLeft < FEW_ATTEMPTS;
  const tone = lock !== null ? "error" : few ? "warn" : undefined;
  return (
    <p className={styles.note} data-tone={tone} role="status">
      {lock !== null
        ? `Locked until ${timeOfDay(lock)}: there were too many failed attempts.`
        : few
          ? `${attemptsText(attemptsLeft)} After the last one the address is locked for 30 minutes.`
          : HINT[by]}
    </p>
  );
}
