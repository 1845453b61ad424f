import type { Page } from "@playwright/test";

/** Forced colours, as a system's contrast theme sets them, or the page's own again. */
export async function setForcedColours(page: Page, areForced: boolean): Promise<void> {
  await page.emulateMedia({ forcedColors: areForced ? "active" : "none" });
}

/**
 * What forced colours hide: a control without an edge, what is chosen but looks like the rest save for its colours, an
 * icon or a pin's number that fades into what is behind it. To be asked while colours are forced.
 */
export async function findFaded(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { contrastOf, controls, groundOf, isCovered, isOnMap, tell } = window.accessKit;
    const LEAST_CONTRAST = 3;
    const found = new Set<string>();
    if (!matchMedia("(forced-colors: active)").matches) found.add("No colours are forced");

    for (const each of controls()) {
      const isItem = each.matches(
        "[role=option], [role=menuitem], option, p, li, [role=application], [role=tablist], [role=tabpanel]",
      );
      if (!isItem && !isOnMap(each) && !isEdged(each)) found.add(`${tell(each)} has no edge`);
    }
    for (const each of document.querySelectorAll("[aria-pressed=true]"))
      compare(each, each, without(each, "aria-pressed"));
    for (const each of document.querySelectorAll("[aria-current=page]"))
      compare(each, each, without(each, "aria-current"));
    for (const each of document.querySelectorAll("[role=tab][aria-selected=true]"))
      compare(each, each, without(each, "aria-selected", "data-state"));
    for (const each of document.querySelectorAll("[data-highlighted]"))
      compare(each, each, without(each, "data-highlighted"));
    for (const each of document.querySelectorAll<HTMLInputElement>("input:checked")) {
      const drawn =
        each.type === "radio" && each.nextElementSibling ? each.nextElementSibling : each;
      compare(each, drawn, () => {
        each.checked = false;
        return () => {
          each.checked = true;
        };
      });
    }
    for (const each of document.querySelectorAll("svg.lucide")) {
      if (isOnMap(each) || isCovered(each)) continue;
      const contrast = contrastOf(getComputedStyle(each).stroke, groundOf(each));
      if (contrast < LEAST_CONTRAST)
        found.add(`The icon in ${tell(each.parentElement ?? each)} fades`);
    }
    for (const each of document.querySelectorAll(".leaflet-marker-icon svg")) {
      const words = each.querySelector("text");
      const shape = each.querySelector("path, circle");
      if (!words || !shape) continue;
      if (contrastOf(getComputedStyle(words).fill, getComputedStyle(shape).fill) < LEAST_CONTRAST)
        found.add(`The pin's "${words.textContent}" fades`);
    }
    return [...found];

    /** A line around it, or around the row that it is a part of; a link in a text is underlined, a row that opens has its arrow. */
    function isEdged(element: Element): boolean {
      if (element.matches("summary") && element.querySelector("svg")) return true;
      if (getComputedStyle(element).textDecorationLine.includes("underline")) return true;
      let around: Element | null = element;
      for (let steps = 0; steps < 3 && around; steps += 1, around = around.parentElement) {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(around);
        const isDrawn = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none";
        if (isDrawn && contrastOf(borderTopColor, groundOf(around.parentElement)) >= LEAST_CONTRAST)
          return true;
      }
      return false;
    }

    /** Takes a mark of choice away. @returns what gives it back */
    function without(element: Element, ...names: string[]): () => () => void {
      return () => {
        const values = names.map((name) => [name, element.getAttribute(name)] as const);
        for (const name of names) element.removeAttribute(name);
        return () => {
          for (const [name, value] of values) if (value !== null) element.setAttribute(name, value);
        };
      };
    }

    function compare(chosen: Element, drawn: Element, unmark: () => () => void) {
      if (isCovered(chosen) || isOnMap(chosen)) return;
      const marked = looksOf(drawn);
      const giveBack = unmark();
      const plain = looksOf(drawn);
      giveBack();
      if (marked === plain) found.add(`${tell(chosen)} is chosen, and differs in colours alone`);
    }

    /** All but the colours. */
    function looksOf(element: Element): string {
      const { fontWeight, textDecorationLine, borderTopWidth, borderTopStyle, outlineStyle } =
        getComputedStyle(element);
      const mark = getComputedStyle(element, "::before");
      return [
        fontWeight,
        textDecorationLine,
        borderTopWidth,
        borderTopStyle,
        outlineStyle,
        mark.content,
        mark.borderBottomWidth,
      ].join();
    }
  });
}
