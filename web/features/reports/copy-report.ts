import { joinMessage, type MessageLine } from "../../domain/messages/message";
import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import { formatDtg } from "../../domain/time/dtg";
import { copyText } from "../../lib/clipboard";
import { localOffsetMinutes } from "../../lib/clock";
import { rememberGrid } from "../../lib/last-grid";
import type { PendingSave } from "../../lib/log-database";
import { flushOutbox } from "../../lib/outbox";
import { randomId } from "../../lib/random-id";
import { recordReport } from "../../lib/report-log";
import { deployment, profile } from "../../lib/session";
import type { Draft } from "./draft";
import type { ReportKind } from "./report-kind";

/** The DTG of this moment in the operator's time zone. */
export function currentDtg(at: Date): string {
  return formatDtg(at, profile.value?.timeZone ?? "Z", localOffsetMinutes(at));
}

/** A report that is in the log. */
export interface CopiedReport {
  lines: readonly MessageLine[];
  message: string;
  /** Whether the clipboard took it. */
  isOnClipboard: Promise<boolean>;
}

/**
 * Copies a report: takes the time, unless one was set, puts the message on the clipboard, enters the report in the log
 * and sends it to the server. The log does not wait for the clipboard.
 */
export async function copyReport<Form extends ReportForm>(
  { definition, onLogged }: Pick<ReportKind<Form>, "definition" | "onLogged">,
  { form, observed, restored }: Draft<Form>,
): Promise<CopiedReport> {
  const at = new Date();
  const dtg = observed?.dtg ?? currentDtg(at);
  const lines = definition.lines(form, dtg);
  const message = joinMessage(lines);
  const isOnClipboard = copyText(message);
  await enterInLog(definition, form, { message, dtg, at, isTimeSet: observed !== undefined });
  const last = definition.grids(form).at(-1);
  if (last) rememberGrid(last);
  // What came from the log or in a message is no step of the operator's own series.
  if (!restored) onLogged?.(form);
  return { lines, message, isOnClipboard };
}

interface Copied {
  message: string;
  dtg: string;
  at: Date;
  isTimeSet: boolean;
}

async function enterInLog<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
  { message, dtg, at, isTimeSet }: Copied,
): Promise<void> {
  const id = randomId();
  const { type: reportType } = definition;
  const timestamp = at.toISOString();
  const entry = {
    id,
    reportType,
    timestamp,
    description: definition.describe(form),
    message,
    fullMessage: message,
    formData: definition.stored(form, dtg),
    ...(isTimeSet ? { isTimeSet } : {}),
  };
  const save = {
    clientId: id,
    reportType,
    content: message,
    timestamp,
    callSign: null,
    targetId: null,
    ...definition.identity(form),
  };
  const record = definition.record?.(form);
  const saves: PendingSave[] = [save];
  if (record) saves.push({ to: "cuas-reports", clientId: id, record });
  await recordReport(entry, deployment.value === "offline" ? saves : []);
  void flushOutbox();
}
