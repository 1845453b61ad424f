/**
 * Received messages on their way into the log, or a single one into its form, act by act: from the window's box, a
 * paste, files, photographs and the camera. What reads them is late code of the page: an effect asks for it.
 */
import type { SetRead } from "../messages/code-set";
import type { FoundProblem } from "../reports/received-text";
import type { LogChange } from "./log";

/** The outcome of a received text. */
export interface TakenIn extends LogChange {
  /** How many of those are kept as text because their format is unknown here. */
  asText: number;
  /** How many were in the log already, word for word. */
  known: number;
  /** The references of those that are older than the log's own, and were left out. */
  older: readonly string[];
  /** The references of those whose time is still to come; of reports that are in the log, and of others. */
  ahead: readonly string[];
  aheadLeftOut: readonly string[];
  problems: readonly FoundProblem[];
}

export const NOTHING_TAKEN: TakenIn = {
  added: [],
  removed: [],
  asText: 0,
  known: 0,
  older: [],
  ahead: [],
  aheadLeftOut: [],
  problems: [],
};

/** The contents of a text that is not exactly one report. */
export interface Seen {
  messages: number;
  /** The first word of a message whose format is not known here. */
  unknown: string | null;
  problems: readonly FoundProblem[];
}

/** What the window for received reports shows. */
interface Window {
  text: string;
  /** A pasted text that is not in the box, mostly because it is too long for it; null for none. */
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

export interface Receiving {
  /** Null while it is closed: what is read then still goes into the log. */
  window: Window | null;
  /** Since it was opened, reports were taken in. */
  hasTaken: boolean;
}

export const NOT_RECEIVING: Receiving = { window: null, hasTaken: false };

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

/** A text whose messages go into the log. */
export interface Reading {
  text: string;
  source: string;
  /** What is said where it holds none. */
  empty: string;
}

export type ReceiveAct =
  | "show"
  | "close"
  | { type: string }
  /** Into the box where it is too long for it, or anywhere on the screen but into a field. */
  | { paste: string }
  | { camera: boolean }
  /** Takes in what the box holds, or what was pasted. */
  | "take"
  /** Brings its one message into its form. */
  | "open"
  | { files: readonly File[] }
  /** A reading begins with 0, and ends with null. */
  | { progress: number | null }
  | { taken: TakenIn; of: Reading; isStopped: boolean }
  /** A text is not the one report that it should be, or could not be read; "" where it stands in the window already. */
  | { seen: Seen | null; pasted: string }
  | { set: SetRead }
  | { fail: string };

/** What follows from an act. */
export type ReceiveEffect =
  | "stop"
  /** The sets that were whole are read anew. */
  | "codes-anew"
  | { read: Reading }
  | { open: string; isPasted: boolean }
  | { file: File }
  | { photos: readonly File[] }
  /** Reports are in the log. isMore: since the window was opened others were. */
  | { tell: TakenIn; isMore: boolean };

type Next = [Receiving, ReceiveEffect?];

/** A box of more is slow to type in. */
const MOST_IN_BOX = 100_000;

export const isTooLong = (text: string): boolean => text.length > MOST_IN_BOX;

export const UNREADABLE = "The messages could not be read. Load the page again and try once more.";
const NO_TEXT = "There is no text to read.";
const NO_MESSAGE = "There is no message in this text.";

/** What an act makes of the window, and of what was received. */
export function receiveStep(now: Receiving, act: ReceiveAct): Next {
  const { window } = now;
  /** What is read may end after the window was closed. */
  const shown = (part: Partial<Window>): Next => [
    { ...now, window: window && { ...window, ...part } },
  ];
  if (typeof act === "string") {
    if (act === "show") return [{ hasTaken: now.hasTaken, window: window ?? OPENED }];
    if (act === "close") return [NOT_RECEIVING, "stop"];
    if (!window || window.progress !== null) return [now];
    const { text, long } = window;
    if ((long ?? text).trim() === "") return shown({ error: NO_TEXT });
    if (act === "open") return [now, { open: long ?? text, isPasted: false }];
    const source = long === null ? "" : " of the pasted text";
    return [now, { read: { text: long ?? text, source, empty: NO_MESSAGE } }];
  }
  if ("type" in act) return shown({ text: act.type, error: "", result: null });
  if ("paste" in act) {
    if (!isTooLong(act.paste)) return [now, { open: act.paste, isPasted: true }];
    const opened = window ?? OPENED;
    return [{ ...now, window: { ...opened, long: act.paste, error: "", result: null } }];
  }
  if ("camera" in act) {
    const [next] = shown({ isCameraOn: act.camera, error: "" });
    return act.camera ? [next, "codes-anew"] : [next];
  }
  if ("files" in act) return files(now, act.files) ?? shown({ error: ONE_FILE });
  if ("taken" in act) return taken(now, act);
  if ("seen" in act) return [{ ...now, window: withSeen(window, act) }];
  if ("progress" in act) {
    const { progress } = act;
    return shown({ progress, ...(progress === 0 && { error: "", result: null }) });
  }
  if ("fail" in act) return shown({ error: act.fail });
  // What went wrong with one is over with the next, until all are there.
  return shown({ set: act.set, ...(act.set.missing.length > 0 && { error: "" }) });
}

const ONE_FILE = "Choose one text file, or photographs of codes alone.";

function files(now: Receiving, all: readonly File[]): Next | null {
  const [file] = all;
  const photos = all.filter(({ type }) => type.startsWith("image/"));
  if (file && photos.length === all.length) return [now, { photos }];
  return file && all.length === 1 ? [now, { file }] : null;
}

/** Whether a text held nothing that was meant as a message. */
const isNothing = ({ added, known, older, aheadLeftOut, problems }: TakenIn): boolean =>
  added.length + known + older.length + aheadLeftOut.length + problems.length === 0;

function taken(
  { window, hasTaken }: Receiving,
  { taken, of, isStopped }: Extract<ReceiveAct, { taken: TakenIn }>,
): Next {
  const isNew = taken.added.length > 0;
  // All of it stays where nothing was taken in, or where the reading was stopped.
  const isOver = !isStopped && (isNew || taken.problems.length > 0);
  const isBox = of.source === "" && of.text === window?.text;
  const rest = isBox ? boxed(taken) : of.text === window?.long && { long: null };
  const isAny = isStopped || !isNothing(taken);
  const said = isAny
    ? { source: of.source, result: taken, ...(isOver && rest) }
    : { error: of.empty };
  const next = {
    window: window && { ...window, ...said },
    hasTaken: window !== null && (hasTaken || isNew),
  };
  return isNew ? [next, { tell: taken, isMore: hasTaken }] : [next];
}

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

function withSeen(
  window: Window | null,
  { seen, pasted }: Extract<ReceiveAct, { seen: Seen | null }>,
): Window | null {
  if (!window && pasted === "") return null;
  const opened = window ?? OPENED;
  const { long, text } = opened;
  // What somebody has typed meanwhile stays in the box.
  const place = text === "" && long === null ? { text: pasted } : { long: pasted };
  const problems = seen?.problems ?? [];
  const result = problems.length > 0 ? { ...NOTHING_TAKEN, problems } : null;
  const error = seen ? whyNotOne(seen) : UNREADABLE;
  return { ...opened, ...(pasted !== "" && place), error, result };
}

function whyNotOne({ messages, unknown, problems }: Seen): string {
  if (problems.length > 0) return "";
  if (messages > 1) return `${messages} messages found. Press Take in to add them to the log.`;
  if (unknown !== null) return `${unknown} is not installed here. Take in keeps it as plain text.`;
  return NO_MESSAGE;
}
