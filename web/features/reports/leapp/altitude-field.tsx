import { useRef } from "react";
import { withThousands } from "../../../domain/figures";
import { cleanNumber } from "../../../domain/reports/grid-row";
import { ALTITUDE_LENGTH } from "../../../domain/reports/leapp-definition";
import { TextField } from "../../../ui/field";
import { useCaret } from "../use-caret";
import styles from "./leapp.module.css";

interface Props {
  /** Digits only. */
  value: string;
  onChange(altitude: string): void;
}

/** Feet, shown with a comma between thousands as they are typed. */
export function AltitudeField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const shown = withThousands(value);
  const caret = useCaret(input, shown);
  return (
    <TextField
      ref={input}
      label="Altitude (ft)"
      mono
      plain
      value={shown}
      inputMode="numeric"
      fieldClass={styles.figure}
      onKeyDown={caret.stepOverSeparator}
      onChange={(event) => {
        caret.note(event.currentTarget);
        onChange(cleanNumber(event.currentTarget.value, ALTITUDE_LENGTH));
      }}
    />
  );
}
