import type { Page } from "@playwright/test";

/** A small isolated control is fine for a mouse; a finger in a glove misses it. */
export type Pointer = "mouse" | "finger";

/** The minimum size of a target, in pixels: WCAG 2.5.8, and what a finger in a glove needs. */
const LEAST_PX = { mouse: 24, finger: 40 } satisfies Record<Pointer, number>;

/** Targets that may be smaller for a finger, and why. */
const SMALL_BY_FINGER = {
  "p a": "a link in a sentence is as high as its line (WCAG 2.5.8, inline)",
  ".leaflet-control-attribution a": "the map's sources, of which little may be covered",
};

/**
 * Finds what is hard to hit: smaller than the least size in pixels, and by mouse so close to another that a circle of
 * that size around its middle reaches it, or the circle around another small one; by finger even where it is alone.
 */
export async function findSmall(page: Page, pointer: Pointer): Promise<string[]> {
  const task = {
    px: LEAST_PX[pointer],
    isByFinger: pointer === "finger",
    excepted: Object.keys(SMALL_BY_FINGER).join(),
  };
  return await page.evaluate(({ px, isByFinger, excepted }) => {
    const { boxOf, controls, isCovered, seen, tell, unseen } = window.accessKit;
    const isUnseen = unseen();
    const ROUNDING = 0.5;
    // Of a choice drawn by its label, only the label is visible and hit.
    const labels = [...document.querySelectorAll<HTMLElement>("label:has(input)")];
    const drawn = labels.filter((each) => !isCovered(each) && !isUnseen(each));
    const targets = [...new Set([...controls(), ...drawn])]
      .filter((each) => each.localName === "label" || each.closest("label") === null)
      // To be scrolled or moved, not hit; and a pin must be where its vehicle is.
      .filter((each) => !each.matches("p, li, [role=application], .leaflet-marker-icon"))
      .map((element) => ({ element, box: boxOf(element) }));
    return targets
      .filter(({ element, box }) => {
        if (!isSmall(box)) return false;
        if (isByFinger && !element.matches(excepted)) return true;
        return targets.some((each) => {
          // What is scrolled out of its list is not hit.
          const other = each.element === element ? null : seen(each.box, each.element);
          return other !== null && isNear(box, other);
        });
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
  }, task);
}
