import { useSignals } from "@preact/signals-react/runtime";
import { ImageOff } from "lucide-react";
import { type SyntheticEvent, useEffect, useState } from "react";
import type { Platform } from "../../domain/platforms/platform";
import { imageAlt, isDrawing } from "../../lib/image-source";
import { theme } from "../../lib/theme";
import { useImage } from "../../lib/use-image";
import styles from "./platform-image.module.css";

/** Narrower than any drawing, wider than what a browser takes for one that does not say its size. */
const NO_SIZE_PX = 300;

interface Props {
  platform: Platform;
  /** As large as fits, for the detail; else at the scale that all cards share. */
  large?: boolean;
  /** As a thermal sight shows it, where it is a drawing. */
  whiteHot?: boolean;
  /** What is said of it; what it shows, unless given. */
  alt?: string;
  /** The picture does not come. */
  onFailed?(): void;
}

/** What the platform looks like, or the note that there is no picture or that it does not load. */
export function PlatformImage(props: Props) {
  const { imageUrl } = props.platform;
  return imageUrl === null ? <NoImage /> : <Image url={imageUrl} {...props} />;
}

function Image({ url, ...props }: Props & { url: string }) {
  useSignals();
  const { large = false, whiteHot = false, onFailed } = props;
  const { source, failed } = useImage(url, whiteHot ? "thermal" : theme.value);
  useEffect(() => {
    if (failed) onFailed?.();
  }, [failed, onFailed]);
  if (failed) return <NoImage />;
  if (source === null) return <div className={`${styles.frame} ${large ? styles.large : ""}`} />;
  // Another theme's picture is not left standing while the new one comes: at night it would be bright.
  return <Picture key={source} source={source} {...props} large={large} whiteHot={whiteHot} />;
}

function Picture({ source, platform, large, whiteHot, alt, onFailed }: Props & { source: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <NoImage />;
  const drawing = isDrawing(source);
  return (
    <div
      className={`${styles.frame} ${large ? styles.large : ""}`}
      // Other drawings come in the night's own colours.
      data-picture={!drawing || whiteHot || undefined}
    >
      <img
        src={source}
        alt={alt ?? imageAlt(platform)}
        loading={large ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        onLoad={drawing && !large ? scaleDrawing : undefined}
        onError={() => {
          setFailed(true);
          onFailed?.();
        }}
        className={drawing ? styles.drawing : styles.photo}
      />
    </div>
  );
}

/** A drawing's own width is as a rule the length of the real thing in centimetres; the style sheet makes a width of it. */
function scaleDrawing({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  if (image.naturalWidth > NO_SIZE_PX) {
    image.style.setProperty("--length", String(image.naturalWidth));
  }
  image.dataset.scaled = "";
}

/** Says that there is no picture, or that it does not load. */
export function NoImage() {
  return (
    <div className={`${styles.frame} ${styles.none}`}>
      <ImageOff size={24} />
      No Image Available
    </div>
  );
}
