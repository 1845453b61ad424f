import styles from "./change-platform.module.css";
import { Button } from "./ui/button";

interface Props {
  /** What the report is known by. */
  reference: string;
  platformId: string;
  onKeep(): void;
}

/** Above the list while another platform is chosen for a report that stands already. */
export function ChangeBanner({ reference, platformId, onKeep }: Props) {
  return (
    <section className={styles.banner} aria-label="Change platform">
      <p>
        Choose the platform for <strong>{reference}</strong>. Everything else in the report stays.
      </p>
      <Button keys="Alt B" aria-keyshortcuts="Alt+B" onClick={onKeep}>
        Keep {platformId}
      </Button>
    </section>
  );
}
