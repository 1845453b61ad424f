import { useSignals } from "@preact/signals-react/runtime";
import { Rows2 } from "lucide-react";
import { withoutName } from "../../domain/platforms/look-alikes";
import type { Platform } from "../../domain/platforms/platform";
import { isDrawing } from "../../lib/image-source";
import { Button } from "../../ui/button";
import styles from "./confusions.module.css";
import { PlatformImage } from "./platform-image";
import { isWhiteHot } from "./white-hot";

interface Props {
  platform: Platform;
  platforms: readonly Platform[];
  /** The one that is compared just now. */
  compared: Platform | null;
  onOpen(platform: Platform): void;
  onCompare(platform: Platform | null): void;
}

/** What the platform is mistaken for, and what tells the two apart. */
export function Confusions({ platform, platforms, compared, onOpen, onCompare }: Props) {
  useSignals();
  return (
    <ul className={styles.confusions}>
      {platform.confusedWith.map(({ platformId, tellApart }) => {
        const other = platforms.find((candidate) => candidate.platformId === platformId);
        const words = (
          <span className={styles.confusionWords}>
            <span className={styles.confusionId}>{platformId}</span>
            <span>{withoutName(tellApart, platformId)}</span>
          </span>
        );
        return (
          <li key={platformId} className={styles.row}>
            {other ? (
              <button
                type="button"
                className={styles.confusion}
                data-confusion={platformId}
                onClick={() => onOpen(other)}
              >
                {/* Said in full where its own details are open. */}
                <span className={styles.thumb} aria-hidden="true">
                  <PlatformImage platform={other} whiteHot={isWhiteHot.value} />
                </span>
                {words}
              </button>
            ) : (
              // An imported record may name a platform that this list lacks.
              <span className={styles.confusion}>{words}</span>
            )}
            {isDrawing(platform.imageUrl) && other && isDrawing(other.imageUrl) && (
              <Button
                className={styles.compare}
                data-compare={platformId}
                aria-label={`Compare with ${platformId}`}
                aria-pressed={compared === other}
                onClick={() => onCompare(compared === other ? null : other)}
              >
                <Rows2 size={18} />
                Compare
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
