import { useSignals } from "@preact/signals-react/runtime";
import { ArrowLeft } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { FRIENDLY, isFriendly } from "../../domain/platforms/affiliation";
import { shownAka } from "../../domain/platforms/aka";
import type { Platform } from "../../domain/platforms/platform";
import { isDrawing } from "../../lib/image-source";
import { Button } from "../../ui/button";
import { Check } from "../../ui/check";
import { Chip } from "../../ui/chip";
import { Dialog } from "../../ui/dialog";
import styles from "./platform-detail.module.css";
import { PlatformImage } from "./platform-image";
import { PlatformSymbol } from "./platform-symbol";
import { useDetailHistory } from "./use-detail-history";
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
  useSignals();
  const body = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const { shown, before, open, back } = useDetailHistory(platform, body);
  const { otherNames, cues, confusedWith, imageUrl } = shown;
  const actions = (
    <>
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
      wide
      onClose={onClose}
      title={<Names platform={shown} />}
      actions={actions}
      firstFocus={select}
    >
      <div ref={body} className={styles.body}>
        <div className={styles.column}>
          <div className={styles.tools}>
            {before && (
              <Button data-back look="quiet" className={styles.back} onClick={back}>
                <ArrowLeft size={16} aria-hidden="true" />
                Back to {before.platformId}
              </Button>
            )}
            {imageUrl !== null && isDrawing(imageUrl) && (
              <div className={styles.whiteHot}>
                <Check
                  role="switch"
                  label="White-hot"
                  checked={isWhiteHot.value}
                  onChange={(on) => {
                    isWhiteHot.value = on;
                  }}
                />
              </div>
            )}
          </div>
          <PlatformImage platform={shown} large whiteHot={isWhiteHot.value} />
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

/** What a platform is, beside how it looks: its class, its tags and its symbol. */
function PlatformFacts({ platform }: { platform: Platform }) {
  const { platformId, characteristics, sidcCode } = platform;
  const facts = [
    ["Category", platform.category],
    ["Function", platform.function],
    ["Class", platform.subCategory],
    ["Grid unit", platform.gridUnit],
    ["Affiliation", isFriendly(sidcCode) ? FRIENDLY : null],
  ] as const;
  return (
    <div className={styles.column}>
      <DetailSection title="Symbol">
        <PlatformSymbol sidc={sidcCode} platformId={platformId} />
      </DetailSection>
      <DetailSection title="What it is">
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </DetailSection>
      {characteristics.length > 0 && (
        <DetailSection title="Characteristics">
          <ul className={styles.chips}>
            {characteristics.map((text) => (
              <li key={text}>
                <Chip>{text}</Chip>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </div>
  );
}

interface Props {
  platform: Platform;
  platforms: readonly Platform[];
  onOpen(platform: Platform): void;
}

/** What the platform is mistaken for, and what tells the two apart. */
function Confusions({ platform, platforms, onOpen }: Props) {
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
                  <PlatformImage platform={other} whiteHot={isWhiteHot.value} />
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

/** A titled part of the details. */
function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
