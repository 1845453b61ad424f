import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { FORMS_OF_EVERY_KIND } from "./forms";
import { copyReport, EXAMPLES, openLog, pasteText, rowsOf } from "./log-page";
import { openForm, signIn } from "./operator";
import { savedReports } from "./saved";
import { SPOT } from "./unit-format";

test.use({ startedWith: { formats: [SPOT] } });

const COUNT = FORMS_OF_EVERY_KIND.length;

/** How often it tries again to save what waits. */
const RETRY_MS = 15_000;
/** The extra time that a busy machine may need. */
const SLACK_MS = 15_000;

const QUIET_MS = 500;
/** How often this test looks. */
const OFTEN_MS = 100;

/** Counts what is on its way. @returns waits until nothing has been for a while */
function countRequests(context: BrowserContext): () => Promise<void> {
  let open = 0;
  let lastChange = 0;
  const change = (by: number) => () => {
    open += by;
    lastChange = performance.now();
  };
  context.on("request", change(1));
  context.on("requestfinished", change(-1));
  context.on("requestfailed", change(-1));
  return () => {
    lastChange = performance.now();
    const isQuiet = () => open === 0 && performance.now() - lastChange > QUIET_MS;
    return expect.poll(isQuiet, { intervals: [OFTEN_MS] }).toBe(true);
  };
}

/** What a page has asked for, as `noteAsked` notes it. */
interface Asked {
  /** When the log first stood, and so the first screen. */
  standsAt: number;
  files: { path: string; at: number }[];
}

/** Notes it by what tells the time whatever the test's clock says. Runs in the page. */
function noteAsked(): void {
  const asked: Asked = { standsAt: 0, files: [] };
  Object.assign(window, { asked });
  new MutationObserver((_, watching) => {
    if (!document.body?.textContent.includes("No reports yet")) return;
    watching.disconnect();
    asked.standsAt = new Event("stands").timeStamp;
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      asked.files.push({ path: new URL(name).pathname, at: startTime });
  }).observe({ type: "resource", buffered: true });
}

const askedBy = (page: Page): Promise<Asked> => page.evaluate(() => Reflect.get(window, "asked"));

/** What no work can do without. */
const PART = /\.js$|^\/handbook\.json$|^\/api\/(vehicles|formats)$/;

/** Half as many as where each screen and window is a file of its own. */
const SCRIPTS_MOST = 45;

/** An operator at the log, everything fetched before it stood, and no other screen opened. */
async function visitAhead(sightline: Sightline, identifiers: string[]) {
  const context = await sightline.newContext();
  await context.addInitScript(noteAsked);
  const quiet = countRequests(context);
  const { page } = await sightline.visit({ context, signedIn: true, identifiers });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await quiet();
  const { files, standsAt } = await askedBy(page);
  const parts = files.filter(({ path }) => PART.test(path));
  expect(parts.filter(({ at }) => at > standsAt)).toEqual([]);
  const scripts = new Set(parts.map(({ path }) => path).filter((path) => path.endsWith(".js")));
  expect(scripts.size).toBeGreaterThan(2);
  expect(scripts.size).toBeLessThan(SCRIPTS_MOST);
  return { page, context };
}

const isSaved = (sightline: Sightline, count: number) => async () =>
  (await savedReports(sightline.folder)).length === count;

test("the server gone: every form, the log and the map go on, and the reports follow by themselves, once and in order; at once where the browser tells of its network", async ({
  sightline,
}) => {
  const { page, context } = await visitAhead(sightline, ["AAAAA1"]);
  await sightline.stopServer();
  for (const form of FORMS_OF_EVERY_KIND) {
    await form.open(page);
    await form.fillHalf(page);
    await form.fillRest(page);
    await copyReport(page);
  }

  await openLog(page);
  await page.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
  await page.getByPlaceholder("Search reports...").fill("spot begun");
  await page.getByText(`1 of ${COUNT} reports`).waitFor();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByPlaceholder("Search reports...").fill("");
  await page.getByRole("button", { name: "Edit QX0001" }).click();
  await page.getByLabel("Number of Rounds").fill("13");
  await copyReport(page);
  await openForm(page, "T-72");
  await page.getByRole("button", { name: "Open map" }).click();
  await page.getByRole("dialog", { name: "Map Selector" }).getByRole("application").waitFor();
  await page.keyboard.press("Escape");

  expect(await savedReports(sightline.folder)).toEqual([]);
  await sightline.restartServer();
  await page.clock.fastForward(RETRY_MS);
  await expect.poll(isSaved(sightline, COUNT + 1), { timeout: RETRY_MS + SLACK_MS }).toBe(true);
  const saved = await savedReports(sightline.folder);
  expect(saved.map(({ report_type }) => report_type)).toEqual([
    ...FORMS_OF_EVERY_KIND.map(({ report }) => report.type),
    "HLR",
  ]);
  const rounds = saved.flatMap(({ content }) => /ROUNDS (\d+)/.exec(content)?.[1] ?? []);
  expect(rounds).toEqual(["30", "13"]);
  expect(new Set(saved.map(({ client_id }) => client_id)).size).toBe(COUNT + 1);

  await context.setOffline(true);
  await openLog(page);
  await page.getByRole("button", { name: "Edit QX0001" }).click();
  await page.getByLabel("Number of Rounds").fill("14");
  await copyReport(page);
  // No clock of the page's runs on: it is not the next regular try that saves it.
  await page.clock.pauseAt(new Date("2026-11-20T12:31:00Z"));
  expect(await savedReports(sightline.folder)).toHaveLength(COUNT + 1);
  await context.setOffline(false);
  await expect.poll(isSaved(sightline, COUNT + 2)).toBe(true);
});

