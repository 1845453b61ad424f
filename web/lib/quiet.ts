/** Longer than from one key to the next. */
const QUIET_MS = 400;

/** Watches the keys from here on; what it returns waits until none has been pressed for a moment. */
export function watchForQuiet(): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence = Promise.resolve();
  let fall = () => {};
  addEventListener(
    "keydown",
    () => {
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
    },
    { capture: true, passive: true },
  );
  return () => silence;
}
