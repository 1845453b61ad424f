/** How long something may take on a machine that others keep busy. */
const WITHIN_MS = 20_000;

/** Waits until something is so. @throws when it does not come about */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  withinMs = WITHIN_MS,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It did not come about: ${isSo}`);
    await Bun.sleep(10);
  }
}
