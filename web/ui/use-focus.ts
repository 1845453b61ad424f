import { useEffect, useRef } from "react";

/** Puts the focus on an element when it first appears; for the first field of a screen that the operator opened. */
export function useFocusOnMount<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
