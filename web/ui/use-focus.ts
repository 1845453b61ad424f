import { type FocusEvent, useEffect, useRef } from "react";

/** Puts the focus on an element when it first appears; for the first field of a screen that the operator opened. */
export function useFocusOnMount<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

/** Puts the focus back on a box into which something was written, with the end of it in sight. */
export function focusEnd(input: HTMLInputElement | null): void {
  input?.focus();
  requestAnimationFrame(() => input?.scrollTo({ left: input.scrollWidth }));
}

/**
 * For a row that scrolls in itself: brings what a key moved the focus to into sight. Chromium leaves what is half in
 * sight where it is. What a finger has tapped keeps its place.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
