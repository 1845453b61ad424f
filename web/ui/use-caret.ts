import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

const isDigit = (character: string | undefined) => /^\d$/.test(character ?? "");

/**
 * Keeps the caret behind the same digit while spaces or commas come and go between
 * the digits of a controlled input.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>, shown: string) {
  const digitsBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    const wanted = digitsBefore.current;
    digitsBefore.current = null;
    if (wanted === null || document.activeElement !== input.current) return;
    let position = 0;
    for (let seen = 0; seen < wanted && position < shown.length; position += 1) {
      if (isDigit(shown[position])) seen += 1;
    }
    input.current?.setSelectionRange(position, position);
  });

  return {
    /** Notes where the caret stands, before the value is spaced anew. */
    note(element: HTMLInputElement) {
      const before = element.value.slice(0, element.selectionStart ?? undefined);
      digitsBefore.current = before.replace(/\D/g, "").length;
    },
    /** Delete and Backspace take a digit: they step over a separator, which would only come back. */
    stepOverSeparator({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
      const { selectionStart: at, selectionEnd, value } = currentTarget;
      if (at === null || at !== selectionEnd) return;
      if (key === "Delete" && at < value.length && !isDigit(value[at])) {
        currentTarget.setSelectionRange(at + 1, at + 1);
      }
      if (key === "Backspace" && at > 0 && !isDigit(value[at - 1])) {
        currentTarget.setSelectionRange(at - 1, at - 1);
      }
    },
    placeAfter(digits: number) {
      digitsBefore.current = digits;
    },
  };
}
