import {
  bothChanges,
  entriesToReplace,
  entryKey,
  isAhead,
  type LogEntry,
} from "../../domain/log/log";
import { NOTHING_TAKEN, type Seen, type TakenIn } from "../../domain/log/take-in";
import { referenceOf } from "../../domain/messages/reference";
import type { Side } from "../../domain/platforms/affiliation";
import type { FoundProblem, FoundReport, FoundText } from "../../domain/reports/received-text";
import type { Unsaid } from "../../domain/reports/report";
import { SENSOR_ASSETS } from "../../domain/sign-in/profile";
import type { FormHandoff } from "../../lib/form-handoff";
import {
  type FromNetwork,
  isTextEntry,
  type NewEntry,
  newEntry,
  textEntry,
} from "../../lib/new-entry";
import { flushOutbox } from "../../lib/outbox";
import { pagePart } from "../../lib/page-part";
import { loadPlatforms, platformList } from "../../lib/platforms";
import { randomId } from "../../lib/random-id";
import { logEntries, receiveReports } from "../../lib/report-log";
import { readableReports } from "../../lib/reports";
import { operator } from "../../lib/session";

const loadPart = pagePart(() => import("./received-part"));

/** What finds the reports of a text, of the formats and with the names that are known here. */
async function loadFinder() {
  const { findReports, definitionOf, spellingOf } = await loadPart();
  if (platformList.value.state === "loading") await loadPlatforms();
  const { value: list } = platformList;
  const platforms = list.state === "ready" ? list.platforms : [];
  const names = platforms.flatMap(({ platformId, aka }) => [platformId, aka]);
  const spelled = spellingOf([...SENSOR_ASSETS, ...names]);
  return (text: string) => findReports(text, readableReports.value.map(definitionOf), spelled);
}

const MOST_BYTES = 64 * 1024 * 1024;

/** A text file's content; null, with the reason in words for the operator, if it has none. */
export async function readFile(
  file: File,
): Promise<{ text: string; error: "" } | { text: null; error: string }> {
  if (file.size > MOST_BYTES)
    return { text: null, error: `${file.name} is too large (limit 64 MB).` };
  try {
    const { decodedFile } = await loadPart();
    const text = decodedFile(new Uint8Array(await file.arrayBuffer()));
    if (text !== null) return { text, error: "" };
    return {
      text,
      error: `${file.name} is not written in UTF-8: save it so, and choose it again.`,
    };
  } catch (error) {
    console.warn("received file:", error);
    return { text: null, error: `${file.name} is not a text file, or cannot be read.` };
  }
}

interface Course {
  /** @param part how much of the text has been read, from 0 to 1 */
  onProgress(part: number): void;
  /** Ends the reading; what was taken in until then stays. */
  signal: AbortSignal;
}

/** How much the page does at a time, so that it stays responsive. */
const SLICE_MS = 12;
/** How many reports go into the log in one commit. */
const COMMIT = 500;
/** The reports keep their order from the text: in the log they are a millisecond apart. */
const CHARACTERS_A_MS = 100;

/**
 * Takes in every report that a text holds, marked as received.
 * @throws if what reads them cannot be fetched
 */
export async function takeIn(text: string, { onProgress, signal }: Course): Promise<TakenIn> {
  const find = await loadFinder();
  const now = Date.now();
  const problems: FoundProblem[] = [];
  let batch: NewEntry[] = [];
  let sum = NOTHING_TAKEN;
  let sliceEnd = performance.now() + SLICE_MS;

  async function commit() {
    const entered = await enter(batch);
    batch = [];
    sum = {
      problems,
      ...bothChanges(sum, entered),
      asText: sum.asText + entered.asText,
      known: sum.known + entered.known,
      older: [...sum.older, ...entered.older],
      ahead: [...sum.ahead, ...entered.ahead],
      aheadLeftOut: [...sum.aheadLeftOut, ...entered.aheadLeftOut],
    };
  }

  for (const { found, at } of find(text)) {
    if (found.is === "problem") problems.push(found);
    else
      batch.push(entryOf(found, new Date(now - Math.floor((text.length - at) / CHARACTERS_A_MS))));
    if (batch.length === COMMIT) await commit();
    if (performance.now() < sliceEnd) continue;
    onProgress(at / text.length);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) break;
    sliceEnd = performance.now() + SLICE_MS;
  }
  await commit();
  return sum;
}

function entryOf(found: FoundReport | FoundText, at: Date, network?: FromNetwork): NewEntry {
  const { isTestData } = found;
  const received = { at, received: true, isTestData, ...(network && { network }) } as const;
  if (found.is === "text") return textEntry(found.word, { ...received, message: found.message });
  const { definition, message } = found;
  const form = knownForm(found, network);
  return newEntry(definition, form, { ...received, message, dtg: form.currentDTG });
}

