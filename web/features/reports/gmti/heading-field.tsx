import { type KeyboardEvent, useState } from "react";
import { cleanHeading, settledHeading, stepHeading } from "../../../domain/heading";
import { TextField } from "../../../ui/field";
import styles from "./gmti.module.css";

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const SHIFTED = 10;

interface Props {
  /** 1 to 360, or "". */
  value: string;
  onChange(heading: string): void;
}

/**
 * Degrees, 1 to 360. The arrow keys go around the compass; with Shift, like Page Up and
 * Page Down, by tens. What is typed (`045`, `0`) stands until the field is left; the form
 * has the heading it means from the first digit on.
 */
export function HeadingField({ value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // The form may have been reset, or changed in another window, while the field is typed in.
  const isTyped = typed !== null && settledHeading(typed) === value;

  function type(text: string) {
    const digits = cleanHeading(text);
    setTyped(digits);
    onChange(settledHeading(digits));
  }

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    setTyped(null);
    onChange(stepHeading(value, event.shiftKey ? Math.sign(by) * SHIFTED : by));
  }

  return (
    <TextField
      label="Heading"
      mono
      plain
      role="spinbutton"
      aria-valuenow={value === "" ? undefined : Number(value)}
      aria-valuemin={1}
      aria-valuemax={360}
      value={isTyped ? typed : value}
      inputMode="numeric"
      fieldClass={styles.heading}
      onKeyDown={step}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
