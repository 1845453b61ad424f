import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

const isSeparator = (character: string | undefined) => /^[\s,]$/.test(character ?? "");
const without = (text: string) => [...text].filter((character) => !isSeparator(character)).length;

/**
 * Keeps the caret behind the same character while spaces or commas come and go between
 * the digits of a controlled input.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>, shown: string) {
  const countBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    const wanted = countBefore.current;
    countBefore.current = null;
    if (wanted === null || document.activeElement !== input.current) return;
    let position = 0;
    for (let seen = 0; seen < wanted && position < shown.length; position += 1) {
      if (!isSeparator(shown[position])) seen += 1;
    }
    input.current?.setSelectionRange(position, position);
  });

  return {
    /**
     * Notes the caret's position before the value is reformatted; the `notTaken` characters before it are removed
     * again.
     */
    note(element: HTMLInputElement, notTaken = 0) {
      const before = element.value.slice(0, element.selectionStart ?? undefined);
      countBefore.current = Math.max(0, without(before) - notTaken);
    },
    /** Delete and Backspace take a digit: they step over a separator, which would only come back. */
    stepOverSeparator({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
      const { selectionStart: at, selectionEnd, value } = currentTarget;
      if (at === null || at !== selectionEnd) return;
      if (key === "Delete" && at < value.length && isSeparator(value[at])) {
        currentTarget.setSelectionRange(at + 1, at + 1);
      }
      if (key === "Backspace" && at > 0 && isSeparator(value[at - 1])) {
        currentTarget.setSelectionRange(at - 1, at - 1);
      }
    },
    placeAfter(characters: number) {
      countBefore.current = characters;
    },
  };
}
