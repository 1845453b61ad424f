import type { CDPSession, Page } from "@playwright/test";

/** More than any screen has but the log, whose rows go on alike. */
const MOST_STOPS = 40;
/** So many keys are pressed at once: the next rows of a long list come with the frames between. */
const KEYS = 6;

interface Stop {
  /** Its place among all of both ways: the words of a button may change between them. */
  place: number;
  name: string;
  faults: string[];
}

declare global {
  interface Window {
    /** A walk through all that can have the focus, which judges each stop as its key is let go. */
    accessWalk: {
      stops: Stop[];
      /** The way has come to its end, or round. */
      isDone: boolean;
      /** Judges the last stop once more, with the tooltips that have come or stayed. */
      lookAgain(): void;
      /** Begins the way back. */
      turn(): void;
      end(): void;
    };
  }
}

/**
 * Goes through what is open by Tab and back by Shift+Tab: the focus is never lost, always seen, hidden behind
 * nothing, and its way follows the eye. @returns the number of stops, and what is wrong
 */
export async function walkFocus(
  page: Page,
  session: CDPSession,
): Promise<{ stops: number; faults: string[] }> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.evaluate(begin);
  const forth = await go(page, session, "Tab");
  await page.evaluate(() => window.accessWalk.turn());
  const back = await go(page, session, "Shift+Tab");
  await before.evaluate((element) => {
    window.accessWalk.end();
    if (element instanceof HTMLElement) element.focus();
  });
  const faults = [...forth, ...back].flatMap((stop) => stop.faults);
  const others = forth.slice(0, -1);
  const places = (way: Stop[]) => way.map(({ place }) => place).join();
  if (forth.length < MOST_STOPS && places(others) !== places(back.toReversed())) {
    const names = (way: Stop[]) => way.map(({ name }) => name).join();
    const last = forth.at(-1)?.name;
    faults.push(`To ${last} forth: ${names(others)}. Back: ${names(back.toReversed())}.`);
  }
  return { stops: forth.length, faults: [...new Set(faults)] };
}

/** Presses the keys faster than a hand: each is judged before the next, and what is drawn between is not. */
async function go(page: Page, session: CDPSession, way: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const press = { ...key, modifiers: way === "Tab" ? 0 : 8 };
  for (let pressed = KEYS; ; pressed += KEYS) {
    await Promise.all(
      Array.from({ length: KEYS }, () => [
        session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...press }),
        session.send("Input.dispatchKeyEvent", { type: "keyUp", ...press }),
      ]).flat(),
    );
    const { stops, isDone } = await page.evaluate(lookBack);
    if (isDone || pressed >= MOST_STOPS) return stops.slice(0, MOST_STOPS);
  }
}

/** What was met so far. A tooltip goes within some frames: more of them where others keep the machine busy. */
async function lookBack(): Promise<{ stops: Stop[]; isDone: boolean }> {
  const isOwn = (tip: Element) =>
    document.activeElement?.getAttribute("aria-describedby")?.split(" ").includes(tip.id);
  const strays = () =>
    [...document.querySelectorAll("[role=tooltip]")].filter((tip) => !isOwn(tip));
  for (let frames = 0; frames < 2 || (frames < 20 && strays().length > 0); frames += 1)
    await new Promise(requestAnimationFrame);
  window.accessWalk.lookAgain();
  const { stops, isDone } = window.accessWalk;
  return { stops, isDone };
}

