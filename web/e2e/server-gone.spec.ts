import type { BrowserContext, Route } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { FORMS_OF_EVERY_KIND } from "./forms";
import { copyReport, openLog, rowsOf } from "./log-page";
import { openForm } from "./operator";
import { savedReports } from "./saved";
import { SPOT } from "./unit-format";

test.use({ startedWith: { formats: [SPOT] } });

const COUNT = FORMS_OF_EVERY_KIND.length;

/** Longer than the page waits before it fetches the maps, the last of what it fetches ahead. */
const AHEAD_MS = 12_000;
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

/** What each part that is fetched ahead has a word of. */
const PARTS = [
  "Platform name or Description",
  "Centre of mass",
  "Enter Map View",
  "Sign Out",
  "furthest apart vehicle",
];

/** Waits for every part, and for the platforms. */
function allFetched(context: BrowserContext): Promise<void> {
  const left = new Set([...PARTS, "BM-21"]);
  context.on("requestfinished", async (request) => {
    if (!/\.js$|\/api\/vehicles$/.test(request.url())) return;
    const text = (await (await request.response())?.text().catch(() => "")) ?? "";
    for (const part of left) if (text.includes(part)) left.delete(part);
  });
  const isAllThere = () => left.size === 0;
  const timeout = AHEAD_MS + SLACK_MS;
  return expect.poll(isAllThere, { timeout, intervals: [OFTEN_MS] }).toBe(true);
}

/** An operator at the log, all screens fetched ahead and none but this one opened. */
async function visitAhead(sightline: Sightline, identifiers: string[]) {
  const context = await sightline.newContext();
  const quiet = countRequests(context);
  const fetched = allFetched(context);
  const { page } = await sightline.visit({
    context,
    signedIn: true,
    identifiers,
  });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  // The jump of the clock would time out whatever is still on its way.
  await quiet();
  await page.clock.fastForward(AHEAD_MS);
  await fetched;
  await quiet();
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

test("a server that was away while the screens were fetched ahead is asked again, and only then dispensable", async ({
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
  await context.unrouteAll({ behavior: "wait" });
  const list = page.waitForResponse("**/api/vehicles");
  await page.clock.fastForward(RETRY_MS);
  await list;
  await quiet();
  await context.setOffline(true);
  for (const form of FORMS_OF_EVERY_KIND) await form.open(page);
});
