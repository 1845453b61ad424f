import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
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
  const input = useRef<HTMLInputElement>(null);
  const noun = label.toLowerCase();

  function type(text: string) {
    const number = Number.parseInt(text, 10);
    const held = Math.min(max, Math.max(min, number));
    setTyped(Number.isNaN(number) ? "" : String(held));
    if (!Number.isNaN(number)) onChange(held);
  }

  function step(by: number) {
    const next = Math.min(max, Math.max(min, value + by));
    setTyped(null);
    onChange(next);
    // A button that reaches its bound is disabled and would drop the focus.
    if (next === min || next === max) input.current?.focus();
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
            ref={input}
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
