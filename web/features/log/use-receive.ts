import { useEffect, useRef, useState } from "react";
import type { LogEntry } from "../../domain/log/log";
import type { FormHandoff } from "../../lib/form-handoff";
import { isTextEntry } from "../../lib/new-entry";
import { useReports } from "../../lib/reports";
import { useStable } from "../../ui/use-stable";
import {
  NOTHING_TAKEN,
  preloadReading,
  readFile,
  readOne,
  readTexts,
  type Seen,
  type TakenIn,
  takeIn,
} from "./take-in";

/** What the window for received reports shows; it is closed while there is none of it. */
interface Window {
  text: string;
  /** A text too long for the box, which was pasted; null for none. */
  long: string | null;
  /** Why nothing was done, "" while nothing is known. */
  error: string;
  /** What the last text came to; null before. */
  result: TakenIn | null;
  /** How much of a text has been read, from 0 to 1; null while none is. */
  progress: number | null;
  isCameraOn: boolean;
}

const OPENED: Window = {
  text: "",
  long: null,
  error: "",
  result: null,
  progress: null,
  isCameraOn: false,
};

/** A box of more is slow to type in. */
const MOST_IN_BOX = 100_000;

const ELSEWHERE = "input, textarea, [contenteditable], [role=dialog], [role=alertdialog]";

/**
 * Takes in received messages: into the log, or a single one into its form; from the window, and pasted
 * anywhere on the screen but into a field.
 */
export function useReceive(onOpen: (report: FormHandoff) => void) {
  const [shown, setShown] = useState<Window | null>(null);
  const reading = useRef<AbortController | null>(null);
  const change = (part: Partial<Window>) => setShown((now) => ({ ...(now ?? OPENED), ...part }));

  function close() {
    reading.current?.abort();
    setShown(null);
  }

  /** Adds the contents of a text to the log. @param left what then remains in the box */
  async function take(text: string, left: (taken: TakenIn) => Partial<Window>): Promise<void> {
    if (reading.current) return;
    const course = new AbortController();
    reading.current = course;
    const signal = course.signal;
    change({ error: "", progress: 0 });
    try {
      const taken = await takeIn(text, {
        signal,
        onProgress: (progress) => signal.aborted || change({ progress }),
      });
      setShown((now) => now && { ...now, ...left(taken), result: taken });
    } catch (error) {
      console.error("received messages:", error);
      setShown((now) => now && { ...now, error: UNREADABLE });
    } finally {
      reading.current = null;
      setShown((now) => now && { ...now, progress: null });
    }
  }

  function takeBox() {
    if (!shown) return;
    const { text, long } = shown;
    if (long !== null) return void take(long, () => ({ long: null }));
    if (text.trim() === "") return change({ error: NO_TEXT });
    void take(text, ({ problems }) => ({ text: problems.map((each) => each.text).join("\n") }));
  }

  async function takeFile(file: File): Promise<void> {
    const { text, error } = await readFile(file);
    if (text === null) change({ error });
    else await take(text, () => ({}));
  }

  async function openOne(text: string): Promise<void> {
    if (text.trim() === "") return change({ error: NO_TEXT });
    try {
      const found = await readOne(text);
      if (!("messages" in found)) {
        setShown(null);
        onOpen(found);
        return;
      }
      const result =
        found.problems.length > 0 ? { ...NOTHING_TAKEN, problems: found.problems } : null;
      change({ text, error: whyNotOne(found), result });
    } catch (error) {
      console.error("received message:", error);
      change({ text, error: UNREADABLE });
    }
  }

  useEffect(preloadReading, []);

  const readPasted = useStable((text: string) => {
    if (text.length > MOST_IN_BOX) change({ ...OPENED, long: text });
    else void openOne(text);
  });
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
    shown,
    show: () => setShown(OPENED),
    close,
    type: (text: string) => change({ text, error: "", result: null }),
    /** A text that is pasted into the box; false if it is short enough for that. */
    paste(text: string): boolean {
      if (text.length <= MOST_IN_BOX) return false;
      change({ long: text, error: "", result: null });
      return true;
    },
    takeBox,
    takeFile,
    takeText: (text: string) => take(text, () => ({})),
    openOne: () => openOne(shown?.long ?? shown?.text ?? ""),
    stop: () => reading.current?.abort(),
    setCamera: (isCameraOn: boolean) => change({ isCameraOn, error: "" }),
    fail: (error: string) => change({ error }),
  };
}

export type Receiving = ReturnType<typeof useReceive>;

const NO_TEXT = "There is no text to read.";
const UNREADABLE = "The messages could not be read. Load the page again and try once more.";

function whyNotOne({ messages, unknown, problems }: Seen): string {
  if (problems.length > 0) return "";
  if (messages > 1) return `There are ${messages} messages: Take in enters them in the log.`;
  if (unknown !== null)
    return `The format of ${unknown} is not installed here: Take in keeps the message as text.`;
  return "There is no message in this text.";
}

/** Makes reports of those of the log that are kept as text, once their format is there. */
export function useTextEntries(entries: readonly LogEntry[]): void {
  const reports = useReports();
  useEffect(() => {
    const words = new Set(reports.map(({ format }) => format?.word));
    const texts = entries.filter((entry) => isTextEntry(entry) && words.has(entry.reportType));
    if (texts.length === 0) return;
    readTexts(texts).catch((error: unknown) => console.warn("received texts:", error));
  }, [reports, entries]);
}
