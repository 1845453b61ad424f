import { useSignals } from "@preact/signals-react/runtime";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { linkedPlatformOf } from "../../../domain/platforms/linked-platforms";
import type { ReportedPlatform } from "../../../domain/reports/sighting";
import { imageSource, isDrawing } from "../../../lib/image-source";
import { theme } from "../../../lib/theme";
import styles from "./sighting.module.css";

interface Props {
  platform: ReportedPlatform;
  imageUrl: string | null;
  children: ReactNode;
}

/** The platform that the report is about. */
export function SightedPlatform({ platform, imageUrl, children }: Props) {
  useSignals();
  const linked = linkedPlatformOf(platform.platformId);
  const aka = platform.aka === platform.platformId ? "" : platform.aka;
  return (
    <section className={styles.platform} aria-label="Platform">
      {imageUrl && (
        <span className={isDrawing(imageUrl) ? undefined : styles.photo}>
          <img src={imageSource(imageUrl, theme.value)} alt="" className={styles.image} />
        </span>
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <span className={styles.id}>{platform.platformId}</span> {aka}
        </h2>
        <p className={styles.description}>{platform.description}</p>
      </div>
      {children}
      {linked && (
        <p className={styles.linked} role="alert">
          <TriangleAlert size={18} aria-hidden="true" />
          <span>
            <strong>Higher-priority target.</strong> A {linked.linkedTargetName}{" "}
            {linked.linkedTargetRole} is linked to this {linked.sourcePlatformId} by{" "}
            {linked.connection}: search within {linked.radiusMeters} m of it.
          </span>
        </p>
      )}
    </section>
  );
}
