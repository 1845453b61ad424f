import { Button } from "../../ui/button";
import styles from "./unfinished.module.css";

interface Props {
  /** The report in a few words. */
  what: string;
  onResume(): void;
  onDiscard(): void;
}

/** A report that was begun and waits to be gone on with. */
export function Unfinished({ what, onResume, onDiscard }: Props) {
  return (
    <section className={styles.unfinished} aria-label="Unfinished report">
      <p>Unfinished report: {what}</p>
      <Button onClick={onResume}>Resume</Button>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </section>
  );
}
