/** The browser may still be reading when the click returns. */
const REVOKE_AFTER_MS = 60_000;

/** Like `downloadFile`, for a text. */
export const downloadText = (fileName: string, text: string): boolean =>
  downloadFile(fileName, text, "text/plain;charset=utf-8");

/**
 * Hands a file to the browser to download. What the browser does with it
 * after that cannot be known. A failure is only logged.
 * @param type its media type
 * @returns false when it could not be handed over
 */
export function downloadFile(fileName: string, content: BlobPart, type: string): boolean {
  try {
    const address = URL.createObjectURL(new Blob([content], { type }));
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
