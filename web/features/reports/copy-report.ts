import { joinMessage, type MessageLine } from "../../domain/messages/message";
import type { ReportForm } from "../../domain/reports/report";
import { formatDtg, readDtg, shortDtg } from "../../domain/time/dtg";
import type { TypedAt } from "../../domain/time/observed-time";
import { copyText } from "../../lib/clipboard";
import { localOffsetMinutes, minute } from "../../lib/clock";
import { isMeant } from "../../lib/friendly-question";
import { rememberGrid } from "../../lib/last-grid";
import { newEntry } from "../../lib/new-entry";
import { flushOutbox } from "../../lib/outbox";
import { recordReport } from "../../lib/report-log";
import { operator, profile } from "../../lib/session";
import type { Draft } from "./draft";
import { type ReportKind, referenceText } from "./report-kind";

/** The DTG of this moment in the operator's time zone. */
export function currentDtg(at: Date): string {
  return formatDtg(at, profile.value?.timeZone ?? "Z", localOffsetMinutes(at));
}

/** A DTG's clock time, with its day if that is not today: `0907Z`, `24 Nov 0907Z`; "" for a text that is none. */
export function clockTime(dtg: string): string {
  const read = readDtg(dtg);
  const now = new Date(minute.value);
  return read ? shortDtg(read, now, localOffsetMinutes(now)) : "";
}

/** This moment on the operator's clock, by which a typed time is read. */
export const typedAt = (): TypedAt => ({
  now: new Date(),
  zone: operator().timeZone,
  localOffsetMinutes,
});

/** A report that is in the log. */
export interface CopiedReport {
  reference: string;
  lines: readonly MessageLine[];
  message: string;
  dtg: string;
  /** Whether the clipboard took it. */
  isOnClipboard: Promise<boolean>;
}

/**
 * Copies a report: takes the time, unless one was set, puts the message on the clipboard, enters the report in the
 * log and sends it to the server. The log does not wait for the clipboard.
 * @returns null if the operator was asked about a friendly type, and does not report it
 */
export async function copyReport<Form extends ReportForm>(
  { definition, onLogged }: Pick<ReportKind<Form>, "definition" | "onLogged">,
  { form, observed, restored, received }: Draft<Form>,
): Promise<CopiedReport | null> {
  if (!(await isMeant(definition, form))) return null;
  const at = new Date();
  const dtg = observed?.dtg ?? currentDtg(at);
  const lines = definition.lines(form, dtg);
  const message = joinMessage(lines);
  const isOnClipboard = copyText(message);
  const { entry, saves } = newEntry(definition, form, { message, dtg, at, received });
  await recordReport(entry, saves);
  void flushOutbox();
  const last = definition.grids(form).at(-1);
  if (last) rememberGrid(last);
  // What came from the log or in a message is no step of the operator's own series.
  if (!restored) onLogged?.(form);
  return { reference: referenceText(definition, form), lines, message, dtg, isOnClipboard };
}
