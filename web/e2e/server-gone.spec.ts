import type { BrowserContext, Page, Route } from "@playwright/test";
import { handOver } from "./codes-page";
import { expect, type Sightline, test } from "./fixtures";
import { FORMS_OF_EVERY_KIND } from "./forms";
import { chooseIn, copyReport, EXAMPLES, openLog, pasteText, rowOf, rowsOf } from "./log-page";
import { downloaded, signIn } from "./operator";
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

/**
 * Notes what is asked for once the log stands, and so the first screen, by what tells the time whatever the test's
 * clock says. Runs in the page.
 */
function noteLate(): void {
  const late: string[] = [];
  Object.assign(window, { late });
  new MutationObserver((_, watching) => {
    if (!document.body?.textContent.includes("No reports yet")) return;
    watching.disconnect();
    const standsAt = new Event("stands").timeStamp;
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (startTime > standsAt) late.push(new URL(name).pathname);
    }).observe({ type: "resource", buffered: true });
  }).observe(document, { subtree: true, childList: true });
}

/** What no work can do without. */
const PART = /\.js$|^\/handbook\.json$|^\/api\/(vehicles|formats)$/;

/** Fewer than half as many as where each screen and window is a file of its own. */
const PARTS_MOST = 40;

const isSaved = (sightline: Sightline, count: number) => async () =>
  (await savedReports(sightline.folder)).length === count;

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function close(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page, name).waitFor({ state: "detached" });
}

test("the server gone as soon as the first screen stands: each form, screen, window and map opens and works, the reports follow by themselves, once and in order, and signing out loses none unasked", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  await context.addInitScript(noteLate);
  const quiet = countRequests(context);
  const { page } = await sightline.visit({ context, signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await quiet();
  const late = await page.evaluate((): string[] => Reflect.get(window, "late"));
  expect(late.filter((path) => PART.test(path))).toEqual([]);
  const parts = await page.locator("meta[name=parts]").getAttribute("content");
  expect(parts?.split(" ").length).toBeLessThan(PARTS_MOST);
  await sightline.stopServer();

  await test.step("every form is filled and copied", async () => {
    for (const form of FORMS_OF_EVERY_KIND) {
      await form.open(page);
      await form.fillHalf(page);
      await form.fillRest(page);
      await copyReport(page);
    }
    await page.getByRole("status", { name: `${COUNT} reports wait for the server` }).waitFor();
  });

  await test.step("the log goes on: its windows, a search, a correction, a report that is taken out", async () => {
    await openLog(page);
    await page.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
    await page.getByPlaceholder("Search reports...").fill("spot begun");
    await expect(rowsOf(page)).toHaveCount(1);
    await page.getByPlaceholder("Search reports...").fill("");
    await page.getByRole("button", { name: "Receive" }).click();
    await dialog(page, "Receive reports").getByRole("textbox", { name: "Messages" }).waitFor();
    await close(page, "Receive reports");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await downloaded(page, () => page.getByRole("menuitem", { name: "GeoJSON" }).click());
    await handOver(page, "As codes");
    await dialog(page, "Codes").getByRole("img").waitFor();
    await close(page, "Codes");
    await page.getByRole("button", { name: "Edit QX0001" }).click();
    await page.getByLabel("Number of Rounds").fill("13");
    await copyReport(page);
    await page.getByRole("button", { name: "Open map" }).click();
    await dialog(page, "HLR map").getByRole("application").waitFor();
    await close(page, "HLR map");
    await openLog(page);
    await chooseIn(rowOf(page, "QX0001"), "Remove");
    await page.getByText(`${COUNT - 1} of ${COUNT - 1} reports`).waitFor();
  });

  await test.step("so does each other screen", async () => {
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
    const card = page.getByRole("article", { name: "BM-21", exact: true });
    await card.getByRole("button", { name: "Details" }).click();
    const symbol = dialog(page, "BM-21").getByRole("img", { name: /symbol/i });
    await symbol.first().waitFor();
    await close(page, "BM-21");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Command" }).fill("3bm21 1240067900 so");
    await page.getByText("Complete.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Picture" }).click();
    await page.getByRole("region", { name: "Picture" }).waitFor();
    await page.getByRole("button", { name: "Feedback" }).click();
    await dialog(page, "We Value Your Feedback").waitFor();
    await close(page, "We Value Your Feedback");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("link", { name: "Handbook" }).click();
    await page.getByRole("heading", { name: "The first report" }).waitFor();
    await page.goBack();
  });

  await test.step("the reports follow by themselves, once and in order, the one that was taken out too", async () => {
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
  });

  const copy = async (message: string) => {
    await openLog(page);
    await pasteText(page, message);
    await copyReport(page);
  };
  await test.step("at once where the browser tells of its network", async () => {
    await context.setOffline(true);
    await copy(EXAMPLES.AB0012);
    // No clock of the page's runs on: it is not the next regular try that saves it.
    await page.clock.pauseAt(new Date("2026-11-20T12:31:00Z"));
    expect(await savedReports(sightline.folder)).toHaveLength(COUNT + 1);
    await context.setOffline(false);
    await expect.poll(isSaved(sightline, COUNT + 2)).toBe(true);
    await page.clock.resume();
  });

  await test.step("signing out tells what is not saved, and takes it along in a file", async () => {
    await sightline.stopServer();
    for (const reference of ["AB0013", "AB0014"])
      await copy(EXAMPLES.AB0012.replace("AB0012", reference));
    await openLog(page);
    await chooseIn(rowOf(page, "AB0013"), "Remove");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    const asking = page.getByRole("alertdialog", { name: "Are you sure you want to sign out?" });
    await asking
      .getByText("2 reports are not saved on the server and will be lost as well.")
      .waitFor();
    const leave = asking.getByRole("button", { name: "Download, then sign out" });
    const { text } = await downloaded(page, () => leave.click());
    for (const reference of ["AB0013", "AB0014"]) expect(text).toContain(`\nHLR ${reference} // `);
    await page.getByRole("heading", { name: "Your details" }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toMatch(/AB001|QX0001|WK21|BM-21/);
    await signIn(page);
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    await sightline.restartServer();
    await page.reload();
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    expect(await savedReports(sightline.folder)).toHaveLength(COUNT + 2);
  });
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
