import type { CardAction } from "./platform-card";

/** How many cards stand in a row just now. */
export function columnsOf(cards: HTMLElement): number {
  return getComputedStyle(cards).gridTemplateColumns.split(" ").length;
}

/** The place of the card that holds the focus, null when none does. */
export function focusedIndex(cards: HTMLElement | null): number | null {
  const card = document.activeElement?.closest("article");
  const index = card && cards ? Array.prototype.indexOf.call(cards.children, card) : -1;
  return index < 0 ? null : index;
}

/** What a card's button does. */
export function cardAction({ dataset }: HTMLElement): CardAction {
  const { action } = dataset;
  return action === "hide" || action === "details" || action === "compare" ? action : "select";
}

/** Focuses a card's button and brings the whole card into view. */
export function focusCard(cards: HTMLElement, index: number, action: CardAction): void {
  const card = cards.children[index];
  card?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "nearest" });
}
