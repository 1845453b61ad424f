import { useState } from "react";
import { rowText } from "../../domain/log/row-text";
import { joinMessage } from "../../domain/messages/message";
import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import { Button } from "../../ui/button";
import { showToast } from "../../ui/toast";
import { currentDtg } from "./copy-report";
import type { Draft } from "./draft";
import { focusFirst } from "./focus-field";
import { type DraftKind, referenceText, unfinishedDrafts } from "./report-kind";
import styles from "./unfinished-reports.module.css";
import type { ReportFormState } from "./use-report-form";

interface UnfinishedReportsProps<Form extends ReportForm> {
  report: ReportFormState<Form>;
  /** Offers only other versions of the report in the form. */
  sameOnly: boolean;
  /** Opens one of them, other than by replacing this form. */
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

  /** The form's present report becomes one of the unfinished ones. */
  function resume(draft: Draft<Form>) {
    open(draft);
    drafts.keep(draft);
    refresh();
    focusFirst(report.work.current);
  }

  const others = unfinished
    .filter((draft) => drafts.keyOf(draft) !== drafts.keyOf(shown))
    .filter((draft) => !sameOnly || isSame(draft));
  return (
    <UnfinishedList
      drafts={others}
      keyOf={drafts.keyOf}
      definition={definition}
      versionOf={(draft) => (isSame(draft) ? reference : undefined)}
      onResume={onResume ?? resume}
      onDiscard={(draft) => {
        discard(draft);
        focusFirst(report.work.current);
      }}
    />
  );
}

interface ListProps<Form extends ReportForm> {
  /** The newest first. */
  drafts: readonly Draft<Form>[];
  keyOf(draft: Draft<Form>): string;
  definition: ReportDefinition<Form>;
  versionOf?(draft: Draft<Form>): string | undefined;
  onResume(draft: Draft<Form>): void;
  onDiscard(draft: Draft<Form>): void;
}

/** Unfinished reports, in one line: one with its buttons, several behind their number. */
export function UnfinishedList<Form extends ReportForm>(props: ListProps<Form>) {
  const { drafts, keyOf, definition, versionOf, onResume, onDiscard } = props;
  const [isOpen, setOpen] = useState(false);
  if (drafts.length === 0) return null;
  const items = drafts.map((draft, at) => (
    <Unfinished
      key={keyOf(draft)}
      number={drafts.length > 1 ? at + 1 : null}
      what={draftText(definition, draft.form, versionOf?.(draft) === undefined)}
      changedAt={draft.changedAt}
      versionOf={versionOf?.(draft)}
      onResume={() => onResume(draft)}
      onDiscard={() => onDiscard(draft)}
    />
  ));
  if (drafts.length === 1) return items;
  return (
    <details
      className={styles.several}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{drafts.length} unfinished reports</summary>
      {items}
    </details>
  );
}

/**
 * By what an unfinished report is told from others: `3 × BM-21, static, 34UFE 12345 67890, WK21-7K3QZ9`.
 * @param isNamed its reference stands with it
 */
export function draftText<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
  isNamed: boolean,
): string {
  const { what, where } = rowText(
    {
      reportType: definition.type,
      description: definition.describe(form),
      fullMessage: joinMessage(definition.lines(form, "")),
      formData: definition.stored(form, ""),
    },
    Date.now(),
  );
  const reference = isNamed && (referenceText(definition, form) || "no reference");
  return [what, where || "no grid", reference].filter(Boolean).join(", ");
}

interface Props {
  /** Its number among several; null if it is the only one. */
  number: number | null;
  /** The report in a few words. */
  what: string;
  /** When it was worked on last, as an ISO text. */
  changedAt?: string | undefined;
  /** The reference that it shares with the report in the form. */
  versionOf?: string | undefined;
  onResume(): void;
  onDiscard(): void;
}

/** An unfinished report. */
function Unfinished({ number, what, changedAt, versionOf, onResume, onDiscard }: Props) {
  // Not the report's own time, which an edit keeps.
  const when = changedAt === undefined ? "" : `, changed ${currentDtg(new Date(changedAt))}`;
  return (
    <section
      className={`${styles.unfinished} row`}
      aria-label={`Unfinished report${number === null ? "" : ` ${number}`}`}
    >
      <p>
        {versionOf ? `Uncopied changes to ${versionOf}` : "Unfinished report"}: {what}
        {when}
      </p>
      <Button onClick={onResume}>{versionOf ? "Restore uncopied changes" : "Resume"}</Button>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </section>
  );
}

/** The unfinished drafts of a kind; a discarded one can be restored. */
export function useUnfinished<Form extends ReportForm>(kind: DraftKind<Form>) {
  const { drafts } = kind;
  const [unfinished, setUnfinished] = useState(() => unfinishedDrafts(kind));
  const refresh = () => setUnfinished(unfinishedDrafts(kind));

  function discard(draft: Draft<Form>) {
    drafts.forget(drafts.keyOf(draft));
    refresh();
    showToast({
      title: "Report discarded",
      description: draftText(kind.definition, draft.form, true),
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
