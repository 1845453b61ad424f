import { useCombobox } from "downshift";
import { X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Field } from "./field";
import fieldStyles from "./field.module.css";
import { SuggestionList } from "./suggest-field";
import suggestStyles from "./suggest-field.module.css";
import styles from "./tag-field.module.css";

interface Props<T extends string> {
  label: string;
  /** The words that may be chosen. */
  choices: readonly T[];
  chosen: readonly T[];
  error?: string | null;
  hint?: string;
  onChange(chosen: readonly T[]): void;
}

/** Several words of a closed list: typing searches it, Enter takes what is lit, Backspace in the empty box the last one back. */
export function TagField<T extends string>(props: Props<T>) {
  const { label, choices, chosen, error, hint, onChange } = props;
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const typed = text.trim().toLowerCase();
  const items = choices.filter(
    (choice) => !chosen.includes(choice) && choice.toLowerCase().includes(typed),
  );
  const box = useCombobox({
    items,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item ?? "",
  });
  const isOpen = box.isOpen && items.length > 0;

  /** Within the event, not in an effect as downshift would: the next key may follow at once. */
  function pick(item: T) {
    box.closeMenu();
    setText("");
    onChange([...chosen, item]);
  }

  function remove(item: T) {
    // The button that had the focus goes.
    input.current?.focus();
    onChange(chosen.filter((other) => other !== item));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const last = chosen.at(-1);
    if (event.key === "Backspace" && text === "" && last !== undefined) remove(last);
    if (event.key !== "Enter") return;
    // What is typed is no word of the list until it is taken from it, and sends no form.
    event.preventDefault();
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    const lit = isOpen ? items[box.highlightedIndex] : undefined;
    if (lit !== undefined) pick(lit);
  }

  return (
    <Field label={label} error={error} hint={hint}>
      {({ id, noteId }) => (
        <div className={`${suggestStyles.wrap} stack`}>
          {chosen.length > 0 && (
            <ul className={`${styles.tags} row`} aria-label={`${label} chosen`}>
              {chosen.map((item) => (
                <li key={item}>
                  <button
                    type="button"
                    className={styles.tag}
                    aria-label={`Remove ${item}`}
                    onClick={() => remove(item)}
                  >
                    {item}
                    <X size={14} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...box.getInputProps({
              id,
              ref: input,
              autoComplete: "off",
              spellCheck: false,
              placeholder: "Search the list",
              className: fieldStyles.input,
              onKeyDown,
              // Synchronously, so that the caret stays where it is typed.
              onChange: (event) => setText(event.currentTarget.value),
              "aria-expanded": isOpen,
              "aria-labelledby": undefined,
              "aria-describedby": noteId,
              "aria-invalid": error ? true : undefined,
            })}
          />
          <SuggestionList
            box={box}
            items={items}
            isOpen={isOpen}
            className={styles.list}
            onPick={pick}
          />
        </div>
      )}
    </Field>
  );
}
