import type { LogEntry } from "../domain/log/log";
import type { Noted, ReportDefinition, ReportForm, Unsaid } from "../domain/reports/report";
import type { PendingSave } from "./log-database";
import { platformList } from "./platforms";
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
  /** It came over the network: the server has it already, under this id. */
  network?: FromNetwork;
}

/** Under which id the server has a report, which laptop sent it, by its name, and what no message says. */
export interface FromNetwork extends Partial<Unsaid> {
  id: string;
  from: string;
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
  { message, dtg, at, isTestData = false, received = false, network }: Written,
): NewEntry {
  const id = network?.id ?? randomId();
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
    ...(network && { from: network.from }),
  };
  if (isTestData || deployment.value !== "offline") return { entry, saves: [] };
  const who = { callSign: null, targetId: null, ...definition.identity(form) };
  const { side } = definition.observed(form);
  // No received message says whose it is, and only of what both sides have is hostile a choice.
  const isSaid = side === "friendly" || (!received && isOfBothSides(definition.noted(form)));
  const save = {
    ...{ clientId: id, reportType, content: message, timestamp, ...who, ...from },
    ...(isSaid && side && { side }),
  };
  const record = definition.record?.(form);
  const saves = [
    // What came over the network, the server has already; its fields it has from the page alone.
    ...(network ? [] : [save]),
    ...(record ? [{ to: "cuas-reports" as const, clientId: id, record }] : []),
  ];
  return { entry, saves };
}

function isOfBothSides({ platformId }: Noted): boolean {
  const { value: list } = platformList;
  const platforms = list.state === "ready" ? list.platforms : [];
  return platforms.some((each) => each.platformId === platformId && each.bothSides);
}

interface WrittenText extends Omit<Written, "dtg" | "received"> {
  received: true;
}

const NOT_INSTALLED = "Kept as text: its format is not installed here";

/**
 * Makes the entry of a received message whose format is not known here: it stays in the log as text, and
 * goes to the server once its format is there.
 * @param word the message's first
 * @param description why it is kept as text
 */
export function textEntry(
  word: string,
  { message, at, isTestData = false, received, network }: WrittenText,
  description = NOT_INSTALLED,
): NewEntry {
  const entry = {
    id: network?.id ?? randomId(),
    reportType: word,
    timestamp: at.toISOString(),
    description,
    message,
    fullMessage: message,
    formData: {},
    ...(isTestData && { isTestData }),
    received,
    ...(network && { from: network.from }),
  };
  return { entry, saves: [] };
}

/** Whether an entry is kept as text. */
export const isTextEntry = ({ received, formData }: LogEntry): boolean =>
  received === true && Object.keys(formData).length === 0;
