import type { Platform } from "../../domain/platforms/platform";
import styles from "./platform-detail.module.css";
import { PlatformImage } from "./platform-image";

interface Props {
  platform: Platform;
  platforms: readonly Platform[];
  onOpen(platform: Platform): void;
}

/** What the platform is mistaken for, and what tells the two apart. */
export function Confusions({ platform, platforms, onOpen }: Props) {
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
          <li key={platformId}>
            {other ? (
              <button
                type="button"
                className={styles.confusion}
                data-confusion={platformId}
                onClick={() => onOpen(other)}
              >
                {/* Said in full where its own details are open. */}
                <span className={styles.thumb} aria-hidden="true">
                  <PlatformImage platform={other} />
                </span>
                {words}
              </button>
            ) : (
              // An imported record may name a platform that this list lacks.
              <span className={styles.confusion}>{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** "T-62: gaps at the rear wheels" beside the name T-62 needs no name of its own. */
function withoutName(tellApart: string, platformId: string): string {
  const name = `${platformId}: `;
  if (!tellApart.startsWith(name)) return tellApart;
  const said = tellApart.slice(name.length);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
