import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { tellTales } from "../../domain/platforms/look-alikes";
import type { Platform } from "../../domain/platforms/platform";
import type { Marker } from "../../domain/platforms/search/marks";
import type { Hit } from "../../domain/platforms/search/search";
import { useStable } from "../../ui/use-stable";
import { cardAction, columnsOf, focusCard, focusedIndex } from "./grid-focus";
import { moveFrom } from "./grid-keys";
import { COMPARE_KEY, PlatformCard } from "./platform-card";
import styles from "./platform-grid.module.css";
import { useIncrementalList } from "./use-incremental-list";

/** What a card leads to. Each stays the same, for cards are dear to draw anew. */
export interface CardActions {
  onSelect(platform: Platform): void;
  onDetails(platform: Platform): void;
  onHide(platform: Platform): void;
  /** Marks a card, or compares it with the one that is marked. */
  onCompare(platform: Platform): void;
}

interface Props extends CardActions {
  hits: readonly Hit[];
  /** Another one starts at the first cards again. */
  question: string;
  marker: Marker;
  grid: RefObject<HTMLDivElement | null>;
  /** The keys that open the first card, which is lit; null where none is. */
  litKeys: string | null;
  /** The one that is to be compared with another. */
  marked: Platform | null;
  /** The platform that another is looked for in place of. */
  near: string | undefined;
  /** The way up from the first row. */
  onLeave(): void;
}

/**
 * Cards in a grid. Arrow keys, Home and End move between them; Escape and the way up from the first row lead out.
 * On a card Enter selects, Space shows the details and X compares.
 */
export const PlatformCards = memo(function PlatformCards(props: Props) {
  const { hits, question, marker, grid, litKeys, marked, near } = props;
  const { onSelect, onDetails, onCompare } = props;
  const { shown, sentinel, reachable, reveal } = useIncrementalList(hits, question);
  useCardClicks(grid);
  const room = useWordsWidth(grid, shown[0]?.platform.id);
  const told = useMemo(
    () =>
      tellTales(
        hits.map(({ platform }) => platform),
        near,
      ),
    [hits, near],
  );
  const [focused, setFocused] = useState<Platform | null>(null);
  const current = hits.find(({ platform }) => platform.id === focused?.id) ?? hits[0];
  /** The place whose card was filtered out; the card that moves up into it takes the focus. */
  const emptied = useRef<number | null>(null);

  const hide = useStable((platform: Platform) => {
    emptied.current = focusedIndex(grid.current);
    props.onHide(platform);
  });
  const move = useStable((event: KeyboardEvent<HTMLButtonElement>, platform: Platform) => {
    const action = cardAction(event.currentTarget);
    if (event.key === " " && action === "select") {
      event.preventDefault();
      if (!event.repeat) onDetails(platform);
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key.toUpperCase() === COMPARE_KEY) {
      event.preventDefault();
      if (!event.repeat) onCompare(platform);
      return;
    }
    const cards = grid.current;
    const focusIndex = focusedIndex(cards);
    if (!cards || focusIndex === null) return;
    const to = moveFrom(focusIndex, event.key, columnsOf(cards), reachable);
    if (to === null) return;
    event.preventDefault();
    if (to === "search") return props.onLeave();
    reveal(to);
    focusCard(cards, to, action);
  });

  useLayoutEffect(() => {
    const focusIndex = emptied.current;
    emptied.current = null;
    const isLost = document.activeElement === document.body;
    if (focusIndex === null || !isLost || !grid.current) return;
    focusCard(grid.current, Math.min(focusIndex, hits.length - 1), "hide");
  }, [hits, grid]);

  return (
    <div className={styles.cards}>
      <div className={styles.grid} ref={grid}>
        {shown.map((hit) => (
          <PlatformCard
            key={hit.platform.id}
            hit={hit}
            marker={marker}
            tellTale={told.get(hit.platform.platformId)}
            current={hit === current}
            isMarked={hit.platform === marked}
            room={room}
            litKeys={hit === hits[0] ? litKeys : null}
            onSelect={onSelect}
            onDetails={onDetails}
            onHide={hide}
            onCompare={onCompare}
            onFocus={setFocused}
            onKeyDown={move}
          />
        ))}
      </div>
      {sentinel && <div ref={sentinel} className={styles.sentinel} />}
    </div>
  );
});

/**
 * How wide the words of the cards are; null until their fonts are there.
 * @param first changes with the first card
 */
function useWordsWidth(cards: RefObject<HTMLElement | null>, first: unknown): number | null {
  const [width, setWidth] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first card is another element
  useLayoutEffect(() => {
    const head = cards.current?.querySelector("h2")?.parentElement;
    if (!head) return;
    const sized = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    let isOver = false;
    void document.fonts.ready.then(() => isOver || sized.observe(head));
    return () => {
      isOver = true;
      sized.disconnect();
    };
  }, [cards, first]);
  return width;
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
