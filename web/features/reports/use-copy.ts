import { useEffect, useRef, useState } from "react";
import { joinMessage, type MessageLine } from "../../domain/messages/message";
import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import { formatDtg } from "../../domain/time/dtg";
import { copyText, selectText } from "../../lib/clipboard";
import { localOffsetMinutes } from "../../lib/clock";
import type { PendingSave } from "../../lib/log-database";
import { flushOutbox } from "../../lib/outbox";
import { randomId } from "../../lib/random-id";
import { recordReport } from "../../lib/report-log";
import { deployment, profile } from "../../lib/session";
import type { Draft } from "./draft";

const COPIED_MS = 2000;

/**
 * idle; copied, for two seconds; or selected, where the clipboard refused: the lines
 * that were logged then stand still, for they are what Ctrl+C takes.
 */
export type CopyState =
  | { name: "idle" }
  | { name: "copied" }
  | { name: "selected"; lines: readonly MessageLine[] };

/** The DTG of this moment in the operator's time zone. */
export function currentDtg(at: Date): string {
  return formatDtg(at, profile.value?.timeZone ?? "Z", localOffsetMinutes(at));
}

interface Options<Form extends ReportForm> {
  definition: ReportDefinition<Form>;
  draft: Draft<Form>;
  /** Nothing is missing and nothing is wrong. */
  ready: boolean;
  /** The report is in the log. The form may have changed meanwhile, or be gone. */
  onLogged(copied: Draft<Form>): void;
}

/**
 * Copying a report: takes the time, unless one was set, puts the message on the clipboard, enters the
 * report in the log and sends it to the server. The log does not wait for the
 * clipboard; one that refuses gets its text selected instead.
 */
export function useCopy<Form extends ReportForm>({
  definition,
  draft,
  ready,
  onLogged,
}: Options<Form>) {
  const { form, isTestData, observed } = draft;
  const [state, setState] = useState<CopyState>({ name: "idle" });
  const preview = useRef<HTMLParagraphElement>(null);
  const busy = useRef(false);
  const last = useRef<{ form: Form; message: string } | null>(null);

  useEffect(() => {
    if (state.name === "selected" && preview.current) selectText(preview.current);
    if (state.name !== "copied") return;
    const timer = setTimeout(() => setState({ name: "idle" }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    if (isTestData || busy.current || !ready) return;
    // Pressed again while it says so: the report is in the log already.
    if (state.name === "copied" && last.current?.form === form) {
      await copyText(last.current.message);
      setState({ name: "copied" });
      return;
    }
    busy.current = true;
    try {
      const at = new Date();
      const dtg = observed?.dtg ?? currentDtg(at);
      const lines = definition.lines(form, dtg);
      const writing = copyText(joinMessage(lines));
      const isTimeSet = observed !== undefined;
      await enterInLog(definition, form, { message: joinMessage(lines), dtg, at, isTimeSet });
      last.current = { form, message: joinMessage(lines) };
      onLogged(draft);
      setState((await writing) ? { name: "copied" } : { name: "selected", lines });
    } finally {
      busy.current = false;
    }
  }

  return {
    state,
    copy,
    preview,
    /** The form has changed: what was said of the last copy no longer holds. */
    forgetCopy: () => setState((before) => (before.name === "idle" ? before : { name: "idle" })),
  };
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
