import { type KeyboardEvent, useState } from "react";
import {
  HEADING,
  normalizeHeading,
  stepHeading,
  typedHeading,
} from "../../../domain/fields/heading";
import { numberOf } from "../../../domain/fields/number-field";
import { NumberField } from "../../../ui/number-field";
import styles from "./format.module.css";

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const SHIFTED = 10;

interface Props {
  label: string;
  /** 1 to 360, or ""; or what was typed and is no heading. */
  value: string;
  onChange(heading: string): void;
}

/**
 * Degrees, 1 to 360. The arrow keys go around the compass; with Shift, like Page Up and Page Down, by tens. The typed
 * text (`045`, `0`) stays until the field is left; the form has its heading from the first digit on, and the field
 * shows it if it differs.
 */
export function HeadingField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // The form may have been reset, or changed in another window, while the field is typed in.
  const isTyped = typed !== null && normalizeHeading(typed) === value;
  const degrees = numberOf(value, HEADING);
  const isAround = isTyped && degrees !== null && Number(typed) !== degrees;

  function type(text: string) {
    const shown = typedHeading(text);
    setTyped(shown);
    onChange(normalizeHeading(shown));
  }

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    setTyped(null);
    onChange(stepHeading(value, event.shiftKey ? Math.sign(by) * SHIFTED : by));
  }

  return (
    <NumberField
      label={label}
      rule={HEADING}
      plain
      role="spinbutton"
      aria-valuenow={degrees ?? undefined}
      aria-valuemin={HEADING.min}
      aria-valuemax={HEADING.max}
      value={isTyped ? typed : value}
      hint={isAround ? `= ${degrees}` : null}
      fieldClass={styles.figure}
      onKeyDown={step}
      onChange={type}
      onBlur={() => setTyped(null)}
    />
  );
}
