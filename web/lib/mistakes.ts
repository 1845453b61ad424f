import { signal } from "@preact/signals-react";
import { type Mistake, readMistakes, withMistake } from "../domain/platforms/trainer";
import { onForgotten } from "./session";
import { keep, kept } from "./storage";

/** In this window alone; signing out forgets it with the rest of the session. */
const KEY = "sightline-mistakes";

/** What the operator has taken for something else in the trainer, newest first; until sign-out. */
export const mistakes = signal<readonly Mistake[]>(readMistakes(kept(KEY, "session")));

export function rememberMistake(mistake: Mistake): void {
  mistakes.value = withMistake(mistakes.value, mistake);
  keep(KEY, mistakes.value, "session");
}

onForgotten(() => {
  mistakes.value = [];
});
