import { useState } from "react";
import { useShortcut } from "../../../lib/shortcuts";
import { showToast } from "../../../ui/toast";
import { freshSighting, isUnfinished, type SightingDraft, sightingDrafts } from "./sighting-draft";

/**
 * Resetting the form: all fields empty under a new reference. The report that stood
 * there can be brought back, by the toast or by its key; what was typed since is then
 * kept as an unfinished report of its own.
 */
export function useReset(draft: SightingDraft, open: (draft: SightingDraft) => void) {
  const [before, setBefore] = useState<SightingDraft | null>(null);

  function bringBack(earlier: SightingDraft) {
    // Kept at once: another screen may stand here by now.
    sightingDrafts.keep(earlier);
    setBefore(null);
    open(earlier);
  }

  useShortcut("Alt Z", "Undo the reset", () => before && bringBack(before), before !== null);

  return () => {
    // An untouched form is empty already; its reset would only cover up the one worth undoing.
    if (!draft.sent && !draft.isTestData && !isUnfinished(draft)) return;
    sightingDrafts.forget(draft.form.randomNumber);
    setBefore(draft);
    open(freshSighting(draft.form.vehicle));
    showToast({
      title: "Form reset",
      description: "A new report has begun. Alt Z brings the old one back.",
      action: { label: "Undo", run: () => bringBack(draft) },
    });
  };
}