test("a server that was away while the screens were fetched ahead is asked again, and only then dispensable; what did not load says so and stays to try again", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  const quiet = countRequests(context);
  let refused = 0;
  const refuse = async (route: Route) => {
    refused += 1;
    await route.abort("connectionrefused");
  };
  await context.route("**/api/**", refuse);
  await context.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("Enter Map View")) await refuse(route);
    else await route.fulfill({ response });
  });
  const { page } = await sightline.visit({ context, signedIn: true });
  await expect.poll(() => refused >= 2, { intervals: [OFTEN_MS] }).toBe(true);
  await quiet();
  await page.evaluate(() => document.body.setAttribute("data-same-document", "yes"));
  await page.getByRole("link", { name: "GMTI" }).click();
  const notLoaded = page.getByRole("heading", { name: "This screen did not load" });
  await notLoaded.waitFor();
  const before = refused;
  await page.getByRole("button", { name: "Load again" }).click();
  // It has asked the server, and for the screen.
  await expect.poll(() => refused, { intervals: [OFTEN_MS] }).toBeGreaterThan(before + 1);
  await notLoaded.waitFor();
  await expect(page.locator("body")).toHaveAttribute("data-same-document", "yes");
  await page.getByRole("link", { name: "Report Log" }).click();
  await quiet();
  await context.unrouteAll({ behavior: "wait" });
  const list = page.waitForResponse("**/api/vehicles");
  await page.clock.fastForward(RETRY_MS);
  await list;
  await quiet();
  await context.setOffline(true);
  for (const form of FORMS_OF_EVERY_KIND) await form.open(page);
});

test("the server gone as soon as the first screen stands: each screen, window and map opens, out by Sign Out and in again", async ({
  sightline,
}) => {
  const { page } = await visitAhead(sightline, ["AAAAA1"]);
  await sightline.stopServer();
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const close = async (name: string) => {
    await page.keyboard.press("Escape");
    await dialog(name).waitFor({ state: "detached" });
  };
  await page.getByRole("button", { name: "Receive" }).click();
  await dialog("Receive reports").getByRole("textbox", { name: "Messages" }).waitFor();
  await close("Receive reports");
  await pasteText(page, EXAMPLES.AB0012);
  await copyReport(page);
  await page.getByRole("button", { name: "Open map" }).click();
  await dialog("HLR map").getByRole("application").waitFor();
  await close("HLR map");

  await openLog(page);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "GeoJSON" }).click();
  await file;
  await page.getByRole("button", { name: "Hand over" }).click();
  await page.getByRole("menuitem", { name: "As codes" }).click();
  await dialog("Codes").getByRole("img").waitFor();
  await close("Codes");

  await page.getByRole("link", { name: "Sighting & BDA" }).click();
  const card = page.getByRole("article", { name: "BM-21", exact: true });
  await card.getByRole("button", { name: "Details" }).click();
  await dialog("BM-21")
    .getByRole("img", { name: /symbol/i })
    .first()
    .waitFor();
  await close("BM-21");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command" }).fill("3bm21 1240067900 so");
  await page.getByText("Complete.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "GMTI" }).click();
  await page.getByRole("button", { name: "Enter Map View" }).click();
  await dialog("GMTI Map View").getByRole("application").waitFor();
  await close("GMTI Map View");
  await page.getByRole("link", { name: "Picture" }).click();
  await page.getByRole("region", { name: "Picture" }).waitFor();
  await page.getByRole("button", { name: "Feedback" }).click();
  await dialog("We Value Your Feedback").waitFor();
  await close("We Value Your Feedback");

  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  await page.getByText("120 test reports added").first().waitFor();
  await page.getByRole("link", { name: "Handbook" }).click();
  await page.getByRole("heading", { name: "The first report" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByText("not saved on the server").waitFor();
  await page.getByRole("button", { name: "Yes, sign out" }).click();
  await signIn(page);
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
});
