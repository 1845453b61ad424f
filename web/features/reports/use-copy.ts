import { useEffect, useRef, useState } from "react";
import { formatDtg } from "../../domain/dtg";
import { joinMessage } from "../../domain/message";
import { isReady, type ReportDefinition } from "../../domain/reports/report";
import type { Stored } from "../../domain/stored";
import { copyText, selectText } from "../../lib/clipboard";
import { localOffsetMinutes } from "../../lib/clock";
import { randomId } from "../../lib/ids";
import { flushOutbox } from "../../lib/outbox";
import { recordReport } from "../../lib/report-log";
import { deployment, profile } from "../../lib/session";

const COPIED_MS = 2000;

/** idle; copied, for two seconds; or selected, where the clipboard refused. */
export type CopyState = "idle" | "copied" | "selected";

/** The DTG of this moment in the operator's time zone. */
export function currentDtg(at: Date): string {
  return formatDtg(at, profile.value?.timeZone ?? "Z", localOffsetMinutes(at));
}

interface Options<Form> {
  definition: ReportDefinition<Form>;
  form: Form;
  isTestData: boolean;
  /** The form as the log keeps it, with its DTG. */
  toStore(form: Form, dtg: string): Form & Stored;
  onCopied(stored: Form): void;
}

/**
 * Copying a report: takes the time, puts the message on the clipboard, enters the
 * report in the log and sends it to the server. A clipboard that refuses gets its
 * text selected instead; the report is logged all the same.
 */
export function useCopy<Form>({ definition, form, isTestData, toStore, onCopied }: Options<Form>) {
  const [state, setState] = useState<CopyState>("idle");
  const preview = useRef<HTMLParagraphElement>(null);
  const busy = useRef(false);

  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    if (isTestData || busy.current || !isReady(definition.shortfall(form))) return;
    busy.current = true;
    try {
      const at = new Date();
      const dtg = currentDtg(at);
      const message = joinMessage(definition.lines(form, dtg));
      const copied = await copyText(message);
      const stored = toStore(form, dtg);
      const timestamp = at.toISOString();
      const entry = {
        id: randomId(),
        reportType: definition.type,
        timestamp,
        description: definition.describe(form),
        message,
        fullMessage: message,
        formData: stored,
      };
      const save = {
        clientId: entry.id,
        reportType: definition.type,
        content: message,
        timestamp,
        callSign: null,
        targetId: null,
        ...definition.identity(form),
      };
      await recordReport(entry, deployment.value === "offline" ? save : null);
      onCopied(stored);
      setState(copied ? "copied" : "selected");
      if (!copied && preview.current) selectText(preview.current);
      void flushOutbox();
    } finally {
      busy.current = false;
    }
  }

  return { state, copy, preview };
}
