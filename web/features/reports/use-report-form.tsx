import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { isReady, type ReportForm } from "../../domain/reports/report";
import { minute } from "../../lib/clock";
import { rememberGrid } from "../../lib/last-grid";
import { dropRestore } from "../../lib/restore";
import { useShortcut } from "../../lib/shortcuts";
import { useOperator } from "../../lib/use-operator";
import type { Draft } from "./draft";
import { focusField, focusFirst } from "./focus-field";
import { MessagePanel } from "./message-panel";
import { headedDraft, type ReportKind } from "./report-kind";
import { useAmended } from "./use-amended";
import { currentDtg, useCopy } from "./use-copy";
import { useKept } from "./use-kept";
import { useReset } from "./use-reset";

export interface ReportFormState<Form extends ReportForm> {
  kind: ReportKind<Form>;
  draft: Draft<Form>;
  form: Form;
  /** Puts another form in place of this one: the operator has changed something. */
  replace(form: Form): void;
  change(part: Partial<Form>): void;
  /** Changes the form as it will stand by then: for what comes late, such as a looked-up height. */
  update(change: (form: Form) => Form): void;
  /** Opens another draft in this one's place. */
  open(draft: Draft<Form>): void;
  reset(): void;
  /** Goes around the fields, so that the first of them can be found. */
  work: RefObject<HTMLDivElement | null>;
  /** The live message with what is missing and the copy button, for the third column. */
  panel: ReactNode;
}

/** Everything that the form screens do alike: the draft, the message, copy, reset and their keys. */
export function useReportForm<Form extends ReportForm>(
  kind: ReportKind<Form>,
  start: () => Draft<Form>,
): ReportFormState<Form> {
  useSignals();
  const { definition, drafts } = kind;
  const [draft, setDraft] = useState(start);
  const { form, isTestData } = draft;
  const identifier = definition.identifier(form);
  const shortfall = definition.shortfall(form);

  const work = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dropRestore();
    focusFirst(work.current);
  }, []);

  const { state, copy, preview, forgetCopy } = useCopy({
    definition,
    form,
    isTestData,
    onLogged(copied) {
      drafts.markSent(copied);
      const last = definition.grids(copied).at(-1);
      if (last) rememberGrid(last);
      // What came from the log or in a message is no step of the operator's own series.
      if (!draft.restored) kind.onLogged?.(copied);
      // Typed on while it was being copied: then it is another report than the one sent.
      setDraft((now) => (now.form === copied ? { ...now, sent: true } : now));
    },
  });
  const amended = useAmended(definition, form);

  useKept(drafts, draft, identifier, setDraft);
  const operator = useOperator();
  useEffect(() => {
    if (operator) setDraft((now) => headedDraft(definition, now, operator));
  }, [definition, operator]);

  const open = (next: Draft<Form>) => {
    forgetCopy();
    setDraft(next);
  };
  const replace = (next: Form) => open({ ...draft, form: next, sent: false });
  const reset = useReset(kind, draft, (next) => {
    open(next);
    focusFirst(work.current);
  });

  /** Where something is missing or wrong, the way leads there instead. */
  function submit() {
    const { missing, wrong } = shortfall;
    const first = [...missing, ...wrong][0];
    if (isReady(shortfall) || first === undefined) void copy();
    else focusField(work.current, first);
  }

  useShortcut("Ctrl Enter", "Submit and copy to clipboard", submit);
  useShortcut("Alt R", "Reset form", reset);

  return {
    kind,
    draft,
    form,
    replace,
    change: (part) => replace({ ...form, ...part }),
    update(change) {
      setDraft((now) => {
        const form = change(now.form);
        return form === now.form ? now : { ...now, form, sent: false };
      });
    },
    open,
    reset,
    work,
    panel: (
      <MessagePanel
        lines={definition.lines(form, currentDtg(new Date(minute.value)))}
        shortfall={shortfall}
        state={state}
        isTestData={isTestData}
        amended={amended}
        onCopy={copy}
        preview={preview}
      />
    ),
  };
}
