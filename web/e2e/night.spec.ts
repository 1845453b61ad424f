import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import { glare, meanLuminance, notRed } from "./looks-night";
import { choose, fillGrid, formPath } from "./operator";

test.use({ colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

/** Without styles a page has white words, and they are few. */
const WORDS = 0.02;

/** The mean luminance of the form in the design's picture of it at night, 1366 by 768. */
const DESIGN = 0.0106;

const log = (page: Page) => page.getByRole("heading", { name: "Report Log" }).waitFor();

test("at night a page that is loaded again never shows anything bright, however late its styles come, or if they never do", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  await setTheme(page, "night");
  await log(page);
  // Until the Night theme is also drawn: the first picture below is of this page.
  await expect.poll(async () => notRed(await page.screenshot())).toEqual([]);
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  const session = await page.context().newCDPSession(page);
  const shown: Buffer[] = [];
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    shown.push(Buffer.from(data, "base64"));
    // One that comes as the test ends has nobody left to acknowledge it.
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "png" });
  await page.reload({ waitUntil: "commit" });
  await asked.promise;
  // The page stands, in its theme, and waits for its styles alone. Chromium shows the page before it for half a second
  // at most (paint holding); a browser that drew the new one without its styles has then done so.
  const drawn = () => document.documentElement.dataset.theme === "night" && performance.now() > 600;
  // Asked by a timer: without styles there is no frame either.
  await page.waitForFunction(drawn, undefined, { polling: 50 });
  held.resolve();
  await log(page);
  await expect.poll(async () => notRed(await page.screenshot())).toEqual([]);
  await session.send("Page.stopScreencast");
  expect(shown.length).toBeGreaterThan(1);
  // Each by its place among them.
  const bright = [...shown.entries()].filter(([, picture]) => glare(picture) > 0);
  expect(bright.map(([at, picture]) => `${at + 1} of ${shown.length}: ${glare(picture)}`)).toEqual(
    [],
  );

  await page.unrouteAll();
  await page.route("**/*.css", (route) => route.abort());
  await page.reload();
  await log(page);
  expect(glare(await page.screenshot())).toBeLessThan(WORDS);
});

test("at night a form is no brighter than in the design's picture, complete and with a grid to be checked", async ({
  sightline,
}) => {
  // As in that picture there is no choice of sides.
  const { page } = await sightline.visit({ signedIn: true, path: formPath("T-72B3") });
  await page.setViewportSize({ width: 1366, height: 768 });
  await setTheme(page, "night");
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("3");
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Woodland" }).check();
  await page.getByLabel("Free text").fill("two more in treeline");
  const second = await fillGrid(page, 2, "34UFE", "12400679");
  await choose(page, "Effect", "K-Kill", second);
  const first = await fillGrid(page, 1, "34UFE", "1234567890");
  await first.getByLabel("Altitude (ft)").fill("512");
  await first.getByLabel("Dispersal (m)").fill("50");
  const isDim = async (state: string) => {
    await first.getByLabel("Coordinates").focus();
    await page.locator(`[aria-label="State of the report"][data-is="${state}"]`).waitFor();
    // The drawing of the Night theme is there as well.
    await expect.poll(async () => notRed(await page.screenshot())).toEqual([]);
    expect(meanLuminance(await page.screenshot()), state).toBeLessThanOrEqual(DESIGN);
  };
  await isDim("ready");
  await second.getByLabel("Coordinates").fill("1240067");
  await isDim("missing");
});
