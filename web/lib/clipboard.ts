/**
 * Puts text on the clipboard. False when the browser has no clipboard (plain
 * HTTP away from localhost) or refuses: the caller then selects the text instead.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects all text of an element, ready for Ctrl+C. */
export function selectText(element: HTMLElement): void {
  const selection = getSelection();
  if (!selection) return;
  selection.selectAllChildren(element);
}
