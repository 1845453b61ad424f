import { useRef, useState } from "react";
import { isCountable, typeTargetNumber } from "../../../domain/fields/target-number";
import { TextField } from "../../../ui/field";
import { useCaret } from "../../../ui/use-caret";
import { useNote } from "../notes";
import styles from "./format.module.css";

interface Props {
  label: string;
  value: string;
  /** The report was copied under this number and is unchanged since. */
  isCurrent: boolean;
  onChange(targetNumber: string): void;
}

/** The number that identifies the target in every later message. */
export function TargetNumberField({ label, value: targetNumber, isCurrent, onChange }: Props) {
  const used = useNote("used", label);
  /** Why the last key was not taken; an object of its own each time, so that the caret is put back. */
  const [notice, setNotice] = useState<{ text: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const caret = useCaret(input, targetNumber);

  function change(element: HTMLInputElement) {
    const { value, note } = typeTargetNumber(targetNumber, element.value);
    caret.note(element, note === null ? 0 : element.value.length - targetNumber.length);
    setNotice(note === null ? null : { text: note });
    if (note === null) onChange(value);
  }

  const shape =
    targetNumber === "" || isCountable(targetNumber)
      ? null
      : "Two letters and four digits, such as AB0012";
  return (
    <TextField
      ref={input}
      label={label}
      mono
      value={targetNumber}
      autoCapitalize="characters"
      warning={
        notice?.text ??
        // Word for word: what is said, and then what a copy replaces.
        used?.split(/(?<=\.) (?=Copying )/).map((each) => <span key={each}>{each} </span>)
      }
      hint={isCurrent ? "Current target number" : shape}
      data-current={isCurrent ? true : undefined}
      fieldClass={styles.target}
      className={styles.number}
      onBlur={() => setNotice(null)}
      onChange={(event) => change(event.currentTarget)}
    />
  );
}
