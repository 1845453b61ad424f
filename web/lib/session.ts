import { batch, signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { DemoSession } from "../domain/sign-in/demo-session";
import { EMPTY_PROFILE, type Profile, readProfile, tidyProfile } from "../domain/sign-in/profile";
import type { ClockMarks } from "../domain/time/clock-fault";
import { answered, api } from "./api";
import { dropDemo, storeDemo } from "./demo-session";
import { EXACT_KEY, forget, forgetAll, keep, kept, LAST_GRID_KEY } from "./storage";

export type DeploymentMode = "online" | "offline";

const USER_KEY = "sightline-user";
/** Every form draft is kept under a key with this beginning. */
export const DRAFT_PREFIX = "sightline-draft-";
const CUAS_PREFIX = "cuas-";
/** What this window alone keeps: which draft it works on, a report on its way into its form. */
const SESSION_PREFIX = "sightline-";
/** The page is empty until the mode is known. */
const MODE_WITHIN_MS = 3000;

/** What the server says it is; null until it has been asked. */
export const deployment = signal<DeploymentMode | null>(null);

/** What the server says that this computer's clock cannot be before; nothing until it has been asked. */
export const clockMarks = signal<ClockMarks>({ builtOn: null, newestReportAt: null });

/** The signed-in operator, or null. */
export const profile = signal<Profile | null>(readProfile(kept(USER_KEY)));

/**
 * Asks for the deployment mode: "online" alone means online, anything else or no answer means
 * offline. A visitor's session is dropped by the server's own word only, not for want of an answer.
 */
export async function checkDeployment(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(MODE_WITHIN_MS);
    const answer = await answered(api.deployment.mode.get({ fetch: { signal } }), "mode");
    const { mode, builtOn = null, newestReportAt = null } = answer;
    clockMarks.value = { builtOn, newestReportAt };
    if (mode === "offline") dropDemo();
    deployment.value = mode === "online" ? "online" : "offline";
  } catch (error) {
    console.warn("deployment mode:", error);
    deployment.value = "offline";
  }
}

/** Signs in without a demonstration, and ends one that this browser still holds. */
export function signIn(entered: Profile): void {
  dropDemo();
  keepProfile(entered);
}

/** Signs a visitor in, replacing anyone who was signed in. The log is emptied by its own store. */
export function signInToDemo(entered: Profile, session: DemoSession): void {
  // One change, so that no screen ever renders half of it.
  batch(() => {
    forgetOperator();
    keepProfile(entered);
    storeDemo(session);
  });
}

function keepProfile(entered: Profile): void {
  const tidy = tidyProfile(entered);
  profile.value = tidy;
  keep(USER_KEY, tidy);
}

/** The signed-in operator; an empty profile where nobody is. */
export function operator(): Profile {
  return profile.value ?? EMPTY_PROFILE;
}

/** Changes the signed-in operator's details. */
export function changeProfile(part: Partial<Profile>): void {
  if (!profile.value) return;
  keepProfile({ ...profile.value, ...part });
}

const forgetting: (() => void)[] = [];

/** Registers what to erase with the operator, from this page's memory only. */
export function onForgotten(forgetIt: () => void): void {
  forgetting.push(forgetIt);
}

/** Forgets the operator and everything typed. The log is emptied by its own store. */
export function forgetOperator(): void {
  profile.value = null;
  forget(USER_KEY);
  forgetAll(DRAFT_PREFIX);
  forgetAll(CUAS_PREFIX);
  forget(LAST_GRID_KEY);
  forget(EXACT_KEY);
  forgetInWindow();
}

/** What this window alone holds of the operator. */
function forgetInWindow(): void {
  forgetAll(SESSION_PREFIX, "session");
  for (const forgetIt of forgetting) forgetIt();
}

/** Another window of this browser signed in or out: follow it. */
window.addEventListener("storage", ({ key }) => {
  if (key === null) {
    // The browser cleared this site's data during work: the operator stays signed in.
    if (profile.value) keep(USER_KEY, profile.value);
  } else if (key === USER_KEY) {
    profile.value = readProfile(kept(USER_KEY));
    if (profile.value === null) forgetInWindow();
  }
});

/** The signed-in operator, or null. */
export function useOperator(): Profile | null {
  useSignals();
  return profile.value;
}
