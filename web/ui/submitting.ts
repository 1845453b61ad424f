import type { FormEvent } from "react";

/** What a form does in place of asking for another page. */
export const submitting = (act: () => unknown) => (event: FormEvent) => {
  event.preventDefault();
  act();
};
