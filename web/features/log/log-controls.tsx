import { ClipboardPaste } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useShortcut } from "../../lib/shortcuts";
import { Button } from "../../ui/button";
import { FilterButton, FilterGroup, TypeFilter, TypeMenu } from "../../ui/filters";
import { SearchField } from "../../ui/search-field";
import { useNarrow } from "../../ui/use-media";
import styles from "./log-controls.module.css";

interface FilterProps {
  /** The kinds of report that the log holds. */
  types: readonly string[];
  /** The one that is shown; null for all. */
  type: string | null;
  onType(type: string | null): void;
  /** Whether test reports alone are shown; null if there are none. */
  isTest: boolean | null;
  onTest(isTest: boolean): void;
}

interface Props extends FilterProps {
  search: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery(query: string): void;
  /** The focus goes on from the search into what it found. */
  onIntoList(): void;
  hasReceive: boolean;
  onReceive(): void;
  /** The way for what is shown out of the log; null while the log is empty. */
  exports: ReactNode;
  /** The way for it to another machine; null while the log is empty. */
  handOver: ReactNode;
}

/** What the log shows, and the ways in and out of it. */
export function LogControls(props: Props) {
  const { search, query, onQuery, onIntoList, hasReceive, onReceive, exports, handOver } = props;
  useShortcut("/", "Search the reports", () => search.current?.focus());

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onIntoList();
  }

  return (
    <div className={`${styles.controls} row`}>
      <Filters {...props} />
      <SearchField
        label="Search reports"
        className={styles.search}
        ref={search}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.ways}>
        {hasReceive && (
          <Button icon={ClipboardPaste} keys="Alt P" aria-haspopup="dialog" onClick={onReceive}>
            Receive
          </Button>
        )}
        {exports}
        {handOver}
      </div>
    </div>
  );
}

/** A button for each type, or a menu where they have no room in one line, as beside a phone's search. */
function Filters({ types, type, onType, isTest, onTest }: FilterProps) {
  const cell = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const isCramped = useCramped(cell, `${types.join(" ")} ${isTest !== null} ${isNarrow}`);
  const Types = isNarrow || isCramped ? TypeMenu : TypeFilter;
  return (
    <div className={styles.filters} ref={cell}>
      <FilterGroup label="Report type">
        <Types types={types} type={type} onType={onType} />
        {isTest !== null && (
          <FilterButton label="Test data" active={isTest} onClick={() => onTest(!isTest)} />
        )}
      </FilterGroup>
    </div>
  );
}

/**
 * Whether what a cell holds, which is as wide as it would be in any room, is wider than the cell.
 * @param what changes with that width
 */
function useCramped(cell: RefObject<HTMLElement | null>, what: string): boolean {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const [full, setFull] = useState({ what, width: 0 });
  const isCramped = full.what === what && full.width > room;
  useLayoutEffect(() => {
    const element = cell.current;
    const inside = element?.firstElementChild;
    if (!element || !inside) return;
    const measure = () => {
      setRoom(element.clientWidth);
      if (!isCramped) setFull({ what, width: inside.clientWidth });
    };
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(element);
    // Letters that a reader sets apart widen it.
    sized.observe(inside);
    return () => sized.disconnect();
  }, [cell, what, isCramped]);
  return isCramped;
}
