import { callOf, giveToken, keptSession, logIn, loginScreen, visitAdmin } from "./admin-page";
import { ADMIN_TOKEN, expect, expectToast, type Online, test } from "./online";
import { settled } from "./operator";
import { collectUrls } from "./urls";

/** How often the page looks at its clock. */
const TICK = 1000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const INVALID = "Invalid admin token. Please check your credentials.";
const UNAVAILABLE = "Authentication service unavailable. Please try again.";

/** How the server answers a token on a call of the administrator's. */
async function statusOf(online: Online, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${online.address}/api/admin/dashboard`, { headers })).status;
}

test("the login says in the catalogue's words why it refuses, and ten wrong tokens close it for a network", async ({
  online,
}) => {
  const { page } = await visitAdmin(online, { network: "198.51.100.7" });
  const urls = collectUrls(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (callOf(request).path === "/api/admin/login") calls.push(request.url());
  });
  const press = () => page.getByLabel("Admin token").press("Enter");
  const says = (text: string) => page.getByText(text, { exact: true }).waitFor();

  await press();
  await says("Admin token is required");
  expect(calls).toEqual([]);

  const answers = [
    [400, "TOKEN_REQUIRED", "Admin token is required"],
    [401, "UNAUTHORIZED", INVALID],
    [500, "INTERNAL", UNAVAILABLE],
    [429, "TOO_MANY_REQUESTS", UNAVAILABLE],
  ] as const;
  for (const [status, error, text] of answers) {
    await page.route("**/api/admin/login", (route) =>
      route.fulfill({ status, json: { error, message: "x" } }),
    );
    await giveToken(page, "any");
    await says(text);
    await page.unroute("**/api/admin/login");
  }
  await page.route("**/api/admin/login", (route) => route.abort());
  await giveToken(page, "any");
  await says(UNAVAILABLE);
  await page.unroute("**/api/admin/login");

  for (let wrong = 1; wrong <= 10; wrong++) {
    const answer = page.waitForResponse("**/api/admin/login");
    await giveToken(page, `${ADMIN_TOKEN}${wrong}`);
    expect((await answer).status()).toBe(401);
    await says(INVALID);
  }
  await giveToken(page, ADMIN_TOKEN);
  await says("Too Many Attempts. Please wait 15 minutes before trying again.");
  const asked = calls.length;
  await press();
  await page.clock.setFixedTime(Date.now() + 14 * MINUTE + 5000);
  await page.clock.fastForward(TICK);
  await says("Too Many Attempts. Please wait 1 minute before trying again.");
  await press();
  expect(calls.length).toBe(asked);

  // The page lets it be tried again; the server knows better.
  await page.clock.setFixedTime(Date.now() + 16 * MINUTE);
  await page.clock.fastForward(TICK);
  await page.getByText(/^Too Many Attempts/).waitFor({ state: "detached" });
  await giveToken(page, ADMIN_TOKEN);
  await says("Too Many Attempts. Please wait 15 minutes before trying again.");
  expect(calls.length).toBe(asked + 1);
  urls.expectWithout([ADMIN_TOKEN], "/api/admin/login");

  const { page: elsewhere } = await visitAdmin(online, { network: "198.51.101.7" });
  await logIn(elsewhere, ` ${ADMIN_TOKEN} `);
});

test("a session lasts 24 hours, open or not; a 401 and the logout end it at once", async ({
  online,
}) => {
  const { page } = await visitAdmin(online);
  const urls = collectUrls(page);
  await logIn(page);
  const first = await keptSession(page);
  expect(first).toEqual({
    sessionToken: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    authenticated: true,
  });
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
  await expect.poll(() => keptSession(page)).toBeNull();

  // By the server's word, with whatever call.
  await page.clock.setSystemTime(new Date());
  await logIn(page);
  const token = String((await keptSession(page))?.sessionToken);
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${online.address}/api/admin/logout`, { method: "POST", headers });
  await page.getByRole("button", { name: "Cleanup" }).click();
  await expectToast(page, "Session Expired");
  await loginScreen(page);
  await expect.poll(() => keptSession(page)).toBeNull();

  // By hand: no message about an expiry.
  await page.reload();
  await logIn(page);
  const last = String((await keptSession(page))?.sessionToken);
  expect(await statusOf(online, last)).toBe(200);
  const told = page.waitForResponse("**/api/admin/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  await loginScreen(page);
  expect((await told).status()).toBe(200);
  expect([await keptSession(page), await statusOf(online, last)]).toEqual([null, 401]);
  await expect(page.getByText("Session Expired")).toHaveCount(0);
  urls.expectWithout(
    [ADMIN_TOKEN, String(first?.sessionToken), token, last],
    "/api/admin/login",
    "/api/admin/dashboard",
    "/api/admin/logout",
  );

  // Found on load, a day later: thrown away without a word to the server.
  await logIn(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(callOf(request).path));
  await page.clock.setFixedTime(Date.now() + DAY + MINUTE);
  await page.goto("about:blank");
  await page.goto(`${online.address}/admin`);
  await loginScreen(page);
  await expect.poll(() => keptSession(page)).toBeNull();
  expect(calls.filter((path) => path.startsWith("/api/admin/"))).toEqual([]);
});
