import type { LogEntry } from "../domain/log/log";
import type { ReportDefinition, ReportForm } from "../domain/reports/report";
import type { PendingSave } from "./log-database";
import { randomId } from "./random-id";
import { deployment } from "./session";

interface Written {
  message: string;
  dtg: string;
  /** When it is entered. */
  at: Date;
  isTestData?: boolean;
  /** It is someone else's report. */
  received?: boolean;
}

/** A report as it is entered in the log, and what of it goes to the server. */
export interface NewEntry {
  entry: LogEntry;
  saves: readonly PendingSave[];
}

/** Makes a report's entry. Test data stays in the log, and so does everything in the demonstration. */
export function newEntry<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
  { message, dtg, at, isTestData = false, received = false }: Written,
): NewEntry {
  const id = randomId();
  const { type: reportType } = definition;
  const timestamp = at.toISOString();
  const from = received && { received };
  const entry = {
    id,
    reportType,
    timestamp,
    description: definition.describe(form),
    message,
    fullMessage: message,
    formData: definition.stored(form, dtg),
    ...(isTestData && { isTestData }),
    ...from,
  };
  if (isTestData || deployment.value !== "offline") return { entry, saves: [] };
  const who = { callSign: null, targetId: null, ...definition.identity(form) };
  // Hostile unless it is said.
  const { side } = definition.observed(form);
  const save = {
    ...{ clientId: id, reportType, content: message, timestamp, ...who, ...from },
    ...(side === "friendly" && { side }),
  };
  const record = definition.record?.(form);
  return { entry, saves: record ? [save, { to: "cuas-reports", clientId: id, record }] : [save] };
}

interface WrittenText extends Omit<Written, "dtg" | "received"> {
  received: true;
}

/**
 * Makes the entry of a received message whose format is not known here: it stays in the log as text, and
 * goes to the server once its format is there.
 * @param word the message's first
 */
export function textEntry(
  word: string,
  { message, at, isTestData = false, received }: WrittenText,
): NewEntry {
  const entry = {
    id: randomId(),
    reportType: word,
    timestamp: at.toISOString(),
    description: "Kept as text: its format is not installed here",
    message,
    fullMessage: message,
    formData: {},
    ...(isTestData && { isTestData }),
    received,
  };
  return { entry, saves: [] };
}

/** Whether an entry is kept as text. */
export const isTextEntry = ({ received, formData }: LogEntry): boolean =>
  received === true && Object.keys(formData).length === 0;
