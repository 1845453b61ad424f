import type { KeyboardEvent } from "react";
import { cleanHeading, settledHeading, stepHeading } from "../../../domain/heading";
import { TextField } from "../../../ui/field";
import styles from "./gmti.module.css";

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

interface Props {
  value: string;
  onChange(heading: string): void;
}

/** Degrees, 1 to 360. The arrow keys go around the compass; Page Up and Page Down by tens. */
export function HeadingField({ value, onChange }: Props) {
  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(stepHeading(value, by));
  }

  /** Leaving the field is no change of the report unless the heading was not settled. */
  function settle() {
    const settled = settledHeading(value);
    if (settled !== value) onChange(settled);
  }

  return (
    <TextField
      label="Heading"
      mono
      plain
      value={value}
      maxLength={3}
      inputMode="numeric"
      fieldClass={styles.heading}
      onKeyDown={step}
      onChange={(event) => onChange(cleanHeading(event.currentTarget.value))}
      onBlur={settle}
    />
  );
}
