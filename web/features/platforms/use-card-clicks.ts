import { type RefObject, useEffect } from "react";

/**
 * Makes a click anywhere on a card one on its main button. The buttons keep their
 * own clicks, and text that was dragged over to be read out or copied is left alone.
 */
export function useCardClicks(cards: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = cards.current;
    if (!container) return;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest("button")) return;
      if (getSelection()?.type === "Range") return;
      const card = target.closest("article");
      card?.querySelector<HTMLElement>('[data-action="select"]')?.click();
    };
    container.addEventListener("click", onClick);
    return () => container.removeEventListener("click", onClick);
  }, [cards]);
}
