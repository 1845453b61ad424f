import { type ReactNode, useState } from "react";
import { readDtg } from "../../../domain/time/dtg";
import { readObservedTime, timeAge, timeProblem } from "../../../domain/time/observed-time";
import { TextField } from "../../../ui/field";
import { typedAt } from "../copy-report";
import { useNote } from "../notes";
import { TimeReadings } from "../time-observed";
import { useDeferredError } from "../use-deferred-error";
import styles from "./format.module.css";

interface Props {
  label: string;
  /** A DTG; or what was typed and is not understood. */
  value: string;
  /** While it is empty it is the moment of the copy. */
  isNowByDefault: boolean;
  hint?: ReactNode;
  onChange(value: string): void;
}

/**
 * A date-time group, a time of day or an interval ago. The typed text stays until the field is left; the form has its
 * DTG as soon as it is understood: "10 min ago" stays that minute.
 */
export function DtgField({ label, value, isNowByDefault, hint, onChange }: Props) {
  const [typed, setTyped] = useState<{ text: string; dtg: string } | null>(null);
  const isTyped = typed !== null && typed.dtg === value;
  const isUnderstood = value.trim() === "" || readDtg(value)?.text === value;
  const problem = isUnderstood ? null : timeProblem(value, typedAt());
  const deferred = useDeferredError(problem?.error ?? null, false);

  const age = timeAge(value, typedAt())?.text;
  const doubt = useNote("time", label);
  const stands = isTyped && typed.text !== typed.dtg ? `= ${typed.dtg}, ` : "";

  function type(text: string) {
    const { dtg } = readObservedTime(text, typedAt());
    setTyped(dtg === null ? null : { text, dtg });
    onChange(dtg ?? text);
  }

  return (
    <div className={styles.time}>
      <TextField
        label={label}
        mono
        plain
        value={isTyped ? typed.text : value}
        placeholder={isNowByDefault ? "now" : "HHMM or DTG"}
        error={deferred.error}
        warning={doubt && stands + doubt}
        hint={age ? stands + age : hint}
        onFocus={deferred.onFocus}
        onBlur={() => {
          deferred.onBlur();
          setTyped(null);
        }}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <TimeReadings readings={problem?.readings ?? []} onChoose={onChange} />
    </div>
  );
}
