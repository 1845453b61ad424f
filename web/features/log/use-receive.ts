import { useEffect, useState } from "react";
import type { LogEntry } from "../../domain/log/log";
import {
  NOT_RECEIVING,
  type Reading,
  type ReceiveAct,
  receiveStep,
  type TakenIn,
  UNREADABLE,
} from "../../domain/log/take-in";
import type { FormHandoff } from "../../lib/form-handoff";
import { isTextEntry } from "../../lib/new-entry";
import { useReadableReports } from "../../lib/reports";
import { useStable } from "../../ui/use-stable";
import { useStep } from "../../ui/use-step";
import { loadCodes } from "./load-codes";
import { logView } from "./log-view";
import { readFile, readOne, readTexts, takeIn } from "./take-in";

const ELSEWHERE = "input, textarea, [contenteditable], [role=dialog], [role=alertdialog]";
const NO_CODES = "The codes could not be read. Check that Sightline is running, and try again.";

/**
 * Wires what is done with received messages to what reads them, and to the log: from the window, and pasted anywhere
 * on the screen but into a field.
 * @param onTaken reports are in the log. isMore: since the window was opened others were
 */
export function useReceive(
  onOpen: (report: FormHandoff) => void,
  onTaken: (taken: TakenIn, isMore: boolean) => void,
) {
  const [{ window }, act] = useStep(NOT_RECEIVING, receiveStep, async (then) => {
    if (then === "stop") reader.stop();
    else if (then === "codes-anew") logView.codes?.forgetWhole();
    else if ("tell" in then) onTaken(then.tell, then.isMore);
    else if ("read" in then) await reader.read(then.read);
    else if ("file" in then) await reader.readFile(then.file);
    else if ("photos" in then) await reader.readPhotos(then.photos);
    else if ("open" in then) {
      const report = await reader.readOne(then.open, then.isPasted);
      if (report) onOpen(report);
    }
  });
  const [reader] = useState(() => receivedReader(act));
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      const paste = event.clipboardData?.getData("text/plain") ?? "";
      if (paste.trim() === "") return;
      event.preventDefault();
      void act({ paste });
    }
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [act]);
  const show = useStable(() => void act("show"));
  return { shown: window, act, show, stop: reader.stop, takeCodes: reader.readCodes };
}

export type Receive = ReturnType<typeof useReceive>;

/** Reads texts, files, photographs and codes, one after the other: a camera goes on while a file is read. */
function receivedReader(act: (what: ReceiveAct) => Promise<void>) {
  let course: AbortController | null = null;
  let lastTurn: Promise<unknown> = Promise.resolve();
  const onProgress = (progress: number) => course?.signal.aborted || void act({ progress });
  const fail = (error: string) => act({ fail: error });

  function inTurn<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const turn = lastTurn.then(async () => {
      course = new AbortController();
      void act({ progress: 0 });
      try {
        return await task(course.signal);
      } finally {
        course = null;
        void act({ progress: null });
      }
    });
    lastTurn = turn.catch(() => {});
    return turn;
  }

  const read = (of: Reading) =>
    inTurn(async (signal) => {
      try {
        const taken = await takeIn(of.text, { signal, onProgress });
        void act({ taken, of, isStopped: signal.aborted });
      } catch (error) {
        console.error("received messages:", error);
        void fail(UNREADABLE);
      }
    });

  /** @param wrong what of the photographs could not be read */
  async function readCodes(seen: readonly string[], wrong = ""): Promise<void> {
    const { createCodeReader } = await loadCodes();
    logView.codes ??= createCodeReader();
    const { texts, set, error } = await logView.codes.read(seen);
    if (set) void act({ set });
    const empty = "This code holds no report.";
    if (texts.length > 0) await read({ text: texts.join("\n"), source: " of the code", empty });
    const errors = [wrong, error].filter(Boolean).join(" ");
    if (errors !== "") void fail(errors);
  }

  return {
    stop: () => course?.abort(),
    read,
    readCodes: (seen: readonly string[]) => readCodes(seen),
    /** The text's only report; null, and the window says why, where it holds none or several. */
    async readOne(text: string, isPasted: boolean): Promise<FormHandoff | null> {
      const found = await readOne(text).catch((error: unknown) => {
        console.error("received message:", error);
        return null;
      });
      const isOne = found !== null && !("messages" in found);
      await act(isOne ? "close" : { seen: found, pasted: isPasted ? text : "" });
      return isOne ? found : null;
    },
    async readFile(file: File): Promise<void> {
      const { text, error } = await readFile(file);
      const { name } = file;
      const of = { source: ` of ${name}`, empty: `${name} holds no message.` };
      await (text === null ? fail(error) : read({ text, ...of }));
    },
    async readPhotos(photos: readonly File[]): Promise<void> {
      logView.codes?.forgetWhole();
      try {
        const { codesInPhotos } = await loadCodes();
        const found = await inTurn((signal) => codesInPhotos(photos, { signal, onProgress }));
        await readCodes(found.codes, found.error);
      } catch (error) {
        console.warn("photographs:", error);
        void fail(NO_CODES);
      }
    },
  };
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
