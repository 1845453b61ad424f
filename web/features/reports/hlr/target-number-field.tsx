import { useMemo } from "react";
import { isTargetNumberUsed } from "../../../domain/log";
import type { HlrForm } from "../../../domain/reports/hlr";
import { cleanTargetNumber, TARGET_NUMBER_LENGTH } from "../../../domain/target-number";
import { useLogEntries } from "../../../lib/use-log";
import { TextField } from "../../../ui/field";
import styles from "./hlr.module.css";

interface Props {
  form: HlrForm;
  /** The report was copied under this number and stands as it was copied. */
  isCurrent: boolean;
  onChange(targetNumber: string): void;
}

/** The number that the target goes by in every later message. */
export function TargetNumberField({ form, isCurrent, onChange }: Props) {
  const entries = useLogEntries();
  const { targetNumber, randomSixDigit } = form;
  const used = useMemo(
    () => isTargetNumberUsed(entries, targetNumber, randomSixDigit),
    [entries, targetNumber, randomSixDigit],
  );
  return (
    <TextField
      label="Target Number"
      mono
      value={targetNumber}
      maxLength={TARGET_NUMBER_LENGTH}
      autoCapitalize="characters"
      warning={used ? "This Target Number has already been used in this session." : null}
      hint={isCurrent ? "Current target number" : null}
      data-current={isCurrent ? true : undefined}
      fieldClass={styles.target}
      className={styles.number}
      onChange={(event) => onChange(cleanTargetNumber(event.currentTarget.value))}
    />
  );
}
