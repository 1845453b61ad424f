import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    /** What has moved since the last call. */
    accessMotions: Set<string>;
  }
}

/** Notes every transition and animation from now on, in every document that its pages open. */
export async function watchMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.accessMotions = new Set();
    const note = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return;
      // A transition of no length runs as well, in some browsers.
      for (const each of target.getAnimations({ subtree: true })) {
        const { duration } = each.effect?.getComputedTiming() ?? {};
        if (Number(duration) > 10)
          window.accessMotions.add(
            `${type} of ${target.localName}.${target.getAttribute("class")}`,
          );
      }
    };
    for (const type of ["transitionrun", "animationstart"]) document.addEventListener(type, note);
  });
}

/** What has moved since the last call, or moves now. */
export async function takeMotions(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().duration) > 10)
      .map(() => "something moves now");
    const all = [...window.accessMotions, ...running];
    window.accessMotions.clear();
    return all;
  });
}
