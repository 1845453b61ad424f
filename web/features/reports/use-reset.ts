import { useRef, useState } from "react";
import type { ReportForm } from "../../domain/reports/report";
import { useShortcut } from "../../lib/shortcuts";
import { showToast } from "../../ui/toast";
import { type Draft, isUnfinished } from "./draft";
import { newDraft, type ReportKind } from "./report-kind";

/**
 * Replaces this report: with an empty form after a reset, or the next report after a copy. A key restores the
 * previous one, and after a reset the toast as well; what was typed since is then kept as an unfinished report.
 */
export function useReset<Form extends ReportForm>(
  { definition, drafts, fresh }: ReportKind<Form>,
  draft: Draft<Form>,
  open: (draft: Draft<Form>) => void,
) {
  const [before, setBefore] = useState<Draft<Form> | null>(null);
  const hideToast = useRef(() => {});

  function bringBack(earlier: Draft<Form>) {
    hideToast.current();
    // Kept at once: another screen may be here by now.
    drafts.keep(earlier);
    setBefore(null);
    open(earlier);
  }

  useShortcut(
    "Alt Z",
    "Restore the previous report",
    () => before && bringBack(before),
    before !== null,
  );

  /** Opens a report after the present one, which is not kept among the drafts. */
  function follow(next: Draft<Form>) {
    drafts.forget(drafts.keyOf(draft));
    open(next);
    setBefore(draft);
  }

  return {
    follow,
    reset() {
      const isUntouched = !draft.sent && !draft.isTestData && !isUnfinished(definition, draft);
      const empty = newDraft(fresh());
      // The reset of an untouched form would only cover up the one worth undoing.
      if (isUntouched) {
        drafts.forget(drafts.keyOf(draft));
        open(empty);
        return;
      }
      follow(empty);
      hideToast.current = showToast({
        title: "Form reset",
        description: "A new report has started. Alt Z restores the old one.",
        action: { label: "Undo", run: () => bringBack(draft) },
      });
    },
  };
}
