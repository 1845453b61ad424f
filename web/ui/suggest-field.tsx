import { useCombobox } from "downshift";
import fieldStyles from "./field.module.css";
import styles from "./suggest-field.module.css";

interface Props {
  label: string;
  value: string;
  suggestions: readonly string[];
  onChange(value: string): void;
  maxLength?: number;
}

/** Free text with suggestions to pick from. */
export function SuggestField({ label, value, suggestions, onChange, maxLength }: Props) {
  const typed = value.trim().toLowerCase();
  const items = suggestions.filter(
    (item) => item.toLowerCase().includes(typed) && item.toLowerCase() !== typed,
  );
  const box = useCombobox({
    items,
    inputValue: value,
    selectedItem: null,
    // Typing is taken by the input itself; here only a suggestion that was picked.
    onStateChange: ({ selectedItem }) => selectedItem && onChange(selectedItem),
    itemToString: (item) => item ?? "",
  });
  const open = box.isOpen && items.length > 0;
  const labelProps = box.getLabelProps();
  return (
    <div className={styles.wrap}>
      <label className={fieldStyles.label} {...labelProps} htmlFor={labelProps.htmlFor}>
        {label}
      </label>
      <input
        {...box.getInputProps({
          autoComplete: "off",
          maxLength,
          className: fieldStyles.input,
          // Synchronously, so that the caret stays where the operator types.
          onChange: (event) => onChange(event.currentTarget.value),
          "aria-expanded": open,
        })}
      />
      <ul
        {...box.getMenuProps({
          className: styles.list,
          hidden: !open,
          // A name of its own: the field's label is to find the field alone.
          "aria-label": "Suggestions",
          "aria-labelledby": undefined,
        })}
      >
        {open &&
          items.map((item, index) => (
            <li
              key={item}
              {...box.getItemProps({ item, index })}
              className={styles.item}
              data-highlighted={box.highlightedIndex === index ? true : undefined}
            >
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}