/** The form of a report with what its message does not say, where it came with it or the log's own of its reference does. */
function knownForm(
  { definition, form, isTestData }: FoundReport,
  { side }: Partial<Unsaid> = {},
): FoundReport["form"] {
  if (side !== undefined) return definition.unsaid?.(form, { side }) ?? form;
  const { type: reportType } = definition;
  const { callSign } = operator();
  const report = { reportType, formData: definition.stored(form, ""), isTestData };
  const [before] = entriesToReplace(logEntries.value ?? [], entryKey(report, callSign), callSign);
  const known = before ? definition.read(before.formData) : null;
  return known && definition.unsaid ? definition.unsaid(form, known) : form;
}

async function enter(batch: readonly NewEntry[]): Promise<TakenIn> {
  if (batch.length === 0) return NOTHING_TAKEN;
  const { added, known, older, back } = await receiveReports(batch);
  void flushOutbox();
  const { callSign } = operator();
  const nameOf = ({ reportType, formData, description }: LogEntry) =>
    referenceOf(reportType, formData, callSign) ?? description;
  return {
    ...NOTHING_TAKEN,
    added,
    removed: back,
    asText: added.filter(isTextEntry).length,
    known,
    older: older.filter((entry) => !isAhead(entry)).map(nameOf),
    ahead: added.filter(isAhead).map(nameOf),
    aheadLeftOut: older.filter(isAhead).map(nameOf),
  };
}

/**
 * The one report of a text on its way into its form; else what the text holds. One that the log knows as
 * test data stays test data.
 */
export async function readOne(text: string): Promise<FormHandoff | Seen> {
  const find = await loadFinder();
  const all = [...find(text)].map(({ found }) => found);
  const problems = all.filter((found) => found.is === "problem");
  const [found] = all;
  if (found?.is !== "report" || all.length > 1) {
    const unknown = all.find(({ is }) => is === "text");
    const messages = all.length - problems.length;
    return { messages, unknown: unknown?.is === "text" ? unknown.word : null, problems };
  }
  const { type: reportType, definition, message } = found;
  const form = knownForm(found);
  const isTestData =
    found.isTestData ||
    (logEntries.value ?? []).some((each) => each.isTestData && each.fullMessage === message);
  // Copied under the operator's own call sign it is the operator's own.
  const received = form.callSign.toUpperCase() !== operator().callSign.toUpperCase();
  const reportId = randomId();
  return {
    reportType,
    purpose: "received",
    formData: definition.stored(form, form.currentDTG),
    reportId,
    isTestData,
    received,
  };
}

const NOT_READ = "Kept as text: it cannot be read here";

/** How many reports that came over the network go into the log in one commit. */
const NETWORK_COMMIT = 100;

/**
 * Enters reports that came over the network, under the ids that the server has them by: one that is in the log already
 * is not entered again. None is left out: what cannot be read stays as text.
 * @throws if what reads them cannot be fetched, or the log cannot be written
 */
export async function enterFromNetwork(came: readonly CameReport[]): Promise<void> {
  const find = await loadFinder();
  for (let start = 0; start < came.length; start += NETWORK_COMMIT) {
    const batch = came.slice(start, start + NETWORK_COMMIT).map((report, index): NewEntry => {
      const { clientId: id, laptopName: from, side } = report;
      const network = { id, from, ...(side !== null && { side }) };
      // Of one moment at the server, they keep their order.
      const at = new Date(Date.parse(report.receivedAt) + index);
      const [step] = find(report.content);
      if (step && step.found.is !== "problem") return entryOf(step.found, at, network);
      const [word = ""] = report.content.split(" ");
      const message = report.content;
      return textEntry(word, { message, at, received: true, network }, NOT_READ);
    });
    await receiveReports(batch);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A report that came over the network, as the server tells of it. */
export interface CameReport {
  clientId: string;
  content: string;
  receivedAt: string;
  /** Null where nobody said. */
  side: Side | null;
  laptopName: string;
}

/** Makes reports of the log's texts whose format has come since. */
export async function readTexts(texts: readonly LogEntry[]): Promise<void> {
  const find = await loadFinder();
  for (const text of texts) {
    const [step] = find(text.fullMessage);
    if (step?.found.is !== "report") continue;
    // The server has it under the id that it came with.
    const { id, from } = text;
    const network = from === undefined ? undefined : { id, from };
    await receiveReports([entryOf(step.found, new Date(text.timestamp), network)], [text]);
  }
  void flushOutbox();
}
