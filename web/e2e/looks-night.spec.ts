import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import { glare, notRed } from "./looks-night";
import { signIn } from "./operator";

/** Without styles a page has white words, and they are few. */
const WORDS = 0.02;

/** A page in the Night theme, on a system that would have it bright. */
async function openAtNight(): Promise<Page> {
  const { page } = await sightline.visit();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await signIn(page);
  await setTheme(page, "night");
  return page;
}

const log = (page: Page) => page.getByRole("heading", { name: "Report Log" }).waitFor();

test("at night a page that is loaded again never shows anything bright, however late its styles come", async () => {
  const page = await openAtNight();
  await log(page);
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  const session = await page.context().newCDPSession(page);
  const shown: Buffer[] = [];
  session.on("Page.screencastFrame", async ({ data, sessionId }) => {
    shown.push(Buffer.from(data, "base64"));
    await session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", { format: "png" });
  await page.reload({ waitUntil: "commit" });
  await asked.promise;
  // The page stands, in its theme, and waits for its styles alone; a browser that drew it would do so now.
  // Asked by a timer: without styles there is no frame either.
  await page.waitForFunction(() => document.documentElement.dataset.theme === "night", undefined, {
    polling: 50,
  });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  held.resolve();
  await log(page);
  const last = await page.screenshot();
  await session.send("Page.stopScreencast");
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.map(glare).filter((share) => share > 0)).toEqual([]);
  expect(notRed(last)).toEqual([]);
});

test("at night a page whose styles never come is dark all the same", async () => {
  const page = await openAtNight();
  await log(page);
  await page.route("**/*.css", (route) => route.abort());
  await page.reload();
  await log(page);
  expect(glare(await page.screenshot())).toBeLessThan(WORDS);
});
