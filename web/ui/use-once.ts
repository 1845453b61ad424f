import { useRef, useState } from "react";

/** An action that runs once at a time: whether it does, and what begins it. */
export function useOnce<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
): [boolean, (...args: Args) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  async function begin(...args: Args): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await act(...args);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return [isBusy, begin];
}
