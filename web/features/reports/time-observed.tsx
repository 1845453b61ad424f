import { type KeyboardEvent, useId, useRef } from "react";
import { isInFuture, readObservedTime, type TypedAt } from "../../domain/time/observed-time";
import { localOffsetMinutes } from "../../lib/clock";
import { operator } from "../../lib/session";
import { Button } from "../../ui/button";
import { currentDtg } from "./copy-report";
import type { ObservedTime } from "./draft";
import styles from "./time-observed.module.css";
import { useDeferredError } from "./use-deferred-error";

export const typedAt = (): TypedAt => ({
  now: new Date(),
  zone: operator().timeZone,
  localOffsetMinutes,
});

interface Props {
  /** Absent while the time is that of the copy. */
  observed: ObservedTime | undefined;
  onChange(observed: ObservedTime | undefined): void;
}

/** The error of a time; null if it is understood, or none is set. */
export function observedTimeError(observed: ObservedTime | undefined): string | null {
  return observed?.dtg === null ? readObservedTime(observed.text, typedAt()).error : null;
}

/** The report's DTG: the moment of the copy, or the time that the operator or the message gives. */
export function TimeObserved({ observed, onChange }: Props) {
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { error, onFocus, onBlur } = useDeferredError(observedTimeError(observed), false);
  const isAhead = observed?.dtg ? isInFuture(observed.dtg, typedAt()) : false;

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

  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === "Enter" && !ctrlKey && !metaKey) readTyped();
  }

  return (
    <fieldset
      className={styles.time}
      aria-label="Time observed"
      data-set={observed ? true : undefined}
    >
      <p className={styles.shown}>
        <span className={styles.label}>DTG</span>{" "}
        {observed ? (observed.dtg ? `${observed.dtg} (set)` : "not understood") : "now"}
      </p>
      <div className={styles.controls}>
        <div className={styles.choice}>
          <Button aria-pressed={!observed} onClick={() => onChange(undefined)}>
            Now
          </Button>
          <Button aria-pressed={Boolean(observed)} onClick={set}>
            Set
          </Button>
        </div>
        <input
          ref={input}
          aria-label="Time observed"
          className={styles.input}
          value={observed?.text ?? ""}
          placeholder="HHMM, 10 min ago, DTG"
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
      <p id={noteId} className={error ? styles.problem : styles.note} aria-live="polite">
        {error ?? (isAhead ? "This time is in the future." : "")}
      </p>
    </fieldset>
  );
}
