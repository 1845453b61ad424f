import type { BrowserContext } from "@playwright/test";

/** The outline of an element, which may mark the focus. */
interface Ring {
  outline: string;
  /** The border of its ::after. */
  line: string;
}

/** What the checks of access run inside the page, installed before it loads. */
interface AccessKit {
  /** Controls that are in view or can be scrolled to, except those behind a dialog. */
  controls(): HTMLElement[];
  /**
   * Tells, while nothing changes, whether an element is drawn for the ear alone, or for the focus to turn round at: it
   * keeps what it has found of the elements around.
   */
  unseen(): (element: Element) => boolean;
  /** Where a control can be hit: its label's box where it has one around it. */
  boxOf(control: Element): DOMRect;
  /** The part of a box left after clipping; null if nothing is. */
  seen(box: DOMRect, from: Element | null): DOMRect | null;
  /** Names an element in a finding. */
  tell(element: Element): string;
  /** On a map, where things lie over one another and are drawn by Leaflet. */
  isOnMap(element: Element): boolean;
  /** Hidden from screen readers or the keyboard by its surroundings. */
  isCovered(element: Element): boolean;
  /** The background colour of an element. */
  groundOf(element: Element | null): string;
  /** How much two colours differ, 1 to 21 (WCAG). */
  contrastOf(a: string, b: string): number;
  ringOf(element: Element): Ring;
}

declare global {
  interface Window {
    accessKit: AccessKit;
  }
}

/** Installs the kit in every document that its pages open from now on. */
export async function installKit(context: BrowserContext): Promise<void> {
  await context.addInitScript(kit);
}

/** Runs in the page: it can use nothing from outside itself. */
function kit(): void {
  const OPERATED =
    "a[href], button, input, select, textarea, summary, [role=option], [role=menuitem], [role=button], [tabindex='0']";

  function isCovered(element: Element): boolean {
    return element.closest("[aria-hidden=true], [inert], [data-radix-focus-guard]") !== null;
  }

  function unseen(): (element: Element) => boolean {
    const known = new Map<Element, boolean>();
    const isClipped = (element: Element | null): boolean => {
      if (element === null) return false;
      const before = known.get(element);
      if (before !== undefined) return before;
      const isOwn = getComputedStyle(element).clipPath.startsWith("inset(50%");
      const now = isOwn || isClipped(element.parentElement);
      known.set(element, now);
      return now;
    };
    return (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || isClipped(element);
    };
  }

  function seen(box: DOMRect, from: Element | null): DOMRect | null {
    let { left, top, right, bottom } = box;
    for (let each = from; each && each !== document.documentElement; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      if (overflowX !== "visible" && each !== document.body) {
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
      }
      if (overflowY !== "visible" && each !== document.body) {
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      if (position === "fixed") break;
    }
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  function groundOf(element: Element | null): string {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  }

  function contrastOf(a: string, b: string): number {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(colour: string): number {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function ringOf(element: Element): Ring {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const after = getComputedStyle(element, "::after");
    return {
      outline: outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth} ${outlineColor}`,
      line: after.content === "none" ? "" : `${after.borderTopWidth} ${after.borderTopColor}`,
    };
  }

  window.accessKit = {
    contrastOf,
    groundOf,
    isCovered,
    ringOf,
    unseen,
    seen,
    isOnMap: (element) => element.closest(".leaflet-container") !== null,
    controls() {
      const isUnseen = unseen();
      return [...document.querySelectorAll<HTMLElement>(OPERATED)].filter(
        (each) =>
          !isCovered(each) && !isUnseen(each) && each.checkVisibility({ visibilityProperty: true }),
      );
    },
    boxOf: (control) => (control.closest("label") ?? control).getBoundingClientRect(),
    tell(element) {
      const name =
        element.getAttribute("aria-label") ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
        element.textContent;
      return `${element.getAttribute("role") ?? element.localName} "${(name ?? "").trim().slice(0, 40)}"`;
    },
  };
}
