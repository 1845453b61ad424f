import { Button } from "../../ui/button";
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
