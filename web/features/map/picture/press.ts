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
  element.addEventListener("pointerdown", () => (isPressed = true), { signal });
  const end = () => {
    isPressed = false;
    onEnd();
  };
  for (const each of ENDS) window.addEventListener(each, end, { signal });
  return () => isPressed;
}
