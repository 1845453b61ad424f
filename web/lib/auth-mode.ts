import { computed } from "@preact/signals-react";
import { demoSession } from "./demo-session";
import { profile } from "./session";

export type AuthMode = "demo" | "local" | "offline";

/** How the operator is signed in (specification 1 §4). */
export const authMode = computed<AuthMode>(() => {
  if (demoSession.value !== null) return "demo";
  return profile.value === null ? "offline" : "local";
});
