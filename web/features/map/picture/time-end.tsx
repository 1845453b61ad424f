import { useState } from "react";
import { readPastTime, type TypedAt } from "../../../domain/time/observed-time";
import { TextField } from "../../../ui/field";
import styles from "./time-bar.module.css";

interface EndProps {
  label: string;
  value: string;
  error: string | null;
  typedAt: TypedAt;
  onChange(value: string): void;
}

/** One end of the time, as a DTG once the box is left: "10 min ago" stays that minute. */
export function TimeEnd({ label, value, error, typedAt, onChange }: EndProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      label={label}
      mono
      plain
      fieldClass={styles.end}
      value={value}
      placeholder="HHMM or DTG"
      error={isTyping ? null : error}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        const { dtg } = readPastTime(value, typedAt);
        if (dtg !== null && dtg !== value) onChange(dtg);
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
