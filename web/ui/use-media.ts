import { useSyncExternalStore } from "react";

/** Whether the window is as a media query says, e.g. `(min-width: 1600px)`; the screen follows when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
