import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the caret behind the same digit while spaces come and go between the
 * digits of a controlled input.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>, shown: string) {
  const digitsBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    const wanted = digitsBefore.current;
    digitsBefore.current = null;
    if (wanted === null || document.activeElement !== input.current) return;
    let position = 0;
    for (let seen = 0; seen < wanted && position < shown.length; position += 1) {
      if (shown[position] !== " ") seen += 1;
    }
    input.current?.setSelectionRange(position, position);
  });

  return {
    /** Notes where the caret stands, before the value is spaced anew. */
    note(element: HTMLInputElement) {
      const before = element.value.slice(0, element.selectionStart ?? undefined);
      digitsBefore.current = before.replace(/\D/g, "").length;
    },
    placeAfter(digits: number) {
      digitsBefore.current = digits;
    },
  };
}
