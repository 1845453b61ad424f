import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { clipboard } from "./operator";

/** A screen that opens after a key takes the focus when it is ready. */
const FOCUS_WITHIN_MS = 5000;

declare global {
  interface Window {
    /** The kinds of event from a mouse, a pen or a finger so far. */
    pointed?: string[];
  }
}

/** A keyboard that counts what it presses, and looks after each key where the focus is. */
export interface KeyboardOnly {
  /** Keys pressed so far; a key with its modifiers is one. */
  readonly pressed: number;
  /** The same, where a chord counts as each of its keys. */
  readonly pressedApart: number;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Nothing but the keyboard has been used since it was taken up, and the focus is still seen. */
  expectNoPointer(): Promise<void>;
}

/**
 * Continues by keyboard alone: after each key the focus is somewhere visible, and Tab goes down the form or to the
 * right.
 */
export async function keyboardOnly(page: Page): Promise<KeyboardOnly> {
  await page.evaluate(watchPointer);
  let pressed = 0;
  let pressedApart = 0;
  const press = async (key: string) => {
    const before = key === "Tab" ? await page.evaluateHandle(() => document.activeElement) : null;
    await page.keyboard.press(key);
    pressed += 1;
    pressedApart += key.split("+").length;
    // Asked once first: a page that is asked until it answers yes costs more than the key.
    if (!(await page.evaluate(isFocusSeen)))
      await page
        .waitForFunction(isFocusSeen, undefined, { timeout: FOCUS_WITHIN_MS })
        .catch(async () => {
          const focused = await page.evaluate(() =>
            document.activeElement?.outerHTML.slice(0, 200),
          );
          throw new Error(`After ${key} the focus is lost or not seen: ${focused}`);
        });
    if (before) expect(await before.evaluate(wrongOrder)).toBeNull();
    await before?.dispose();
  };
  return {
    get pressed() {
      return pressed;
    },
    get pressedApart() {
      return pressedApart;
    },
    async press(...keys) {
      for (const key of keys) await press(key);
    },
    async type(text) {
      for (const key of text) await press(key);
    },
    async expectNoPointer() {
      // The screen opened by the last key is ready by now, and Tab enters it.
      expect(await page.evaluate(isFocusSeen)).toBe(true);
      await press("Tab");
      await page.locator("main :focus").waitFor();
      expect(await page.evaluate(() => window.pointed)).toEqual([]);
    },
  };
}

/** The worked example that the keys have filled in is copied, in fewer keys than so many, and stands in the log. */
export async function copiedByKeys(
  page: Page,
  keys: KeyboardOnly,
  { message, fewerThan, row }: { message: string; fewerThan: number; row: string },
): Promise<void> {
  await keys.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  expect(await clipboard(page)).toBe(message);
  console.log(`${message.split(" ", 1)}, the worked example: ${keys.pressed} keys`);
  expect(keys.pressed).toBeLessThan(fewerThan);
  await keys.press("Alt+o");
  await page.getByRole("listitem").getByText(row).waitFor();
  await keys.expectNoPointer();
}

/** Runs in the page. */
function watchPointer(): void {
  const pointed: string[] = [];
  window.pointed = pointed;
  const kinds = ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"];
  for (const kind of kinds) {
    addEventListener(kind, ({ isTrusted }) => isTrusted && pointed.push(kind), true);
  }
}

/** Whether something has the focus, and a frame around it or beside it says so. Runs in the page. */
function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  // A newly opened screen has the focus as a whole: it is not a control, and Tab enters it.
  if (focused.id === "work") return true;
  // An open list marks the option that is gone to by its ground.
  if (focused instanceof HTMLOptionElement) {
    const ground = (option: Element) => getComputedStyle(option).backgroundColor;
    const others = [...(focused.parentElement?.children ?? [])].filter((each) => each !== focused);
    return others.every((each) => ground(each) !== ground(focused));
  }
  // A map's frame lies over its panes.
  const frame = focused.parentElement && getComputedStyle(focused.parentElement, "::after");
  if (focused.role === "application" && frame?.borderTopWidth === "2px") return true;
  const near: (Element | null)[] = [focused, focused.nextElementSibling];
  let around = focused.parentElement;
  for (let steps = 0; steps < 3; steps += 1) {
    near.push(around);
    around = around?.parentElement ?? null;
  }
  return near.some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
}

/** An element that Tab reached above or left of the previous one; null if there is none. Runs in the page. */
function wrongOrder(before: Element | null): string | null {
  const PARTS = "nav, header, aside, footer, form, [role=dialog], [role=alertdialog]";
  const after = document.activeElement;
  if (!before?.isConnected || !after || before.closest(PARTS) !== after.closest(PARTS)) return null;
  // A radio button is drawn by its label.
  const [first, second] = [before, after].map((each) =>
    (each.closest("label") ?? each).getBoundingClientRect(),
  );
  if (!first || !second) return null;
  const isAbove = second.bottom <= first.top + 1 && second.left < first.right;
  const isLeft =
    second.right <= first.left && second.top < first.bottom && second.bottom > first.top;
  return isAbove || isLeft ? `${before.outerHTML} before ${after.outerHTML}` : null;
}
