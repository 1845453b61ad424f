/** What keeps its place: the page beside its panes, and what a screen or window opens with. */
import type { Page } from "@playwright/test";
import { THEMES } from "../domain/theme";
import { expect, LAPTOP, PHONE, test } from "./fixtures";
import { FORMS, FORMS_OF_EVERY_KIND, PREVIEWS_ON, waitUntilReady } from "./forms";
import { boxOf, fillGrid, formPath, settled } from "./operator";
import { SPOT } from "./unit-format";
import { DESK, NARROW, ON_ITS_SIDE, ZOOMED } from "./views";

const SIZES = [LAPTOP, DESK, PHONE];
const MOST = "20";
/** A phone's window, as Android leaves it with `interactive-widget=resizes-content`. */
const KEYBOARD_OPEN = { width: PHONE.width, height: 450 };

const copyButton = (page: Page) => page.getByRole("button", { name: "Submit & Copy to clipboard" });

/** By how much the page itself can be scrolled down. */
const pageExcess = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight - clientHeight;
  });

/** How far the page and the work are scrolled down. Runs in the page. */
const scrolledDown = () => [window.scrollY, document.querySelector("main")?.scrollTop];

/** Whether a toast can come on it. */
const SCREENS = {
  "Report Log": true,
  "Sighting & BDA": true,
  GMTI: true,
  "Hostile Location Report (HLR)": false,
  "LEAPP Detection": false,
  "c-UAS": false,
  Picture: false,
  Settings: true,
};

test("the page does not scroll on any screen, and a toast covers no control, no field, no row and no message, wherever the screen is scrolled to", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/settings" });
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  const shown = page.locator('li[data-state="open"]').first();
  await shown.getByRole("button", { name: "Dismiss" }).click();
  for (const [screen, hasToast] of Object.entries(SCREENS)) {
    const link = page.getByRole("link", { name: screen, exact: true });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const copyPlaces = new Map<object, unknown>();
    const copyPlace = () => (screen === "GMTI" ? boxOf(copyButton(page)) : null);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      expect(await pageExcess(page), `${screen} at ${viewport.width} px`).toBe(0);
      copyPlaces.set(viewport, await copyPlace());
    }
    if (hasToast) {
      await page.keyboard.press("Alt+f");
      await page.getByRole("textbox", { name: "Your feedback" }).fill("Clear to read.");
      await page.keyboard.press("Control+Enter");
      await shown.waitFor();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      // It stays for as long as it has the focus.
      await shown.getByRole("button", { name: "Dismiss" }).focus();
      for (const viewport of SIZES) {
        const name = `${screen} at ${viewport.width} px`;
        await page.setViewportSize(viewport);
        for (const place of ["top", "end"]) {
          await page.evaluate((isEnd) => {
            for (const pane of [document.scrollingElement, document.querySelector("main")])
              pane?.scrollTo({ top: isEnd ? pane.scrollHeight : 0 });
          }, place === "end");
          await expect
            .poll(() => shown.evaluate(coveredBy), `${name}, at its ${place}`)
            .toEqual([]);
          if (place === "top") expect(await copyPlace(), name).toEqual(copyPlaces.get(viewport));
        }
      }
      await shown.getByRole("button", { name: "Dismiss" }).click();
      await shown.waitFor({ state: "hidden" });
    }
    await page.setViewportSize(LAPTOP);
  }
});

/** What lies under a toast and could be wanted, of what is in sight. Runs in the page. */
function coveredBy(toast: Element): string[] {
  const over = toast.getBoundingClientRect();
  const WANTED =
    "main button, main input, main textarea, main select, main li, aside p, aside button, nav a, header button";
  return [...document.querySelectorAll<HTMLElement>(WANTED)].flatMap((each) => {
    const own = each.getBoundingClientRect();
    const pane = each.closest("main")?.getBoundingClientRect();
    // What its pane has scrolled out of view is under nothing.
    const bottom = Math.min(own.bottom, pane?.bottom ?? own.bottom);
    const isUnder =
      own.width > 0 &&
      own.left < over.right &&
      over.left < own.right &&
      own.top < over.bottom &&
      over.top < bottom - 1;
    if (!isUnder) return [];
    const { x, y } = {
      x: (Math.max(own.left, over.left) + Math.min(own.right, over.right)) / 2,
      y: (Math.max(own.top, over.top) + Math.min(bottom, over.bottom)) / 2,
    };
    // Under the bar that sticks to the bottom of a phone it is hidden in any case.
    const top = document
      .elementsFromPoint(x, y)
      .find((at) => !toast.contains(at) && !at.contains(toast));
    return top && (each === top || each.contains(top)) ? [each.outerHTML.slice(0, 80)] : [];
  });
}

