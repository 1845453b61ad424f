import { useCombobox } from "downshift";
import { Search } from "lucide-react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { textCount, textError, UNKNOWN_PLATFORM_LIMIT } from "../../domain/fields/text-field";
import { MIN_LENGTH, normalize } from "../../domain/platforms/search/normalize";
import type { Suggestion } from "../../domain/platforms/search/suggestions";
import { KIND_LABELS, type Tag } from "../../domain/platforms/search/tags";
import { Field } from "../../ui/field";
import fields from "../../ui/field.module.css";
import { Keys } from "../../ui/keys";
import { showFocused } from "../../ui/use-focus";
import styles from "./search-box.module.css";

const HINT =
  "Start typing to search the Platform database. Select tags to filter by category, characteristics, or function.";

const NONE: readonly Suggestion[] = [];

interface Props {
  text: string;
  suggestions: readonly Suggestion[];
  /** Brings the suggestions up to date with the text. */
  catchUp(): readonly Suggestion[];
  /** Tags to begin with. */
  choices: readonly Tag[];
  /** The text is a whole report: nothing is suggested for it. */
  isReport: boolean;
  /** A report stands below: there is no room for more. */
  hasPanel: boolean;
  /** The button beside the box. */
  beside: ReactNode;
  /** The tags that filter, in the hint's place. */
  filters: ReactNode;
  onType(text: string): void;
  onTag(tag: Tag): void;
  /** Enter where the box is empty, or holds a report. */
  onEnter(): void;
  /** The way down to the cards. */
  onLeave(): void;
  ref: Ref<HTMLInputElement>;
}

/** The search box with its suggestions. */
export function SearchBox(props: Props) {
  return (
    <Field label="Platform name or Description" plain className={styles.field}>
      {({ id }) => <Combobox {...props} id={id} />}
    </Field>
  );
}

function Combobox(props: Props & { id: string }) {
  const { text, isReport, hasPanel, beside, filters, choices, catchUp } = props;
  const { onType, onTag, onEnter, onLeave, ref, id } = props;
  const suggestions = isReport ? NONE : props.suggestions;
  const hintId = `${id}-hint`;
  const tooLong = isReport ? null : textError(text, UNKNOWN_PLATFORM_LIMIT);
  const box = useCombobox<Suggestion>({
    inputId: id,
    items: [...suggestions],
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.label ?? "",
    itemToKey: keyOf,
    // A click to place the caret leaves the list open.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputClick
        ? { ...changes, isOpen: true, highlightedIndex: -1 }
        : changes,
  });
  const open = box.isOpen && suggestions.length > 0;
  const said = tooLong ?? textCount(text, UNKNOWN_PLATFORM_LIMIT);
  const hint = hasPanel ? "" : (said ?? (filters ? "" : HINT));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const keepFromDownshift = () => {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    };
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        if (box.isOpen && !isReport && catchUp().length > 0) return;
        keepFromDownshift();
        event.preventDefault();
        if (event.key === "ArrowDown") onLeave();
        return;
      case "Enter":
        // Ctrl+Enter is the screen's.
        keepFromDownshift();
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        enter();
        return;
      case "Home":
      case "End":
        // They move the caret in the typed text.
        keepFromDownshift();
    }
  }

  function enter() {
    const highlighted = open ? suggestions[box.highlightedIndex] : undefined;
    if (highlighted) pick(highlighted.tag);
    else if (isReport || text === "") onEnter();
    else if (!tooLong && normalize(text).length >= MIN_LENGTH)
      pick({ kind: "custom", text: text.trim() });
  }

  /** Within the event, not in an effect as downshift would: the next key may follow at once. */
  function pick(tag: Tag) {
    box.closeMenu();
    onTag(tag);
  }

  return (
    <>
      <div className={styles.box}>
        <Search size={18} className={styles.icon} />
        <input
          {...box.getInputProps({
            ref,
            onKeyDown,
            className: `${fields.input} ${styles.input}`,
            placeholder: "e.g., Prima, BM-21, tracked, Artillery...",
            spellCheck: false,
            "aria-expanded": open,
            "aria-invalid": tooLong ? true : undefined,
            // The field's own label names it.
            "aria-labelledby": undefined,
            "aria-describedby": hintId,
            "aria-keyshortcuts": "/",
            // Synchronously, so that the caret stays where the operator types.
            onChange: (event) => onType(event.currentTarget.value),
          })}
        />
        <span className={styles.key}>
          <Keys keys="/" />
        </span>
      </div>
      {beside}
      {/* The suggestions take the hint's place, so that the cards stay where they are, and free to click. */}
      <div className={`${styles.strip} line`} data-report={hasPanel ? true : undefined}>
        <p
          id={hintId}
          className={styles.hint}
          data-covered={open ? true : undefined}
          data-error={tooLong ? true : undefined}
          data-intro={hint === HINT ? true : undefined}
          aria-live="polite"
        >
          {hint}
        </p>
        {!hasPanel && !said && !open && filters}
        {hint === HINT && (
          <ul
            className={styles.choices}
            aria-label="Tags to begin with"
            data-covered={open ? true : undefined}
          >
            {choices.map((tag) => (
              <li key={tag.text}>
                <button
                  type="button"
                  className={styles.choice}
                  onFocus={showFocused}
                  onClick={() => onTag(tag)}
                >
                  {tag.text}
                </button>
              </li>
            ))}
          </ul>
        )}
        <ul
          {...box.getMenuProps({
            "aria-label": "Suggestions",
            "aria-labelledby": undefined,
            className: styles.list,
            hidden: !open,
          })}
        >
          {open &&
            suggestions.map((item, index) => (
              <li
                key={keyOf(item)}
                {...box.getItemProps({ item, index, onClick: () => pick(item.tag) })}
                className={`${styles.item} line`}
                data-highlighted={box.highlightedIndex === index ? true : undefined}
              >
                {item.label}
                <span className={item.tag.kind === "platform" ? "visually-hidden" : styles.kind}>
                  {KIND_LABELS[item.tag.kind]}
                </span>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}

function keyOf(item: Suggestion | null): string {
  return item ? `${item.tag.kind} ${item.tag.text}` : "";
}
