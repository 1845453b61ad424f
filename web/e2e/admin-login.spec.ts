import { callOf, giveToken, keptSession, logIn, loginScreen } from "./admin-page";
import { ADMIN_TOKEN, BEFORE, expect, expectToast, test } from "./online";
import { settled } from "./operator";
import { collectUrls } from "./urls";

/** How often the page looks at its clock. */
const TICK = 1000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const INVALID = "Invalid admin token. Please check your credentials.";
const WAIT_15 = "Too Many Attempts. Please wait 15 minutes before trying again.";

test("ten wrong tokens close the login for a network; elsewhere a token opens it for 24 hours, until a 401 or the logout", async ({
  online,
}) => {
  const { page, context } = await online.visit({ path: BEFORE });
  const callsFrom = (network: string) =>
    context.setExtraHTTPHeaders({ "x-forwarded-for": network });
  await callsFrom("198.51.100.7");
  await page.clock.setSystemTime(new Date());
  const urls = collectUrls(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { path } = callOf(request);
    if (path.startsWith("/api/admin/")) calls.push(path);
  });
  const says = (text: string) => page.getByText(text, { exact: true }).waitFor();
  const press = () => page.getByLabel("Admin token").press("Enter");
  const headersOf = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const dashboard = `${online.address}/api/admin/dashboard`;

  await page.goto(`${online.address}/admin-area`);
  await loginScreen(page);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await press();
  await says("Admin token is required");
  expect(calls).toEqual([]);

  await giveToken(page, `${ADMIN_TOKEN}1`);
  await says(INVALID);
  for (let wrong = 2; wrong <= 10; wrong++)
    await page.request.post(`${online.address}/api/admin/login`, { data: { token: `${wrong}` } });
  await giveToken(page, ADMIN_TOKEN);
  await says(WAIT_15);
  const asked = calls.length;
  await press();
  await page.clock.setFixedTime(Date.now() + 14 * MINUTE + 5000);
  await page.clock.fastForward(TICK);
  await says("Too Many Attempts. Please wait 1 minute before trying again.");
  await press();
  expect(calls.length).toBe(asked);

  await callsFrom("198.51.101.7");
  await page.clock.setSystemTime(new Date());
  await page.goto(`${online.address}/admin`);
  await logIn(page, ` ${ADMIN_TOKEN} `);
  const first = await keptSession(page);
  const end = Date.parse(String(first?.expiresAt));
  expect(Math.abs(end - Date.now() - DAY)).toBeLessThan(MINUTE);
  await page.reload();
  await page.getByRole("heading", { name: "Sightline administration" }).waitFor();

  // While it is open.
  await page.clock.pauseAt(end - 1000);
  await settled(page);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expectToast(page, "Session Expired");
  await loginScreen(page);
  expect(await keptSession(page)).toBeNull();

  // By the server's word, with whatever call.
  await page.clock.setSystemTime(new Date());
  await logIn(page);
  const token = String((await keptSession(page))?.sessionToken);
  await page.request.post(`${online.address}/api/admin/logout`, headersOf(token));
  await page.getByRole("button", { name: "Cleanup" }).click();
  await loginScreen(page);
  await expectToast(page, "Session Expired");
  expect(await keptSession(page)).toBeNull();
  await page.getByRole("button", { name: "Dismiss" }).first().click();

  // By hand, without a message about an expiry.
  await logIn(page);
  await expect(page.getByText("Session Expired")).toHaveCount(0);
  const last = String((await keptSession(page))?.sessionToken);
  const statusOfLast = async () => (await page.request.get(dashboard, headersOf(last))).status();
  expect(await statusOfLast()).toBe(200);
  const told = page.waitForResponse("**/api/admin/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  await loginScreen(page);
  expect((await told).status()).toBe(200);
  expect([await keptSession(page), await statusOfLast()]).toEqual([null, 401]);
  await expect(page.getByText("Session Expired")).toHaveCount(0);
  const secrets = [ADMIN_TOKEN, String(first?.sessionToken), token, last];
  urls.expectWithout(
    secrets,
    ...["login", "dashboard", "logout"].map((name) => `/api/admin/${name}`),
  );
});
