import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { type NumberRule, type Quantity, typedQuantity } from "../domain/number-field";
import { NumberField } from "./number-field";
import styles from "./stepper.module.css";

interface Props {
  label: string;
  value: Quantity;
  rule: NumberRule;
  /** The text as typed, or the number that was stepped to. */
  onChange(typed: string): void;
}

/** A small whole number: typed, stepped with the arrow keys, or stepped with its two buttons. */
export function Stepper({ label, value, rule, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const noun = label.toLowerCase();
  const { quantity } = value;

  function step(by: number) {
    const next = Math.min(rule.max, Math.max(rule.min, quantity + by));
    onChange(String(next));
    // A button that reaches its bound is disabled and would drop the focus.
    if (next === rule.min || next === rule.max) frame.current?.querySelector("input")?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    <NumberField
      label={label}
      rule={rule}
      value={typedQuantity(value)}
      plain
      role="spinbutton"
      aria-valuenow={quantity}
      aria-valuemin={rule.min}
      aria-valuemax={rule.max}
      className={styles.number}
      onChange={onChange}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
      framed={(input) => (
        <div className={styles.stepper} ref={frame}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Decrease ${noun}`}
            disabled={quantity <= rule.min}
            onClick={() => step(-1)}
            className={styles.step}
          >
            <Minus size={16} aria-hidden="true" />
          </button>
          {input}
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Increase ${noun}`}
            disabled={quantity >= rule.max}
            onClick={() => step(1)}
            className={styles.step}
          >
            <Plus size={16} aria-hidden="true" />
          </button>
        </div>
      )}
    />
  );
}
