/** How much script a screen loads before it can be used, as the browser counts what came over the wire. */

import { plainPage, record } from "./bench-page";
import { type Sightline, test } from "./fixtures";

const COPY = "Submit & Copy to clipboard";
/** The platform search comes before the sighting's form; it is reported, and not counted as one. */
const SEARCH = "search";
const SCREENS = [
  ["log", "/report-log", "Search reports..."],
  [SEARCH, "/dashboard", "Platform name or Description"],
  ["sighting", "/dashboard?vehicleId=BM-21", COPY],
  ["HLR", "/hlr", COPY],
  ["GMTI", "/gmti", COPY],
  ["LEAPP", "/leapp", COPY],
  ["c-UAS", "/cuas", COPY],
] as const;

/** Records when a control with this text first appears on the page. */
function noteWhenUsable(text: string): void {
  const stands = () =>
    [...document.querySelectorAll<HTMLElement>("button, input, label")].some(
      (control) =>
        control.textContent.includes(text) || control.getAttribute("placeholder") === text,
    );
  const watching = new MutationObserver(() => {
    if (!stands()) return;
    watching.disconnect();
    Object.assign(window, { usableAt: performance.now() });
  });
  watching.observe(document, { subtree: true, childList: true });
}

/** In KB, compressed. */
async function scriptBefore(sightline: Sightline, path: string, text: string): Promise<number> {
  const page = await plainPage(sightline);
  await page.addInitScript(noteWhenUsable, text);
  // What is fetched ahead is asked for once the screen's own files have come, and holds nothing up.
  await page.route(sightline.address + path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const held = html.replace(/(<meta name="parts" content=")[^"]*/, "$1/assets/none.js");
    await route.fulfill({ response, body: held });
  });
  await page.goto(sightline.address + path);
  await page.waitForFunction(() => "usableAt" in window);
  const bytes = await page.evaluate(() => {
    const usableAt = Number(Reflect.get(window, "usableAt"));
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= usableAt)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  await page.context().close();
  return bytes / 1000;
}

test("the script that comes before each screen can be used", async ({ sightline }) => {
  const sizes: (readonly [string, number])[] = [];
  for (const [name, path, text] of SCREENS)
    sizes.push([name, await scriptBefore(sightline, path, text)]);
  await record({
    what: "Compressed script that the log or a form needs before it can be used, the most",
    value: Math.max(...sizes.filter(([name]) => name !== SEARCH).map(([, size]) => size)),
    unit: "KB",
    goal: { atMost: 150 },
    detail: sizes.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(", "),
  });
});
