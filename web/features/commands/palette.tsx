import { useSignals } from "@preact/signals-react/runtime";
import { useCombobox } from "downshift";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { normalize } from "../../domain/platforms/search/normalize";
import { DialogWindow } from "../../ui/dialog-window";
import { Keys } from "../../ui/keys";
import { focusEnd } from "../../ui/use-focus";
import styles from "./palette.module.css";

/** Something that can be done from the palette. */
export interface Command {
  label: string;
  /** The keys that do it without the palette. */
  keys?: string;
  /** It is a guess at what was typed: it is chosen, and not where Enter leads at once. */
  isGuess?: boolean;
  /** Of a platform: what it looks like, and how to know it. */
  picture?: ReactNode;
  detail?: string;
  run(): void;
}

/** The palette's text, if it is a report or names a platform. */
export interface PaletteReport {
  /** How it was understood; null for a platform's name alone. */
  view: ReactNode;
  /** What Enter does, the likeliest first. */
  choices: readonly Command[];
  /** Ctrl+Enter: copies it, or says what is missing. */
  go(): void;
}

interface Props {
  commands: readonly Command[];
  /** @param write puts another text in its place */
  readReport(text: string, write: (text: string) => void): PaletteReport | null;
  /** In place of the list while nothing is typed: the report that was copied last. */
  copied: ReactNode;
  /** Goes up with each report that was copied or begun: the line is emptied. */
  emptied: number;
  onClose(): void;
}

/** Every screen and action by a few letters of its name, and any report as one line. */
export function CommandPalette({ commands, readReport, copied, emptied, onClose }: Props) {
  useSignals();
  const [text, setText] = useState("");
  /** Where the arrows or the pointer led; null before. */
  const [place, setPlace] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (emptied === 0) return;
    setText("");
    setPlace(null);
    input.current?.focus();
  }, [emptied]);
  function change(changed: string) {
    setText(changed);
    setPlace(null);
  }
  const report = readReport(text, (changed) => {
    change(changed);
    focusEnd(input.current);
  });
  const done = text === "" && copied;
  const named = done ? [] : matching(commands, text);
  const choices = report?.choices ?? [];
  // A report's own come first; of a search, the commands.
  const items = report?.view ? [...choices, ...named] : [...named, ...choices];
  const at = Math.min(place ?? (items[0]?.isGuess ? -1 : 0), items.length - 1);
  const box = useCombobox<Command>({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    highlightedIndex: at,
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      // The pointer that leaves the list takes nothing back.
      if (highlightedIndex >= 0) setPlace(highlightedIndex);
    },
    itemToString: (item) => item?.label ?? "",
    stateReducer: (_, { changes }) => ({ ...changes, inputValue: text }),
  });

  function run(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.key !== "Enter") return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (!event.ctrlKey && !event.metaKey) run(items[at]);
    else if (report?.view) report.go();
    else run(items.find(({ keys }) => keys === "Ctrl Enter"));
  }

  return (
    <DialogWindow open onClose={onClose} title="Commands" firstFocus={input} wide bare>
      <div className={`${styles.palette} stack`}>
        <input
          {...box.getInputProps({
            ref: input,
            onKeyDown,
            className: styles.input,
            "aria-label": "Command",
            "aria-labelledby": undefined,
            placeholder: "A report, a platform or a command",
            spellCheck: false,
            autoComplete: "off",
            onChange: (event) => change(event.currentTarget.value),
          })}
        />
        {report?.view ?? done}
        <ul
          {...box.getMenuProps({
            "aria-label": "Results",
            "aria-labelledby": undefined,
            className: styles.list,
          })}
        >
          {items.map((item, index) => (
            <li
              key={`${item.label} ${item.keys ?? ""}`}
              {...box.getItemProps({ item, index, onClick: () => run(item) })}
              className={`${styles.item} line`}
              data-highlighted={index === at ? true : undefined}
            >
              {item.picture && <span className={styles.picture}>{item.picture}</span>}
              <span className={`${styles.words} line`}>
                <span className={styles.label}>{item.label}</span>
                {/* Not part of the name by which it is chosen. */}
                <span className={`${styles.detail} cut`} aria-hidden="true">
                  {item.detail}
                </span>
              </span>
              {item.keys && (
                <>
                  <span className="visually-hidden">{item.keys}</span>
                  <Keys keys={item.keys} />
                </>
              )}
              {index === at && <Keys keys="Enter" />}
            </li>
          ))}
        </ul>
        {items.length === 0 && !done && (
          <p className={styles.none} role="status">
            No command or platform matches. A report looks like this: 3 bm21 34ufe1234567890 static
            open
          </p>
        )}
      </div>
    </DialogWindow>
  );
}

/** The commands whose name holds every word that was typed, those that begin so first. */
function matching(commands: readonly Command[], text: string): Command[] {
  const words = text.split(/\s+/).map(normalize).filter(Boolean);
  const whole = normalize(text);
  const rank = ({ label }: Command) => {
    const name = normalize(label);
    const starts = label.split(/[\s&/()]+/).map(normalize);
    if (words.some((word) => !starts.some((start) => start.startsWith(word)))) return null;
    return name.startsWith(whole) ? 0 : 1;
  };
  const ranked = Map.groupBy(commands, rank);
  return ([0, 1] as const).flatMap((each) => ranked.get(each) ?? []);
}
