import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  isNumberBegun,
  type NumberRule,
  numberError,
  shownNumber,
  typedThousands,
} from "../domain/fields/number-field";
import { Field } from "./field";
import fieldStyles from "./field.module.css";
import { useCaret } from "./use-caret";

const PAUSE_MS = 700;

type Props = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  label: string;
  rule: NumberRule;
  /** The text as typed, whatever it is. */
  value: string;
  onChange(typed: string): void;
  hint?: ReactNode;
  plain?: boolean;
  fieldClass?: string;
  /** Puts the input between buttons. */
  framed?(input: ReactNode): ReactNode;
};

/**
 * A number: what is typed or pasted stays as it is, with its error if it is not a number that the field takes. Where
 * thousands are shown, a typed letter is not taken.
 */
export function NumberField({
  label,
  rule,
  value,
  onChange,
  hint,
  plain,
  fieldClass,
  framed = (input) => input,
  className = `${fieldStyles.input} mono`,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const pasted = useRef<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  /** Counted, so that each one puts the caret back where it was. */
  const [lettersRefused, setLettersRefused] = useState(0);
  const shown = shownNumber(value, rule);
  const caret = useCaret(input, shown);
  const isBegun = isFocused && isNumberBegun(value, rule);
  const [hasPaused, setPaused] = useState(false);
  const error = isBegun && !hasPaused ? null : numberError(value, rule);

  // What typing on may make right is no error until the typing pauses. Each key begins the wait again.
  useEffect(() => {
    setPaused(false);
    if (!isBegun || value === "") return;
    const timer = setTimeout(() => setPaused(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBegun, value]);

  function change(event: FormEvent<HTMLInputElement>) {
    const element = event.currentTarget;
    const inserted = pasted.current ?? insertedBy(event.nativeEvent, element.value);
    pasted.current = null;
    const isLetter = rule.thousands === true && /^\p{L}$/u.test(inserted);
    setLettersRefused((before) => (isLetter ? before + 1 : 0));
    const typed = rule.thousands ? typedThousands(value, element.value, inserted) : element.value;
    const next = isLetter ? value : typed;
    if (shownNumber(next, rule) !== element.value) caret.note(element);
    onChange(next);
  }

  return (
    <Field
      label={label}
      error={error}
      hint={lettersRefused > 0 ? "Digits only" : hint}
      plain={plain}
      className={[fieldStyles.figure, fieldClass].filter(Boolean).join(" ")}
    >
      {({ id, noteId }) =>
        framed(
          <input
            id={id}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteId}
            className={className}
            {...rest}
            value={shown}
            onChange={change}
            onPaste={(event) => {
              pasted.current = event.clipboardData.getData("text");
            }}
            onFocus={(event) => {
              setFocused(true);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              setLettersRefused(0);
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              // A paste that a browser refuses changes nothing: what follows is typed.
              pasted.current = null;
              if (rule.thousands && shown !== value) caret.stepOverSeparator(event);
              onKeyDown?.(event);
            }}
          />,
        )
      }
    </Field>
  );
}

/** The text that a change inserted: "" for a deletion; the whole value if that is unknown. */
function insertedBy(event: Event, now: string): string {
  if (!(event instanceof InputEvent)) return now;
  if (event.inputType.startsWith("delete")) return "";
  return event.data ?? now;
}
