import { Field } from "./field";
import styles from "./select.module.css";

interface Common<T extends string> {
  label: string;
  value: T | "";
  choices: readonly { value: T; label: string }[];
  placeholder?: string;
  plain?: boolean;
  /** The error under the list; its space is reserved unless the list is plain. */
  error?: string | null;
  /** A hint in the error's space. */
  hint?: string;
  fieldClass?: string;
  disabled?: boolean;
}

/** A list for a field that may stay empty begins with a choice that empties it again. */
type Props<T extends string> = Common<T> &
  (
    | { clearable: true; onChange(value: T | ""): void }
    | { clearable?: false; onChange(value: T): void }
  );

/** Represents "nothing chosen": a list item cannot have an empty value. */
const UNSET = "unset";
const NOT_STATED = "Not stated";

/**
 * A closed list for many choices; six or fewer are better as a Segmented. It is the browser's own `<select>`, drawn
 * by the theme where the browser lets it be drawn (Chromium from 135) and coloured by it elsewhere: its keyboard, its
 * typeahead (which starts again after a second) and what screen readers say of it come with it.
 */
export function Select<T extends string>(props: Props<T>) {
  const { label, value, choices, placeholder = "Choose", plain, error, hint, fieldClass } = props;
  const { disabled } = props;

  function choose(picked: string) {
    const choice = choices.find((candidate) => candidate.value === picked);
    if (choice) props.onChange(choice.value);
    else if (props.clearable) props.onChange("");
  }
  return (
    <Field label={label} plain={plain} error={error} hint={hint} className={fieldClass}>
      {({ id, noteId }) => (
        <select
          id={id}
          value={value || UNSET}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={plain ? undefined : noteId}
          onChange={(event) => choose(event.currentTarget.value)}
          className={styles.select}
          data-unset={value === "" ? true : undefined}
        >
          {props.clearable && (
            <option value={UNSET} className={styles.option}>
              {NOT_STATED}
            </option>
          )}
          {value === "" && !props.clearable && (
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
