import { useEffect, useState } from "react";

/** A pause of this length in typing is worth a question. */
const SETTLE_MS = 250;

/** What is typed into a search box, which is asked for once the typing pauses. */
export function useSearch(
  asked: string,
  ask: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed alone is waited for
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => ask(typed.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
