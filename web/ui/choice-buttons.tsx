import { type KeyboardEvent, useId, useRef, useState } from "react";
import { choiceByKey } from "./choice-keys";
import styles from "./choices.module.css";

interface Props<T extends string> {
  label: string;
  value: T | "";
  choices: readonly { value: T; label: string }[];
  onChange(value: T): void;
}

/** A few buttons of which one is pressed in. One Tab stop: arrows and first letters choose, Space or Enter presses. */
export function ChoiceButtons<T extends string>({ label, value, choices, onChange }: Props<T>) {
  const labelId = useId();
  const row = useRef<HTMLDivElement>(null);
  /** The button that has the focus; null while it is elsewhere. */
  const [reached, setReached] = useState<number | null>(null);
  const pressed = choices.findIndex((choice) => choice.value === value);
  const tabStop = reached ?? Math.max(0, pressed);

  function onKeyDown(event: KeyboardEvent) {
    const labels = choices.map((choice) => choice.label);
    const to = choiceByKey(event, labels, pressed);
    const choice = to === null ? undefined : choices[to];
    if (to === null || !choice) return;
    event.preventDefault();
    row.current?.querySelectorAll("button")[to]?.focus();
    if (to !== pressed) onChange(choice.value);
  }

  return (
    <fieldset aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={styles.row} ref={row}>
        {choices.map((choice, index) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            data-label={choice.label}
            tabIndex={index === tabStop ? 0 : -1}
            className={styles.button}
            onClick={() => onChange(choice.value)}
            onFocus={() => setReached(index)}
            onBlur={() => setReached(null)}
            onKeyDown={onKeyDown}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
