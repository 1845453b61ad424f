const WITHIN_MS = 20_000;
const EVERY_MS = 50;

/** Waits for something that no locator can wait for. @throws when it does not come about in time */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  withinMs = WITHIN_MS,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It did not come about in ${withinMs} ms.`);
    await Bun.sleep(EVERY_MS);
  }
}
