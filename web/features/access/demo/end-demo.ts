import { batch } from "@preact/signals-react";
import { LANDING } from "../../../domain/sign-in/demo-steps";
import { tellServerOfLogout } from "../../../lib/demo-logout";
import { demoSession, dropDemo } from "../../../lib/demo-session";
import { emptyLog } from "../../../lib/report-log";
import { forgetOperator, profile } from "../../../lib/session";
import { forget, isKept, keep } from "../../../lib/storage";
import { showFailure, showToast } from "../../../ui/toast";
import { flow } from "./flow";

/** Why a session ends: its time is up, the visitor ends it here or in another window, or the server no longer knows it. */
export type Ending = "time" | "hand" | "window" | "server";

const FORGOTTEN = "Its reports, drafts and details are erased.";
const SAID: Record<Ending, string> = {
  time: `The 30 minutes are over. ${FORGOTTEN}`,
  hand: `You have ended the demonstration. ${FORGOTTEN}`,
  window: `You have ended the demonstration in another window. ${FORGOTTEN}`,
  server: `The server has closed this demonstration session. ${FORGOTTEN}`,
};

/** After expiry the page goes to the site's root (specification 1 §4). */
const TO_ROOT_AFTER_MS = 100;
/** Long enough to read that something went wrong. */
const TO_ORIGIN_AFTER_MS = 1500;
/** Left for the page that is loaded after an expiry. */
const EXPIRED_KEY = "sightline-demo-expired";

let isEnding = false;

/** Whether this window is currently ending a session. */
export const isEndingHere = () => isEnding;

/** Ends the visitor's session and erases all of it from this browser. */
export async function endDemo(why: Exclude<Ending, "window">): Promise<void> {
  const session = demoSession.value;
  if (session === null || isEnding) return;
  isEnding = true;
  try {
    if (why !== "server") tellServerOfLogout(session.sessionToken);
    await forgetVisit();
    if (why === "time") {
      keep(EXPIRED_KEY, true, "session");
      setTimeout(() => location.assign("/"), TO_ROOT_AFTER_MS);
    } else {
      sayEnded(why);
    }
  } catch (error) {
    console.error("demo logout:", error);
    showFailure("Logout Error", "The browser did not erase everything. Clear this site's data.");
    setTimeout(() => location.assign(location.origin), TO_ORIGIN_AFTER_MS);
  } finally {
    isEnding = false;
  }
}

/**
 * Forgets the session, the operator, the drafts and the log.
 * @throws when the browser will not empty the log
 */
export async function forgetVisit(): Promise<void> {
  batch(() => {
    dropDemo();
    profile.value = null;
    flow.value = LANDING;
  });
  try {
    await emptyLog();
  } finally {
    // Last: until the screens were gone, they could still keep what was being typed.
    forgetOperator();
  }
}

/** Says why the session has ended. */
export function sayEnded(why: Ending): void {
  showToast({ title: "Session Ended", description: SAID[why] });
}

/** Says so once after an expiry that reloaded the page. */
export function sayExpired(): void {
  if (!isKept(EXPIRED_KEY, "session")) return;
  forget(EXPIRED_KEY, "session");
  sayEnded("time");
}
