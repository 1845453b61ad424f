import type { ReactNode } from "react";
import { reportLabel } from "../domain/reports/registry";
import styles from "./filters.module.css";
import selectStyles from "./select.module.css";

/** Buttons of which one is pressed in: what of a list is shown. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.filters} aria-label={label}>
      {children}
    </fieldset>
  );
}

interface FilterProps {
  label: string;
  active: boolean;
  onClick(): void;
}

export function FilterButton({ label, active, onClick }: FilterProps) {
  return (
    <button type="button" className={styles.filter} aria-pressed={active} onClick={onClick}>
      {label}
    </button>
  );
}

interface TypeProps {
  /** The kinds of report that there are. */
  types: readonly string[];
  /** The one that is shown; null for all. */
  type: string | null;
  onType(type: string | null): void;
}

/** This many types have a button each; the rest are in a list. */
const BUTTONS_MOST = 6;

/** Buttons for the kinds of report, for a group. */
export function TypeFilter({ types, type, onType }: TypeProps) {
  return (
    <>
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
        <TypeSelect
          types={types.slice(BUTTONS_MOST)}
          type={type}
          onType={onType}
          label="More report types"
          first="More"
          isRest
        />
      )}
    </>
  );
}

/** The same as a menu, where there is no room for buttons. */
export function TypeMenu(props: TypeProps) {
  return <TypeSelect {...props} label="Report type" first="All types" />;
}

interface SelectProps extends TypeProps {
  label: string;
  /** What is shown while none of the types is chosen. */
  first: string;
  /** That is no choice. */
  isRest?: boolean;
}

function TypeSelect({ types, type, onType, label, first, isRest }: SelectProps) {
  const isAmong = type !== null && types.includes(type);
  return (
    <select
      aria-label={label}
      className={`${selectStyles.select} ${styles.more}`}
      data-chosen={isAmong ? true : undefined}
      value={isAmong ? type : ""}
      onChange={(event) => onType(event.currentTarget.value || null)}
    >
      <option value="" hidden={isRest} disabled={isRest} className={selectStyles.option}>
        {first}
      </option>
      {types.map((each) => (
        <option key={each} value={each} className={selectStyles.option}>
          {reportLabel(each)}
        </option>
      ))}
    </select>
  );
}
