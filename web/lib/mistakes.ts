import { signal } from "@preact/signals-react";
import { type Mistake, withMistake } from "../domain/platforms/trainer";
import { onForgotten } from "./session";

/** What the operator has taken for something else in the trainer, newest first; until sign-out. */
export const mistakes = signal<readonly Mistake[]>([]);

export function rememberMistake(mistake: Mistake): void {
  mistakes.value = withMistake(mistakes.value, mistake);
}

onForgotten(() => {
  mistakes.value = [];
});
