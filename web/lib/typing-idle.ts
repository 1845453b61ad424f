/** Longer than from one key to the next. */
const QUIET_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let silence = Promise.resolve();
let fall = () => {};

function onKey(): void {
  clearTimeout(timer);
  if (timer === undefined) {
    silence = new Promise((resolve) => {
      fall = resolve;
    });
  }
  timer = setTimeout(() => {
    timer = undefined;
    fall();
  }, QUIET_MS);
}

addEventListener("keydown", onKey, { capture: true, passive: true });

/** Waits until no key has been pressed for a moment: for work that no key must wait for. */
export const typingIdle = (): Promise<void> => silence;
