import { useSignals } from "@preact/signals-react/runtime";
import { TriangleAlert } from "lucide-react";
import { Fragment } from "react";
import {
  BOTH_SIDES,
  SIDE_LABELS,
  SIDES,
  type Side,
  TELL_THE_SIDE,
} from "../../../domain/platforms/affiliation";
import { HIGHER_PRIORITY } from "../../../domain/platforms/linked-platforms";
import { withoutName } from "../../../domain/platforms/look-alikes";
import type { Confusion } from "../../../domain/platforms/platform";
import { PLATFORM } from "../../../domain/reports/notes";
import type { ReportedPlatform } from "../../../domain/reports/sighting";
import { isDrawing } from "../../../lib/image-source";
import { useShortcut } from "../../../lib/shortcuts";
import { theme } from "../../../lib/theme";
import { useImage } from "../../../lib/use-image";
import { Button } from "../../../ui/button";
import { Segmented } from "../../../ui/segmented";
import { useNote } from "../notes";
import styles from "./sighting.module.css";

export interface LookAlike extends Confusion {
  imageUrl: string | null;
}

/** What the database shows of the reported platform, beside what the report keeps of it. */
export interface PlatformRecord {
  imageUrl: string | null;
  /** What to look for. */
  cues: readonly string[];
  /** The platforms that it is often confused with. */
  lookAlikes: readonly LookAlike[];
  /** Both sides have it. */
  bothSides: boolean;
  /** Shows all that helps to recognise it. */
  onDetails(): void;
}

const SIDE_CHOICES = SIDES.map((value) => ({ value, label: SIDE_LABELS[value] }));

interface Props {
  platform: ReportedPlatform;
  /** Whose it is, in a report that asks for it. */
  whose?: {
    side: Side;
    onSide(side: Side): void;
  };
  /** Null if the database does not hold the platform. */
  record: PlatformRecord | null;
  /** Leads to another platform for the same report. */
  onChange(): void;
}

/** The platform that the report is about, in one line. */
export function SightedPlatform({ platform, whose, record, onChange }: Props) {
  useShortcut("Alt V", "Change platform", onChange);
  const friendly = useNote("friendly", PLATFORM);
  const linked = useNote("linked", PLATFORM);
  const aka = platform.aka === platform.platformId ? "" : platform.aka;
  const { imageUrl = null, lookAlikes = [], bothSides = false, onDetails } = record ?? {};
  // What was said stays in sight, whatever the database says by now.
  const asked = bothSides || whose?.side !== "hostile" ? whose : undefined;
  return (
    <section className={`${styles.platform} row`} aria-label="Platform">
      {imageUrl && <PlatformPicture imageUrl={imageUrl} className={styles.image} />}
      <div className={styles.named}>
        <h2 className={`${styles.name} cut`} title={platform.description}>
          <span className={styles.id}>{platform.platformId}</span> {aka}
        </h2>
        {onDetails && lookAlikes.length > 0 && (
          <button
            type="button"
            className={styles.lookAlikes}
            aria-haspopup="dialog"
            onClick={onDetails}
            data-as-fits
          >
            Often confused with{" "}
            {lookAlikes.map(({ platformId }, at) => (
              // A name that does not fit is left out whole, and the comma before it.
              <Fragment key={platformId}>
                <wbr />
                <span className="unbroken">
                  {at > 0 && ", "}
                  {platformId}
                </span>
              </Fragment>
            ))}
          </button>
        )}
      </div>
      {friendly && <p className={styles.friendly}>{friendly}</p>}
      <Button
        className={styles.changePlatform}
        keys="Alt V"
        aria-keyshortcuts="Alt+V"
        onClick={onChange}
      >
        Change platform
      </Button>
      {asked && (
        <div className={styles.side} data-answered>
          <p className={`${styles.sideWords} muted`}>
            {bothSides && (
              <>
                <strong>{BOTH_SIDES}</strong>: {TELL_THE_SIDE}
              </>
            )}
          </p>
          <Segmented
            label="Side"
            isLabelHidden
            value={asked.side}
            choices={SIDE_CHOICES}
            onChange={asked.onSide}
          />
        </div>
      )}
      {linked && (
        <p className={styles.linked} role="alert">
          <TriangleAlert size={18} aria-hidden="true" />
          <span>
            <strong>{linked.slice(0, HIGHER_PRIORITY.length)}</strong>
            {linked.slice(HIGHER_PRIORITY.length)}
          </span>
        </p>
      )}
    </section>
  );
}

interface PictureProps {
  imageUrl: string;
  className?: string | undefined;
}

/** What the platform looks like; its name says the same in words. */
export function PlatformPicture({ imageUrl, className }: PictureProps) {
  useSignals();
  const { source } = useImage(imageUrl, theme.value);
  return (
    <span data-picture={!isDrawing(imageUrl) || undefined} className={styles.picture}>
      {source && <img src={source} alt="" className={className} />}
    </span>
  );
}

/** On a wide screen, where there is room below the form: the platform at large, and how to tell its look-alikes apart. */
export function Recognition({ record }: { record: PlatformRecord | null }) {
  if (!record || record.cues.length === 0) return null;
  const { imageUrl, cues, lookAlikes } = record;
  return (
    <div className={styles.beside}>
      <section aria-label="How to recognise it">
        <h2 className={styles.besideTitle}>How to recognise it</h2>
        {imageUrl && <PlatformPicture imageUrl={imageUrl} className={styles.drawing} />}
        <ul className={styles.cues}>
          {cues.map((cue) => (
            <li key={cue}>{cue}</li>
          ))}
        </ul>
      </section>
      {lookAlikes.length > 0 && (
        <section aria-label="Often confused with">
          <h2 className={styles.besideTitle}>Often confused with</h2>
          <ul className={styles.besideList}>
            {lookAlikes.map(({ platformId, tellApart, imageUrl: other }) => (
              <li key={platformId} className={styles.lookAlike}>
                <span>
                  {other && <PlatformPicture imageUrl={other} className={styles.small} />}
                </span>
                <p>
                  <span className={styles.id}>{platformId}</span>{" "}
                  {withoutName(tellApart, platformId)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
