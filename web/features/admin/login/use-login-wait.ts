import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import { waitText } from "../../../domain/admin/error-text";
import { now } from "../../../lib/clock";

/** Blocks logins until the server counts attempts again; the words count the minutes down. */
export function useLoginWait() {
  useSignals();
  const [until, setUntil] = useState(0);
  const [asked, setAsked] = useState(0);
  // The clock ticks once a second: what it is behind by would make another minute of it.
  const secondsLeft = Math.ceil((until - Math.max(now.value, asked)) / 1000);
  return {
    /** What stands under the token meanwhile; null while there is nothing to wait for. */
    waiting: secondsLeft > 0 ? waitText(secondsLeft) : null,
    waitFor(seconds: number) {
      setAsked(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  };
}
