import { useSyncExternalStore } from "react";

/** As screen.module.css has it: the message lies over the work's lower end. */
const NARROW = "(max-width: 900px)";

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the window is so narrow that parts of a screen stand in another order, in which Tab is to reach them. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
