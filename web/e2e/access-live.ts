import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";

declare global {
  interface Window {
    /** The announcements since the last call. */
    accessSaid: string[];
  }
}

/**
 * Records what a screen reader would announce: the text of a live region when it changes, and of an alert when it
 * appears. A polite region that appears together with its text is not announced: it must exist before.
 */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.accessSaid = [];
    const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
    const standing = new WeakSet<Element>();

    function isLive(region: Element): boolean {
      const asked = region.getAttribute("aria-live");
      return asked !== "off" && region.closest("[aria-hidden=true], [inert]") === null;
    }

    function isUrgent(region: Element): boolean {
      return region.matches("[role=alert], [aria-live=assertive]");
    }

    function hear(records: MutationRecord[]) {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (around) changed.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(LIVE)) changed.add(node);
          for (const each of node.querySelectorAll(LIVE)) changed.add(each);
        }
      }
      for (const region of changed) {
        const words = region.textContent?.trim() ?? "";
        const isHeard = isUrgent(region) || standing.has(region);
        if (words !== "" && isHeard && region.isConnected && isLive(region))
          window.accessSaid.push(words);
      }
      for (const region of document.querySelectorAll(LIVE)) standing.add(region);
    }

    new MutationObserver(hear).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** Waits until something is said. @returns all that was said up to then */
export async function waitForSaid(page: Page, words: RegExp): Promise<string[]> {
  const heard: string[] = [];
  await expect
    .poll(
      async () => {
        heard.push(...(await takeSaid(page)));
        return heard;
      },
      { timeout: 5_000 },
    )
    .toContainEqual(expect.stringMatching(words));
  return heard;
}

/** The announcements since the last call. */
export async function takeSaid(page: Page): Promise<string[]> {
  return await page.evaluate(() => window.accessSaid.splice(0));
}
