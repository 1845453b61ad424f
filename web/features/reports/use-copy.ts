import { useEffect, useRef, useState } from "react";
import type { MessageLine } from "../../domain/messages/message";
import type { ReportForm } from "../../domain/reports/report";
import { copyText, selectText } from "../../lib/clipboard";
import { useOnce } from "../../ui/use-once";
import { copyReport } from "./copy-report";
import type { Draft } from "./draft";
import type { ReportKind } from "./report-kind";

/** How long the button says that it has copied. */
export const COPIED_MS = 2000;

/**
 * idle; logged, until the clipboard answers; copied, for two seconds; or selected, if the clipboard refused: the logged
 * lines then stay unchanged, because they are what Ctrl+C takes.
 */
export type CopyState =
  | { name: "idle" }
  | { name: "logged" }
  | { name: "copied" }
  | { name: "selected"; lines: readonly MessageLine[] };

interface Options<Form extends ReportForm> {
  kind: ReportKind<Form>;
  draft: Draft<Form>;
  /** Nothing is missing and nothing is wrong. */
  ready: boolean;
  /** The report is in the log. The form may have changed meanwhile, or be gone. */
  onLogged(copied: Draft<Form>, dtg: string): void;
}

/** Copying a form's report, once at a time; a clipboard that refuses gets its text selected instead. */
export function useCopy<Form extends ReportForm>({ kind, draft, ready, onLogged }: Options<Form>) {
  const { form, isTestData } = draft;
  const [state, setState] = useState<CopyState>({ name: "idle" });
  const preview = useRef<HTMLParagraphElement>(null);
  const last = useRef<{ form: Form; message: string } | null>(null);

  useEffect(() => {
    if (state.name === "selected" && preview.current) selectText(preview.current);
    if (state.name !== "copied") return;
    const timer = setTimeout(() => setState({ name: "idle" }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const [, copy] = useOnce(async () => {
    if (isTestData || !ready) return;
    // Pressed again while it says so: the report is in the log already.
    if (state.name === "copied" && last.current?.form === form) {
      await copyText(last.current.message);
      setState({ name: "copied" });
      return;
    }
    const copied = await copyReport(kind, draft);
    if (!copied) return;
    const { lines, message, dtg, isOnClipboard } = copied;
    last.current = { form, message };
    onLogged(draft, dtg);
    setState({ name: "logged" });
    setState((await isOnClipboard) ? { name: "copied" } : { name: "selected", lines });
  });

  return {
    state,
    copy,
    preview,
    /** The form has changed: what was said of the last copy no longer holds. */
    forgetCopy: () => setState((before) => (before.name === "idle" ? before : { name: "idle" })),
  };
}
