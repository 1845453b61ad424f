import { type RefObject, useEffect } from "react";
import { foundIn } from "../domain/log/log-search";

/** Its look is in the tokens: a style for it is known by this name alone. */
const NAME = "found";

/**
 * Marks what a search found in what is drawn: a number is often found where nobody looks for it. The texts stay as they
 * are; a browser that has no such marks shows none.
 * @param words as the search compares them
 */
export function useFoundMarks(place: RefObject<Element | null>, words: readonly string[]): void {
  // After each drawing: by scrolling other rows come.
  useEffect(() => {
    const marks = globalThis.CSS?.highlights;
    if (!marks || !place.current || words.length === 0) return;
    const ranges = textsIn(place.current).flatMap((text) =>
      foundIn(text.data, words).map(([from, to]) => {
        const range = new Range();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range;
      }),
    );
    marks.set(NAME, new Highlight(...ranges));
    return () => void marks.delete(NAME);
  });
}

/** What is read there; not headings, nor the words of buttons. */
function textsIn(place: Element): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest("button, h2, .visually-hidden")
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
