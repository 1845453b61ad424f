import { useState } from "react";
import type { ReportForm } from "../../domain/reports/report";
import { showToast } from "../../ui/toast";
import type { Draft } from "./draft";
import { focusFirst } from "./focus-field";
import { unfinishedDrafts } from "./report-kind";
import { Unfinished } from "./unfinished";
import type { ReportFormState } from "./use-report-form";

/** Reports begun in this form and left for another one, offered again. */
export function UnfinishedReports<Form extends ReportForm>({
  report,
}: {
  report: ReportFormState<Form>;
}) {
  const { kind, open, form } = report;
  const { definition, drafts } = kind;
  const [unfinished, setUnfinished] = useState(() => unfinishedDrafts(kind));
  const identifier = (draft: Draft<Form>) => definition.identifier(draft.form);

  function discard(draft: Draft<Form>) {
    drafts.forget(identifier(draft));
    setUnfinished(unfinishedDrafts(kind));
    showToast({
      title: "Report discarded",
      action: {
        label: "Undo",
        run() {
          drafts.put(draft);
          setUnfinished(unfinishedDrafts(kind));
        },
      },
    });
    focusFirst(report.work.current);
  }

  /** What stands in the form now takes the resumed one's place among those that wait. */
  function resume(draft: Draft<Form>) {
    open(draft);
    drafts.keep(draft);
    setUnfinished(unfinishedDrafts(kind));
    focusFirst(report.work.current);
  }

  return unfinished
    .filter((draft) => identifier(draft) !== definition.identifier(form))
    .map((draft) => (
      <Unfinished
        key={identifier(draft)}
        what={definition.describe(draft.form)}
        onResume={() => resume(draft)}
        onDiscard={() => discard(draft)}
      />
    ));
}
