import { isCountable } from "../fields/target-number";
import { dtgIn, splitMessage } from "../messages/message";
import { referenceOf } from "../messages/reference";
import { storedText, type UnknownRecord } from "../parse-unknown";
import { dtgMoment } from "../time/dtg";

/** One report as the session's log keeps it. */
export interface LogEntry {
  id: string;
  /** The name of its kind. */
  reportType: string;
  /** ISO 8601, when the report was copied. */
  timestamp: string;
  description: string;
  message: string;
  fullMessage: string;
  /** Made by the test data generator. */
  isTestData?: boolean;
  /** Taken in from someone else's message. */
  received?: boolean;
  /** The entry replaces earlier ones: how many, and when the last of them was copied. */
  amends?: { times: number; timestamp: string };
  formData: UnknownRecord;
}

/**
 * By what a newer entry replaces an older one, null for an entry that is always
 * kept. Test entries have keys of their own, so that none can displace a real report.
 */
export function entryKey(
  entry: Pick<LogEntry, "reportType" | "formData" | "isTestData">,
  userCallSign: string,
): string | null {
  const reference = referenceOf(entry.reportType, entry.formData, userCallSign);
  if (reference === null) return null;
  // A call sign may have come in other letters.
  return `${entry.isTestData ? "test" : "real"} ${entry.reportType} ${reference.toUpperCase()}`;
}

function newestFirst(entries: readonly LogEntry[]): LogEntry[] {
  return entries
    .map((entry) => ({ entry, at: Date.parse(entry.timestamp) }))
    .sort((a, b) => b.at - a.at)
    .map(({ entry }) => entry);
}

