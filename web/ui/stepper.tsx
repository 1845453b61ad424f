import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Field } from "./field";
import styles from "./stepper.module.css";

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** A small whole number: typed, stepped with the arrow keys, or stepped with its two buttons. */
export function Stepper({ label, value, min, max, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const noun = label.toLowerCase();

  function type(text: string) {
    const digits = text.replace(/\D/g, "").slice(0, String(max).length);
    const number = Math.min(max, Math.max(min, Number(digits)));
    setTyped(digits === "" ? "" : String(number));
    if (digits !== "") onChange(number);
  }

  function step(by: number) {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, value + by)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    <Field label={label} plain>
      {({ id }) => (
        <div className={styles.stepper}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Decrease ${noun}`}
            disabled={value <= min}
            onClick={() => step(-1)}
            className={styles.step}
          >
            <Minus size={16} aria-hidden="true" />
          </button>
          <input
            id={id}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? String(value)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => setTyped(null)}
            onKeyDown={onKeyDown}
            className={styles.number}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Increase ${noun}`}
            disabled={value >= max}
            onClick={() => step(1)}
            className={styles.step}
          >
            <Plus size={16} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
