import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface Labelled {
  label: string;
  /** What is wrong, in the specification's words; its place is kept free so that nothing moves. */
  error?: string | null;
  /** What may well be wrong, in the same place; the field is not invalid for it. */
  warning?: ReactNode;
  /** A quiet note in the error's place while there is no error. */
  hint?: ReactNode;
  /** Leaves out the place for an error where none can occur. */
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
      {!plain && (
        <p id={noteId} className={styles[noteKind(error, warning)]} aria-live="polite">
          {error || warning || hint}
        </p>
      )}
    </div>
  );
}

function noteKind(error: Labelled["error"], warning: Labelled["warning"]) {
  if (error) return "error";
  return warning ? "warning" : "hint";
}

type TextFieldProps = Labelled & ComponentProps<"input"> & { mono?: boolean; fieldClass?: string };

export function TextField({
  label,
  error,
  warning,
  hint,
  plain,
  mono,
  fieldClass,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      warning={warning}
      hint={hint}
      plain={plain}
      className={fieldClass}
    >
      {({ id, noteId }) => (
        <input
          id={id}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={plain ? undefined : noteId}
          className={[styles.input, mono && styles.mono, className].filter(Boolean).join(" ")}
          {...rest}
        />
      )}
    </Field>
  );
}

type TextAreaProps = Omit<Labelled, "warning"> & ComponentProps<"textarea">;

export function TextArea({ label, error, hint, plain, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} plain={plain}>
      {({ id, noteId }) => (
        <textarea
          id={id}
          rows={2}
          aria-invalid={error ? true : undefined}
          aria-describedby={plain ? undefined : noteId}
          className={[styles.input, styles.area, className].filter(Boolean).join(" ")}
          {...rest}
        />
      )}
    </Field>
  );
}
