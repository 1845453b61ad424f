/** Where a key leads from a card: to another card, back to the search box, or nowhere (null). */
export type Move = number | "search" | null;

/** @param columns cards in a row; @param count cards on the screen */
export function moveFrom(index: number, key: string, columns: number, count: number): Move {
  const last = count - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(index + 1, last);
    case "ArrowLeft":
      return Math.max(index - 1, 0);
    case "ArrowUp":
      return index < columns ? "search" : index - columns;
    case "ArrowDown":
      return below(index, columns, last);
    case "Home":
      return 0;
    case "End":
      return last;
    case "Escape":
      return "search";
    default:
      return null;
  }
}

/** The card below; from above a gap in the last row, the last card. */
function below(index: number, columns: number, last: number): number {
  if (index + columns <= last) return index + columns;
  const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns);
  return isInLastRow ? index : last;
}
