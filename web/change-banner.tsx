import styles from "./identification.module.css";
import { Button } from "./ui/button";

interface BannerProps {
  /** What the report is known by. */
  reference: string;
  /** Null while it has none. */
  platformId: string | null;
  onKeep(): void;
}

/** Shown above the list while another platform is chosen for an existing report. */
export function ChangeBanner({ reference, platformId, onKeep }: BannerProps) {
  return (
    <section className={styles.banner} aria-label="Change platform">
      <p>
        Choose the platform for <strong>{reference}</strong>. Everything else in the report stays.
        {platformId !== null && " Its look-alikes come first."}
      </p>
      <Button keys="Alt B" aria-keyshortcuts="Alt+B" onClick={onKeep}>
        {platformId === null ? "Back to the form" : `Keep ${platformId}`}
      </Button>
    </section>
  );
}
