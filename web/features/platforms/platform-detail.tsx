import { useSignals } from "@preact/signals-react/runtime";
import { ArrowLeft, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { shownAka } from "../../domain/platforms/aka";
import type { DrawingState } from "../../domain/platforms/drawing-marks";
import type { Platform } from "../../domain/platforms/platform";
import { isDrawing } from "../../lib/image-source";
import { useDialogShortcut } from "../../lib/shortcuts";
import { Button } from "../../ui/button";
import { Check } from "../../ui/check";
import { Dialog } from "../../ui/dialog";
import { Keys } from "../../ui/keys";
import keys from "../../ui/keys.module.css";
import { Comparison, useComparison } from "./comparison";
import { Confusions } from "./confusions";
import { CueList } from "./cue-list";
import { DetailDrawing, StateChoice } from "./detail-drawing";
import styles from "./platform-detail.module.css";
import { DetailSection, PlatformFacts } from "./platform-facts";
import { useDetailHistory } from "./use-detail-history";
import { useDrawingMarks } from "./use-drawing-marks";
import { isWhiteHot } from "./white-hot";

interface PlatformDetailProps {
  platform: Platform;
  platforms: readonly Platform[];
  /** Reports the platform that is shown; without it the window is for looking alone. */
  onSelect?(platform: Platform): void;
  onClose(): void;
}

/** All that helps to recognise a platform, in a window over the cards. */
export function PlatformDetail({ platform, platforms, onSelect, onClose }: PlatformDetailProps) {
  const body = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const { shown, before, open, back } = useDetailHistory(platform, body);
  const actions = (
    <>
      {shown.cues.length > 0 && <p className={keys.foot}>A cue's number key lights its part</p>}
      <Button onClick={onClose}>Close</Button>
      {onSelect && (
        <Button
          ref={select}
          look="primary"
          className={styles.select}
          onKeyDown={ignoreHeldKey}
          onClick={() => onSelect(shown)}
        >
          Select
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      wide="most"
      onClose={onClose}
      title={<Names platform={shown} />}
      actions={actions}
      firstFocus={select}
    >
      <div ref={body} className={styles.body}>
        <Details
          key={shown.platformId}
          platform={shown}
          platforms={platforms}
          before={before}
          onBack={back}
          onOpen={open}
        />
      </div>
    </Dialog>
  );
}

interface DetailsProps {
  platform: Platform;
  platforms: readonly Platform[];
  /** Where the way came from. */
  before: Platform | undefined;
  onBack(): void;
  onOpen(other: Platform): void;
}

/** The drawing, what to look for in it, and what it is taken for. */
function Details({ platform, platforms, before, onBack, onOpen }: DetailsProps) {
  useSignals();
  const { otherNames, cues, confusedWith, imageUrl } = platform;
  const marks = useDrawingMarks(imageUrl);
  const [pointed, setPointed] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const [state, setState] = useState<DrawingState | null>(null);
  const comparing = useComparison();
  const canBeHot = isDrawing(imageUrl);
  const setHot = (on: boolean) => {
    isWhiteHot.value = on;
  };
  useDialogShortcut("W", () => setHot(!isWhiteHot.value), canBeHot);
  return (
    <>
      <div className={`${styles.look} stack`} ref={comparing.around}>
        <div className={`${styles.tools} row`}>
          {before && (
            <Button
              icon={ArrowLeft}
              data-back
              look="quiet"
              className={styles.back}
              onClick={onBack}
            >
              Back to {before.platformId}
            </Button>
          )}
          {comparing.other && (
            <Button
              icon={X}
              look="quiet"
              className={styles.back}
              onClick={() => comparing.compare(null)}
            >
              Close comparison
            </Button>
          )}
          {!comparing.other && (
            <StateChoice marks={marks ?? null} state={state} onChange={setState} />
          )}
          {canBeHot && (
            <Check
              role="switch"
              label={
                <>
                  White-hot <Keys keys="W" />
                </>
              }
              checked={isWhiteHot.value}
              onChange={setHot}
            />
          )}
        </div>
        {comparing.other ? (
          <Comparison platform={platform} other={comparing.other} />
        ) : (
          marks !== undefined && (
            <DetailDrawing
              platform={platform}
              marks={marks}
              state={state}
              litCues={[pointed, kept].filter((cue) => cue !== null)}
            />
          )
        )}
        {otherNames.length > 0 && (
          <p>
            <span className="muted">Also</span> {otherNames.join(", ")}
          </p>
        )}
        <p>{platform.description}</p>
      </div>
      <div className={`${styles.recognise} stack`}>
        {cues.length > 0 && (
          <DetailSection title="How to recognise it">
            <CueList
              cues={cues}
              marks={comparing.other ? null : (marks ?? null)}
              kept={kept}
              onPoint={setPointed}
              onKeep={setKept}
            />
          </DetailSection>
        )}
        {confusedWith.length > 0 && (
          <DetailSection title="Often confused with">
            <Confusions
              platform={platform}
              platforms={platforms}
              compared={comparing.other}
              onOpen={onOpen}
              onCompare={comparing.compare}
            />
          </DetailSection>
        )}
      </div>
      <div className={styles.facts}>
        <PlatformFacts platform={platform} />
      </div>
    </>
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
