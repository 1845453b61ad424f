import type { Page } from "@playwright/test";

/** Keys that are painted sooner than this are not listed by the browser; they count as this. */
const LISTED_FROM_MS = 16;
/** The browser lists a key a while after its paint. */
const LISTING_MS = 500;

interface KeyTimes {
  /** From each key to the next paint, in milliseconds (Event Timing, in steps of 8 ms). */
  toPaint: number[];
  /** From each key that changed the watched text to the paint that showed it. */
  toOutcome: number[];
}

/**
 * Watches how long each key takes from here on.
 * @param outcome matches a text on the screen that says what the keys led to, e.g. a count
 */
export async function watchKeys(page: Page, outcome?: RegExp): Promise<void> {
  await page.evaluate(
    ({ threshold, source }) => {
      const listed: number[] = [];
      const outcomes: number[] = [];
      const times = { keys: 0, listed, outcomes };
      Object.assign(window, { keyTimes: times });
      let pressed: number | null = null;
      addEventListener(
        "keydown",
        ({ timeStamp }) => {
          times.keys += 1;
          pressed = timeStamp;
        },
        true,
      );
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) {
          if (name === "keydown") listed.push(duration);
        }
        // TypeScript's library does not know the threshold.
      }).observe({ type: "event", durationThreshold: threshold } as PerformanceObserverInit);
      if (source === undefined) return;
      const watched = new RegExp(source);
      new MutationObserver((changes) => {
        const shown = changes.some(({ target }) =>
          watched.test(target.parentElement?.textContent ?? ""),
        );
        const key = pressed;
        if (!shown || key === null) return;
        pressed = null;
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => outcomes.push(performance.now() - key);
          painted.port2.postMessage(null);
        });
      }).observe(document.body, { subtree: true, characterData: true });
    },
    { threshold: LISTED_FROM_MS, source: outcome?.source },
  );
}

/** The times recorded since `watchKeys`. */
export async function keyTimes(page: Page): Promise<KeyTimes> {
  await page.waitForTimeout(LISTING_MS);
  const { keys, listed, outcomes } = await page.evaluate(
    // Put there above.
    () => Reflect.get(window, "keyTimes") as { keys: number; listed: number[]; outcomes: number[] },
  );
  const soon = Array.from({ length: Math.max(0, keys - listed.length) }, () => LISTED_FROM_MS);
  return { toPaint: [...listed, ...soon], toOutcome: outcomes };
}

/** How long a hand waits before the next key, in turn: runs of letters, and thinking. */
const PAUSES_MS = [90, 120, 80, 150, 100, 260];

/** Types as a hand does. */
export async function typeByHand(page: Page, text: string): Promise<void> {
  for (const [index, letter] of [...text].entries()) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(PAUSES_MS[index % PAUSES_MS.length] ?? 0);
  }
}

/** Takes back what was typed, key by key. */
export async function takeBack(page: Page, length: number): Promise<void> {
  for (let left = length; left > 0; left -= 1)
    await page.keyboard.press("Backspace", { delay: 60 });
}
