import { type RefObject, useEffect, useRef, useState } from "react";
import type { Platform } from "../../domain/platforms/platform";

interface DetailHistory {
  shown: Platform;
  /** The one before; undefined at the start of the way. */
  before: Platform | undefined;
  /** On to a platform that the shown one is confused with. */
  open(other: Platform): void;
  back(): void;
}

/**
 * The way from one platform's details to those of another that it is confused with, and back.
 * What was pressed goes with each step, so the focus goes on to the way back, or back to where the way went on.
 */
export function useDetailHistory(
  start: Platform,
  body: RefObject<HTMLElement | null>,
): DetailHistory {
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
    before: history.at(-2),
    open(other) {
      focusNext.current = "[data-back]";
      setHistory([...history, other]);
    },
    back() {
      focusNext.current = `[data-confusion="${CSS.escape(shown.platformId)}"]`;
      setHistory(history.slice(0, -1));
    },
  };
}
