import { useState } from "react";
import type { ReportForm } from "../../domain/reports/report";
import { Button } from "../../ui/button";
import { showToast } from "../../ui/toast";
import type { Draft } from "./draft";
import { type DraftKind, unfinishedDrafts } from "./report-kind";
import styles from "./unfinished.module.css";

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
