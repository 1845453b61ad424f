import { signal } from "@preact/signals-react";
import { IS_TOUCHED } from "./touch";

/** What this page put on the clipboard last; null before. Another program may have changed it since. */
export const onClipboard = signal<string | null>(null);

/**
 * Puts text on the clipboard: by the clipboard API, or where the browser has none (plain HTTP away from localhost) or
 * refuses, by the older copy command. False where neither works: the caller then selects the text instead.
 */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = await write(text);
  if (isCopied) onClipboard.value = text;
  return isCopied;
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** The command copies what is selected, unless a listener gives it something else: nothing loses focus or selection. */
function copyByCommand(text: string): boolean {
  let isGiven = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isGiven = event.clipboardData !== null;
  };
  window.addEventListener("copy", give, { capture: true });
  try {
    return document.execCommand("copy") && isGiven;
  } catch {
    return false;
  } finally {
    window.removeEventListener("copy", give, { capture: true });
  }
}

/** Shown when the message is selected instead, ready for the keyboard or the browser's own menu. */
export const CLIPBOARD_REFUSED = `The clipboard refused. The message is selected: ${IS_TOUCHED ? "copy it" : "press Ctrl+C"}.`;

/** Selects all text of an element, ready for Ctrl+C. */
export function selectText(element: HTMLElement): void {
  const selection = getSelection();
  if (!selection) return;
  selection.selectAllChildren(element);
}
