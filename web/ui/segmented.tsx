import { type KeyboardEvent, useId, useRef } from "react";
import { choiceByKey } from "./choice-keys";
import styles from "./choices.module.css";

interface Props<T extends string> {
  label: string;
  /** The choices say what they are about; the label is read out alone. */
  isLabelHidden?: boolean;
  value: T | "";
  choices: readonly { value: T; label: string }[];
  onChange(value: T): void;
}

/** Up to six choices in a row, all of them in sight. Radio buttons underneath: arrows and first letters choose. */
export function Segmented<T extends string>({
  label,
  isLabelHidden = false,
  value,
  choices,
  onChange,
}: Props<T>) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const chosen = choices.findIndex((choice) => choice.value === value);

  function onKeyDown(event: KeyboardEvent) {
    const labels = choices.map((choice) => choice.label);
    const to = choiceByKey(event, labels, chosen);
    const choice = to === null ? undefined : choices[to];
    if (to === null || !choice) return;
    event.preventDefault();
    group.current?.querySelectorAll("input")[to]?.focus();
    if (to !== chosen) onChange(choice.value);
  }

  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`} ref={group} onKeyDown={onKeyDown}>
      <span id={`${name}-label`} className={isLabelHidden ? "visually-hidden" : styles.label}>
        {label}
      </span>
      <div className={styles.row}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              // One Tab stop, the same from both sides: the browser comes back to the last where none is chosen.
              tabIndex={index === Math.max(0, chosen) ? 0 : -1}
              onChange={() => onChange(choice.value)}
              className={styles.radio}
            />
            <span className={styles.text} data-label={choice.label}>
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
