import type { Page } from "@playwright/test";
import { cellsOf, factOf, openAdmin, userRow } from "./admin-page";
import { LEFT, LONGEST, lockVisitor, rowsOf, seedVisitors } from "./admin-seed";
import { ACCOUNT, expect, expectToast, test } from "./online";

const DAY = 24 * 3_600_000;

test.beforeEach(({ online }) => seedVisitors(online.folder));

/** The fourteen days, the latest first, as the page itself names them. */
async function daysOf(page: Page): Promise<string[]> {
  const table = page.getByRole("table", { name: "Requests and sessions per day" });
  await table.waitFor();
  return await table
    .locator("tbody time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
}

const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const minutesAndSeconds = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, "0")}s`;
};

test("every figure of Analytics, its table and its export are those of the database's rows", async ({
  online,
}) => {
  const { page } = await openAdmin(online, { path: "/admin?tab=analytics" });
  const days = await daysOf(page);
  const { requests, sessions, now } = rowsOf(online.folder);
  const today = Date.parse(days[0] ?? "");
  expect(days).toEqual(Array.from({ length: 14 }, (_, back) => dateOf(today - back * DAY)));
  const on = (moments: readonly number[], date: string) =>
    moments.filter((moment) => dateOf(moment) === date).length;
  const begun = sessions.map(({ created_at }) => created_at);
  const expected = days.map((date) => [on(requests, date), on(begun, date)]);
  // A test of one and the same figure would prove nothing.
  expect(new Set(expected.flat()).size).toBeGreaterThan(5);

  const cells = await cellsOf(page, "Requests and sessions per day");
  expect(cells.map(([, ...figures]) => figures.map(Number))).toEqual(expected);
  const bars = page.getByRole("img", { name: /^Bar chart of requests and sessions per day/ });
  await bars.waitFor();
  const drawn = expected.flat().filter((count) => count > 0).length;
  await expect(bars.locator("i:visible")).toHaveCount(drawn);

  const sum = (from: number, to: number) =>
    expected.slice(from, to).reduce((total, [count = 0]) => total + count, 0);
  const [week, before] = [sum(0, 7), sum(7, 14)];
  const percent = Math.round((week / before - 1) * 100);
  const change = `${percent < 0 ? "−" : "+"}${Math.abs(percent)}% against last week`;
  const panel = page.locator("section").filter({ has: page.getByText("Weekly requests") });
  await expect(panel.getByRole("paragraph")).toHaveText([String(week), change]);
  await expect.poll(() => factOf(page, "This week")).toBe(String(week));
  await expect.poll(() => factOf(page, "Last week")).toBe(String(before));
  await expect
    .poll(() => factOf(page, "Average requests per day"))
    .toBe(((week + before) / 14).toFixed(1));
  const most = Math.max(...expected.map(([count = 0]) => count));
  await expect
    .poll(() => factOf(page, "Peak requests per day"))
    .toMatch(new RegExp(`^${most} on \\d+ \\w{3}$`));

  const completed = sessions
    .filter(({ ended_by, expires_at }) => ended_by === "logout" || (!ended_by && expires_at <= now))
    .map(({ created_at, expires_at, ended_at }) => (ended_at ?? expires_at) - created_at);
  const average = completed.reduce((total, lasted) => total + lasted, 0) / completed.length;
  const over = sessions.filter(({ ended_by, expires_at }) => ended_by || expires_at <= now);
  const rate = Math.round((completed.length / over.length) * 100);
  await expect.poll(() => factOf(page, "Total sessions")).toBe(String(sessions.length));
  await expect.poll(() => factOf(page, "Completed sessions")).toBe(String(completed.length));
  await expect.poll(() => factOf(page, "Completion rate")).toBe(`${rate}%`);
  await expect.poll(() => factOf(page, "Average duration")).toBe(minutesAndSeconds(average));
  await expect.poll(() => factOf(page, "Maximum duration")).toBe("30m 00s");
  expect([
    await factOf(page, "Total Requests"),
    await factOf(page, "Today's Requests"),
    await factOf(page, "Active Sessions"),
    await factOf(page, "Total Sessions"),
  ]).toEqual([requests.length, expected[0]?.[0], LEFT.length, sessions.length].map(String));
  await page.getByText(`${week - (expected[0]?.[0] ?? 0)} this week`).waitFor();
  await page.getByText(/^Last updated \d\d:\d\d:\d\d Z$/).waitFor();

  // The page looks at its clock once a second: the name is of the day that it saw last.
  await page.clock.fastForward(1000);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(
    `sightline-analytics-${dateOf(Date.now()).replaceAll("-", "")}.csv`,
  );
  const lines = expected.map(([asked, sat], at) => `${days[at]},${asked},${sat}`).toReversed();
  expect(await Bun.file(await file.path()).text()).toBe(
    `${["date,requests,sessions", ...lines].join("\r\n")}\r\n`,
  );
});

test("sixty users: found, put in order, page by page, each with its status", async ({ online }) => {
  const { page } = await openAdmin(online, { path: "/admin?tab=users" });
  await page.getByText("1–50 of 60").waitFor();
  const statuses = async () => (await cellsOf(page, "Users")).map((cells) => cells[3]);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("51–60 of 60").waitFor();
  expect((await statuses()).length).toBe(10);
  const search = page.getByRole("searchbox", { name: "Search users" });
  await page.keyboard.press("/");
  await page.keyboard.type("active");
  await page.getByText("1–3 of 3").waitFor();
  await expect.poll(() => statuses()).toEqual(["Active", "Active", "Active"]);
  await search.fill("limit reached");
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set(["Limit Reached"]));
  await search.fill("nobody at all");
  await page.getByRole("heading", { name: 'No users found for "nobody at all"' }).waitFor();
  await search.fill("");
  await page.getByRole("button", { name: "Last Session" }).click();
  await expect
    .poll(async () => (await statuses()).slice(0, 3))
    .toEqual(["Active", "Active", "Active"]);
  await userRow(page, ACCOUNT.email).getByText("1 / no limit").waitFor();
  await page.getByRole("button", { name: "Last Session" }).click();
  await userRow(page, LONGEST).getByText("Never").waitFor();
});

test("a lock stands beside the status with its reason, and Unlock lifts it", async ({ online }) => {
  lockVisitor(online.folder, LONGEST);
  const { page } = await openAdmin(online, { path: "/admin?tab=users" });
  await page.getByRole("searchbox", { name: "Search users" }).fill("locked");
  await page.getByText("1–1 of 1").waitFor();
  const row = userRow(page, LONGEST);
  await row.getByText("Available", { exact: true }).waitFor();
  await row.getByText(/^Locked until \d\d:\d\d:\d\d Z: 5 wrong codes$/).waitFor();
  await row.getByRole("button", { name: "Unlock" }).click();
  await expectToast(page, "User Unlocked", `${LONGEST} can sign in again.`);
  await page.getByRole("heading", { name: 'No users found for "locked"' }).waitFor();
});
