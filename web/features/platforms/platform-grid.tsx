import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Platform } from "../../domain/platforms/platform";
import { guessText, missingText } from "../../domain/platforms/search/hit-text";
import { markerOf } from "../../domain/platforms/search/marks";
import type { Filter, Found, Hit } from "../../domain/platforms/search/search";
import { cardAction, columnsOf, focusCard, focusedIndex } from "./grid-focus";
import { moveFrom } from "./grid-keys";
import { PlatformCard } from "./platform-card";
import styles from "./platform-grid.module.css";
import { useIncrementalList } from "./use-incremental-list";

interface Props {
  hits: readonly Hit[];
  /** Why these are shown. */
  filter: Filter;
  found: Found;
  grid: RefObject<HTMLDivElement | null>;
  /** The keys that open the first card, which is lit, "" for none; null where it is not. */
  litKeys: string | null;
  /** More has been typed since. */
  isStale: boolean;
  onSelect(platform: Platform): void;
  onDetails(platform: Platform): void;
  onHide(platform: Platform): void;
  /** The way back up to the search box. */
  onLeave(): void;
}

/**
 * The cards. Arrow keys, Home and End move between them; Escape and the way up lead to the search box.
 * On a card Enter selects and Space shows the details.
 */
export function PlatformGrid(props: Props) {
  const { hits, filter, found, grid, isStale, litKeys } = props;
  const question = JSON.stringify([filter.text, filter.tags]);
  const { shown, sentinel, reachable, reveal } = useIncrementalList(hits, question);
  useCardClicks(grid);
  const [currentId, setCurrentId] = useState<Platform["id"] | null>(null);
  const current = hits.find(({ platform }) => platform.id === currentId) ?? hits[0];
  const { tags } = filter;
  const marker = useMemo(() => markerOf({ tags }, found), [tags, found]);

  const latest = useRef({ ...props, reachable, reveal });
  latest.current = { ...props, reachable, reveal };
  /** The place whose card was filtered out; the card that moves up into it takes the focus. */
  const emptied = useRef<number | null>(null);

  const select = useCallback((platform: Platform) => latest.current.onSelect(platform), []);
  const details = useCallback((platform: Platform) => latest.current.onDetails(platform), []);
  const focused = useCallback((platform: Platform) => setCurrentId(platform.id), []);
  const hide = useCallback(
    (platform: Platform) => {
      emptied.current = focusedIndex(grid.current);
      latest.current.onHide(platform);
    },
    [grid],
  );
  const move = useCallback(
    (event: KeyboardEvent<HTMLButtonElement>, platform: Platform) => {
      const action = cardAction(event.currentTarget);
      if (event.key === " " && action === "select") {
        event.preventDefault();
        if (!event.repeat) latest.current.onDetails(platform);
        return;
      }
      const cards = grid.current;
      const focusIndex = focusedIndex(cards);
      if (!cards || focusIndex === null || event.ctrlKey || event.altKey || event.metaKey) return;
      const to = moveFrom(focusIndex, event.key, columnsOf(cards), latest.current.reachable);
      if (to === null) return;
      event.preventDefault();
      if (to === "search") return latest.current.onLeave();
      latest.current.reveal(to);
      focusCard(cards, to, action);
    },
    [grid],
  );

  useLayoutEffect(() => {
    const focusIndex = emptied.current;
    emptied.current = null;
    const isLost = document.activeElement === document.body;
    if (focusIndex === null || !isLost || !grid.current) return;
    focusCard(grid.current, Math.min(focusIndex, hits.length - 1), "hide");
  }, [hits, grid]);

  // Another question: the best answers are at the top again.
  const answered = useRef(question);
  useEffect(() => {
    if (answered.current === question) return;
    answered.current = question;
    grid.current?.parentElement?.scrollTo({ top: 0 });
  }, [question, grid]);

  return (
    <section className={styles.scroller} aria-label="Platforms" aria-busy={isStale}>
      <div className={styles.grid} ref={grid}>
        {shown.map((hit) => (
          <PlatformCard
            key={hit.platform.id}
            platform={hit.platform}
            marker={marker}
            missing={missingText(hit)}
            guess={guessText(hit)}
            current={hit === current}
            litKeys={hit === hits[0] ? litKeys : null}
            onSelect={select}
            onDetails={details}
            onHide={hide}
            onFocus={focused}
            onKeyDown={move}
          />
        ))}
      </div>
      {sentinel && <div ref={sentinel} className={styles.sentinel} />}
    </section>
  );
}

/**
 * Makes a click anywhere on a card one on its main button. The buttons keep their
 * own clicks, and text that was dragged over to be read out or copied is left alone.
 */
function useCardClicks(cards: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = cards.current;
    if (!container) return;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest("button")) return;
      if (getSelection()?.type === "Range") return;
      const card = target.closest("article");
      card?.querySelector<HTMLElement>('[data-action="select"]')?.click();
    };
    container.addEventListener("click", onClick);
    return () => container.removeEventListener("click", onClick);
  }, [cards]);
}
