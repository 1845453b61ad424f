import type { Page } from "@playwright/test";
import type { Ring } from "./access-kit";

/** More than any screen has but the log, whose rows go on alike. */
const MOST_STOPS = 60;

declare global {
  interface Window {
    /** The surroundings of each element before it got the focus. */
    accessUnfocused: WeakMap<Element, Ring>;
    /** The elements that had the focus, in the order in which they first had it. */
    accessStops: Element[];
  }
}

interface Stop {
  /** Its place in `accessStops`: the words of a button may change on the way. */
  place: number;
  name: string;
  /** It was there before: the way has come round. */
  isKnown: boolean;
  faults: string[];
}

/**
 * Goes through what is open by Tab and back by Shift+Tab: the focus is never lost, always seen, hidden behind
 * nothing, and its way follows the eye. @returns the number of stops, and what is wrong
 */
export async function walkFocus(page: Page): Promise<{ stops: number; faults: string[] }> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.evaluate(begin);
  const forth = await go(page, "Tab");
  await page.evaluate(turnRound);
  const back = await go(page, "Shift+Tab");
  await before.evaluate((element) => element instanceof HTMLElement && element.focus());
  const faults = [...forth, ...back].flatMap((stop) => stop.faults);
  const [first, ...others] = forth;
  const places = (way: Stop[]) => way.map(({ place }) => place).join();
  if (forth.length < MOST_STOPS && places(others) !== places(back.toReversed())) {
    const names = (way: Stop[]) => way.map(({ name }) => name).join();
    faults.push(`From ${first?.name} forth: ${names(others)}. Back: ${names(back.toReversed())}.`);
  }
  return { stops: forth.length, faults: [...new Set(faults)] };
}

async function go(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(judge, key === "Tab");
    if (stop === null) {
      // Between the last and the first the browser's own window would have it.
      if (stops.length > 0) break;
      continue;
    }
    if (stop.isKnown) break;
    stops.push(stop);
  }
  return stops;
}

/** From the open dialog's start, else from the page's. */
function begin(): void {
  const open = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")];
  const dialog = open.findLast((each) => !window.accessKit.isCovered(each));
  const start = dialog ?? document.body;
  const before = start.getAttribute("tabindex");
  start.tabIndex = -1;
  start.focus();
  if (before === null) start.removeAttribute("tabindex");
  for (const each of document.querySelectorAll("[data-stop]")) each.removeAttribute("data-stop");
  window.accessUnfocused = new WeakMap();
  window.accessStops = [];
  for (const each of document.querySelectorAll("body *"))
    window.accessUnfocused.set(each, window.accessKit.ringOf(each));
}

/** Back to the first, to walk from it backwards to the last. */
function turnRound(): void {
  const [first, ...others] = [...document.querySelectorAll<HTMLElement>("[data-stop]")].sort(
    (a, b) => Number(a.dataset.stop) - Number(b.dataset.stop),
  );
  for (const each of others) each.removeAttribute("data-stop");
  first?.focus();
}

