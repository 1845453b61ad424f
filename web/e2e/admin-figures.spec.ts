import { cellsOf, factOf, logIn, openTab, userRow, visitAdmin } from "./admin-page";
import { LEFT, LONGEST, lockVisitor, seedVisitors } from "./admin-seed";
import { ACCOUNT, asAdmin, expect, expectToast, test } from "./online";
import { downloaded, settled } from "./operator";

test("Analytics shows the database's rows, sixty users are found and unlocked, all is asked for again while it is seen, and a failure is said", async ({
  online,
}) => {
  seedVisitors(online.folder);
  lockVisitor(online.folder, LONGEST);
  const { page } = await visitAdmin(online, { path: "/admin?tab=analytics" });
  const message = "The disk is full.";
  const failed = "Failed to load analytics data";
  const fail = (path: string) =>
    page.route(`**/api/admin/${path}`, (route) =>
      route.fulfill({ status: 500, json: { error: "INTERNAL", message } }),
    );

  await logIn(page);
  const table = page.getByRole("table", { name: "Requests and sessions per day" });
  await table.waitFor();
  const days = await table
    .locator("tbody time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
  const { dailyStats, sessionAnalysis, requestTrends } = await (await asAdmin(online))(
    "GET",
    "analytics",
  );
  const expected: [requests: number, sessions: number][] = dailyStats
    .toReversed()
    .map((day: Record<"requests" | "sessions", number>) => [day.requests, day.sessions]);
  // A test of one and the same figure would prove nothing.
  expect(new Set(expected.flat()).size).toBeGreaterThan(5);
  const cells = await cellsOf(page, "Requests and sessions per day");
  expect(cells.map(([, ...figures]) => figures.map(Number))).toEqual(expected);
  const bars = page.getByRole("img", { name: /^Bar chart of requests and sessions per day/ });
  const drawn = expected.flat().filter((count) => count > 0).length;
  await expect(bars.locator("i:visible")).toHaveCount(drawn);
  const { thisWeek, lastWeek } = requestTrends;
  const figures = [thisWeek, lastWeek, sessionAnalysis.totalSessions, LEFT.length];
  const terms = ["This week", "Last week", "Total sessions", "Active Sessions"];
  expect(await Promise.all(terms.map((term) => factOf(page, term)))).toEqual(figures.map(String));

  const { name, text } = await downloaded(page, () =>
    page.getByRole("button", { name: "Export" }).click(),
  );
  expect(name).toMatch(/^sightline-analytics-\d{8}\.csv$/);
  const [asked = 0, sat = 0] = expected[0] ?? [];
  expect(text).toContain(`${days[0]},${asked},${sat}\r\n`);

  // It is shown and cannot be loaded again: said for a second alone, and what was there stays.
  await fail("analytics");
  const said = page.getByRole("status").filter({ hasText: `${failed}. ${message}` });
  await Promise.all([
    said.waitFor(),
    page.getByRole("button", { name: "Refresh" }).click(),
    expectToast(page, failed, message),
  ]);
  await page.unroute("**/api/admin/analytics");
  expect(await cellsOf(page, "Requests and sessions per day")).toEqual(cells);

  const loads: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/api\/admin\/(\w+)$/.exec(request.url()) ?? [];
    if (name) loads.push(name);
  });
  /** What is asked for when this has been done. */
  const asks = async (act: () => Promise<unknown>, ...names: string[]) => {
    loads.length = 0;
    const answers = names.map((name) => page.waitForResponse(`**/api/admin/${name}`));
    await act();
    await Promise.all(answers);
    await settled(page);
    expect(loads.toSorted()).toEqual(names);
  };
  const pass = (seconds: number) => () => page.clock.fastForward(seconds * 1000);
  const look = (state: "hidden" | "visible") => () =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  // Well ahead: its clock was set forward, and it runs until it is paused.
  await page.clock.pauseAt(Date.now() + 10_000);
  await asks(() => page.getByRole("button", { name: "Refresh" }).click(), "analytics", "dashboard");
  await asks(pass(30), "dashboard");
  await asks(pass(30), "analytics", "dashboard");
  await asks(look("hidden"));
  await asks(pass(300));
  await asks(look("visible"), "analytics", "dashboard");
  await page.clock.resume();

  await openTab(page, "User Management");
  await page.getByText("1–50 of 60").waitFor();
  const statuses = async () => (await cellsOf(page, "Users")).map((row) => row[3]);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("51–60 of 60").waitFor();
  expect((await statuses()).length).toBe(10);
  const search = page.getByRole("searchbox", { name: "Search users" });
  await page.keyboard.press("/");
  await page.keyboard.type("active");
  await page.getByText("1–3 of 3").waitFor();
  await expect.poll(statuses).toEqual(["Active", "Active", "Active"]);
  await search.fill("");
  const order = page.getByRole("button", { name: "Last Session" });
  await order.click();
  await expect.poll(async () => (await statuses())[2]).toBe("Active");
  await userRow(page, ACCOUNT.email).getByText("1 / no limit").waitFor();
  await order.click();
  await userRow(page, LONGEST).getByText("Never").waitFor();

  await search.fill("locked");
  await page.getByText("1–1 of 1").waitFor();
  const row = userRow(page, LONGEST);
  await row.getByText("Available", { exact: true }).waitFor();
  await row.getByText(/^Locked until \d\d:\d\d:\d\d Z: 5 wrong codes$/).waitFor();
  const unlock = row.getByRole("button", { name: "Unlock" });
  await fail("users/**");
  await unlock.click();
  await expectToast(page, "Failed to Unlock User", message);
  await page.unroute("**/api/admin/users/**");
  await unlock.click();
  await expectToast(page, "User Unlocked", `${LONGEST} can sign in again.`);
  await page.getByRole("heading", { name: 'No users found for "locked"' }).waitFor();
});
