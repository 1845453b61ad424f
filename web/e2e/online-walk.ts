import { expect } from "bun:test";
import { mkdirSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const SHOTS = "build/screenshots";
const THEMES = ["dark", "day", "night"] as const;
type Theme = (typeof THEMES)[number];

/** Screens and states by their names, each reached from the one before it. */
export type Screens = Record<string, (page: Page) => Promise<unknown>>;

interface Options {
  /** Names the pictures. */
  size: string;
  /** Whether each screen is pictured in each theme, to be looked at. */
  pictured: boolean;
  /** Whether axe judges a screen in a theme. */
  judges(screen: string, theme: Theme): boolean;
}

/** Walks through screens: axe judges them, and nothing of any reaches beyond the screen's sides. */
export async function walk(page: Page, screens: Screens, options: Options): Promise<void> {
  const { size, pictured, judges } = options;
  if (pictured) mkdirSync(SHOTS, { recursive: true });
  for (const [screen, reach] of Object.entries(screens)) {
    await reach(page);
    for (const theme of THEMES) {
      const isJudged = judges(screen, theme);
      if (!isJudged && !pictured) continue;
      await setTheme(page, theme);
      const found = isJudged ? await faults(page, theme) : [];
      if (pictured) {
        const path = `${SHOTS}/${screen}-${theme}-${size}.png`;
        const picture = await page.screenshot({ path });
        if (theme === "night") found.push(...(await notRed(page, picture)));
      }
      expect({ screen, theme, faults: found }).toEqual({ screen, theme, faults: [] });
    }
    await setTheme(page, "dark");
    expect({ screen, cutOff: await cutOff(page) }).toEqual({ screen, cutOff: [] });
  }
}

/** The theme as another window of this browser would change it. */
async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    if (document.documentElement.dataset.theme === name) return;
    localStorage.setItem("sightline-theme", JSON.stringify(name));
    window.dispatchEvent(new StorageEvent("storage", { key: "sightline-theme" }));
  }, theme);
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);
}

/** What axe finds. The structure is the same in every theme; the colours are not. */
async function faults(page: Page, theme: Theme): Promise<string[]> {
  // There are no frames: judging in the page itself takes a third of the time of judging across
  // frames, for which a further page is opened each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (theme !== "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target).join(", ")}`,
  );
}

/** Where a picture has another hue than red, which alone leaves eyes adapted to the dark. */
function notRed(page: Page, picture: Buffer): Promise<string[]> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (!context) return ["The picture cannot be read."];
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const found: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (Math.max(green, blue) > red / 2 + 16) found.push(at / 4);
    }
    const [first] = found;
    if (first === undefined) return [];
    const place = `${first % image.width}, ${Math.floor(first / image.width)}`;
    return [`${found.length} pixels are not red, the first at ${place}`];
  }, picture.toString("base64"));
}

/** What reaches beyond the screen's sides. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll("button, input, a, th, td, dd, h1, h2, p")];
    const beyond = parts.filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < 0 || right > clientWidth + 0.5);
    });
    return [
      ...(scrollWidth > clientWidth ? [`scrolls by ${scrollWidth - clientWidth}`] : []),
      ...beyond.map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`),
    ];
  });
}
