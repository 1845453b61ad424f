import { useEffect, useState } from "react";

const SETTLE_MS = 700;

/**
 * A field's problem, shown once the operator has left the field or has stopped
 * typing, so that it does not flicker at every second digit. `unfinished` holds
 * it back until the field is left.
 */
export function useDeferredError<P extends string>(error: P | null, unfinished: boolean) {
  const [focused, setFocused] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const waiting = error !== null && focused && !unfinished;

  useEffect(() => {
    setPaused(false);
    if (!waiting) return;
    const timer = setTimeout(() => setPaused(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  return {
    error: error !== null && (!focused || isPaused) ? error : null,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
