import { type RefObject, useEffect, useRef, useState } from "react";
import type { Vehicle } from "../../lib/platforms";

interface Way {
  shown: Vehicle;
  /** The one before; undefined at the start of the way. */
  before: Vehicle | undefined;
  /** On to a platform that the shown one is confused with. */
  open(other: Vehicle): void;
  back(): void;
}

/**
 * The way from one platform's details to those of another that it is confused with, and back.
 * What was pressed goes with each step, so the focus goes on to the way back, or back to where the way went on.
 */
export function useWay(start: Vehicle, body: RefObject<HTMLElement | null>): Way {
  const [way, setWay] = useState([start]);
  const focusNext = useRef<string | null>(null);
  const shown = way.at(-1) ?? start;

  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === null || way.length === 0) return;
    focusNext.current = null;
    body.current?.closest("[role=dialog]")?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [way, body]);

  return {
    shown,
    before: way.at(-2),
    open(other) {
      focusNext.current = "[data-back]";
      setWay([...way, other]);
    },
    back() {
      focusNext.current = `[data-confusion="${CSS.escape(shown.platformId)}"]`;
      setWay(way.slice(0, -1));
    },
  };
}
