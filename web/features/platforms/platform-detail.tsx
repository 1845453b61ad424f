import { ArrowLeft } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { shownAka } from "../../domain/platforms/aka";
import type { Vehicle } from "../../lib/platforms";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Confusions } from "./confusions";
import { DetailSection } from "./detail-section";
import styles from "./platform-detail.module.css";
import { PlatformFacts } from "./platform-facts";
import { PlatformImage } from "./platform-image";
import { useWay } from "./use-detail-history";

interface Props {
  vehicle: Vehicle;
  vehicles: readonly Vehicle[];
  onSelect(vehicle: Vehicle): void;
  onClose(): void;
}

/** All that helps to recognise a platform, in a window over the cards. */
export function PlatformDetail({ vehicle, vehicles, onSelect, onClose }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const { shown, before, open, back } = useWay(vehicle, body);
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
      title={<Names vehicle={shown} />}
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
          <PlatformImage vehicle={shown} large />
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
              <Confusions vehicle={shown} vehicles={vehicles} onOpen={open} />
            </DetailSection>
          )}
        </div>
        <PlatformFacts vehicle={shown} />
      </div>
    </Dialog>
  );
}

function Names({ vehicle: { platformId, aka } }: { vehicle: Vehicle }) {
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
