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

/** Shown when the message is selected instead, ready for the keyboard. */
export const CLIPBOARD_REFUSED = "The clipboard refused. The message is selected: press Ctrl+C.";

/** Selects all text of an element, ready for Ctrl+C. */
export function selectText(element: HTMLElement): void {
  const selection = getSelection();
  if (!selection) return;
  selection.selectAllChildren(element);
}
