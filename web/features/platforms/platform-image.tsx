import { ImageOff } from "lucide-react";
import { useState } from "react";
import styles from "./platform-image.module.css";

interface Props {
  url: string | null;
  platformId: string;
}

/** What the platform looks like, or the note that there is no picture or that it does not load. */
export function PlatformImage({ url, platformId }: Props) {
  const [failed, setFailed] = useState(false);
  if (url === null || failed) {
    return (
      <div className={`${styles.frame} ${styles.none}`}>
        <ImageOff size={24} aria-hidden="true" />
        No Image Available
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <img
        src={url}
        alt={`${platformId} seen from the side`}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setFailed(true)}
        className={styles.image}
      />
      <span className={styles.glass} />
    </div>
  );
}
