/** What keeps its place: the page beside its panes, what a screen or window opens with, a card's buttons. */
import type { Page } from "@playwright/test";
import { THEMES } from "../domain/theme";
import { installKit } from "./access-kit";
import { findLosses } from "./access-reflow";
import { findSmall } from "./access-targets";
import { expect, LAPTOP, PHONE, type Sightline, test } from "./fixtures";
import { FORMS, FORMS_OF_EVERY_KIND, formOfType, PREVIEWS_ON, waitUntilReady } from "./forms";
import { fillGrid, formPath, openForm, settled } from "./operator";
import { card, changed, countOf, openPlatforms, searchFor } from "./platform-page";
import { SPOT } from "./unit-format";
import { DESK, NARROW, ZOOMED } from "./views";

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

test("the page does not scroll on any screen, nor at the greatest quantity, where header, message and button stay", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/settings" });
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  await page.getByText("120 test reports added").first().waitFor();
  const excess: Record<string, number> = {};
  for (const name of [
    "Report Log",
    "Sighting & BDA",
    "GMTI",
    "Hostile Location Report (HLR)",
    "LEAPP Detection",
    "c-UAS",
    "Picture",
    "Settings",
  ]) {
    const link = page.getByRole("link", { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const viewport of [DESK, LAPTOP]) {
      await page.setViewportSize(viewport);
      const by = await pageExcess(page);
      if (by !== 0) excess[`${name} at ${viewport.width} px`] = by;
    }
  }
  expect(excess).toEqual({});

  await openForm(page, "BM-21");
  await page.getByRole("spinbutton", { name: "Quantity" }).fill(MOST);
  const last = page.getByRole("group", { name: `Grid ${MOST}`, exact: true });
  for (const viewport of [DESK, LAPTOP]) {
    await page.setViewportSize(viewport);
    await page.getByRole("spinbutton", { name: "Quantity" }).focus();
    await last.getByLabel("Coordinates").focus();
    await expect(last.getByLabel("Coordinates")).toBeInViewport({ ratio: 1 });
    expect(await pageExcess(page)).toBe(0);
    await page.evaluate(() => document.scrollingElement?.scrollTo({ top: 10_000 }));
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
    for (const part of [
      page.getByRole("heading", { name: "Sighting & BDA" }),
      page.getByRole("region", { name: "Live Message Preview" }),
      page.getByRole("button", { name: "Submit & Copy to clipboard" }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

/** Where every heading and control stands, in px. Runs in the page. */
function standing(within: string): Record<string, string> {
  const found: Record<string, string> = {};
  const PARTS = ":is(h1, h2, a, button, input, select, textarea, [role=group])";
  for (const each of document.querySelectorAll(`${within} ${PARTS}`)) {
    // Its links are words of a sentence.
    if (each.parentElement?.closest("[aria-label='State of the report']")) continue;
    const { x, y, width } = each.getBoundingClientRect();
    const name = `${each.localName} ${each.getAttribute("aria-label") ?? each.textContent}`;
    const same = Object.keys(found).filter((other) => other.startsWith(name)).length;
    if (width > 0) found[`${name} ${same}`] = `${Math.round(x)}, ${Math.round(y)}`;
  }
  return found;
}

test.describe("nothing moves that nobody moved:", () => {
  async function openFilled(sightline: Sightline, viewport: { width: number; height: number }) {
    const { page } = await sightline.visit({ signedIn: true, viewport, path: formPath("BM-21") });
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Open" }).check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    await settled(page);
    return page;
  }

  test("the browser keeps nothing more", async ({ sightline }) => {
    for (const viewport of [LAPTOP, DESK, PHONE]) {
      const page = await openFilled(sightline, viewport);
      const before = await page.evaluate(standing, "body");
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      // Once through all themes, of which none can be kept.
      for (const _ of THEMES) await page.keyboard.press("Alt+t");
      const warning = page.getByRole("alert").filter({ hasText: "Lost on reload" });
      await expect(warning).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(standing, "body")).toEqual(before);
      if (viewport !== PHONE) continue;
      // There it lies over the work, and what has the focus is not under it.
      const field = page.getByLabel("Free text");
      await field.focus();
      const [{ y = 0, height = 0 } = {}, { y: top } = { y: 0 }] = (
        await Promise.all([field, warning].map((part) => part.boundingBox()))
      ).map((box) => box ?? undefined);
      expect(y + height).toBeLessThanOrEqual(top);
    }
  });

  test("any state of the block, Moving, a tag, or a report in the commands", async ({
    sightline,
  }) => {
    for (const viewport of [LAPTOP, DESK, PHONE]) {
      const { page } = await sightline.visit({
        signedIn: true,
        viewport,
        path: formPath("BM-21"),
      });
      await page.getByRole("heading", { name: /^BM-21/ }).waitFor();
      const is = (state: string) =>
        page.locator(`[aria-label="State of the report"][data-is="${state}"]`).waitFor();
      // A phone's page is scrolled to what is missing.
      const within = viewport === PHONE ? "aside" : "body";
      const before = await page.evaluate(standing, within);
      const stays = async () => {
        const now = await page.evaluate(standing, within);
        const moved = Object.keys(before).filter(
          (name) => name in now && now[name] !== before[name],
        );
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
      await page.keyboard.press("Control+Enter");
      await page.getByText("Copied and logged").waitFor();
      await stays();
      await radio("Urban").check();
      await is("replaces");
      await stays();
      if (viewport !== PHONE) {
        const time = page.getByRole("textbox", { name: "Time observed" });
        await time.fill("0500");
        await page.getByRole("button", { name: "Reset form" }).focus();
        await page.getByRole("button", { name: /, 1 warning$/ }).waitFor();
        await stays();
      }

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

  test("reports wait for the server", async ({ sightline }) => {
    for (const viewport of [LAPTOP, DESK, PHONE]) {
      const page = await openFilled(sightline, viewport);
      await page.route("**/api/reports/save", (route) => route.abort());
      const buttons = async () => {
        const { x: reset } =
          (await page.getByRole("button", { name: "Reset form" }).boundingBox()) ?? {};
        const { x: palette } =
          (await page.getByRole("button", { name: "Commands" }).boundingBox()) ?? {};
        return [
          reset,
          palette,
          (await page.getByRole("heading", { level: 2 }).first().boundingBox())?.y,
        ];
      };
      // On a phone the copy's own words would otherwise cover the field that has the focus, which comes out from under.
      await page.getByRole("radio", { name: "Static" }).focus();
      const before = await buttons();
      await page.keyboard.press("Control+Enter");
      await page.getByRole("status", { name: "1 report waits for the server" }).waitFor();
      expect(await buttons()).toEqual(before);
    }
  });
});

test("a sighting opens at its top, from a list that was scrolled, and a reset leads back there", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/dashboard" });
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  const atTop = async () => {
    await expect(quantity).toBeFocused();
    await expect(page.getByRole("heading", { name: "Sighting & BDA" })).toBeInViewport({
      ratio: 1,
    });
    await expect(quantity).toBeInViewport({ ratio: 1 });
    const scrolled = await page.evaluate(() => [
      window.scrollY,
      document.querySelector("main")?.scrollTop,
    ]);
    expect(scrolled).toEqual([0, 0]);
  };
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.getByRole("article").nth(15).getByRole("button", { name: "Select" }).click();
    await atTop();
    await quantity.fill(MOST);
    const last = page.getByRole("group", { name: `Grid ${MOST}`, exact: true });
    await last.getByLabel("Coordinates").focus();
    await page.keyboard.press("Alt+r");
    await expect(quantity).toHaveValue("1");
    await atTop();
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
  }
});

test("a platform's details open at their top, with the focus in sight: on Select, where buttons stick", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/dashboard" });
  await searchFor(page, "BM-21");
  const details = page.getByRole("dialog");
  for (const viewport of [LAPTOP, DESK, PHONE, ZOOMED]) {
    await test.step(`${viewport.width}×${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await card(page, "BM-21").getByRole("button", { name: "Details" }).click();
      if (viewport === ZOOMED) {
        // Too low for buttons that stick.
        await expect(details).toBeFocused();
        expect(await details.evaluate((window) => window.scrollTop)).toBe(0);
        await page.keyboard.press("Tab");
        await expect(details.locator(":focus")).toBeInViewport({ ratio: 0.5 });
        return;
      }
      const select = details.getByRole("button", { name: "Select" });
      await expect(select).toBeFocused();
      for (const part of [select, details.getByRole("heading", { level: 2 })])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect(await details.evaluate((window) => window.scrollTop)).toBe(0);
      await expect(details.getByRole("img").first()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(details).toHaveCount(0);
    });
  }
});

/** How far what has the focus reaches under the message, in px: 0 where it is clear of it. Runs in the page. */
function underMessage(): number {
  const message = document.querySelector("aside");
  const focused = document.activeElement;
  // For a text area the browser scrolls to the caret's line.
  if (!message || !focused || message.contains(focused) || focused.localName === "textarea")
    return 0;
  const own = focused.closest("label") ?? focused;
  return Math.max(0, own.getBoundingClientRect().bottom - message.getBoundingClientRect().top);
}

test.describe("on a phone", () => {
  test.use({ startedWith: { formats: [SPOT] } });

  test("half the height shows fields; beside a software keyboard and at 320 px message, button and focus stay clear", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({
      signedIn: true,
      viewport: PHONE,
      path: "/dashboard",
    });
    for (const form of FORMS_OF_EVERY_KIND) {
      await test.step(form.report.type, async () => {
        await page.setViewportSize(PHONE);
        await form.open(page);
        await fieldsHaveHalf(page);
        await keyboardHidesNothing(page, form.remarks);
        await page.setViewportSize(PHONE);
        await form.fillHalf(page);
        await form.fillRest(page);
        await waitUntilReady(page);
        await page.setViewportSize(NARROW);
        // The next step is offered: the message is at its tallest.
        await page.keyboard.press("Control+Enter");
        await page.getByRole("button", { name: "New report" }).waitFor();
        await everyStopIsClear(page);
      });
    }
  });
});

/** More than half the height shows fields, and the navigation is at the bottom. */
async function fieldsHaveHalf(page: Page): Promise<void> {
  await page.locator("main").first().waitFor();
  const [head, dock, nav] = await Promise.all(
    ["header", "aside", "nav"].map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { top, bottom };
        }),
    ),
  );
  if (!head || !dock || !nav) throw new Error("A part of the screen is missing.");
  expect(dock.top - head.bottom).toBeGreaterThan(PHONE.height / 2);
  expect(nav.bottom).toBe(PHONE.height);
  expect(nav.top).toBeGreaterThanOrEqual(dock.bottom - 1);
}

/** With a software keyboard open the message, its button and the field stay in sight. */
async function keyboardHidesNothing(page: Page, remarks: string): Promise<void> {
  for (const field of [page.getByLabel("Coordinates").first(), page.getByLabel(remarks)]) {
    await page.setViewportSize(PHONE);
    await field.focus();
    await page.setViewportSize(KEYBOARD_OPEN);
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(isUnderDock)).toBe(false);
    await expect(copyButton(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("region", { name: "Live Message Preview" })).toBeInViewport();
    const dock = await page.locator("aside").boundingBox();
    expect(dock?.height).toBeLessThan(KEYBOARD_OPEN.height / 3);
  }
}

/** What has the focus is clear of the message that sticks to the bottom. */
async function everyStopIsClear(page: Page): Promise<void> {
  const hidden: Record<string, number> = {};
  await page.locator("main").focus();
  let stops = 0;
  for (; stops < 60; stops += 1) {
    await page.keyboard.press("Tab");
    const isInMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
    if (!isInMain) break;
    const under = await page.evaluate(underMessage);
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    if (under > 0) hidden[`${stops}: ${name}`] = under;
  }
  expect(stops).toBeGreaterThan(5);
  expect(hidden).toEqual({});
}

/** Whether the message covers any of what has the focus. Runs in the page. */
function isUnderDock(): boolean {
  const dock = document.querySelector("aside");
  const focused = document.activeElement;
  if (!dock || !focused) return false;
  return focused.getBoundingClientRect().bottom > dock.getBoundingClientRect().top;
}

test.describe("by finger", () => {
  test.use({ hasTouch: true });

  test("with a software keyboard open one tap on the button copies, and a time can be set", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({
      signedIn: true,
      viewport: PHONE,
      path: "/dashboard",
    });
    const form = formOfType("Sighting");
    await form.open(page);
    await form.fillHalf(page);
    await form.fillRest(page);
    await waitUntilReady(page);
    await page.getByLabel("Coordinates").focus();
    await page.setViewportSize(KEYBOARD_OPEN);
    await page.getByRole("button", { name: "Set", exact: true }).tap();
    const time = page.getByRole("textbox", { name: "Time observed" });
    await expect(time).toBeFocused();
    await expect(time).toBeInViewport({ ratio: 1 });
    await page.getByLabel("Coordinates").focus();
    // Where the finger sees it: nothing may move on its way from the field to the button.
    const at = await copyButton(page).boundingBox();
    if (!at) throw new Error("There is no button.");
    await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    await expect(page.getByRole("button", { name: "New report" })).toBeVisible();
  });
});

test("on a phone focus in message or navigation moves nothing, and a reset's toast covers nothing of the message", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, viewport: PHONE, path: "/dashboard" });
  await formOfType("Sighting").open(page);
  for (const control of [
    page.getByRole("button", { name: "Set", exact: true }),
    page.getByRole("link", { name: "Settings", exact: true }),
    page.getByRole("button", { name: "Feedback" }),
  ]) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.getByLabel("Free text").fill("two more in treeline");
  // As many lines before as after: only the toast changes the message's height.
  await page.getByRole("button", { name: "Reset form" }).click();
  const shown = page.locator('li[data-state="open"]').filter({ hasText: "Form reset" });
  await shown.waitFor();
  await settled(page);
  expect(await shown.evaluate(coveredBy)).toEqual([]);
});

test.describe("the navigation of a narrow screen", () => {
  test.use({ startedWith: { formats: [SPOT] } });

  test("is one line, in which each entry is big enough for a finger and can be reached", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true, path: "/settings", ...PREVIEWS_ON });
    const nav = page.getByRole("navigation", { name: "Main" });
    const links = nav.getByRole("link");
    // The forms, the log, the picture and the settings.
    await expect(links).toHaveCount(FORMS.length + 3);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await nav.getByRole("link", { name: "Settings" }).focus();
      await expect(nav.getByRole("link", { name: "Settings" })).toBeInViewport({ ratio: 1 });
      for (const entry of [
        ...(await links.all()),
        ...(await nav.locator("button:visible").all()),
      ]) {
        await entry.focus();
        await expect(entry).toBeInViewport({ ratio: 1 });
        const box = await entry.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(40);
        expect(box?.height).toBeGreaterThanOrEqual(40);
        expect(box?.y).toBeGreaterThan(740 - 57);
      }
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond).toBe(0);
    }
  });
});

/** Every screen on which a toast can come. */
const TOAST_SCREENS = ["Report Log", "Sighting & BDA", "GMTI", "Settings"] as const;

test("a toast covers no control, no field, no row and no message, wherever the screen is scrolled to", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/settings" });
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  const shown = page.locator('li[data-state="open"]').first();
  await shown.getByRole("button", { name: "Dismiss" }).click();
  for (const viewport of [LAPTOP, DESK, PHONE])
    for (const screen of TOAST_SCREENS) {
      const name = `${screen} at ${viewport.width} px`;
      await page.setViewportSize(viewport);
      await page.getByRole("link", { name: screen, exact: true }).click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await shown.waitFor({ state: "hidden" });
      const before = await copyButton(page)
        .boundingBox({ timeout: 1 })
        .catch(() => null);
      await page.keyboard.press("Alt+f");
      await page.getByRole("textbox", { name: "Your feedback" }).fill("Clear to read.");
      await page.keyboard.press("Control+Enter");
      await shown.waitFor();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      // It stays for as long as the pointer is on it.
      await shown.hover();
      await expect.poll(() => shown.evaluate(coveredBy), name).toEqual([]);
      if (before) expect(await copyButton(page).boundingBox(), name).toEqual(before);
      await page.evaluate(() => {
        for (const pane of [document.scrollingElement, document.querySelector("main")])
          pane?.scrollTo({ top: pane.scrollHeight });
      });
      await expect.poll(() => shown.evaluate(coveredBy), `${name}, scrolled`).toEqual([]);
      await shown.getByRole("button", { name: "Dismiss" }).click();
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

/** Widths that are common, and what is between them in steps. */
const WIDTHS = [
  ...[320, 360, 375, 390, 412, 480, 560, 640, 720, 768, 820, 899, 900, 901, 960, 1024, 1100, 1180],
  ...[
    1240, 1280, 1320, 1366, 1440, 1500, 1536, 1600, 1680, 1707, 1760, 1840, 1920, 2048, 2160, 2304,
  ],
  ...[2400, 2560],
];

test("no card of all loses any of its words; its buttons stand on one line, Select in its lower right corner, at every width", async ({
  sightline,
}) => {
  const long = { "T-55": "T-55AM2B Kladivo with everything", "T-62": "Т-62М-1В-2-3-4-5-6" };
  const lengthen = changed(({ platformId }) =>
    typeof platformId === "string" && platformId in long
      ? { platformId: Reflect.get(long, platformId), aka: "a name that nobody would use" }
      : {},
  );
  const { page } = await openPlatforms(sightline, async (opened) => {
    await installKit(opened.context());
    await lengthen(opened);
  });
  // All cards are drawn once the last one has been reached.
  await page.getByRole("article").first().getByRole("button", { name: "Select" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("article")).toHaveCount(await countOf(page));
  // A card out of sight keeps the size that it had when it was seen last, and its buttons do not.
  await page.evaluate(() => {
    for (const article of document.querySelectorAll("article"))
      article.style.setProperty("content-visibility", "visible");
  });

  expect(await findLosses(page)).toEqual([]);
  expect(await findSmall(page, "mouse")).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(strayButtons), `at ${width} px`).toEqual([]);
  }
});

/** The cards whose buttons are not where those of every card are. Runs in the page. */
function strayButtons(): string[] {
  // A finger's on a narrow screen, a mouse's beside a rail.
  const LINE = innerWidth <= 900 ? 40 : 34;
  const CORNER = { right: 9, bottom: 7 };
  return [...document.querySelectorAll("article")].flatMap((article) => {
    const frame = article.getBoundingClientRect();
    const [hide, details, select] = ["hide", "details", "select"].map((action) =>
      article.querySelector(`[data-action=${action}]`)?.getBoundingClientRect(),
    );
    if (!hide || !details || !select) return [`${article.ariaLabel} has no buttons`];
    const isOneLine = [hide, details, select].every(
      ({ top, height }) => Math.abs(top - select.top) < 0.5 && Math.abs(height - LINE) < 0.5,
    );
    const isApart = hide.right <= details.left + 0.5 && details.right <= select.left + 0.5;
    const isInCorner =
      Math.abs(frame.right - select.right - CORNER.right) < 0.5 &&
      Math.abs(frame.bottom - select.bottom - CORNER.bottom) < 0.5;
    const isInside = hide.left >= frame.left;
    const faults = [
      !isOneLine && "not on one line",
      !isApart && "one over the other",
      !isInCorner && "Select away from its corner",
      !isInside && "out of the card",
    ].filter((fault) => fault !== false);
    return faults.length > 0 ? [`${article.ariaLabel}: ${faults.join(", ")}`] : [];
  });
}
