import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { Field } from "./field";
import { cspNonce } from "./nonce";
import styles from "./select.module.css";

interface Props<T extends string> {
  label: string;
  value: T | "";
  choices: readonly { value: T; label: string }[];
  onChange(value: T): void;
  placeholder?: string;
  hint?: string;
  plain?: boolean;
  mono?: boolean;
  disabled?: boolean;
  fieldClass?: string;
}

/** A closed list for many choices; six or fewer are better as a Segmented. */
export function Select<T extends string>({
  label,
  value,
  choices,
  onChange,
  placeholder = "Choose",
  hint,
  plain,
  mono,
  disabled,
  fieldClass,
}: Props<T>) {
  const choose = (picked: string) => {
    const choice = choices.find((candidate) => candidate.value === picked);
    if (choice) onChange(choice.value);
  };
  return (
    <Field label={label} hint={hint} plain={plain} className={fieldClass}>
      {({ id }) => (
        <Radix.Root value={value} onValueChange={choose} disabled={disabled}>
          <Radix.Trigger
            id={id}
            className={[styles.trigger, mono && styles.mono].filter(Boolean).join(" ")}
          >
            <span className={styles.value}>
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon asChild>
              <ChevronDown size={16} aria-hidden="true" />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content className={styles.content} position="popper" sideOffset={4}>
              <Radix.Viewport nonce={cspNonce()} className={styles.viewport}>
                {choices.map((choice) => (
                  <Radix.Item key={choice.value} value={choice.value} className={styles.item}>
                    <Radix.ItemText>{choice.label}</Radix.ItemText>
                    <Radix.ItemIndicator>
                      <Check size={16} aria-hidden="true" />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
