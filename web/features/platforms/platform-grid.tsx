import { ChevronDown, ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { Platform } from "../../domain/platforms/platform";
import { othersText } from "../../domain/platforms/search/hit-text";
import { markerOf } from "../../domain/platforms/search/marks";
import type { Filter, Found, Hit } from "../../domain/platforms/search/search";
import { Button } from "../../ui/button";
import { type CardActions, PlatformCards } from "./platform-cards";
import styles from "./platform-grid.module.css";

interface Props extends CardActions {
  hits: readonly Hit[];
  /** What lacks something that was seen: folded away, and never lit. */
  others: readonly Hit[];
  /** Those are shown as well. */
  isOpen: boolean;
  onFold(isOpen: boolean): void;
  /** What is asked for, as one text. */
  question: string;
  /** Why these are shown. */
  filter: Filter;
  found: Found;
  grid: RefObject<HTMLDivElement | null>;
  /** The keys that open the first card, which is lit, "" for none; null where it is not. */
  litKeys: string | null;
  /** The one that is to be compared with another. */
  marked: Platform | null;
  /** The platform that another is looked for in place of. */
  near: string | undefined;
  /** More has been typed since. */
  isStale: boolean;
  /** The way back up to the search box. */
  onLeave(): void;
}

/** The cards, and under a fold those that lack something that was seen. */
export function PlatformGrid({
  others,
  isOpen,
  onFold,
  question,
  filter: { tags },
  found,
  isStale,
  litKeys,
  ...props
}: Props) {
  const marker = useMemo(() => markerOf({ tags }, found), [tags, found]);
  const told = useMemo(() => othersText(others), [others]);
  const scroller = useRef<HTMLElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  const otherGrid = useRef<HTMLDivElement>(null);

  // Another question: the best answers are at the top again.
  const answered = useRef(question);
  useEffect(() => {
    if (answered.current === question) return;
    answered.current = question;
    scroller.current?.scrollTo({ top: 0 });
  }, [question]);

  return (
    <section ref={scroller} className={styles.scroller} aria-label="Platforms" aria-busy={isStale}>
      {props.hits.length > 0 ? (
        <PlatformCards {...props} question={question} marker={marker} litKeys={litKeys} />
      ) : (
        <p className={styles.none}>None has all that you see.</p>
      )}
      {others.length > 0 && (
        <Button
          icon={isOpen ? ChevronDown : ChevronRight}
          ref={fold}
          look="quiet"
          className={`${styles.others} line`}
          aria-expanded={isOpen}
          onClick={() => onFold(!isOpen)}
        >
          {told}
        </Button>
      )}
      {isOpen && others.length > 0 && (
        <PlatformCards
          {...props}
          hits={others}
          question={question}
          marker={marker}
          grid={otherGrid}
          litKeys={null}
          onLeave={() => fold.current?.focus()}
        />
      )}
    </section>
  );
}
