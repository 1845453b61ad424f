import { useSyncExternalStore } from "react";

/** Whether the window is as a media query says, e.g. `(min-width: 1600px)`; the screen follows when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/**
 * Whether the window is so narrow that the page itself scrolls and the message lies over the work's lower end, as
 * screen.module.css has it: parts of a screen stand in another order there, in which Tab is to reach them.
 */
export const useNarrow = () => useMedia("(max-width: 900px)");

/** Whether the window is as low as a phone on its side, or a laptop's page at 200 %: no line of it is to spare. */
export const useLow = () =>
  useMedia("(min-width: 600px) and (max-width: 900px) and (max-height: 500px)");
