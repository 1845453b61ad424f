import { effect, signal } from "@preact/signals-react";
import { type Flow, type Proof, readFlow } from "../../../domain/sign-in/demo-steps";
import { keep, kept } from "../../../lib/storage";

/** In this window alone. A phone may drop the page while the visitor reads the mail. */
const KEY = "sightline-demo-flow";

/** The step that the visitor has reached. */
export const flow = signal<Flow>(readFlow(kept(KEY, "session")));

effect(() => {
  keep(KEY, flow.value, "session");
});

/** What to say about codes that others tried for the address; null if nothing. */
export const triedText = signal<string | null>(null);

/** Leads to the code, or to the password. */
export function goToVerify(email: string, by: Proof, resendInSeconds = 0): void {
  flow.value = { step: "verify", email, by, resendAt: Date.now() + resendInSeconds * 1000 };
}
