import { signal } from "@preact/signals-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { chordLetter, latinKey } from "../domain/latin-key";

export interface Shortcut {
  /** As shown: "Alt M", "Ctrl Enter", "F1", "Space", "?", "/". */
  keys: string;
  label: string;
}

/** The group of a key in the key sheet: this screen's actions, other screens, and keys that work everywhere. */
export type ShortcutGroup = "screen" | "screens" | "anywhere";

interface Registered extends Shortcut {
  group: ShortcutGroup;
  /** Works while a dialog is open as well. */
  inDialogs: boolean;
  /** Null for what a part of the screen listens for by itself. */
  run: (() => void) | null;
}

/** The shortcuts that work at the moment, in order of registration. */
export const shortcuts = signal<readonly Registered[]>([]);

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input:not([type=radio], [type=checkbox]), textarea, select"))
  );
}

const isPressedBySpace = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("button, a, input, summary, [role=button]");

const IS_MAC = /Mac/.test(globalThis.navigator?.platform ?? "");

/** The pressed keys in the notation of shortcuts; null for keys that type a character where the focus is. */
function pressedKeys(event: KeyboardEvent): string | null {
  if (event.getModifierState("AltGraph") || event.isComposing) return null;
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey && !command) {
    // On a Mac, Option with a letter types a character.
    if (IS_MAC && isEditable(event.target)) return null;
    const letter = chordLetter(event);
    return letter && `Alt ${letter}`;
  }
  if (command && !event.altKey) {
    if (event.key === "Enter" || event.key === "/") return `Ctrl ${event.key}`;
    return chordLetter(event) === "K" && !event.shiftKey ? "Ctrl K" : null;
  }
  if (/^F\d+$/.test(event.key)) return event.altKey || event.shiftKey ? null : event.key;
  if (event.altKey || isEditable(event.target)) return null;
  if (event.key === " ") return isPressedBySpace(event.target) ? null : "Space";
  return event.key.length === 1 ? latinKey(event).toUpperCase() : null;
}

/** A dialog has the keyboard to itself. */
export function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}

window.addEventListener("keydown", (event) => {
  const keys = pressedKeys(event);
  // A key that is held down asks once.
  if (keys === null || event.repeat) return;
  const found = shortcuts.value.findLast(({ run, ...each }) => run !== null && each.keys === keys);
  if (!found?.run || (isDialogOpen() && !found.inDialogs)) return;
  event.preventDefault();
  found.run();
});

interface Options {
  /** They work while a dialog is open as well, which else has the keyboard to itself. */
  inDialogs?: boolean;
  group?: ShortcutGroup;
}

/**
 * Enables keys while the component is mounted. A later component's keys take precedence.
 * @param label "" for keys that only say why they do nothing: no list has them
 */
export function useShortcut(
  keys: string,
  label: string,
  run: () => void,
  enabled = true,
  { inDialogs = false, group = "screen" }: Options = {},
): void {
  const latest = useRef(run);
  latest.current = run;
  // With what says that they work: a key may be pressed as soon as that is seen.
  useLayoutEffect(() => {
    if (!enabled) return;
    const entry: Registered = { keys, label, inDialogs, group, run: () => latest.current() };
    shortcuts.value = [...shortcuts.value, entry];
    return () => {
      shortcuts.value = shortcuts.value.filter((other) => other !== entry);
    };
  }, [keys, label, enabled, inDialogs, group]);
}

/**
 * Lists keys in the key sheet that a part of the screen handles by itself while it has the focus.
 * @param keys the same list each time
 */
export function useListedKeys(keys: readonly Shortcut[]): void {
  useLayoutEffect(() => {
    const entries = keys.map(
      (each): Registered => ({ ...each, group: "screen", inDialogs: false, run: null }),
    );
    shortcuts.value = [...shortcuts.value, ...entries];
    return () => {
      shortcuts.value = shortcuts.value.filter((other) => !entries.includes(other));
    };
  }, [keys]);
}

/**
 * Enables keys inside the component's dialog, unless another dialog is on top.
 * @param keys "Alt Z", or several: "m|M"
 */
export function useDialogShortcut(
  keys: string,
  run: (pressed: string) => void,
  enabled = true,
): void {
  const press = useEffectEvent(run);
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
      const pressed = pressedKeys(event);
      if (pressed === null || !keys.split("|").includes(pressed)) return;
      if (event.repeat || dialogs.length > 1) return;
      event.preventDefault();
      press(pressed);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [keys, enabled]);
}

/** What has the arrows to itself. */
const OWN_ARROWS = "input, textarea, select, [contenteditable], [role=menu], [aria-haspopup=menu]";

/** An arrow key, `ArrowDown`, leads into a list's rows from anywhere that has no use for it. */
export function useArrowsIntoRows(
  arrows: readonly string[],
  onArrow: (arrow: string) => void,
): void {
  const lead = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (!arrows.includes(key) || ctrlKey || altKey || metaKey || shiftKey) return;
    if (defaultPrevented || isDialogOpen()) return;
    if (target instanceof Element && target.closest(OWN_ARROWS)) return;
    event.preventDefault();
    onArrow(key);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => lead(event);
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