/** Judges where the focus is now. Runs in the page. */
async function judge(isForth: boolean): Promise<Stop | null> {
  // A tooltip of the one before goes within some frames: more of them where others keep the machine busy.
  const isOwn = (tip: Element) =>
    document.activeElement?.getAttribute("aria-describedby")?.split(" ").includes(tip.id);
  for (let frames = 0; frames < 20; frames += 1) {
    const tips = [...document.querySelectorAll("[role=tooltip]")];
    if (tips.every(isOwn)) break;
    await new Promise(requestAnimationFrame);
  }
  const { contrastOf, groundOf, ringOf, tell, seen, isOnMap } = window.accessKit;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const name = tell(focused);
  const marked = [...document.querySelectorAll<HTMLElement>("[data-stop]")];
  if (!window.accessStops.includes(focused)) window.accessStops.push(focused);
  const place = window.accessStops.indexOf(focused);
  if (focused.dataset.stop) return { place, name, isKnown: true, faults: [] };
  focused.dataset.stop = String(marked.length + 1);
  // The way back begins with the step from the first to the last.
  const isTurn = !isForth && marked.length === 1;
  const previous = marked.find((each) => Number(each.dataset.stop) === marked.length);
  const faults: string[] = [];
  const box = boxOf(focused);
  if (focused.dataset.radixFocusGuard !== undefined) faults.push("The focus is on a guard");
  if (!isMarked(focused)) faults.push(`${name} does not show that it has the focus`);
  if (!isOnMap(focused)) hidden();
  if (previous && !isTurn && document.contains(previous)) order(previous);
  return { place, name, isKnown: false, faults };

  /** A radio button is drawn by its label, a search box by its frame. */
  function boxOf(element: Element): DOMRect {
    return (element.closest("label") ?? element).getBoundingClientRect();
  }

  /** A ring or a line that appeared with the focus and is visible against its surroundings. */
  function isMarked(element: Element): boolean {
    const LEAST_PX = 2;
    const LEAST_CONTRAST = 3;
    const near = [element, element.nextElementSibling];
    let around: Element | null = element.parentElement;
    for (let steps = 0; steps < 3 && around; steps += 1, around = around.parentElement)
      near.push(around);
    return near.some((each) => {
      if (!each) return false;
      const before = window.accessUnfocused.get(each);
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(each);
      if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= LEAST_PX) {
        const isInside = Number.parseFloat(outlineOffset) < 0;
        const ground = groundOf(isInside ? each : each.parentElement);
        const isNew = before?.outline !== ringOf(each).outline;
        if (isNew && contrastOf(outlineColor, ground) >= LEAST_CONTRAST) return true;
      }
      const after = getComputedStyle(each, "::after");
      if (after.content === "none" || Number.parseFloat(after.borderTopWidth) < LEAST_PX)
        return false;
      const isNew = before?.line !== ringOf(each).line;
      return isNew && contrastOf(after.borderTopColor, groundOf(each)) >= LEAST_CONTRAST;
    });
  }

  function hidden() {
    const clipped = seen(box, (focused?.closest("label") ?? focused)?.parentElement ?? null);
    const left = clipped && onScreen(clipped);
    const part = left === null ? 0 : (left.width * left.height) / (box.width * box.height);
    // For a text area the browser scrolls to the caret's line.
    const isLarge = box.height > innerHeight / 3 || focused?.localName === "textarea";
    if (left === null || (part < 0.99 && !isLarge)) {
      faults.push(`${name} is seen to ${Math.round(part * 100)} % alone`);
      return;
    }
    const inset = 3;
    const points = [
      [left.left + inset, left.top + inset],
      [left.right - inset, left.top + inset],
      [left.left + inset, left.bottom - inset],
      [left.right - inset, left.bottom - inset],
      [left.left + left.width / 2, left.top + left.height / 2],
    ] as const;
    const lost = points.filter(([x, y]) => {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
      const top = document.elementFromPoint(x, y);
      const own = focused?.closest("label") ?? focused;
      return !top || !(own?.contains(top) || top.contains(own));
    });
    const most = isLarge ? 4 : 0;
    if (lost.length > most) {
      const [x, y] = lost[0] ?? [0, 0];
      const over = document.elementFromPoint(x, y);
      faults.push(
        `${name} is behind ${over ? tell(over) : "the edge"} at ${lost.length} of 5 places`,
      );
    }
  }

  /** Elements too tall for the screen are judged by their contents. */
  function onScreen({ left, top, right, bottom, height, width }: DOMRect): DOMRect | null {
    if (height <= innerHeight) return new DOMRect(left, top, width, height);
    const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return last > first ? new DOMRect(left, first, right - left, last - first) : null;
  }

  /** Down the page, or to the right; each part in its own turn. Pins have an order of their own: their numbers'. */
  function order(before: Element) {
    const PARTS = "nav, header, aside, footer, form, [role=dialog], [role=alertdialog]";
    if (before.closest(PARTS) !== focused?.closest(PARTS) || isOnMap(before)) return;
    const [first, second] = isForth ? [boxOf(before), box] : [box, boxOf(before)];
    const isAbove = second.bottom <= first.top + 1 && second.left < first.right;
    const isLeft =
      second.right <= first.left && second.top < first.bottom && second.bottom > first.top;
    if (isAbove || isLeft) faults.push(`${name} and ${tell(before)} are in the wrong order`);
  }
}
