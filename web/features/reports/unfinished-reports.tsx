import { useState } from "react";
import type { ReportForm } from "../../domain/reports/report";
import { Button } from "../../ui/button";
import { showToast } from "../../ui/toast";
import type { Draft } from "./draft";
import { focusFirst } from "./focus-field";
import { type DraftKind, referenceText, unfinishedDrafts } from "./report-kind";
import styles from "./unfinished-reports.module.css";
import type { ReportFormState } from "./use-report-form";

interface UnfinishedReportsProps<Form extends ReportForm> {
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
}: UnfinishedReportsProps<Form>) {
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

interface Props {
  /** The report in a few words. */
  what: string;
  /** The reference that it shares with the report in the form. */
  versionOf?: string;
  onResume(): void;
  onDiscard(): void;
}

/** A report that was begun and waits to be gone on with. */
export function Unfinished({ what, versionOf, onResume, onDiscard }: Props) {
  return (
    <section className={styles.unfinished} aria-label="Unfinished report">
      {versionOf ? (
        <p>
          Your unsent changes to {versionOf} are kept: {what}
        </p>
      ) : (
        <p>Unfinished report: {what}</p>
      )}
      <Button onClick={onResume}>{versionOf ? "Bring back your unsent changes" : "Resume"}</Button>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </section>
  );
}

/** The drafts of a kind that wait; one that is discarded can be had back. */
export function useUnfinished<Form extends ReportForm>(kind: DraftKind<Form>) {
  const { drafts } = kind;
  const [unfinished, setUnfinished] = useState(() => unfinishedDrafts(kind));
  const refresh = () => setUnfinished(unfinishedDrafts(kind));

  function discard(draft: Draft<Form>) {
    drafts.forget(drafts.keyOf(draft));
    refresh();
    showToast({
      title: "Report discarded",
      action: {
        label: "Undo",
        run() {
          drafts.put(draft);
          refresh();
        },
      },
    });
  }
  return { unfinished, refresh, discard };
}
