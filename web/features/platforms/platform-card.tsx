import { Rows2 } from "lucide-react";
import { type KeyboardEvent, memo, useId } from "react";
import { BOTH_SIDES, sideMark, TELL_THE_SIDE } from "../../domain/platforms/affiliation";
import { fittingAka, shortAka, shownAka } from "../../domain/platforms/aka";
import type { Platform } from "../../domain/platforms/platform";
import { guessText, missingText } from "../../domain/platforms/search/hit-text";
import type { Marker } from "../../domain/platforms/search/marks";
import type { Hit } from "../../domain/platforms/search/search";
import type { Tag } from "../../domain/platforms/search/tags";
import { Button } from "../../ui/button";
import { Keys } from "../../ui/keys";
import { FitList } from "./fit-list";
import { MarkedText } from "./marked-text";
import styles from "./platform-card.module.css";
import { PlatformImage } from "./platform-image";
import { AKA_FONT, ID_FONT, textWidth } from "./text-width";

/** On a card it marks the platform, or compares it with the one that is marked. */
export const COMPARE_KEY = "X";

export type CardAction = "select" | "details" | "hide" | "compare";

interface Props {
  /** The platform, and how it answers. */
  hit: Hit;
  /** Why this card is shown. */
  marker: Marker;
  /** What tells it from those beside it; without it its first cue is said first. */
  tellTale: string | undefined;
  /** Of all cards, the current one's buttons alone can be reached by Tab. */
  current: boolean;
  /** It is the one that another is to be compared with. */
  isMarked: boolean;
  /** How wide its words are, in pixels; null while that is not known. */
  room: number | null;
  /** The keys that open it from the search box, where it is the first answer, "" for none; else null. */
  litKeys: string | null;
  onSelect(platform: Platform): void;
  onDetails(platform: Platform): void;
  onHide(platform: Platform): void;
  /** Marks it, or compares it with the one that is marked. */
  onCompare(platform: Platform): void;
  onFocus(platform: Platform): void;
  onKeyDown(event: KeyboardEvent<HTMLButtonElement>, platform: Platform): void;
}

