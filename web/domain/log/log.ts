import { isCountable } from "../fields/target-number";
import { momentOf } from "../messages/message";
import { referenceOf } from "../messages/reference";
import { storedText, type UnknownRecord } from "../parse-unknown";

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
  /** The laptop that sent it over the network, by its name. */
  from?: string;
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
  /** Those that are older, by their DTG, than another one of their reference, or ahead, and so are left out. */
  older: LogEntry[];
}

/**
 * Takes in reports that came from others, each in place of an older one of its reference. The DTG says
 * which of two is older, not the moment at which either was received; one that is ahead is no newer than any that is not.
 * Over the network a laptop's reports come in the order in which they were copied: there the later one counts.
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
    const key = entryKey(report, userCallSign);
    const before = key === null ? undefined : byKey.get(key);
    const isNext = report.from !== undefined && report.from === before?.from;
    const isKnown = isNext
      ? report.fullMessage === before?.fullMessage && report.formData.side === before.formData.side
      : messages.has(report.fullMessage);
    if (isKnown) {
      known += 1;
      continue;
    }
    if (before && !isNext && isOlder(report, before)) {
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
export function observedAt(entry: Pick<LogEntry, "fullMessage" | "timestamp">): number {
  return momentOf(entry.fullMessage, entry.timestamp);
}

/** Clocks may be apart by so much. */
const CLOCKS_APART_MS = 5 * 60_000;

/** Whether a report's DTG was still to come when it was entered: a clock was wrong. */
export function isAhead(entry: Pick<LogEntry, "fullMessage" | "timestamp">): boolean {
  return observedAt(entry) > Date.parse(entry.timestamp) + CLOCKS_APART_MS;
}

function isOlder(report: LogEntry, other: LogEntry): boolean {
  if (isAhead(report) !== isAhead(other)) return isAhead(report);
  return observedAt(report) < observedAt(other);
}

/** An entry that was taken out of the log, and how many of the same moment stood before it. */
export interface Removed {
  entry: LogEntry;
  place: number;
}

/** What a change took out of the log, and what it put in. */
export interface LogChange {
  removed: readonly Removed[];
  added: readonly LogEntry[];
}

/** A change and one after it, as one: what the first put in and the second took out again is in neither. */
export function bothChanges(first: LogChange, second: LogChange): LogChange {
  const came = new Set(first.added.map(({ id }) => id));
  const went = new Set(second.removed.map(({ entry }) => entry.id));
  return {
    removed: [...first.removed, ...second.removed.filter(({ entry }) => !came.has(entry.id))],
    added: [...first.added.filter(({ id }) => !went.has(id)), ...second.added],
  };
}

/** The log's entries by the moments of their copies. */
function byMoment(log: readonly LogEntry[]): Map<string, LogEntry[]> {
  return Map.groupBy(log, ({ timestamp }) => timestamp);
}

/** Entries of the log with their places in it, to put them back there; as if they were taken out one by one, the last first. */
export function placesOf(log: readonly LogEntry[], entries: readonly LogEntry[]): Removed[] {
  const moments = byMoment(log);
  const places = entries.flatMap((entry): Removed[] => {
    const place = moments.get(entry.timestamp)?.indexOf(entry) ?? -1;
    return place < 0 ? [] : [{ entry, place }];
  });
  return places.sort((a, b) => b.place - a.place);
}

/**
 * The log with removed entries back in their places: after as many others of the same moment as before. One stays out
 * if another of its reference has been added since.
 * @param removed in the order in which they were taken out
 */
export function putBack(
  log: readonly LogEntry[],
  removed: readonly Removed[],
  userCallSign: string,
): LogEntry[] {
  const ids = new Set(log.map(({ id }) => id));
  const keys = new Set(log.map((entry) => entryKey(entry, userCallSign)));
  keys.delete(null);
  const moments = byMoment(log);
  for (const { entry, place } of removed.toReversed()) {
    if (ids.has(entry.id) || keys.has(entryKey(entry, userCallSign))) continue;
    const others = moments.get(entry.timestamp) ?? [];
    moments.set(entry.timestamp, others.toSpliced(place, 0, entry));
  }
  return arrangeLog([...moments.values()].flat(), userCallSign);
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
