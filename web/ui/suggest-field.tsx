import { type UseComboboxReturnValue, useCombobox } from "downshift";
import type { KeyboardEvent } from "react";
import fieldStyles from "./field.module.css";
import styles from "./suggest-field.module.css";

interface Props {
  label: string;
  value: string;
  suggestions: readonly string[];
  onChange(value: string): void;
}

/** Free text with suggestions to pick from. */
export function SuggestField({ label, value, suggestions, onChange }: Props) {
  const typed = value.trim().toLowerCase();
  const items = suggestions.filter(
    (item) => item.toLowerCase().includes(typed) && item.toLowerCase() !== typed,
  );
  const box = useCombobox({
    items,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item ?? "",
  });
  const open = box.isOpen && items.length > 0;

  /** Within the event, not in an effect as downshift would: the next key may follow at once. */
  function pick(item: string) {
    box.closeMenu();
    onChange(item);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const highlighted = open ? items[box.highlightedIndex] : undefined;
    if (event.key !== "Enter" || highlighted === undefined) return;
    event.preventDefault();
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    pick(highlighted);
  }

  const labelProps = box.getLabelProps();
  return (
    <div className={`${styles.wrap} stack`}>
      <label className={`${fieldStyles.label} quiet`} {...labelProps} htmlFor={labelProps.htmlFor}>
        {label}
      </label>
      <input
        {...box.getInputProps({
          autoComplete: "off",
          className: fieldStyles.input,
          onKeyDown,
          // Synchronously, so that the caret stays where the operator types.
          onChange: (event) => onChange(event.currentTarget.value),
          "aria-expanded": open,
        })}
      />
      <SuggestionList box={box} items={items} isOpen={open} onPick={pick} />
    </div>
  );
}

interface ListProps<Item> {
  box: UseComboboxReturnValue<Item>;
  items: readonly Item[];
  isOpen: boolean;
  className?: string;
  onPick(item: Item): void;
}

/** What may be picked, below its box. */
export function SuggestionList<Item extends string>(props: ListProps<Item>) {
  const { box, items, isOpen, className, onPick } = props;
  return (
    <ul
      {...box.getMenuProps({
        className: [styles.list, className].filter(Boolean).join(" "),
        hidden: !isOpen,
        // Where it scrolls, Chromium would stop in it on the way to the next field.
        tabIndex: -1,
        // A name of its own: the field's label is to find the field alone.
        "aria-label": "Suggestions",
        "aria-labelledby": undefined,
      })}
    >
      {/* There also while it is hidden: what is removed as Tab moves on makes Radix take the focus to its window. */}
      {items.map((item, index) => (
        <li
          key={item}
          {...box.getItemProps({
            item,
            index,
            onClick: () => onPick(item),
            // Of a list that is hidden nothing is lit.
            "aria-selected": isOpen && box.highlightedIndex === index,
          })}
          className={styles.item}
          data-highlighted={box.highlightedIndex === index ? true : undefined}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
