import { Field } from "./field";
import styles from "./select.module.css";

interface Props<T extends string> {
  label: string;
  value: T | "";
  choices: readonly { value: T; label: string }[];
  onChange(value: T): void;
  placeholder?: string;
  hint?: string;
  plain?: boolean;
  fieldClass?: string;
}

/** Stands for "nothing chosen": no item of a list has an empty value. */
const UNSET = "unset";

/**
 * A closed list for many choices; six or fewer are better as a Segmented. It is the
 * browser's own `<select>`, drawn by the theme where the browser lets it be drawn
 * (Chromium from 135) and coloured by it elsewhere: its keyboard, its typeahead (which
 * starts anew after a second) and what screen readers say of it come with it.
 */
export function Select<T extends string>({
  label,
  value,
  choices,
  onChange,
  placeholder = "Choose",
  hint,
  plain,
  fieldClass,
}: Props<T>) {
  function choose(picked: string) {
    const choice = choices.find((candidate) => candidate.value === picked);
    if (choice) onChange(choice.value);
  }
  return (
    <Field label={label} hint={hint} plain={plain} className={fieldClass}>
      {({ id }) => (
        <select
          id={id}
          value={value || UNSET}
          onChange={(event) => choose(event.currentTarget.value)}
          className={styles.select}
          data-unset={value === "" ? true : undefined}
        >
          {value === "" && (
            <option value={UNSET} hidden disabled>
              {placeholder}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} className={styles.option}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
