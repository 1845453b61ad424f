import { edenGC } from "bun:jsc";

/** How long what many calls leave behind may gather, in milliseconds. */
export const GATHERING_MS = 100;
/** Fewer calls than this in that time leave too little to be worth a stop. */
export const MANY_CALLS = 100;

/**
 * Clears up after calls while many of them come: what they have just left, at less cost than Bun's
 * own turn, which waits until the heap has doubled, is late at that, and takes up to 30 MB more.
 * @returns to be called once for each call that comes in
 */
export function clearUpAfterCalls(collect: () => void = edenGC): () => void {
  let calls = 0;
  let isWaiting = false;
  const clearUp = () => {
    isWaiting = false;
    if (calls >= MANY_CALLS) collect();
    calls = 0;
  };
  return () => {
    calls += 1;
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(clearUp, GATHERING_MS).unref();
  };
}
