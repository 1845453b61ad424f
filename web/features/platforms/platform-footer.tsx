import { ArrowRight } from "lucide-react";
import { Button } from "../../ui/button";
import { Keys } from "../../ui/keys";
import styles from "./platform-footer.module.css";

interface Props {
  /** Null while there is nothing to count. */
  counts: { shown: number; all: number; hidden: number } | null;
  /** What could be reported as an unknown platform; "" for nothing. */
  unknown: string;
  /** The database holds what answers it as well: the way on is then quiet. */
  isHit: boolean;
  onUnknown(): void;
}

/** Always in sight: how many are left, and the way on for what is not in the database. */
export function PlatformFooter({ counts, unknown, isHit, onUnknown }: Props) {
  return (
    <div className={styles.footer}>
      <div className={styles.counts}>
        <p role="status">{counts && `Showing ${counts.shown} of ${counts.all} platforms`}</p>
        {counts && counts.hidden > 0 && (
          <p className={styles.hidden}>{counts.hidden} filtered out</p>
        )}
      </div>
      {counts && !unknown && (
        <p className={styles.keys} aria-hidden="true">
          On a card <Keys keys="Enter" /> selects, <Keys keys="Space" /> shows the details
        </p>
      )}
      {unknown && (
        <Button
          look={isHit ? "quiet" : "plain"}
          className={styles.unknown}
          keys="Alt N"
          aria-keyshortcuts="Alt+N"
          onClick={onUnknown}
        >
          <span className={styles.text}>Continue to report form with {unknown}</span>
          {isHit && <span className={styles.as}> as an unknown platform</span>}
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
