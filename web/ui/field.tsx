import { type ComponentProps, type ReactNode, useId } from "react";
import { textCount, textError } from "../domain/fields/text-field";
import styles from "./field.module.css";
import signs from "./sign.module.css";

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
      <label className={`${styles.label} quiet`} htmlFor={id}>
        {label}
      </label>
      {children({ id, noteId })}
      <p
        id={noteId}
        className={`${styles.note} ${noteLook(error, warning)}`}
        data-over={plain ? true : undefined}
        aria-live="polite"
      >
        {error || warning || hint}
      </p>
    </div>
  );
}

function noteLook(error: Labelled["error"], warning: Labelled["warning"]) {
  if (error) return signs.wrong;
  return warning ? signs.warning : "muted";
}

interface Text extends Labelled {
  /** The most characters that the field takes: a longer text stays whole, and the field says so. */
  limit?: number;
  value?: unknown;
}

/** What is said around a text, with its own error and counter if it has nothing else to say; and the rest. */
function aroundText<Props extends Text>(props: Props) {
  const { label, error, warning, hint, plain, limit, ...rest } = props;
  const { value } = props;
  const said = { label, error, warning, hint, plain };
  if (limit !== undefined && typeof value === "string") {
    said.error ||= textError(value, limit);
    said.hint = textCount(value, limit) ?? hint;
  }
  return { said, rest };
}

type TextFieldProps = Text & ComponentProps<"input"> & { mono?: boolean; fieldClass?: string };

export function TextField({ mono, fieldClass, className, ...props }: TextFieldProps) {
  const { said, rest } = aroundText(props);
  return (
    <Field {...said} className={fieldClass}>
      {({ id, noteId }) => (
        <input
          id={id}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={said.error ? true : undefined}
          aria-describedby={noteId}
          className={[styles.input, mono && "mono", className].filter(Boolean).join(" ")}
          {...rest}
        />
      )}
    </Field>
  );
}

interface TextAreaProps extends Omit<Text, "warning" | "value">, ComponentProps<"textarea"> {
  /** It cannot be drawn larger. */
  fixed?: boolean;
}

export function TextArea({ className, fixed, ...props }: TextAreaProps) {
  const { said, rest } = aroundText(props);
  return (
    <Field {...said} className={said.plain ? styles.wide : undefined}>
      {({ id, noteId }) => (
        <textarea
          id={id}
          rows={2}
          aria-invalid={said.error ? true : undefined}
          aria-describedby={noteId}
          className={[styles.input, styles.area, fixed && styles.fixed, className]
            .filter(Boolean)
            .join(" ")}
          {...rest}
        />
      )}
    </Field>
  );
}
