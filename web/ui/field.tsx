import { type ComponentProps, type ReactNode, useId } from "react";
import { textCount, textError } from "../domain/fields/text-field";
import styles from "./field.module.css";

interface Labelled {
  label: string;
  /** The error, in the specification's words; its space is reserved so that nothing moves. */
  error?: string | null;
  /** What may well be wrong, in the same place; the field is not invalid for it. */
  warning?: ReactNode;
  /** A hint in the error's space while there is no error. */
  hint?: ReactNode;
  /** Reserves no space below the control: a note covers what is there. */
  plain?: boolean;
}

interface Slots {
  id: string;
  noteId: string;
}

/** A label above its control, and below it the place for an error or a hint. */
export function Field({
  label,
  error,
  warning,
  hint,
  plain,
  className,
  children,
}: Labelled & { className?: string; children: (slots: Slots) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={[styles.field, className].filter(Boolean).join(" ")}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, noteId })}
      <p
        id={noteId}
        className={styles[noteKind(error, warning)]}
        data-over={plain ? true : undefined}
        aria-live="polite"
      >
        {error || warning || hint}
      </p>
    </div>
  );
}

function noteKind(error: Labelled["error"], warning: Labelled["warning"]) {
  if (error) return "error";
  return warning ? "warning" : "hint";
}

/** A text that may be longer than its field takes: it stays whole, and the field says so. */
interface Limited {
  /** The most characters that the field takes. */
  limit?: number;
}

/** The text's own error and counter, if it has nothing else to say. */
function limitedNote(
  { error, hint, limit }: Labelled & Limited,
  value: unknown,
): Pick<Labelled, "error" | "hint"> {
  if (limit === undefined || typeof value !== "string") return { error, hint };
  return { error: error || textError(value, limit), hint: textCount(value, limit) ?? hint };
}

type TextFieldProps = Labelled &
  Limited &
  ComponentProps<"input"> & { mono?: boolean; fieldClass?: string };

export function TextField({
  label,
  error,
  warning,
  hint,
  plain,
  limit,
  mono,
  fieldClass,
  className,
  ...rest
}: TextFieldProps) {
  const note = limitedNote({ label, error, hint, limit }, rest.value);
  return (
    <Field
      label={label}
      error={note.error}
      warning={warning}
      hint={note.hint}
      plain={plain}
      className={fieldClass}
    >
      {({ id, noteId }) => (
        <input
          id={id}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={note.error ? true : undefined}
          aria-describedby={noteId}
          className={[styles.input, mono && styles.mono, className].filter(Boolean).join(" ")}
          {...rest}
        />
      )}
    </Field>
  );
}

type TextAreaProps = Omit<Labelled, "warning"> & Limited & ComponentProps<"textarea">;

export function TextArea({ label, error, hint, plain, limit, className, ...rest }: TextAreaProps) {
  const note = limitedNote({ label, error, hint, limit }, rest.value);
  return (
    <Field
      label={label}
      error={note.error}
      hint={note.hint}
      plain={plain}
      className={plain ? styles.wide : undefined}
    >
      {({ id, noteId }) => (
        <textarea
          id={id}
          rows={2}
          aria-invalid={note.error ? true : undefined}
          aria-describedby={noteId}
          className={[styles.input, styles.area, className].filter(Boolean).join(" ")}
          {...rest}
        />
      )}
    </Field>
  );
}
