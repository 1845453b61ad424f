import { ClipboardPaste } from "lucide-react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { reportLabel } from "../../domain/reports/registry";
import { useShortcut } from "../../lib/shortcuts";
import { Button } from "../../ui/button";
import { SearchField } from "../../ui/search-field";
import selectStyles from "../../ui/select.module.css";
import styles from "./log-controls.module.css";

interface Props {
  /** The kinds of report that the log holds. */
  types: readonly string[];
  /** The one that is shown; null for all. */
  type: string | null;
  onType(type: string | null): void;
  search: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery(query: string): void;
  /** The focus goes on from the search into what it found. */
  onIntoList(): void;
  hasReceive: boolean;
  onReceive(): void;
  /** The way for what is shown out of the log; null while the log is empty. */
  exports: ReactNode;
}

/** As many types have a button of their own; the others stand in a list. */
const BUTTONS_MOST = 6;

/** What is shown of the log, and the ways in and out of it. */
export function LogControls(props: Props) {
  const { types, type, onType, search, query, onQuery, onIntoList } = props;
  const { hasReceive, onReceive, exports } = props;
  useShortcut("/", "Search the reports", () => search.current?.focus());
  useShortcut("Alt P", "Receive", onReceive);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onIntoList();
  }

  return (
    <div className={styles.controls}>
      <fieldset className={styles.filters} aria-label="Report type">
        <FilterButton label="All" active={type === null} onClick={() => onType(null)} />
        {types.slice(0, BUTTONS_MOST).map((each) => (
          <FilterButton
            key={each}
            label={reportLabel(each)}
            active={type === each}
            onClick={() => onType(each)}
          />
        ))}
        {types.length > BUTTONS_MOST && (
          <MoreTypes types={types.slice(BUTTONS_MOST)} type={type} onType={onType} />
        )}
      </fieldset>
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
    </div>
  );
}

function MoreTypes({ types, type, onType }: Pick<Props, "types" | "type" | "onType">) {
  const isAmong = type !== null && types.includes(type);
  return (
    <select
      aria-label="More report types"
      className={`${selectStyles.select} ${styles.more}`}
      data-chosen={isAmong ? true : undefined}
      value={isAmong ? type : ""}
      onChange={(event) => onType(event.currentTarget.value)}
    >
      <option value="" hidden disabled>
        More
      </option>
      {types.map((each) => (
        <option key={each} value={each} className={selectStyles.option}>
          {reportLabel(each)}
        </option>
      ))}
    </select>
  );
}

interface FilterProps {
  label: string;
  active: boolean;
  onClick(): void;
}

function FilterButton({ label, active, onClick }: FilterProps) {
  return (
    <button type="button" className={styles.filter} aria-pressed={active} onClick={onClick}>
      {label}
    </button>
  );
}