/** Where every heading and control stands, in px; outside the message only how far from the left, where the page scrolls. Runs in the page. */
function standing(isScrolled: boolean): Record<string, string> {
  const found: Record<string, string> = {};
  for (const each of document.querySelectorAll(
    ":is(h1, h2, a, button, input, select, textarea, section, [role=group])",
  )) {
    // Its links are words of a sentence.
    if (each.parentElement?.closest("[aria-label='State of the report']")) continue;
    const { x, y, width } = each.getBoundingClientRect();
    const name = `${each.localName} ${each.getAttribute("aria-label") ?? each.textContent}`;
    const same = Object.keys(found).filter((other) => other.startsWith(name)).length;
    const isMoved = isScrolled && !each.closest("aside");
    if (width > 0)
      found[`${name} ${same}`] = `${Math.round(x)}${isMoved ? "" : `, ${Math.round(y)}`}`;
  }
  return found;
}

/** Whether all that the block says is in sight. Runs in the page. */
function isSaidWhole(): boolean | undefined {
  const said = document.querySelector("[aria-label='State of the report'] > :first-child");
  return said ? said.scrollHeight <= said.clientHeight : undefined;
}

test("nothing moves that nobody moved: any state of the block, Moving, reports that wait for the server, a report in the commands, a full storage, a tag", async ({
  sightline,
}) => {
  for (const viewport of SIZES) {
    const { page } = await sightline.visit({ signedIn: true, viewport, path: formPath("BM-21") });
    await page.route("**/api/reports/save", (route) => route.abort());
    await page.getByRole("heading", { name: /^BM-21/ }).waitFor();
    const is = (state: string) =>
      page.locator(`[aria-label="State of the report"][data-is="${state}"]`).waitFor();
    // A phone's page is scrolled to what is missing.
    const isPhone = viewport === PHONE;
    // On a busy machine they come after the first words.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await page.evaluate(standing, isPhone);
    const stays = async () => {
      const now = await page.evaluate(standing, isPhone);
      const moved = Object.keys(before).filter((name) => name in now && now[name] !== before[name]);
      expect(moved, `${viewport.width} px`).toEqual([]);
    };
    const radio = (name: string) => page.getByRole("radio", { name, exact: true });
    await page.keyboard.press("Control+Enter");
    await is("refused");
    await stays();
    for (const motion of ["Moving", "Static"]) {
      await radio(motion).check();
      await is("missing");
      await stays();
    }
    await radio("Open").check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    await is("ready");
    await stays();
    // On a phone the copy's own words would otherwise cover the field that has the focus, which comes out from under.
    await radio("Static").focus();
    const title = page.getByRole("heading", { level: 2 }).first();
    const titleBefore = await title.boundingBox();
    await page.keyboard.press("Control+Enter");
    await page.getByText("Copied and logged").waitFor();
    await page.getByRole("status", { name: "1 report waits for the server" }).waitFor();
    await stays();
    expect(await title.boundingBox()).toEqual(titleBefore);
    await radio("Urban").check();
    await is("replaces");
    await stays();
    await radio("Friendly").check();
    await page.getByRole("button", { name: /, 1 warning$/ }).waitFor();
    await stays();
    expect(await page.evaluate(isSaidWhole), `${viewport.width} px`).toBe(true);

    await page.keyboard.press("Control+k");
    const commands = page.getByRole("dialog", { name: "Commands" });
    const windowBefore = await commands.boundingBox();
    await commands.getByRole("combobox").fill("3bm21 34ufe1234567890 s");
    await is("missing");
    const list = commands.getByRole("listbox");
    const listBefore = await list.boundingBox();
    await page.keyboard.type("o");
    await commands.getByText("Complete.").waitFor();
    expect(await list.boundingBox()).toEqual(listBefore);
    await page.keyboard.press("Control+Enter");
    await commands.getByText("Copied and logged").waitFor();
    expect(await commands.boundingBox()).toEqual(windowBefore);
    await page.keyboard.press("Escape");
    await expect(commands).toHaveCount(0);
    await page.getByRole("status", { name: "2 reports wait for the server" }).waitFor();
    await settled(page);

    const atRest = await page.evaluate(standing, false);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    // Once through all themes, of which none can be kept.
    for (const _ of THEMES) await page.keyboard.press("Alt+t");
    const warning = page.getByRole("alert").filter({ hasText: "Lost on reload" });
    await expect(warning).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(standing, false)).toEqual(atRest);
    if (isPhone) {
      // There it lies over the work, and what has the focus is not under it.
      const field = page.getByLabel("Free text");
      await field.focus();
      expect((await boxOf(field)).bottom).toBeLessThanOrEqual((await boxOf(warning)).y);
    }

    await page.keyboard.press("Alt+s");
    const cards = page.getByRole("region", { name: "Platforms" });
    await page.getByRole("article").first().waitFor();
    const cardsBefore = await cards.boundingBox();
    await page.getByLabel("Platform name or Description").fill("tracked");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Remove tracked" }).waitFor();
    expect((await cards.boundingBox())?.y).toBe(cardsBefore?.y);
  }
});

