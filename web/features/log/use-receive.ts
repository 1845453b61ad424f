import { useEffect, useState } from "react";
import type { FormHandoff } from "../../lib/form-handoff";
import { logEntries } from "../../lib/report-log";
import { useStable } from "../../ui/use-stable";
import { preloadParser, readReceived, tooLong } from "./read-received";

/** What stands in the dialog; it is closed while there is none. */
interface Received {
  text: string;
  /** Why the text does not fit, "" while nothing is known against it. */
  error: string;
}

const ELSEWHERE = "input, textarea, [contenteditable], [role=dialog], [role=alertdialog]";

/**
 * Takes received messages back into their forms: from the dialog, and pasted anywhere
 * on the screen but into a field. What does not fit is shown in the dialog.
 */
export function useReceive(onOpen: (report: FormHandoff) => void) {
  const [received, setReceived] = useState<Received | null>(null);

  async function read(text: string): Promise<boolean> {
    const found = await readReceived(text, logEntries.value ?? []);
    if (typeof found === "string") {
      setReceived({ text: tooLong(text.length) ? "" : text, error: found });
      return false;
    }
    setReceived(null);
    onOpen(found);
    return true;
  }

  useEffect(preloadParser, []);

  const readPasted = useStable((text: string) => void read(text));
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.trim() === "") return;
      event.preventDefault();
      readPasted(text);
    }
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [readPasted]);

  return {
    received,
    read,
    show: () => setReceived({ text: "", error: "" }),
    change: setReceived,
    close: () => setReceived(null),
  };
}

export type Receiving = ReturnType<typeof useReceive>;
