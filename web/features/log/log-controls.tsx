import { ClipboardPaste } from "lucide-react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { useShortcut } from "../../lib/shortcuts";
import { Button } from "../../ui/button";
import { FilterButton, FilterGroup, TypeFilter } from "../../ui/filters";
import { SearchField } from "../../ui/search-field";
import styles from "./log-controls.module.css";

interface Props {
  /** The kinds of report that the log holds. */
  types: readonly string[];
  /** The one that is shown; null for all. */
  type: string | null;
  onType(type: string | null): void;
  /** Whether test reports alone are shown; null if there are none. */
  isTest: boolean | null;
  onTest(isTest: boolean): void;
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
  const { types, type, onType, isTest, onTest, search, query, onQuery, onIntoList } = props;
  const { hasReceive, onReceive, exports, handOver } = props;
  useShortcut("/", "Search the reports", () => search.current?.focus());

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onIntoList();
  }

  return (
    <div className={styles.controls}>
      <FilterGroup label="Report type">
        <TypeFilter types={types} type={type} onType={onType} />
        {isTest !== null && (
          <FilterButton label="Test data" active={isTest} onClick={() => onTest(!isTest)} />
        )}
      </FilterGroup>
      <SearchField
        label="Search reports"
        className={styles.search}
        ref={search}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {hasReceive && (
        <Button keys="Alt P" aria-keyshortcuts="Alt+P" aria-haspopup="dialog" onClick={onReceive}>
          <ClipboardPaste size={16} aria-hidden="true" />
          Receive
        </Button>
      )}
      {exports}
      {handOver}
    </div>
  );
}
