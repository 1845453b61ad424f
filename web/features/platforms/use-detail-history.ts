import { type RefObject, useEffect, useRef, useState } from "react";
import type { Platform } from "../../domain/platforms/platform";

/**
 * The way from one platform's details to those of another that it is confused with, and back.
 * What was pressed goes with each step, so the focus goes on to the way back, or back to where the way went on.
 */
export function useDetailHistory(start: Platform, body: RefObject<HTMLElement | null>) {
  const [history, setHistory] = useState([start]);
  const focusNext = useRef<string | null>(null);
  const shown = history.at(-1) ?? start;

  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === null || history.length === 0) return;
    focusNext.current = null;
    body.current?.closest("[role=dialog]")?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [history, body]);

  return {
    shown,
    /** The one before; undefined at the start of the way. */
    before: history.at(-2),
    /** On to a platform that the shown one is confused with. */
    open(other: Platform) {
      focusNext.current = "[data-back]";
      setHistory([...history, other]);
    },
    back() {
      focusNext.current = `[data-confusion="${CSS.escape(shown.platformId)}"]`;
      setHistory(history.slice(0, -1));
    },
  };
}