/** From the open dialog's start, else from the page's. */
function begin(): void {
  const { contrastOf, groundOf, isCovered, isOnMap, ringOf, seen, tell } = window.accessKit;
  const open = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")];
  const start = open.findLast((each) => !isCovered(each)) ?? document.body;
  const before = start.getAttribute("tabindex");
  start.tabIndex = -1;
  start.focus();
  if (before === null) start.removeAttribute("tabindex");
  const unfocused = new WeakMap(
    [...document.querySelectorAll("body *")].map((each) => [each, ringOf(each)]),
  );
  /** The elements that had the focus, in the order in which they first had it; and those of this way. */
  const met: HTMLElement[] = [];
  let way: HTMLElement[] = [];
  let isForth = true;
  let areTipsGone = false;
  const listening = new AbortController();
  // Last of all: a dialog scrolls by a listener of its own.
  addEventListener("keyup", judge, { signal: listening.signal });
  window.accessWalk = {
    stops: [],
    isDone: false,
    lookAgain() {
      const focused = way.at(-1);
      if (!focused || focused !== document.activeElement || isOnMap(focused)) return;
      areTipsGone = true;
      this.stops.at(-1)?.faults.push(...hidden(focused));
      areTipsGone = false;
    },
    turn() {
      // From the last one: between the first and the last, full Chromium's own toolbar takes the keys.
      way = met.slice(-1);
      isForth = false;
      this.stops = [];
      this.isDone = false;
      way[0]?.focus();
    },
    end: () => listening.abort(),
  };

  function judge() {
    const walk = window.accessWalk;
    const focused = document.activeElement;
    if (walk.isDone) return;
    if (!(focused instanceof HTMLElement) || focused === document.body) {
      // Between the last and the first the browser's own window would have it.
      walk.isDone = walk.stops.length > 0;
      return;
    }
    walk.isDone = way.includes(focused);
    if (walk.isDone) return;
    if (!met.includes(focused)) met.push(focused);
    const previous = way.at(-1);
    way.push(focused);
    walk.stops.push({
      place: met.indexOf(focused),
      name: tell(focused),
      faults: [
        ...(focused.dataset.radixFocusGuard === undefined ? [] : ["The focus is on a guard"]),
        ...(isMarked(focused) ? [] : [`${tell(focused)} does not show that it has the focus`]),
        ...(isOnMap(focused) ? [] : hidden(focused)),
        ...(previous && document.contains(previous) ? order(previous, focused) : []),
      ],
    });
  }

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
      const before = unfocused.get(each);
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

  function hidden(focused: HTMLElement): string[] {
    const own = focused.closest("label") ?? focused;
    const box = boxOf(focused);
    const clipped = seen(box, own.parentElement);
    const left = clipped && onScreen(clipped);
    const part = left === null ? 0 : (left.width * left.height) / (box.width * box.height);
    // For a text area the browser scrolls to the caret's line.
    const isLarge = box.height > innerHeight / 3 || focused.localName === "textarea";
    if (left === null || (part < 0.99 && !isLarge))
      return [`${tell(focused)} is seen to ${Math.round(part * 100)} % alone`];
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
      const top = topAt(x, y);
      return !top || !(own.contains(top) || top.contains(own));
    });
    const most = isLarge ? 4 : 0;
    if (lost.length <= most) return [];
    const over = topAt(...(lost[0] ?? [0, 0]));
    return [
      `${tell(focused)} is behind ${over ? tell(over) : "the edge"} at ${lost.length} of 5 places`,
    ];
  }

  /** The tooltip of the one before goes with the next frame. */
  function topAt(x: number, y: number): Element | undefined {
    const TIP = "[data-radix-popper-content-wrapper]:has([role=tooltip])";
    return document.elementsFromPoint(x, y).find((each) => areTipsGone || !each.closest(TIP));
  }

  /** Elements too tall for the screen are judged by their contents. */
  function onScreen({ left, top, right, bottom, height, width }: DOMRect): DOMRect | null {
    if (height <= innerHeight) return new DOMRect(left, top, width, height);
    const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return last > first ? new DOMRect(left, first, right - left, last - first) : null;
  }

  /** Down the page, or to the right; each part in its own turn. Pins have an order of their own: their numbers'. */
  function order(before: HTMLElement, focused: HTMLElement): string[] {
    const PARTS = "nav, header, aside, footer, form, [role=dialog], [role=alertdialog]";
    if (before.closest(PARTS) !== focused.closest(PARTS) || isOnMap(before)) return [];
    const [from, to] = isForth ? [before, focused] : [focused, before];
    const [first, second] = [boxOf(from), boxOf(to)];
    const isAbove = second.bottom <= first.top + 1 && second.left < first.right;
    const isLeft =
      second.right <= first.left && second.top < first.bottom && second.bottom > first.top;
    return isAbove || isLeft ? [`${tell(from)} and ${tell(to)} are in the wrong order`] : [];
  }
}
