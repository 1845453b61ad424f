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
    logView.start = Math.round(
      element.current.getBoundingClientRect().top - top + around.scrollTop,
    );
    setOffset(logView.start);
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  });
  return offset;
}
