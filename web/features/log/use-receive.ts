import { useEffect, useRef, useState } from "react";
import type { LogEntry } from "../../domain/log/log";
import type { SetRead } from "../../domain/messages/code-set";
import type { FormHandoff } from "../../lib/form-handoff";
import { isTextEntry } from "../../lib/new-entry";
import { useReadableReports } from "../../lib/reports";
import { useStable } from "../../ui/use-stable";
import { loadCodes } from "./load-codes";
import { logView } from "./log-view";
import {
  isNothing,
  NOTHING_TAKEN,
  readFile,
  readOne,
  readTexts,
  type Seen,
  type TakenIn,
  takeIn,
} from "./take-in";

/** What the window for received reports shows; null while it is closed. */
interface Window {
  text: string;
  /** A text too long for the box, which was pasted; null for none. */
  long: string | null;
  /** Why nothing was done, "" while nothing is known. */
  error: string;
  /** What the last text came to; null before. */
  result: TakenIn | null;
  /** What its lines are counted in, if not the box. */
  source: string;
  /** How much of a text has been read, from 0 to 1; null while none is. */
  progress: number | null;
  isCameraOn: boolean;
  /** The set that the last of the codes belongs to; null before any. */
  set: SetRead | null;
}

const OPENED: Window = {
  text: "",
  long: null,
  error: "",
  result: null,
  source: "",
  progress: null,
  isCameraOn: false,
  set: null,
};

/** A box of more is slow to type in. */
const MOST_IN_BOX = 100_000;

const ELSEWHERE = "input, textarea, [contenteditable], [role=dialog], [role=alertdialog]";

/**
 * Takes in received messages: into the log, or a single one into its form; from the window, and pasted
 * anywhere on the screen but into a field.
 * @param onTaken reports are in the log. isMore: since the window was opened others were
 */
