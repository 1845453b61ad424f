import type { MapSource } from "../../../lib/map-source";
import styles from "./base-map.module.css";

/** Where the tiles come from, that the overview is no more than that, and what was passed over for it. */
export function Credit({ source }: { source: MapSource | null }) {
  if (source?.state !== "tiles") return null;
  const { overview, name, attribution, beyond, warning } = source;
  return (
    <p className={styles.credit}>
      {warning && <strong>{warning}</strong>}
      {overview && <strong>Overview map, not for navigation</strong>}
      {[overview ? "" : name, attribution, beyond?.attribution].filter(Boolean).join(" · ")}
    </p>
  );
}
