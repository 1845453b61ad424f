import type { Page } from "@playwright/test";

/** WCAG 1.4.12: the spacing of lines, letters, words and paragraphs that a reader may set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * Sets the text spacing, or resets it. Through the page's own style sheets, because its policy allows no foreign
 * style.
 */
export async function setTextApart(page: Page, isApart: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    isApart ? SPACING : "",
  );
}

/**
 * What is lost for lack of room: the page or a part of it scrolls sideways, a control sticks out, text is cut, leaves
 * its control, or overlaps other text. Text that ends in "…" can be read in full somewhere else.
 */
export async function findLosses(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const { boxOf, controls, isCovered, isOnMap, seen, tell, unseen } = window.accessKit;
    const found = new Set<string>();
    await atRest();
    const isUnseen = unseen();
    /**
     * Single lines that scroll by themselves: the platforms' suggestions, best first, and on a phone the navigation
     * and the names of missing fields. Looked for once: `:has` at each of a list's texts takes twenty seconds.
     */
    const strips = [
      ...document.querySelectorAll(
        "search :is([role=listbox], [role=toolbar], ul), nav[aria-label=Main], aside div:has(> p button)",
      ),
    ];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.add(
        `The page is ${scrollWidth - clientWidth} px too wide for ${widest(document.body)}`,
      );
    sideways();
    const texts = textsInSight();
    outside(texts);
    cut(texts);
    overlaps(texts);
    return [...found];

    /**
     * Some frames after a window is resized the rows of a long list are spaced, and an open menu finds its place.
     * React renders in a message of a channel, which a busy machine delivers later than a timer: a message that is
     * sent after React's comes after it; what takes longer than a few milliseconds comes in slices. Rows of a list
     * that lie on each other are still to be spaced, or stay so, which is then a loss.
     */
    async function atRest() {
      const { port1, port2 } = new MessageChannel();
      const MOST_FRAMES = 120;
      let before = "";
      for (let same = 0, frames = 0; same < 3 && frames < MOST_FRAMES; frames += 1) {
        await new Promise(requestAnimationFrame);
        for (let slices = 0; slices < 5; slices += 1) {
          await new Promise((resolve) => {
            port1.onmessage = resolve;
            port2.postMessage(null);
          });
        }
        const rows = [...document.querySelectorAll("li, tr, section, [role=menu]")];
        const now = rows.map((row) => Object.values(row.getBoundingClientRect().toJSON())).join();
        same = now === before && areRowsSpaced() ? same + 1 : 0;
        before = now;
      }
    }

    function areRowsSpaced() {
      return [...document.querySelectorAll("main li")].every((row) => {
        const next = row.nextElementSibling?.getBoundingClientRect();
        const { left, right, bottom } = row.getBoundingClientRect();
        return !next || next.top >= bottom - 1 || next.left >= right - 1 || next.right <= left + 1;
      });
    }

    function sideways() {
      for (const each of document.querySelectorAll("body *")) {
        if (isOnMap(each) || isCovered(each) || each.clientWidth <= 1) continue;
        const { overflowX, textOverflow, visibility } = getComputedStyle(each);
        if (visibility === "hidden") continue;
        const excess = each.scrollWidth - each.clientWidth;
        // One pixel is enough for a scrollbar; without one it is a rounded half.
        const isAll = excess <= (/auto|scroll/.test(overflowX) ? 0 : 1);
        if (isAll || textOverflow === "ellipsis" || overflowX === "visible") continue;
        if (each.matches("input, textarea, select") || isStrip(each) || isUnseen(each)) continue;
        found.add(`${tell(each)} is ${excess} px too narrow for ${widest(each)}`);
      }
    }

    /** The innermost of what is seen furthest to the right. */
    function widest(within: Element) {
      const inside = [...within.querySelectorAll("*")].filter((each) => !isUnseen(each));
      const rights = inside.map((each) => Math.round(seen(boxOf(each), each)?.right ?? 0));
      const last = inside[rights.lastIndexOf(Math.max(...rights))];
      return last ? tell(last) : "its text";
    }

    function outside(texts: Text[]) {
      for (const each of controls()) {
        const { left, right } = each.getBoundingClientRect();
        if (!isOnMap(each) && !isStrip(each) && (left < -1 || right > innerWidth + 1))
          found.add(`${tell(each)} hangs over the side`);
      }
      for (const { words, left } of texts) {
        if (left && (left.left < -1 || left.right > innerWidth + 1))
          found.add(`"${words.slice(0, 30)}" hangs over the side`);
      }
    }

    function isStrip(element: Element) {
      return strips.some((strip) => strip.contains(element));
    }

    interface Text {
      words: string;
      holder: Element;
      line: DOMRect;
      /** Its visible part. */
      left: DOMRect | null;
    }

    function textsInSight(): Text[] {
      const all: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const holder = walker.currentNode.parentElement;
        const words = walker.currentNode.textContent?.trim() ?? "";
        if (!holder || words === "" || isOnMap(holder) || isCovered(holder)) continue;
        if (holder.closest("option, noscript") || isStrip(holder) || isUnseen(holder)) continue;
        if (!holder.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const line of range.getClientRects()) {
          if (line.width > 1) all.push({ words, holder, line, left: seen(line, holder) });
        }
      }
      return all;
    }

    function cut(all: Text[]) {
      for (const { words, holder, line } of all) {
        const control = holder.closest("button, a");
        if (!control || getComputedStyle(holder).textOverflow === "ellipsis") continue;
        // As many names as have room: the rest are in the details.
        if (control.matches("[data-as-fits]")) continue;
        const box = control.getBoundingClientRect();
        const beyond = Math.max(
          box.left - line.left,
          line.right - box.right,
          box.top - line.top,
          line.bottom - box.bottom,
        );
        if (beyond > 2)
          found.add(`"${words.slice(0, 30)}" leaves its control by ${Math.round(beyond)} px`);
      }
      for (const each of document.querySelectorAll("body *")) {
        if (isOnMap(each) || isCovered(each) || each.clientHeight <= 1) continue;
        const { contentVisibility, overflowY, webkitLineClamp } = getComputedStyle(each);
        // Out of sight it keeps the height that it had when it was seen last.
        const inside = each.firstElementChild;
        if (
          contentVisibility === "auto" &&
          !inside?.checkVisibility({ contentVisibilityAuto: true })
        )
          continue;
        const excess = each.scrollHeight - each.clientHeight;
        if (!/hidden|clip/.test(overflowY) || excess <= 3 || webkitLineClamp !== "none") continue;
        // A card shows as many tags as fit in one line; its details show all.
        if (each.matches("article ul, [data-as-fits]") || isStrip(each) || isUnseen(each)) continue;
        found.add(`${tell(each)} is ${excess} px too low`);
      }
    }

    /** From the top down, so that each is compared only with what begins above its end: on a long list that is a thousandth. */
    function overlaps(all: Text[]) {
      const shown = all.flatMap(({ words, holder, left: box }) => {
        if (!box) return [];
        const { left, right, top, bottom } = box;
        return [{ words: words.slice(0, 30), holder, left, right, top, bottom }];
      });
      shown.sort((a, b) => a.top - b.top);
      for (const [at, a] of shown.entries()) {
        for (let next = at + 1; next < shown.length; next += 1) {
          const b = shown[next];
          if (!b || a.bottom - b.top <= 6) break;
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - b.top;
          if (across <= 2 || down <= 6 || a.holder === b.holder) continue;
          if (layerOf(a.holder) === layerOf(b.holder))
            found.add(`"${a.words}" lies on "${b.words}"`);
        }
      }
    }

    /** What scrolls under something else is not in its way. */
    function layerOf(element: Element): Element | null {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
        if (each.getAttribute("role") === "tooltip") return each;
        // An open list of suggestions.
        if (each.matches("[role=listbox]") && getComputedStyle(each).position === "absolute")
          return each;
      }
      return null;
    }
  });
}
