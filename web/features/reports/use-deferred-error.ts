import { useEffect, useState } from "react";

const SETTLE_MS = 700;

/**
 * A field's problem, shown once the operator has left the field or has stopped
 * typing, so that it does not flicker at every second digit. `unfinished` holds
 * it back until the field is left.
 */
export function useSettledProblem<P extends string>(problem: P | null, unfinished: boolean) {
  const [focused, setFocused] = useState(false);
  const [settled, setSettled] = useState(false);
  const waiting = problem !== null && focused && !unfinished;

  useEffect(() => {
    setSettled(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  return {
    problem: problem !== null && (!focused || settled) ? problem : null,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
