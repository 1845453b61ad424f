import { useCallback, useRef } from "react";

/** A function that stays the same and does what the latest one does: what it is given to is not redrawn. */
export function useStable<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}
