import { ArrowLeft } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { shownAka } from "../../domain/platforms/aka";
import type { Platform } from "../../domain/platforms/platform";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Confusions } from "./confusions";
import { DetailSection } from "./detail-section";
import styles from "./platform-detail.module.css";
import { PlatformFacts } from "./platform-facts";
import { PlatformImage } from "./platform-image";
import { useDetailHistory } from "./use-detail-history";

interface Props {
  platform: Platform;
  platforms: readonly Platform[];
  onSelect(platform: Platform): void;
  onClose(): void;
}

/** All that helps to recognise a platform, in a window over the cards. */
export function PlatformDetail({ platform, platforms, onSelect, onClose }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const { shown, before, open, back } = useDetailHistory(platform, body);
  const { otherNames, cues, confusedWith } = shown;
  const actions = (
    <>
      <Button onClick={onClose}>Close</Button>
      <Button
        ref={select}
        look="primary"
        className={styles.select}
        onKeyDown={ignoreHeldKey}
        onClick={() => onSelect(shown)}
      >
        Select
      </Button>
    </>
  );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={<Names platform={shown} />}
      actions={actions}
      firstFocus={select}
    >
      <div ref={body} className={styles.body}>
        <div className={styles.column}>
          {before && (
            <Button data-back look="quiet" className={styles.back} onClick={back}>
              <ArrowLeft size={16} aria-hidden="true" />
              Back to {before.platformId}
            </Button>
          )}
          <PlatformImage platform={shown} large />
          {otherNames.length > 0 && (
            <p className={styles.names}>
              <span className={styles.note}>Also</span> {otherNames.join(", ")}
            </p>
          )}
          <p>{shown.description}</p>
          {cues.length > 0 && (
            <DetailSection title="How to recognise it">
              <ul className={styles.cues}>
                {cues.map((cue) => (
                  <li key={cue}>{cue}</li>
                ))}
              </ul>
            </DetailSection>
          )}
          {confusedWith.length > 0 && (
            <DetailSection title="Often confused with">
              <Confusions platform={shown} platforms={platforms} onOpen={open} />
            </DetailSection>
          )}
        </div>
        <PlatformFacts platform={shown} />
      </div>
    </Dialog>
  );
}

function Names({ platform: { platformId, aka } }: { platform: Platform }) {
  return (
    <span className={styles.title}>
      <span className={styles.id}>{platformId}</span>{" "}
      {shownAka(aka, platformId) && <span className={styles.aka}>{aka}</span>}
    </span>
  );
}

/** The key that opened the details, held a moment too long, selects nothing. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat && (event.key === " " || event.key === "Enter")) event.preventDefault();
}
