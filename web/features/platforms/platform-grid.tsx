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
import { type Filter, marksIn } from "../../domain/platforms/search/search";
import type { Vehicle } from "../../lib/platforms";
import { cardAction, columnsOf, focusCard, focusedPlace } from "./grid-focus";
import { moveFrom } from "./grid-keys";
import { PlatformCard } from "./platform-card";
import styles from "./platform-grid.module.css";
import { useCardClicks } from "./use-card-clicks";
import { useGrowing } from "./use-incremental-list";

interface Props {
  platforms: readonly Vehicle[];
  /** Why these are shown. */
  filter: Filter;
  grid: RefObject<HTMLDivElement | null>;
  /** More has been typed since. */
  isStale: boolean;
  onSelect(vehicle: Vehicle): void;
  onDetails(vehicle: Vehicle): void;
  onHide(vehicle: Vehicle): void;
  /** The way back up to the search box. */
  onLeave(): void;
}

/**
 * The cards. Arrow keys, Home and End move between them; Escape and the way up lead to the search box.
 * On a card Enter selects and Space shows the details.
 */
export function PlatformGrid(props: Props) {
  const { platforms, filter, grid, isStale } = props;
  const question = JSON.stringify([filter.text, filter.tags]);
  const { shown, sentinel, reachable, reveal } = useGrowing(platforms, question);
  useCardClicks(grid);
  const [currentId, setCurrentId] = useState<Vehicle["id"] | null>(null);
  const current = platforms.find(({ id }) => id === currentId) ?? platforms[0];
  const marks = useMemo(() => marksIn(filter), [filter]);

  const latest = useRef({ ...props, reachable, reveal });
  latest.current = { ...props, reachable, reveal };
  /** The place whose card was filtered out; the card that moves up into it takes the focus. */
  const emptied = useRef<number | null>(null);

  const select = useCallback((vehicle: Vehicle) => latest.current.onSelect(vehicle), []);
  const details = useCallback((vehicle: Vehicle) => latest.current.onDetails(vehicle), []);
  const focused = useCallback((vehicle: Vehicle) => setCurrentId(vehicle.id), []);
  const hide = useCallback(
    (vehicle: Vehicle) => {
      emptied.current = focusedPlace(grid.current);
      latest.current.onHide(vehicle);
    },
    [grid],
  );
  const move = useCallback(
    (event: KeyboardEvent<HTMLButtonElement>, vehicle: Vehicle) => {
      const action = cardAction(event.currentTarget);
      if (event.key === " " && action === "select") {
        event.preventDefault();
        if (!event.repeat) latest.current.onDetails(vehicle);
        return;
      }
      const cards = grid.current;
      const place = focusedPlace(cards);
      if (!cards || place === null || event.ctrlKey || event.altKey || event.metaKey) return;
      const to = moveFrom(place, event.key, columnsOf(cards), latest.current.reachable);
      if (to === null) return;
      event.preventDefault();
      if (to === "search") return latest.current.onLeave();
      latest.current.reveal(to);
      focusCard(cards, to, action);
    },
    [grid],
  );

  useLayoutEffect(() => {
    const place = emptied.current;
    emptied.current = null;
    const isLost = document.activeElement === document.body;
    if (place === null || !isLost || !grid.current) return;
    focusCard(grid.current, Math.min(place, platforms.length - 1), "hide");
  }, [platforms, grid]);

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
        {shown.map((vehicle) => (
          <PlatformCard
            key={vehicle.id}
            vehicle={vehicle}
            marks={marks(vehicle)}
            current={vehicle === current}
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
