import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import { now } from "../../../lib/clock";
import { waitWords } from "../rules/refusals";

/** Blocks logins until the server counts attempts again; the words count the minutes down. */
export function useWait() {
  useSignals();
  const [until, setUntil] = useState(0);
  const secondsLeft = Math.ceil((until - now.value) / 1000);
  return {
    /** What stands under the token meanwhile; null while there is nothing to wait for. */
    waiting: secondsLeft > 0 ? waitWords(secondsLeft) : null,
    waitFor(seconds: number) {
      setUntil(Date.now() + seconds * 1000);
    },
  };
}
