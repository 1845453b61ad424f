import { type RefObject, useEffect, useRef, useState } from "react";
import type { Platform } from "../../domain/platforms/platform";

interface Comparing {
  /** What holds the comparison. */
  around: RefObject<HTMLDivElement | null>;
  /** The platform beside the shown one; null while the shown one stands alone. */
  other: Platform | null;
  compare(other: Platform | null): void;
}

/** Which look-alike stands beside the platform. The two come into sight; as they go, what was pressed has the focus. */
export function useComparison(): Comparing {
  const around = useRef<HTMLDivElement>(null);
  const [other, setOther] = useState<Platform | null>(null);
  const last = useRef<Platform | null>(null);

  useEffect(() => {
    const before = last.current;
    last.current = other;
    const dialog = around.current?.closest("[role=dialog]");
    if (other) dialog?.scrollTo({ top: 0 });
    else if (before) {
      const pressed = `[data-compare="${CSS.escape(before.platformId)}"]`;
      dialog?.querySelector<HTMLElement>(pressed)?.focus();
    }
  }, [other]);

  return { around, other, compare: setOther };
}
