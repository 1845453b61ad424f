import type { MapSource } from "../../../lib/map-source";
import styles from "./base-map.module.css";

/** Where the tiles come from, and that the overview is no more than that. */
export function Credit({ source }: { source: MapSource | null }) {
  if (source?.state !== "tiles") return null;
  const { overview, name, attribution, beyond } = source;
  return (
    <p className={styles.credit}>
      {overview && <strong>Overview map, not for navigation</strong>}
      {[overview ? "" : name, attribution, beyond?.attribution].filter(Boolean).join(" · ")}
    </p>
  );
}
