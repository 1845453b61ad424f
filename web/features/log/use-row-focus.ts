import {
  type FocusEvent,
  type RefObject,
  type KeyboardEvent as RowKeyEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { latinKey } from "../../domain/latin-key";
import type { LogEntry } from "../../domain/log/log";
import { type Shortcut, useListedKeys } from "../../lib/shortcuts";
import type { RowAction } from "./log-row";
import { logView } from "./log-view";

interface Options {
  entries: readonly LogEntry[];
  list: RefObject<HTMLUListElement | null>;
  rowId: string | null;
  onRow(id: string): void;
  onLeave(): void;
}

const ACTIONS: Readonly<Record<string, RowAction>> = {
  c: "copy",
  d: "sameAgain",
  e: "edit",
  q: "code",
  Delete: "remove",
};

const KEYS: readonly Shortcut[] = [
  { keys: "↓", label: "First report; from a report: next report" },
  { keys: "↑", label: "From a report: previous report" },
  { keys: "Home", label: "From a report: first or last report" },
  { keys: "End", label: "From a report: first or last report" },
  { keys: "Enter", label: "On a report: show the whole message" },
  { keys: "C", label: "On a report: copy it again" },
  { keys: "D", label: "On a report: same again" },
  { keys: "E", label: "On a report: edit" },
  { keys: "Q", label: "On a report: show it as a code" },
  { keys: "Delete", label: "On a report: remove" },
];

export type RowFocus = ReturnType<typeof useRowFocus>;

const stopIn = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>("li[tabindex='0']") ?? null;

/** Puts the focus on the highlighted row. */
export function focusRows(list: HTMLElement | null): void {
  stopIn(list)?.focus();
}

const opensMenu = ({ key, target }: { key: string; target: EventTarget }) =>
  key === "ArrowDown" && target instanceof Element && target.matches("[aria-haspopup=menu]");

/**
 * One row is highlighted, and alone in the order of Tab with its buttons. The focus follows the highlight
 * while it is in the list, and never stays with a row that has gone.
 */
export function useRowFocus({ entries, list, rowId, onRow, onLeave }: Options) {
  useListedKeys(KEYS);
  const stop = useMemo(
    () => Math.max(0, rowId === null ? 0 : entries.findIndex(({ id }) => id === rowId)),
    [entries, rowId],
  );
  /** What in the list has the focus, or had it when it went. */
  const held = useRef<Element | null>(null);
  /** The operator has come back to a row that had the focus. */
  const isBack = useRef(false);

  useLayoutEffect(() => {
    isBack.current = logView.hadFocus && document.activeElement === document.body;
    return () => {
      logView.hadFocus = held.current !== null;
    };
  }, []);

  useLayoutEffect(() => {
    const row = stopIn(list.current);
    if (!row) return;
    if (isBack.current) {
      isBack.current = false;
      row.focus({ preventScroll: true });
    } else if (held.current && !(held.current.isConnected && row.contains(held.current))) {
      row.focus();
    }
  });

  return {
    /** The index of the row that Tab stops at. */
    stop,
    /** For the list. */
    handlers: (act: (entry: LogEntry, action: RowAction) => void) => ({
      onFocus({ target }: FocusEvent) {
        held.current = target;
        const id = target.closest("li")?.dataset.id;
        if (id !== undefined && id !== rowId) onRow(id);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) held.current = null;
      },
      onKeyDown(event: RowKeyEvent) {
        const { key, target, ctrlKey, altKey, metaKey, repeat } = event;
        if (ctrlKey || altKey || metaKey || !(target instanceof HTMLElement)) return;
        // A menu has its keys to itself, and its button that opens it.
        if (target.closest("[role=menu]") || opensMenu(event)) return;
        const index = entries.findIndex(({ id }) => id === target.closest("li")?.dataset.id);
        const entry = entries[index];
        if (!entry) return;
        const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: entries.length - 1 };
        if (key in to) {
          event.preventDefault();
          const next = to[key as keyof typeof to];
          const row = entries[next];
          if (next < 0) onLeave();
          else if (row) onRow(row.id);
          return;
        }
        // On a button Enter presses that.
        const opens = key === "Enter" && target.localName === "li";
        const action = opens
          ? "message"
          : ACTIONS[key.length === 1 ? latinKey(event).toLowerCase() : key];
        if (action === undefined) return;
        event.preventDefault();
        // A key that is held down asks once.
        if (!repeat) act(entry, action);
      },
    }),
  };
}
