/** A press ends with any of these. A menu that opens under it gets its `pointerup`, and the page is told no more. */
const ENDS = ["pointerup", "pointercancel", "contextmenu", "blur"];

/**
 * Runs what moves what is on the screen, but not under a press that began on an element: its click would miss. The last
 * act that was asked for meanwhile runs after the press and its click.
 * @param stop ends the watching; what waits is dropped
 */
export function betweenPresses(
  element: EventTarget,
  { signal }: AbortController,
): (act: () => void) => void {
  let isPressed = false;
  let waiting: (() => void) | null = null;
  const end = () => {
    isPressed = false;
    const act = waiting;
    waiting = null;
    if (act) setTimeout(() => signal.aborted || act());
  };
  element.addEventListener("pointerdown", () => (isPressed = true), { signal, capture: true });
  for (const each of ENDS) window.addEventListener(each, end, { signal });
  return (act) => {
    if (isPressed) waiting = act;
    else act();
  };
}
