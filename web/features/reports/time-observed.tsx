import { type KeyboardEvent, useId, useRef, useState } from "react";
import {
  MINUTES_AGO,
  readObservedTime,
  type TimeProblem,
  type TimeReading,
  timeAge,
  timeProblem,
} from "../../domain/time/observed-time";
import { minute } from "../../lib/clock";
import { Button } from "../../ui/button";
import fields from "../../ui/field.module.css";
import signs from "../../ui/sign.module.css";
import { currentDtg, typedAt } from "./copy-report";
import type { ObservedTime } from "./draft";
import { TIME_OBSERVED } from "./notes";
import styles from "./time-observed.module.css";
import { useDeferredError } from "./use-deferred-error";

interface Props {
  /** Absent while the time is that of the copy. */
  observed: ObservedTime | undefined;
  /** Whose time that is: the last copy's, an older entry's that this report replaces, or another that was given. */
  source: "copied" | "kept" | "set";
  onChange(observed: ObservedTime | undefined): void;
}

/** Why the report has no time yet; null if the time is understood, or none is set. */
export function observedTimeProblem(observed: ObservedTime | undefined): TimeProblem | null {
  return observed?.dtg === null ? timeProblem(observed.text, typedAt()) : null;
}

/** A problem in the place of the DTG. */
export const whatIsWrong = ({ readings }: TimeProblem) =>
  readings.length > 0 ? "which day?" : "not understood";

/** The moments that a typed time may mean, for the operator to choose. */
export function TimeReadings({
  readings,
  onChoose,
}: {
  readings: readonly TimeReading[];
  onChoose(dtg: string): void;
}) {
  return readings.map(({ dtg, text }) => (
    <Button key={dtg} className={styles.reading} onClick={() => onChoose(dtg)}>
      {text}
    </Button>
  ));
}

/** The report's DTG: the moment of the copy, or the time that the operator or the message gives. */
export function TimeObserved({ observed, source, onChange }: Props) {
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = observedTimeProblem(observed);
  const { error, onFocus, onBlur } = useDeferredError(problem?.error ?? null, false);
  const age = observed?.dtg ? timeAge(observed.dtg, typedAt()) : null;
  /** The field was asked for; where there is room for it, it is there in any case. */
  const [isAsked, setAsked] = useState(false);

  /** Parsed at this moment: "10 min ago" stays the same minute from then on. */
  function type(text: string) {
    if (text.trim() === "") onChange(undefined);
    else onChange({ text, dtg: readObservedTime(text, typedAt()).dtg });
  }

  /** Shown as the message will write it. */
  function readTyped() {
    if (observed?.dtg && observed.text !== observed.dtg) {
      onChange({ text: observed.dtg, dtg: observed.dtg });
    }
  }

  function set() {
    setAsked(true);
    if (!observed) {
      const dtg = currentDtg(new Date());
      onChange({ text: dtg, dtg });
    }
    // Once it holds the time: what is typed next then takes its place.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.select();
    });
  }

  function setAgo(minutes: number) {
    setAsked(false);
    const { dtg } = readObservedTime(`${minutes} min ago`, typedAt());
    if (dtg !== null) onChange({ text: dtg, dtg });
  }

  function choose(dtg: string) {
    onChange({ text: dtg, dtg });
    // The button that had the focus is gone.
    input.current?.focus();
  }

  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === "Enter" && !ctrlKey && !metaKey) readTyped();
  }

  return (
    <fieldset
      className={`${styles.time} ${isAsked || problem ? styles.asked : ""}`}
      aria-label={TIME_OBSERVED}
    >
      <p className={styles.shown}>
        <span className={styles.label}>DTG</span>{" "}
        {problem
          ? whatIsWrong(problem)
          : observed?.dtg
            ? `${observed.dtg} (${source})`
            : `now (${currentDtg(new Date(minute.value))})`}
      </p>
      <div className={styles.controls}>
        <div className={styles.choice}>
          <Button
            title="Now (Alt J)"
            aria-pressed={!observed}
            aria-keyshortcuts="Alt+J"
            onClick={() => {
              setAsked(false);
              onChange(undefined);
            }}
          >
            Now
          </Button>
          {MINUTES_AGO.map((minutes) => (
            <Button
              key={minutes}
              data-ago
              aria-label={`−${minutes} min`}
              onClick={() => setAgo(minutes)}
            >
              −{minutes}
              {minutes === MINUTES_AGO.at(-1) && " min"}
            </Button>
          ))}
          <Button aria-pressed={Boolean(observed) && source === "set"} onClick={set}>
            Set
          </Button>
        </div>
        <input
          ref={input}
          aria-label={TIME_OBSERVED}
          className={`${fields.input} ${styles.input}`}
          value={observed?.text ?? ""}
          placeholder="HHMM or DTG"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={onFocus}
          onBlur={() => {
            onBlur();
            readTyped();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {problem && problem.readings.length > 0 && (
        <div className={`${styles.readings} row`}>
          <TimeReadings readings={problem.readings} onChoose={choose} />
        </div>
      )}
      <p
        id={noteId}
        className={`${styles.said} ${error ? signs.wrong : age?.isDoubtful ? signs.warning : "muted"}`}
        aria-live="polite"
      >
        {error ?? age?.text ?? (observed ? "" : "Time of the copy")}
      </p>
    </fieldset>
  );
}
