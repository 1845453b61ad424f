import { useState } from "react";
import type { TimeChoice, TypedWindow, WindowErrors } from "../../../domain/picture/time-window";
import { readPastTime, type TypedAt } from "../../../domain/time/observed-time";
import { TextField } from "../../../ui/field";
import { FilterButton, FilterGroup, TypeFilter } from "../../../ui/filters";
import styles from "./picture.module.css";
import { SOURCES, type Source } from "./picture-view";

interface Props {
  types: readonly string[];
  type: string | null;
  onType(type: string | null): void;
  source: Source;
  /** The log holds test reports. */
  hasTest: boolean;
  onSource(source: Source): void;
  time: TypedWindow;
  errors: WindowErrors;
  typedAt: TypedAt;
  onTime(time: TypedWindow): void;
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

/** The filter of the reports. */
export function PictureFilters(props: Props) {
  const { types, type, onType, source, hasTest, onSource, time, errors, typedAt, onTime } = props;
  const end = (key: "from" | "to") => ({
    value: time[key],
    error: errors[key],
    typedAt,
    onChange: (value: string) => onTime({ ...time, [key]: value }),
  });
  return (
    <div className={styles.filters}>
      <FilterGroup label="Type">
        <span className={styles.group} aria-hidden="true">
          Type
        </span>
        <TypeFilter types={types} type={type} onType={onType} />
      </FilterGroup>
      <FilterGroup label="Source">
        <span className={styles.group} aria-hidden="true">
          Source
        </span>
        {buttons(
          SOURCE_LABELS,
          source,
          onSource,
          SOURCES.filter((each) => hasTest || each !== "test"),
        )}
      </FilterGroup>
      <FilterGroup label="Time">
        <span className={styles.group} aria-hidden="true">
          Time
        </span>
        {buttons(TIME_LABELS, time.choice, (choice) => onTime({ ...time, choice }))}
        {time.choice === "between" && (
          <div className={styles.between}>
            <TimeEnd label="From" {...end("from")} />
            <TimeEnd label="To" {...end("to")} />
          </div>
        )}
      </FilterGroup>
    </div>
  );
}

function buttons<T extends string>(
  labels: Record<T, string>,
  active: T,
  onChoose: (value: T) => void,
  values = Object.keys(labels) as T[],
) {
  return values.map((value) => (
    <FilterButton
      key={value}
      label={labels[value]}
      active={value === active}
      onClick={() => onChoose(value)}
    />
  ));
}

interface EndProps {
  label: string;
  value: string;
  error: string | null;
  typedAt: TypedAt;
  onChange(value: string): void;
}

/** One end of the time, as a DTG once the box is left: "10 min ago" stays that minute. */
function TimeEnd({ label, value, error, typedAt, onChange }: EndProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      label={label}
      mono
      plain
      fieldClass={styles.end}
      value={value}
      placeholder="HHMM or DTG"
      error={isTyping ? null : error}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        const { dtg } = readPastTime(value, typedAt);
        if (dtg !== null) onChange(dtg);
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
