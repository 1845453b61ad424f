import { effect, signal } from "@preact/signals-react";
import { type AdminSession, isExpired, readAdminSession } from "../domain/sign-in/admin-session";
import { toThisClock } from "../domain/time/clock-difference";
import { answered, api } from "./api";
import { onRefused, setBearer } from "./bearer";
import { now } from "./clock";
import { forget, isKept, keep, kept } from "./storage";

const KEY = "sightline-admin-session";
/** 24 hours from login (specification 1 §9). */
const ADMIN_SESSION_S = 24 * 60 * 60;

/** The administrator who is signed in, or null. */
export const adminSession = signal<AdminSession | null>(readBack());

/** Called when a session ends without a sign-out. */
let atExpiry: () => void = () => {};

/** Sets what happens when a session expires, or the server no longer knows it. */
export function onAdminExpired(act: () => void): void {
  atExpiry = act;
}

/** Begins the session that the server has granted. */
export function beginAdminSession(granted: { sessionToken: string; expiresAt: string }): void {
  const { sessionToken } = granted;
  const expiresAt = toThisClock(granted.expiresAt, ADMIN_SESSION_S, Date.now());
  const session: AdminSession = { sessionToken, expiresAt, authenticated: true };
  keep(KEY, session);
  adminSession.value = session;
}

/** Signs the administrator out, locally and at once; a failure to tell the server is only logged. */
export function logOutAdmin(): void {
  const session = adminSession.value;
  if (session === null) return;
  end();
  // The token is erased by now, so the call carries it itself.
  const headers = { authorization: `Bearer ${session.sessionToken}` };
  answered(api.admin.logout.post(undefined, { headers })).catch((error: unknown) => {
    console.warn("admin logout:", error);
  });
}

/** Several calls may be refused at once: the session ends with the first. */
function expire(): void {
  if (adminSession.value === null) return;
  end();
  atExpiry();
}

function end(): void {
  forget(KEY);
  adminSession.value = null;
}

/** An expired session that is still kept is thrown away. */
function readBack(): AdminSession | null {
  const session = readAdminSession(kept(KEY), Date.now());
  if (session === null && isKept(KEY)) forget(KEY);
  return session;
}

effect(() => setBearer("admin", adminSession.value?.sessionToken ?? null));

effect(() => {
  const session = adminSession.value;
  if (session !== null && isExpired(session, now.value)) expire();
});

onRefused("admin", expire);

/** Another window of this browser signed in or out: follow it. */
window.addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) adminSession.value = readBack();
});
