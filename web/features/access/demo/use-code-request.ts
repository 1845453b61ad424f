import { useEffect, useRef, useState } from "react";
import type { Proof } from "../../../domain/sign-in/demo-steps";
import { readEmail } from "../../../domain/sign-in/email";
import { showFailure, showToast } from "../../../ui/toast";
import { codeRequestError, type ErrorNotice, fieldError, readFailedCall } from "./error-text";
import { flow, goToVerify } from "./flow";
import { forgetPastLocks, lockOf, rememberLock, timeOfDay } from "./lock";
import { passwordAccounts, requestCode } from "./request-code";

/** How long the message is shown before the next screen (specification 1 §4). */
const AFTER_CODE_MS = 2000;
const AFTER_ACCOUNT_MS = 1500;

const ASK = { title: "Email Required", description: "Please enter your email address to continue" };
const WRONG = { title: "Invalid Email", description: "Please enter a valid email address" };

/** idle; asking the server; or asked: the next screen comes in a moment. */
type Phase = "idle" | "asking" | "asked";

/** The first step in: an address, and a code for it. */
export function useCodeRequest() {
  const [email, setEmail] = useState(flow.value.email);
  const [error, setError] = useState<string | null>(null);
  const [phase, setPhase] = useState<Phase>("idle");
  const field = useRef<HTMLInputElement>(null);
  const accounts = useRef<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    forgetPastLocks();
    void passwordAccounts().then((known) => {
      accounts.current = known;
    });
    return () => clearTimeout(timer.current);
  }, []);

  function refuse(notice: ErrorNotice) {
    showFailure(notice.title, notice.description);
    setError(fieldError(notice));
    field.current?.focus();
  }

  /** The address as the server writes it; null after an error was shown. */
  function readTyped(): string | null {
    if (email.trim() === "") {
      refuse(ASK);
      return null;
    }
    const address = readEmail(email);
    if (address === null) refuse(WRONG);
    return address;
  }

  function follow(address: string, by: Proof, resendIn: number) {
    setPhase("asked");
    if (by === "password") {
      showToast({ title: "Password needed", description: "This account logs in with a password." });
    } else {
      showToast({ title: "Code sent", description: `Check the e-mail of ${address}.` });
    }
    timer.current = setTimeout(
      () => goToVerify(address, by, resendIn),
      by === "password" ? AFTER_ACCOUNT_MS : AFTER_CODE_MS,
    );
  }

  async function submit() {
    if (phase !== "idle") return;
    const address = readTyped();
    if (address === null) return;
    setError(null);
    if (accounts.current.has(address)) {
      follow(address, "password", 0);
      return;
    }
    setPhase("asking");
    try {
      const asked = await requestCode(address);
      follow(address, asked.by, asked.by === "code" ? asked.resendIn : 0);
    } catch (caught) {
      console.warn("code request:", caught);
      const failed = readFailedCall(caught);
      if (failed.lockedUntil) rememberLock(address, failed.lockedUntil);
      const lock = lockOf(address, Date.now());
      setPhase("idle");
      const atField = lock === null ? failed.said : `Locked until ${timeOfDay(lock)}.`;
      refuse({ ...codeRequestError(failed), atField });
    }
  }

  /** To the next screen without another letter: the code has come already. */
  function enterCode() {
    if (phase !== "idle") return;
    const address = readTyped();
    if (address !== null) goToVerify(address, accounts.current.has(address) ? "password" : "code");
  }

  function change(typed: string) {
    setEmail(typed);
    setError(null);
  }

  return { email, error, phase, field, change, submit, enterCode };
}