export function useReceive(
  onOpen: (report: FormHandoff) => void,
  onTaken: (taken: TakenIn, isMore: boolean) => void,
) {
  const [shown, setShown] = useState<Window | null>(null);
  const reading = useRef<AbortController | null>(null);
  const lastTurn = useRef<Promise<unknown>>(Promise.resolve());
  const hasTaken = useRef(false);
  const change = (part: Partial<Window>) => setShown((now) => ({ ...(now ?? OPENED), ...part }));
  /** What is read may end after the window was closed. */
  const update = (part: Partial<Window>) => setShown((now) => now && { ...now, ...part });

  function close() {
    reading.current?.abort();
    hasTaken.current = false;
    setShown(null);
  }

  /** Reads one thing after the other: a camera goes on while a file is read. */
  function inTurn<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const turn = lastTurn.current.then(async () => {
      const course = new AbortController();
      reading.current = course;
      update({ error: "", result: null, progress: 0 });
      try {
        return await read(course.signal);
      } finally {
        reading.current = null;
        update({ progress: null });
      }
    });
    lastTurn.current = turn.catch(() => {});
    return turn;
  }

  /**
   * Adds the contents of a text to the log.
   * @param of what the text is
   * @param left what then remains in the box; all of it does where nothing was taken in, or where the reading was
   *   stopped
   */
  function take(
    text: string,
    of: { source: string; empty: string },
    left: (taken: TakenIn) => Partial<Window> = () => ({}),
  ): Promise<void> {
    return inTurn(async (signal) => {
      try {
        const onProgress = (progress: number) => signal.aborted || update({ progress });
        const taken = await takeIn(text, { signal, onProgress });
        if (taken.added.length > 0) {
          onTaken(taken, hasTaken.current);
          hasTaken.current = true;
        }
        const isAny = !isNothing(taken) || signal.aborted;
        const isOver = !signal.aborted && taken.added.length + taken.problems.length > 0;
        const rest = isOver ? left(taken) : {};
        update(isAny ? { source: of.source, result: taken, ...rest } : { error: of.empty });
      } catch (error) {
        console.error("received messages:", error);
        update({ error: UNREADABLE });
      }
    });
  }

  function takeBox() {
    if (!shown || reading.current) return;
    const { text, long } = shown;
    if (long !== null) {
      const of = { source: " of the pasted text", empty: NO_MESSAGE };
      return void take(long, of, () => ({ long: null }));
    }
    if (text.trim() === "") return change({ error: NO_TEXT });
    void take(text, { source: "", empty: NO_MESSAGE }, boxed);
  }

  async function takeFiles(files: readonly File[]): Promise<void> {
    const photos = files.filter(({ type }) => type.startsWith("image/"));
    const [file] = files;
    if (file && photos.length === files.length) return takePhotos(photos);
    if (!file || files.length > 1)
      return update({ error: "Choose one text file, or photographs of codes alone." });
    const { text, error } = await readFile(file);
    if (text === null) update({ error });
    else await take(text, { source: ` of ${file.name}`, empty: `${file.name} holds no message.` });
  }

  async function takePhotos(photos: readonly File[]): Promise<void> {
    logView.codes?.forgetWhole();
    try {
      const { codesInPhotos } = await loadCodes();
      const onProgress = (progress: number) => update({ progress });
      const found = await inTurn((signal) => codesInPhotos(photos, { signal, onProgress }));
      await takeCodes(found.codes, found.error);
    } catch (error) {
      console.warn("photographs:", error);
      update({ error: NO_CODES });
    }
  }

  /** @param wrong what of them could not be read */
  async function takeCodes(seen: readonly string[], wrong = ""): Promise<void> {
    const { createCodeReader } = await loadCodes();
    logView.codes ??= createCodeReader();
    const { texts, set, error } = await logView.codes.read(seen);
    // What went wrong with one is over with the next, until all are there.
    if (set) update({ set, ...(set.missing.length > 0 && { error: "" }) });
    if (texts.length > 0)
      await take(texts.join("\n"), { source: " of the code", empty: NO_REPORT });
    const errors = [wrong, error].filter(Boolean).join(" ");
    if (errors !== "") update({ error: errors });
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
    takeFiles,
    takeCodes: (seen: readonly string[]) => takeCodes(seen),
    openOne: () => openOne(shown?.long ?? shown?.text ?? ""),
    stop: () => reading.current?.abort(),
    setCamera(isCameraOn: boolean) {
      if (isCameraOn) logView.codes?.forgetWhole();
      change({ isCameraOn, error: "" });
    },
    fail: (error: string) => change({ error }),
  };
}

export type Receiving = ReturnType<typeof useReceive>;

const NO_TEXT = "There is no text to read.";
const NO_MESSAGE = "There is no message in this text.";
const NO_REPORT = "This code holds no report.";
const NO_CODES = "The codes could not be read. Check that Sightline is running, and try again.";
const UNREADABLE = "The messages could not be read. Load the page again and try once more.";

/** What was not understood stays in the box, and its problems name the lines as they stand there. */
function boxed(taken: TakenIn): Partial<Window> {
  let line = 1;
  const problems = taken.problems.map((problem) => {
    const first = line;
    line += problem.text.split("\n").length;
    return { ...problem, line: first };
  });
  return { text: problems.map(({ text }) => text).join("\n"), result: { ...taken, problems } };
}

function whyNotOne({ messages, unknown, problems }: Seen): string {
  if (problems.length > 0) return "";
  if (messages > 1) return `${messages} messages found. Press Take in to add them to the log.`;
  if (unknown !== null) return `${unknown} is not installed here. Take in keeps it as plain text.`;
  return NO_MESSAGE;
}

/** Makes reports of those of the log that are kept as text, once their format is there. */
export function useTextEntries(entries: readonly LogEntry[]): void {
  const reports = useReadableReports();
  useEffect(() => {
    const words = new Set(reports.map(({ format }) => format?.word));
    const texts = entries.filter((entry) => isTextEntry(entry) && words.has(entry.reportType));
    if (texts.length === 0) return;
    readTexts(texts).catch((error: unknown) => console.warn("received texts:", error));
  }, [reports, entries]);
}
