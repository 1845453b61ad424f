import type { ReportForm } from "../../domain/reports/report";
import type { Draft } from "./draft";
import { focusFirst } from "./focus-field";
import { referenceText } from "./report-kind";
import { Unfinished, useUnfinished } from "./unfinished";
import type { ReportFormState } from "./use-report-form";

interface Props<Form extends ReportForm> {
  report: ReportFormState<Form>;
  /** Offers none but other versions of the report that stands in the form. */
  sameOnly: boolean;
  /** Opens one of them by another way than in this form's place. */
  onResume?(draft: Draft<Form>): void;
}

/** Reports begun in this form and left for another one, offered again. */
export function UnfinishedReports<Form extends ReportForm>({
  report,
  sameOnly,
  onResume,
}: Props<Form>) {
  const { kind, open, form, draft: shown } = report;
  const { definition, drafts } = kind;
  const { unfinished, refresh, discard } = useUnfinished(kind);
  const reference = referenceText(definition, form);
  const isSame = (draft: Draft<Form>) =>
    reference !== "" && referenceText(definition, draft.form) === reference;

  /** What stands in the form now takes the resumed one's place among those that wait. */
  function resume(draft: Draft<Form>) {
    open(draft);
    drafts.keep(draft);
    refresh();
    focusFirst(report.work.current);
  }

  return unfinished
    .filter((draft) => drafts.keyOf(draft) !== drafts.keyOf(shown))
    .filter((draft) => !sameOnly || isSame(draft))
    .map((draft) => (
      <Unfinished
        key={drafts.keyOf(draft)}
        what={definition.describe(draft.form)}
        versionOf={isSame(draft) ? reference : undefined}
        onResume={() => (onResume ?? resume)(draft)}
        onDiscard={() => {
          discard(draft);
          focusFirst(report.work.current);
        }}
      />
    ));
}