test("what is missing is in sight or counted in the smallest windows", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/gmti" });
  for (const viewport of [NARROW, ZOOMED, ON_ITS_SIDE]) {
    await page.setViewportSize(viewport);
    await page.keyboard.press("Control+Enter");
    const block = page.getByRole("group", { name: "State of the report" });
    await expect(block).toContainText(/missing: Target Type, GZD, Coordinates \+2$/);
    expect(await block.evaluate(saidOutside), `${viewport.width} px`).toEqual([]);
  }
});

/** The words of a state block, in lines, that lie above or below it. Runs in the page. */
function saidOutside(block: Element): string[] {
  const { top, bottom } = block.getBoundingClientRect();
  return [...block.querySelectorAll("p, p button")].flatMap((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const isOut = [...range.getClientRects()].some(
      (line) => line.height < 24 && (line.top < top - 1 || line.bottom > bottom + 1),
    );
    return isOut ? [each.textContent ?? ""] : [];
  });
}

test("a platform's details and its form open at their top, from a list that was scrolled, and a reset leads back there; at the greatest quantity header, message and button stay", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/dashboard" });
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  const details = page.getByRole("dialog");
  const select = details.getByRole("button", { name: "Select" });
  const far = page.getByRole("article").nth(15);
  const title = page.getByRole("heading", { name: "Sighting & BDA" });
  const atTop = async () => {
    await expect(quantity).toBeFocused();
    for (const part of [title, quantity]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(scrolledDown)).toEqual([0, 0]);
  };
  for (const viewport of SIZES) {
    await test.step(`${viewport.width}×${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await far.getByRole("button", { name: "Details" }).click();
      await expect(select).toBeFocused();
      for (const part of [
        select,
        details.getByRole("heading", { level: 2 }),
        details.getByRole("img").first(),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect(await details.evaluate((window) => window.scrollTop)).toBe(0);
      await page.keyboard.press("Escape");
      await expect(details).toHaveCount(0);

      await far.getByRole("button", { name: "Select" }).click();
      await atTop();
      await quantity.fill(MOST);
      const last = page.getByRole("group", { name: `Grid ${MOST}`, exact: true });
      await last.getByLabel("Coordinates").focus();
      await expect(last.getByLabel("Coordinates")).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => document.scrollingElement?.scrollTo({ top: 10_000 }));
      expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
      const message = page.getByRole("region", { name: "Live Message Preview" });
      for (const part of [title, message, copyButton(page)])
        await expect(part).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Alt+r");
      await expect(quantity).toHaveValue("1");
      await atTop();
      await page.getByRole("link", { name: "Sighting & BDA" }).click();
    });
  }
  // The drawing beside what it shows, and the buttons in sight.
  await page.setViewportSize(ZOOMED);
  await far.getByRole("button", { name: "Details" }).click();
  await expect(select).toBeFocused();
  for (const part of [select, details.getByRole("img").first()])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await details.evaluate((window) => window.scrollTop)).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ startedWith: { formats: [SPOT] }, hasTouch: true });

  test("the navigation is one line of big entries, half the height shows fields; beside a software keyboard and at 320 px message, button and focus stay clear, and one tap copies", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({
      signedIn: true,
      viewport: PHONE,
      path: "/settings",
      ...PREVIEWS_ON,
    });
    const nav = page.getByRole("navigation", { name: "Main" });
    // The forms, the log, the picture and the settings.
    await expect(nav.getByRole("link")).toHaveCount(FORMS.length + 3);
    for (const { width } of [PHONE, NARROW]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await nav.evaluate(outOfReach)).toEqual([]);
    }
    for (const form of FORMS_OF_EVERY_KIND) {
      // An HLR is the same screen as a unit's own form, which has more.
      if (form.report.type === "HLR") continue;
      await test.step(form.report.type, async () => {
        await page.setViewportSize(PHONE);
        await form.open(page);
        await focusMovesNothing(page);
        await fieldsHaveHalf(page);
        await keyboardHidesNothing(page, form.remarks);
        await page.setViewportSize(PHONE);
        await form.fillHalf(page);
        await form.fillRest(page);
        await waitUntilReady(page);
        await page.getByRole("region", { name: "Live Message Preview" }).tap();
        await expect(page.getByRole("dialog", { name: "Whole message" })).toContainText("DTG");
        await page.keyboard.press("Escape");
        await page.getByLabel("Coordinates").first().focus();
        await page.setViewportSize(KEYBOARD_OPEN);
        await page.getByRole("button", { name: "Set", exact: true }).tap();
        const time = page.getByRole("textbox", { name: "Time observed" });
        await expect(time).toBeFocused();
        await expect(time).toBeInViewport({ ratio: 1 });
        await page.getByLabel("Coordinates").first().focus();
        // Where the finger sees it: nothing may move on its way from the field to the button.
        await page.touchscreen.tap(...(await boxOf(copyButton(page))).middle);
        // The next step is offered: the message is at its tallest.
        await page.getByRole("button", { name: "New report" }).waitFor();
        await page.setViewportSize(NARROW);
        await everyStopIsClear(page);
      });
    }
    await test.step("a reset's toast covers nothing of the message", async () => {
      await page.setViewportSize(PHONE);
      await page.getByRole("button", { name: "New report" }).click();
      const text = page.getByLabel(FORMS_OF_EVERY_KIND.at(-1)?.remarks ?? "");
      await text.fill("two more in treeline");
      // As many lines before as after: only the toast changes the message's height.
      await page.getByRole("button", { name: "Reset form" }).click();
      const shown = page.locator('li[data-state="open"]').filter({ hasText: "Form reset" });
      await shown.waitFor();
      await settled(page);
      expect(await shown.evaluate(coveredBy)).toEqual([]);
    });
  });
});

/** The navigation's entries that are too small for a finger, not on its one line, or not to be reached. Runs in the page. */
function outOfReach(nav: Element): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? ["The page scrolls sideways"] : [];
  for (const entry of nav.querySelectorAll<HTMLElement>("a, button")) {
    if (!entry.checkVisibility()) continue;
    entry.focus();
    const { left, right, top, bottom, width, height } = entry.getBoundingClientRect();
    const isInSight = left >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    if (width < 40 || height < 40 || top <= innerHeight - 57 || !isInSight)
      found.push(`${entry.ariaLabel ?? entry.textContent}: ${[left, top, right, bottom]}`);
  }
  return found;
}

/** Where the focus goes to the message or the navigation, nothing is scrolled. */
async function focusMovesNothing(page: Page): Promise<void> {
  for (const control of [
    page.getByRole("button", { name: "Set", exact: true }),
    page.getByRole("link", { name: "Settings", exact: true }),
    page.getByRole("button", { name: "Feedback" }),
  ]) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(scrolledDown)).toEqual([0, 0]);
  }
}

/** More than half the height shows fields, and the navigation is at the bottom. */
async function fieldsHaveHalf(page: Page): Promise<void> {
  const [head, dock, nav] = [
    await boxOf(page.locator("header").first()),
    await boxOf(page.locator("aside")),
    await boxOf(page.locator("nav").first()),
  ];
  expect(dock.y - head.bottom).toBeGreaterThan(PHONE.height / 2);
  expect(nav.bottom).toBe(PHONE.height);
  expect(nav.y).toBeGreaterThanOrEqual(dock.bottom - 1);
}

/** With a software keyboard open the message, its button and the field stay in sight. */
async function keyboardHidesNothing(page: Page, remarks: string): Promise<void> {
  const dock = page.locator("aside");
  for (const field of [page.getByLabel("Coordinates").first(), page.getByLabel(remarks)]) {
    await page.setViewportSize(PHONE);
    await field.focus();
    await page.setViewportSize(KEYBOARD_OPEN);
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await boxOf(field)).bottom <= (await boxOf(dock)).y).toBe(true);
    await expect(copyButton(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("region", { name: "Live Message Preview" })).toBeInViewport();
    expect((await boxOf(dock)).height).toBeLessThan(KEYBOARD_OPEN.height / 3);
  }
}

/** What has the focus is clear of the message that sticks to the bottom. */
async function everyStopIsClear(page: Page): Promise<void> {
  const hidden: string[] = [];
  await page.locator("main").focus();
  let stops = 0;
  for (; stops < 60; stops += 1) {
    await page.keyboard.press("Tab");
    const { isInMain, under, name } = await page.evaluate(whereFocusIs);
    if (!isInMain) break;
    if (under > 0) hidden.push(`${stops}: ${name} by ${under} px`);
  }
  expect(stops).toBeGreaterThan(5);
  expect(hidden).toEqual([]);
}

/** How far what has the focus reaches under the message, in px: 0 where it is clear of it. Runs in the page. */
function whereFocusIs(): { isInMain: boolean; under: number; name: string } {
  const message = document.querySelector("aside");
  const focused = document.activeElement;
  const name = focused?.outerHTML.slice(0, 80) ?? "";
  const isInMain = focused?.closest("main") !== null;
  // For a text area the browser scrolls to the caret's line.
  if (!message || !focused || message.contains(focused) || focused.localName === "textarea")
    return { isInMain, under: 0, name };
  const own = focused.closest("label") ?? focused;
  const under = own.getBoundingClientRect().bottom - message.getBoundingClientRect().top;
  return { isInMain, under: Math.max(0, under), name };
}
