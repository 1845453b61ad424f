import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "./shortcuts";

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
