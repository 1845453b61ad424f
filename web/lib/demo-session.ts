import { batch, computed, effect, signal } from "@preact/signals-react";
import { storedText } from "../domain/parse-unknown";
import { type DemoSession, readDemoSession } from "../domain/sign-in/demo-session";
import { setBearer } from "./bearer";
import { forget, isKept, keep, kept } from "./storage";

const KEY = "sightline-demo-session";
/** Verified, but the details are not filled in. In this window alone: it must outlive a reload, not the visit. */
const PENDING_KEY = "sightline-demo-pending";
/** The end of the session whose warning was accepted, which names that session well enough. */
const ACCEPTED_KEY = "sightline-demo-accepted";

/** The visitor's session, or null. One that is over, or cannot be read, is none. */
export const demoSession = signal<DemoSession | null>(readBack());

/** The session that waits for the visitor's details, or null. */
export const pendingDemo = signal<DemoSession | null>(
  readDemoSession(kept(PENDING_KEY, "session"), Date.now()),
);

const accepted = signal(storedText(kept(ACCEPTED_KEY)));

/** Whether the warning of the present session was accepted. */
export const isWarningAccepted = computed(
  () => demoSession.value !== null && accepted.value === demoSession.value.expiresAt,
);

function readBack(): DemoSession | null {
  return readDemoSession(kept(KEY), Date.now());
}

/** Whether a session ran out, or was spoilt, while no page was open: what it left is still there. */
export function isLeftOver(): boolean {
  return demoSession.value === null && isKept(KEY);
}

/** Sets a session aside until the visitor's details are there; null when it is no longer needed. */
export function holdDemo(session: DemoSession | null): void {
  pendingDemo.value = session;
  if (session === null) forget(PENDING_KEY, "session");
  else keep(PENDING_KEY, session, "session");
}

/** Begins the visitor's session in this browser. */
export function storeDemo(session: DemoSession): void {
  keep(KEY, session);
  batch(() => {
    demoSession.value = session;
    holdDemo(null);
  });
}

/** Erases the visitor's session in this browser, without telling the server. */
export function dropDemo(): void {
  forget(KEY);
  forget(ACCEPTED_KEY);
  batch(() => {
    demoSession.value = null;
    accepted.value = "";
    holdDemo(null);
  });
}

/** Records that the present session's warning was accepted. */
export function acceptWarning(): void {
  const expiresAt = demoSession.value?.expiresAt ?? "";
  accepted.value = expiresAt;
  keep(ACCEPTED_KEY, expiresAt);
}

effect(() => setBearer("demo", demoSession.value?.sessionToken ?? null));

/** Another window of this browser signed in or out: follow it. */
window.addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) demoSession.value = readBack();
  if (key === ACCEPTED_KEY || key === null) accepted.value = storedText(kept(ACCEPTED_KEY));
});