/** Newest first, with only the newest entry of each reference. */
export function arrangeLog(entries: readonly LogEntry[], userCallSign: string): LogEntry[] {
  const seen = new Set<string>();
  return newestFirst(entries).filter((entry) => {
    const key = entryKey(entry, userCallSign);
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The entries that a report with the given key replaces; none for a report without one. */
export function entriesToReplace(
  log: readonly LogEntry[],
  key: string | null,
  userCallSign: string,
): LogEntry[] {
  return key === null ? [] : log.filter((old) => entryKey(old, userCallSign) === key);
}

/** The entry as it takes the place of older ones of its reference, newest first. */
function amending(entry: LogEntry, replaced: readonly LogEntry[]): LogEntry {
  const [last] = replaced;
  if (!last) return entry;
  return { ...entry, amends: { times: (last.amends?.times ?? 0) + 1, timestamp: last.timestamp } };
}

/** What entering a report makes of the log. */
interface Entered {
  log: LogEntry[];
  /** The report, as it is now in the log. */
  entry: LogEntry;
  /** The entries it replaces. */
  replaced: LogEntry[];
}

/**
 * Adds a report that was just copied, replacing the older one of its reference, even if the clock was set back and
 * the older one has a later time.
 */
export function enterReport(
  log: readonly LogEntry[],
  report: LogEntry,
  userCallSign: string,
): Entered {
  const replaced = entriesToReplace(log, entryKey(report, userCallSign), userCallSign);
  const entry = amending(report, replaced);
  const others = log.filter((old) => !replaced.includes(old));
  return { log: arrangeLog([entry, ...others], userCallSign), entry, replaced };
}

/** What taking in received reports makes of the log. */
export interface Received {
  log: LogEntry[];
  /** Those of them that are in the log now. */
  added: LogEntry[];
  /** The entries they replace. */
  replaced: LogEntry[];
  /** How many were there already, word for word. */
  known: number;
  /** Those that are older, by their DTG, than another one of their reference, and so are left out. */
  older: LogEntry[];
}

/**
 * Takes in reports that came from others, each in place of an older one of its reference. The DTG says
 * which of two is older, not the moment at which either was received.
 * @param reports as they came
 */
export function receiveReports(
  log: readonly LogEntry[],
  reports: readonly LogEntry[],
  userCallSign: string,
): Received {
  const stays = new Set(log);
  const messages = new Set(log.map(({ fullMessage }) => fullMessage));
  const byKey = new Map<string, LogEntry>();
  // The newest of the log last: it is the one that counts.
  for (const entry of log.toReversed()) {
    const key = entryKey(entry, userCallSign);
    if (key !== null) byKey.set(key, entry);
  }
  const replaced: LogEntry[] = [];
  const older: LogEntry[] = [];
  let known = 0;
  for (const report of reports) {
    if (messages.has(report.fullMessage)) {
      known += 1;
      continue;
    }
    const key = entryKey(report, userCallSign);
    const before = key === null ? undefined : byKey.get(key);
    if (before && observedAt(report) < observedAt(before)) {
      older.push(report);
      continue;
    }
    const entry = amending(report, before ? [before] : []);
    if (before) {
      stays.delete(before);
      (log.includes(before) ? replaced : older).push(before);
    }
    stays.add(entry);
    messages.add(entry.fullMessage);
    if (key !== null) byKey.set(key, entry);
  }
  const arranged = arrangeLog([...stays], userCallSign);
  const isOld = new Set(log);
  return {
    log: arranged,
    added: arranged.filter((entry) => !isOld.has(entry)),
    replaced,
    known,
    older,
  };
}

/** The moment of a report's DTG, milliseconds since 1970; without one, of its copy. */
function observedAt({ fullMessage, timestamp }: LogEntry): number {
  const dtg = dtgIn(splitMessage(fullMessage) ?? []);
  if (!dtg) return Date.parse(timestamp);
  return dtgMoment(dtg, -new Date(dtg.clock).getTimezoneOffset());
}

/**
 * The log with a removed entry back in its place: after as many others of the same moment as before. It stays out if
 * one of its reference has been added since.
 */
export function putBack(
  log: readonly LogEntry[],
  entry: LogEntry,
  index: number,
  userCallSign: string,
): LogEntry[] {
  const isTaken = entriesToReplace(log, entryKey(entry, userCallSign), userCallSign).length > 0;
  if (isTaken || log.some(({ id }) => id === entry.id)) return [...log];
  return arrangeLog(log.toSpliced(index, 0, entry), userCallSign);
}

/** Another report of the type that has the target number; the one with the given identifier is not counted. */
export function findByTargetNumber(
  entries: readonly LogEntry[],
  type: string,
  targetNumber: string,
  ownIdentifier: string,
): LogEntry | undefined {
  return entries.find(
    ({ reportType, formData }) =>
      reportType === type &&
      targetNumber !== "" &&
      formData.targetNumber === targetNumber &&
      formData.randomSixDigit !== ownIdentifier,
  );
}

/**
 * The target number that an operator's next one of a type counts on from: the last where it can be counted on from,
 * else the newest of the operator's own in the log that can; "" if there is none.
 * @param entries newest first
 * @param last the number that the operator used last, "" before the first; null if only the log knows
 */
export function lastCountedNumber(
  entries: readonly LogEntry[],
  type: string,
  last: string | null,
  callSign: string,
): string {
  if (last === "" || (last !== null && isCountable(last))) return last;
  const own = entries.filter(
    ({ reportType, isTestData, formData }) =>
      reportType === type && !isTestData && formData.callSign === callSign,
  );
  return own.map(({ formData }) => storedText(formData.targetNumber)).find(isCountable) ?? "";
}

/**
 * The kinds of report that the log holds: those that can be made in their usual order, then others.
 * @param usual every kind that can be made
 */
export function reportTypesIn(entries: readonly LogEntry[], usual: readonly string[]): string[] {
  const present = new Set(entries.map((entry) => entry.reportType));
  const others = [...present].filter((type) => !usual.includes(type)).sort();
  return [...usual.filter((type) => present.has(type)), ...others];
}
