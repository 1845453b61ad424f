/** The browser may still be reading when the click returns. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Hands a text to the browser as a file to download. What the browser does with it
 * after that cannot be known. A failure is only logged.
 * @returns false when it could not be handed over
 */
export function downloadText(fileName: string, text: string): boolean {
  try {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
    const link = document.createElement("a");
    link.href = address;
    link.download = fileName;
    link.click();
    return true;
  } catch (error) {
    console.warn("download:", error);
    return false;
  }
}
