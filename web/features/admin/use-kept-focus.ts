import { type FocusEvent, type RefObject, useEffect, useMemo, useRef } from "react";

/**
 * Where the row that had the focus is gone, because it was deleted or is no longer found, the
 * focus goes elsewhere instead of getting lost.
 * @param rows whatever is another when there are other rows
 * @param instead where it goes
 * @returns what the element around the rows listens with
 */
export function useKeptFocus(rows: unknown, instead: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever there are other rows
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) instead.current?.focus();
  }, [rows, instead]);
  return useMemo(
    () => ({
      onFocus() {
        isInside.current = true;
      },
      onBlur({ target, relatedTarget }: FocusEvent) {
        // A removed element loses the focus without a blur.
        if (relatedTarget !== null || target.isConnected) isInside.current = false;
      },
    }),
    [],
  );
}
