import type { CSSProperties, ReactNode } from "react";
import { SOURCES, type Source } from "../../../domain/picture/filter";
import { TIME_CHOICES, type TimeChoice } from "../../../domain/picture/time-window";
import { reportLabel } from "../../../domain/reports/registry";
import { FilterGroup } from "../../../ui/filters";
import selectStyles from "../../../ui/select.module.css";
import { showFocused } from "../../../ui/use-focus";
import styles from "./picture.module.css";
import type { useFilter } from "./use-filter";

interface Props {
  filter: ReturnType<typeof useFilter>;
  onTime(time: TimeChoice): void;
  children: ReactNode;
}

const SOURCE_LABELS: Record<Source, string> = {
  all: "All",
  own: "Own",
  received: "Received",
  test: "Test data",
};
const TIME_LABELS: Record<TimeChoice, string> = {
  hour: "Last hour",
  six: "Last 6 hours",
  all: "All",
  between: "Between",
};

/** No kind of report is called so: a kind has a name. */
const ALL_TYPES = "";

/** The filter of the reports: one row of menus. */
export function PictureFilters({ filter, onTime, children }: Props) {
  const { types, type, source, test, time } = filter;
  return (
    <div className={`${styles.filters} row`}>
      <FilterMenu
        label="Type"
        value={type ?? ALL_TYPES}
        choices={[ALL_TYPES, ...types]}
        nameOf={(each) => (each === ALL_TYPES ? "All" : reportLabel(each))}
        onChange={(each) => filter.setType(each === ALL_TYPES ? null : each)}
      />
      <FilterMenu
        label="Source"
        value={source}
        choices={SOURCES.filter((each) => test > 0 || each !== "test")}
        nameOf={(each) => SOURCE_LABELS[each]}
        onChange={filter.setSource}
      />
      <FilterMenu
        label="Time"
        value={time.choice}
        choices={TIME_CHOICES}
        nameOf={(each) => TIME_LABELS[each]}
        onChange={onTime}
      />
      {children}
    </div>
  );
}

interface MenuProps<T extends string> {
  label: string;
  value: T;
  choices: readonly T[];
  nameOf(value: T): string;
  onChange(value: T): void;
}

function FilterMenu<T extends string>({ label, value, choices, nameOf, onChange }: MenuProps<T>) {
  const longest = Math.max(...choices.map((each) => nameOf(each).length));
  return (
    <FilterGroup label={label}>
      <label className={`${styles.filter} line`} style={{ "--longest": longest } as CSSProperties}>
        <span className={`${styles.name} quiet`}>{label}</span>
        <select
          className={`${selectStyles.select} ${styles.menu}`}
          value={value}
          onFocus={showFocused}
          onChange={({ currentTarget }) => {
            const chosen = choices[currentTarget.selectedIndex];
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {choices.map((each) => (
            <option key={each} value={each} className={selectStyles.option}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </label>
    </FilterGroup>
  );
}
