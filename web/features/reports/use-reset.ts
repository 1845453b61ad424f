import { useState } from "react";
import type { ReportForm } from "../../domain/reports/report";
import { useShortcut } from "../../lib/shortcuts";
import { showToast } from "../../ui/toast";
import { type Draft, isUnfinished } from "./draft";
import { newDraft, type ReportKind } from "./report-kind";

/**
 * Resetting the form: all fields empty under a new reference. The report that stood
 * there can be brought back, by the toast or by its key; what was typed since is then
 * kept as an unfinished report of its own.
 */
export function useReset<Form extends ReportForm>(
  { definition, drafts, fresh }: ReportKind<Form>,
  draft: Draft<Form>,
  open: (draft: Draft<Form>) => void,
) {
  const [before, setBefore] = useState<Draft<Form> | null>(null);

  function bringBack(earlier: Draft<Form>) {
    // Kept at once: another screen may stand here by now.
    drafts.keep(earlier);
    setBefore(null);
    open(earlier);
  }

  useShortcut("Alt Z", "Undo the reset", () => before && bringBack(before), before !== null);

  return () => {
    const isUntouched = !draft.sent && !draft.isTestData && !isUnfinished(definition, draft);
    drafts.forget(definition.identifier(draft.form));
    open(newDraft(fresh(draft.form)));
    // The reset of an untouched form would only cover up the one worth undoing.
    if (isUntouched) return;
    setBefore(draft);
    showToast({
      title: "Form reset",
      description: "A new report has begun. Alt Z brings the old one back.",
      action: { label: "Undo", run: () => bringBack(draft) },
    });
  };
}
