import type { CDPSession, Page } from "playwright-core";

/**
 * Finds what is hard to hit: smaller than the least size in pixels, and so close to another that a circle of that size
 * around its middle reaches it, or the circle around another small one (WCAG 2.5.8, by which 24 is the least).
 */
export async function findSmall(page: Page, least: number): Promise<string[]> {
  return await page.evaluate((px) => {
    const { boxOf, controls, tell } = window.accessKit;
    const ROUNDING = 0.5;
    const targets = controls()
      // To be scrolled or moved, not to be hit; and a pin can stand nowhere but where its vehicle does.
      .filter((each) => !each.matches("p, li, [role=application], .leaflet-marker-icon"))
      .map((element) => ({ element, box: boxOf(element) }));
    return targets
      .filter(({ element, box }) => {
        const isCrowded = targets.some((each) => each.element !== element && isNear(box, each.box));
        return isSmall(box) && isCrowded;
      })
      .map(({ element, box: { width, height } }) => {
        return `${tell(element)} is ${Math.round(width)} × ${Math.round(height)} px`;
      });

    function isSmall({ width, height }: DOMRect): boolean {
      return width < px - ROUNDING || height < px - ROUNDING;
    }

    function isNear(box: DOMRect, other: DOMRect): boolean {
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const across = Math.max(other.left - x, 0, x - other.right);
      const down = Math.max(other.top - y, 0, y - other.bottom);
      if (Math.hypot(across, down) < px / 2 - ROUNDING) return true;
      const between = Math.hypot(
        other.left + other.width / 2 - x,
        other.top + other.height / 2 - y,
      );
      return isSmall(other) && between < px - ROUNDING;
    }
  }, least);
}

/** A finger in place of the mouse, or the mouse again. */
export async function setTouch(session: CDPSession, isTouched: boolean): Promise<void> {
  await session.send("Emulation.setTouchEmulationEnabled", {
    enabled: isTouched,
    ...(isTouched ? { maxTouchPoints: 1 } : {}),
  });
}