/** A platform to be recognised. The grid makes a click anywhere on it one on its main button. */
export const PlatformCard = memo(function PlatformCard({
  hit,
  marker,
  tellTale,
  current,
  isMarked,
  room,
  litKeys,
  onSelect,
  onDetails,
  onHide,
  onCompare,
  onFocus,
  onKeyDown,
}: Props) {
  const id = useId();
  const { platform, fits } = hit;
  const { platformId, description, cues } = platform;
  const [cue = ""] = cues;
  const aka = akaIn(room, platform, marker);
  const [missing, guess] = [missingText(hit), guessText(hit)];
  const side = sideMark(platform);
  const described = [
    id,
    side && `${id}-side`,
    guess && `${id}-guess`,
    missing && `${id}-missing`,
    fits.length > 0 && `${id}-fits`,
  ];
  const button = {
    "aria-describedby": described.filter(Boolean).join(" "),
    tabIndex: current ? 0 : -1,
    onFocus: () => onFocus(platform),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => onKeyDown(event, platform),
  };
  return (
    <article
      className={`${styles.card} box`}
      aria-label={platformId}
      data-lit={litKeys === null ? undefined : true}
      data-marked={isMarked ? true : undefined}
      data-ticked={fits.length > 0 ? true : undefined}
    >
      <div className={styles.look}>
        <PlatformImage platform={platform} />
        {side && (
          <p
            id={`${id}-side`}
            className={styles.side}
            title={side === BOTH_SIDES ? TELL_THE_SIDE : undefined}
          >
            {side}
            {side === BOTH_SIDES && <span>: {TELL_THE_SIDE}</span>}
          </p>
        )}
      </div>
      <div className={styles.words} data-below={aka?.isBelow ? true : undefined}>
        <div className={styles.head}>
          <h2 id={id} className={styles.id}>
            <MarkedText text={platformId} ranges={marker.inName(platformId)} />
          </h2>
          {aka && (
            <span className={styles.aka} title={platform.aka}>
              <MarkedText text={aka.text} ranges={marker.inName(aka.text)} />
            </span>
          )}
        </div>
        <p className={`${styles.description} quiet`}>
          {(tellTale ?? cue) && (
            <strong className={styles.first}>
              {/* Another's name in it is not why this one is shown. */}
              {tellTale ?? <MarkedText text={cue} ranges={marker.inDescription(cue)} />}.{" "}
            </strong>
          )}
          <MarkedText text={description} ranges={marker.inDescription(description)} />
        </p>
      </div>
      <div className={styles.found}>
        {fits.length > 0 ? (
          <FitList id={`${id}-fits`} fits={fits} />
        ) : (
          <Tags platform={platform} marker={marker} />
        )}
        {guess && (
          <p id={`${id}-guess`} className={styles.guess}>
            {guess}
          </p>
        )}
        {missing && (
          <p id={`${id}-missing`} className={styles.missing}>
            Not found: {missing}
          </p>
        )}
      </div>
      <div className={`${styles.actions} row`}>
        <Button
          {...button}
          look="quiet"
          className={styles.small}
          data-action={"hide" satisfies CardAction}
          onClick={() => onHide(platform)}
        >
          Filter out
        </Button>
        <Button
          {...button}
          look="quiet"
          className={styles.small}
          data-action={"details" satisfies CardAction}
          aria-keyshortcuts="Space"
          aria-haspopup="dialog"
          onClick={() => onDetails(platform)}
        >
          Details
        </Button>
        <Button
          icon={Rows2}
          {...button}
          look="quiet"
          className={`${styles.small} ${styles.compare}`}
          data-action={"compare" satisfies CardAction}
          aria-pressed={isMarked}
          aria-keyshortcuts={COMPARE_KEY}
          title={`Compare with another (${COMPARE_KEY})`}
          onClick={() => onCompare(platform)}
        >
          Compare
        </Button>
        {litKeys && (
          <p className={styles.lit} aria-hidden="true">
            <Keys keys={litKeys} />
          </p>
        )}
        <Button
          {...button}
          className={styles.select}
          data-action={"select" satisfies CardAction}
          aria-keyshortcuts={litKeys?.replace("Ctrl ", "Control+") || undefined}
          onClick={() => onSelect(platform)}
        >
          Select
        </Button>
      </div>
    </article>
  );
});

/** The padding of the platform's name, and the gap behind it. */
const AROUND_ID = 14 + 8;

/** The aliases that have room beside the name, else in a line of their own; what was searched for comes first. */
function akaIn(room: number | null, { aka, platformId }: Platform, marker: Marker) {
  if (shownAka(aka, platformId) === null) return null;
  const isFound = (alias: string) => marker.inName(alias).length > 0;
  const aliases = aka.trim().split(/,\s*/);
  const all = [...aliases.filter(isFound), ...aliases.filter((each) => !isFound(each))].join(", ");
  const fitsIn = (width: number) => (text: string) => textWidth(text, AKA_FONT) <= width;
  if (room === null) return { text: shortAka(all), isBelow: false };
  const beside = fittingAka(all, fitsIn(room - textWidth(platformId, ID_FONT) - AROUND_ID));
  if (beside !== null) return { text: beside, isBelow: false };
  return { text: fittingAka(all, fitsIn(room)) ?? all, isBelow: true };
}

/** Where one of its category, function and characteristics matched: these, and what else fits on the line. */
function Tags({ platform, marker }: { platform: Platform; marker: Marker }) {
  const all: Tag[] = [
    { kind: "category", text: platform.category },
    { kind: "function", text: platform.function },
    ...platform.characteristics.map((text): Tag => ({ kind: "characteristic", text })),
  ];
  const tags = [...new Set(all.map(({ text }) => text))];
  const marked = new Set(
    all.filter(({ kind, text }) => marker.isMarked(kind, text)).map(({ text }) => text),
  );
  if (marked.size === 0) return null;
  const ordered = [
    ...tags.filter((tag) => marked.has(tag)),
    ...tags.filter((tag) => !marked.has(tag)),
  ];
  return (
    <ul className={`${styles.tags} row`} aria-label="Tags">
      {ordered.map((tag) => (
        <li key={tag} className={`${styles.tag} cut`}>
          {marked.has(tag) ? <mark className={styles.mark}>{tag}</mark> : tag}
        </li>
      ))}
    </ul>
  );
}
