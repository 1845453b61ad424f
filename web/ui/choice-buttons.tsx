import { type KeyboardEvent, useId, useRef, useState } from "react";
import styles from "./choice-buttons.module.css";

interface Props<T extends string> {
  label: string;
  value: T | "";
  choices: readonly { value: T; label: string }[];
  onChange(value: T): void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A few buttons of which one is pressed in. One Tab stop: the arrows move, Space or Enter presses. */
export function ChoiceButtons<T extends string>({ label, value, choices, onChange }: Props<T>) {
  const labelId = useId();
  const row = useRef<HTMLDivElement>(null);
  /** Where the arrows have led; null while the focus is elsewhere. */
  const [reached, setReached] = useState<number | null>(null);
  const pressed = choices.findIndex((choice) => choice.value === value);
  const tabStop = reached ?? Math.max(0, pressed);

  function move(event: KeyboardEvent, from: number) {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const to = (from + by + choices.length) % choices.length;
    row.current?.querySelectorAll("button")[to]?.focus();
  }

  return (
    <fieldset className={styles.group} aria-labelledby={labelId}>
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
            className={styles.choice}
            onClick={() => onChange(choice.value)}
            onFocus={() => setReached(index)}
            onBlur={() => setReached(null)}
            onKeyDown={(event) => move(event, index)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
