/** A menu that opens under a press takes its end for itself: nothing else is told of it. */
const ENDS = ["pointerup", "pointercancel", "contextmenu", "blur"];

/**
 * Watches for presses that begin on an element.
 * @param onEnd called at the end of each press on the page
 * @returns whether one lasts
 */
export function watchPress(
  element: EventTarget,
  onEnd: () => void,
  { signal }: AbortController,
): () => boolean {
  let isPressed = false;
  element.addEventListener("pointerdown", () => (isPressed = true), { signal, capture: true });
  const end = () => {
    isPressed = false;
    onEnd();
  };
  for (const each of ENDS) window.addEventListener(each, end, { signal });
  return () => isPressed;
}

/** Runs what moves the page where no press lasts: at once, or after the press and its click, which would miss. */
export function betweenPresses(stop: AbortController): (act: () => void) => void {
  let waiting: (() => void) | null = null;
  const isPressed = watchPress(
    window,
    () => {
      if (waiting) setTimeout(waiting);
      waiting = null;
    },
    stop,
  );
  return (act) => {
    if (isPressed()) waiting = act;
    else act();
  };
}
