import { ArrowRight } from "lucide-react";
import { Button } from "../../ui/button";
import { Keys } from "../../ui/keys";
import keys from "../../ui/keys.module.css";
import signs from "../../ui/sign.module.css";
import { COMPARE_KEY } from "./platform-card";
import styles from "./platform-footer.module.css";

interface CountsProps {
  /** Null while there is nothing to count. */
  counts: { shown: number; all: number; hidden: number } | null;
  /** The platform that waits for another to be compared with. */
  marked: string | null;
}

interface WayProps {
  /** What could be reported as an unknown platform; "" for nothing. */
  unknown: string;
  /** The database holds what answers it as well, if not in all: the way on is then quiet. */
  isHit: boolean;
  onUnknown(): void;
}

/** Always in sight: how many are left, and the way on for what is not in the database. */
export function PlatformFooter({
  isInHeader,
  counts,
  marked,
  ...way
}: CountsProps & WayProps & { isInHeader: boolean }) {
  // There without its parts too: a dialog that is open has hidden it, and what comes into it.
  if (isInHeader) return <div />;
  return (
    <div className={`${styles.footer} line`}>
      <PlatformCounts counts={counts} marked={marked} />
      {counts && !way.unknown && (
        <p className={keys.sentence} aria-hidden="true">
          On a card <Keys keys="Enter" /> selects, <Keys keys="Space" /> shows the details,{" "}
          <Keys keys={COMPARE_KEY} /> compares it with another
        </p>
      )}
      <UnknownWay {...way} />
    </div>
  );
}

/** How many are left; in a low window it stands under the title. */
export function PlatformCounts({ counts, marked }: CountsProps) {
  return (
    <div className={styles.counts}>
      <p role="status">{counts && `Showing ${counts.shown} of ${counts.all} platforms`}</p>
      {counts && counts.hidden > 0 && <p className={signs.warning}>{counts.hidden} filtered out</p>}
      {marked !== null && (
        <p role="status">
          {marked} marked<span className={styles.how}>: Compare on another card</span>
          <span className={styles.what}> sets both side by side</span>
        </p>
      )}
    </div>
  );
}

/** The way on for what is not in the database; in a low window it stands beside the title. */
export function UnknownWay({ unknown, isHit, onUnknown }: WayProps) {
  return (
    unknown && (
      <Button
        look={isHit ? "quiet" : "plain"}
        className={styles.unknown}
        keys="Alt N"
        onClick={onUnknown}
      >
        <span className={`${styles.text} ${isHit ? styles.hit : ""}`}>
          <span>Continue to report form with </span>
          {unknown}
        </span>
        {isHit && <span className={styles.as}> as an unknown platform</span>}
        <ArrowRight size={16} />
      </Button>
    )
  );
}
