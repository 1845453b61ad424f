import { effect } from "@preact/signals-react";
import { isExpired } from "../../../domain/sign-in/admin-session";
import type { DemoSession } from "../../../domain/sign-in/demo-session";
import { onRefused } from "../../../lib/bearer";
import { now } from "../../../lib/clock";
import { demoSession, holdDemo, isLeftOver, pendingDemo } from "../../../lib/demo-session";
import { emptyLog } from "../../../lib/report-log";
import { forgetOperator } from "../../../lib/session";
import { endDemo, forgetVisit, isEndingHere, sayEnded, sayExpired } from "./end-demo";
import { hasEndedOnServer } from "./has-ended-on-server";

const CHECK_EVERY_MS = 30_000;

/**
 * Asks the server whether it still knows the session. No answer ends nothing and is only logged;
 * the server's word does.
 */
async function checkSession(): Promise<void> {
  const asked = demoSession.value;
  if (asked === null || document.visibilityState !== "visible") return;
  const isOverNow = await hasEndedOnServer(asked.sessionToken);
  const isSame = demoSession.value?.sessionToken === asked.sessionToken;
  if (isOverNow && isSame) await endDemo("server");
}

/** Ends what has run out; the clock ticks once a second. */
function endWhatIsOver(): void {
  const session = demoSession.value;
  if (session !== null && isExpired(session, now.value)) queueMicrotask(() => void endDemo("time"));
  const pending = pendingDemo.value;
  if (pending === null || !isExpired(pending, now.value)) return;
  queueMicrotask(() => {
    holdDemo(null);
    sayEnded("time");
  });
}

/** Another window ended the session and erased its data: what this window has typed since goes too. */
function forgetHere(session: DemoSession): void {
  if (demoSession.value !== null) return;
  forgetOperator();
  // Where the site's data was cleared, memory alone would still hold the log, and write it back.
  emptyLog().catch((error: unknown) => console.error("demo log:", error));
  sayEnded(isExpired(session, Date.now()) ? "time" : "window");
}

/**
 * Watches over the visitor's session for as long as the page shows the demonstration.
 * @param onEnd the session has ended, for whatever reason
 * @returns what ends the watch
 */
export function watchDemo(onEnd: () => void): () => void {
  onRefused("demo", () => void endDemo("server"));
  if (isLeftOver()) {
    forgetVisit().catch((error: unknown) => console.error("leftover session:", error));
  }
  sayExpired();
  void checkSession();
  const timer = setInterval(() => void checkSession(), CHECK_EVERY_MS);
  const onVisible = () => void checkSession();
  document.addEventListener("visibilitychange", onVisible);

  let before: DemoSession | null = null;
  const stops = [
    effect(endWhatIsOver),
    effect(() => {
      const session = demoSession.value;
      if (before !== null && session === null) {
        const last = before;
        const isElsewhere = !isEndingHere();
        queueMicrotask(() => {
          if (isElsewhere) forgetHere(last);
          onEnd();
        });
      }
      before = session;
    }),
  ];

  return () => {
    onRefused("demo", () => {});
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
    for (const stop of stops) stop();
  };
}
