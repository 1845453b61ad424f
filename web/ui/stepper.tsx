import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { type NumberRule, type Quantity, typedQuantity } from "../domain/fields/number-field";
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
  const text = typedQuantity(value);
  /** Steps begin at a number beyond the bounds as well: from 99 down to the most. */
  const at = /^-?\d+$/.test(text) ? Number(text) : value.quantity;

  function step(by: number) {
    const next = Math.min(rule.max, Math.max(rule.min, at + by));
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
      value={text}
      plain
      role="spinbutton"
      aria-valuenow={value.quantity}
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
            disabled={at <= rule.min}
            onClick={() => step(-1)}
            className={styles.step}
          >
            <Minus size={16} />
          </button>
          {input}
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Increase ${noun}`}
            disabled={at >= rule.max}
            onClick={() => step(1)}
            className={styles.step}
          >
            <Plus size={16} />
          </button>
        </div>
      )}
    />
  );
}
