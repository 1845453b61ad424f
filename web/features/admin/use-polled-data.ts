import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { PolledData, PolledState } from "./polled-data";

/** How often it is looked whether data is due. */
const LOOK_MS = 1000;

/** A feed's data, asked for again at its interval while the component stands and the page is in sight. */
export function usePolledData<T>(feed: PolledData<T>): PolledState<T> {
  useSignals();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible" && feed.isDue()) void feed.refresh();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [feed]);
  return feed.state.value;
}
