/** What scrolls the reports: the work, or where the screen is narrow the page. */

import { type RefObject, useLayoutEffect, useState } from "react";
import { logView } from "./log-view";

/** Pixels from the start of the scroller to an element in it: what is above it may come and go. */
export function useOffsetIn(
  element: RefObject<HTMLElement | null>,
  scroller: () => HTMLElement | null,
): number {
  const [offset, setOffset] = useState(logView.start);
  const measure = () => {
    const around = scroller();
    if (!element.current || !around) return;
    const { top } = around.getBoundingClientRect();
    // The document's own box moves as it scrolls; another scroller's does not.
    const scrolled = around === document.documentElement ? 0 : around.scrollTop;
    logView.start = Math.round(element.current.getBoundingClientRect().top - top + scrolled);
    setOffset(logView.start);
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  });
  return offset;
}
