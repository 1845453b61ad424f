/** The visitors of the hosted demonstration, as its administrator sees and governs them. */
import type { Page } from "@playwright/test";
import { act, callOf, cellsOf, factOf, keptSession, logIn, openMenu, userRow } from "./admin-page";
import { seedLeftovers } from "./admin-seed";
import {
  acceptWarning,
  askForCode,
  codeFor,
  expect,
  expectToast,
  fillDetails,
  newAddress,
  test,
} from "./online";
import { downloaded } from "./operator";

/** Has everything requested again. */
async function refresh(page: Page): Promise<void> {
  const answer = page.waitForResponse("**/api/admin/dashboard");
  await page.getByRole("button", { name: "Refresh" }).click();
  await answer;
}

/** The visitors' figures. */
const figuresAre = (page: Page, ...figures: string[]) =>
  expect
    .poll(() =>
      Promise.all(
        ["Total Requests", "Today's Requests", "Active Sessions", "Total Sessions"].map((term) =>
          factOf(page, term),
        ),
      ),
    )
    .toEqual(figures);

test("a visitor comes in, is put out, read about, let in again, blocked and deleted, all in the administrator's own browser", async ({
  online,
}) => {
  const { page: visitor, context } = await online.visit();
  await visitor.clock.setSystemTime(new Date());
  const calls: ReturnType<typeof callOf>[] = [];
  context.on("request", (request) => {
    if (callOf(request).path.startsWith("/api/")) calls.push(callOf(request));
  });
  const page = await context.newPage();
  await page.goto(`${online.address}/admin`);
  await logIn(page);
  const email = newAddress();
  await page.getByText("No active sessions.").waitFor();
  await page.getByText("No requests yet.").waitFor();
  await figuresAre(page, "0", "0", "0", "0");

  await askForCode(visitor, email);
  await refresh(page);
  await expect
    .poll(() => cellsOf(page, "Recent demo requests"))
    .toEqual([[email, "0 of 2", "Never"]]);
  await figuresAre(page, "1", "1", "0", "0");
  await visitor.getByLabel("Verification code").fill(await codeFor(online, email));
  await visitor.getByRole("button", { name: "Verify" }).click();
  // With a session that has ended they would be refused, and end it here before its time.
  const loaded = visitor.waitForResponse("**/api/vehicles");
  await fillDetails(visitor);
  await acceptWarning(visitor);
  await loaded;
  await refresh(page);
  await figuresAre(page, "1", "1", "1", "1");
  const [row, ...others] = await cellsOf(page, "Active sessions");
  expect([row?.[0], others]).toEqual([email, []]);
  expect(row?.[2]).toMatch(/^(30:00|29:\d\d)$/);
  expect((await cellsOf(page, "Recent demo requests"))[0]?.[1]).toBe("1 of 2");

  // Each call carries its own token, and each ends alone.
  const admin = (await keptSession(page))?.sessionToken;
  const demo = await visitor.evaluate(
    () => JSON.parse(localStorage.getItem("sightline-demo-session") ?? "{}").sessionToken,
  );
  const isAdmins = ({ path }: { path: string }) => path.startsWith("/api/admin/");
  const tokens = (made: typeof calls) => [...new Set(made.map(({ token }) => token))];
  const [login, ...ofAdmin] = calls.filter(isAdmins);
  expect(login).toEqual({ path: "/api/admin/login", token: undefined });
  expect(tokens(ofAdmin)).toEqual([admin]);
  expect(tokens(calls.filter((call) => !isAdmins(call)))).toEqual([undefined, demo]);
  await page.getByRole("button", { name: "Logout" }).click();
  await logIn(page);
  await expect(visitor.getByRole("timer")).toBeVisible();

  await page.getByRole("button", { name: "Manage Users" }).click();
  const status = userRow(page, email);
  await status.getByText("Active").waitFor();
  expect((await cellsOf(page, "Users"))[0]?.[2]).toBe("1 / 2");
  await expect.poll(() => factOf(page, "Active users")).toBe("1");
  await act(page, email, "Revoke Sessions");
  await expectToast(page, "Sessions Revoked", `1 session of ${email} ended.`);
  await status.getByText("Available").waitFor();
  await expect.poll(() => factOf(page, "Active users")).toBe("0");
  await expect(visitor.getByRole("timer")).toBeVisible();
  await visitor.clock.fastForward(60_000);
  await expectToast(visitor, "Session Ended", "The server has closed this demonstration session.");
  await visitor.getByRole("heading", { name: "Try Sightline" }).waitFor();

  const menu = await openMenu(page, email);
  const actions = ["Reset Limits", "History", "Block …", "Delete User"];
  await expect(menu.getByRole("menuitem")).toHaveText(actions);
  await menu.getByRole("menuitem", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: `History of ${email}` });
  const events = (await cellsOf(page, `History of ${email}`)).map((cells) => cells[1]);
  expect([events[1], events.at(-1)]).toEqual(["Session ended", "First came here"]);
  const { name, text } = await downloaded(page, () =>
    history.getByRole("button", { name: "Export" }).click(),
  );
  expect(name).toMatch(/^sightline-visitor-\d{8}-\d{6}Z\.json$/);
  expect(JSON.parse(text)).toMatchObject({ email, total: events.length });
  await page.keyboard.press("Escape");

  await act(page, email, "Reset Limits");
  await expectToast(page, "Limits Reset", `${email} can start sessions again.`);
  await status.getByText("0 / 2").waitFor();

  await act(page, email, "Block …");
  const blocked = page.getByRole("dialog", { name: "Blocked addresses" });
  const field = blocked.getByLabel("Address or domain");
  await expect(field).toHaveValue(email);
  await field.fill("not one");
  await page.keyboard.press("Enter");
  await blocked.getByText("Enter an e-mail address, or a domain").waitFor();
  await field.fill(email);
  await page.keyboard.press("Enter");
  await expectToast(page, "Blocked", `${email} is blocked.`);
  await expect.poll(async () => (await cellsOf(page, "Blocked addresses"))[0]?.[0]).toBe(email);
  await expect(field).toHaveValue("");
  await visitor.getByLabel("E-mail address").fill(email);
  await visitor.getByRole("button", { name: "Send code" }).click();
  await expectToast(visitor, "Address Blocked", "This address is blocked.");
  await blocked.getByRole("button", { name: `Unblock: ${email}` }).click();
  await expectToast(page, "Unblocked", `${email} is no longer blocked.`);
  await blocked.getByText("Nobody is blocked.").waitFor();
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");

  // What has run out goes; the history behind the figures stays.
  const former = newAddress();
  seedLeftovers(online.folder, former);
  await page.getByRole("button", { name: "Cleanup" }).click();
  const removed = /Removed: \d expired codes?, \d expired tokens?, 1 lock\./;
  await expectToast(page, "Cleanup Completed", removed);
  await userRow(page, former).getByText("1 / 2").waitFor();

  await figuresAre(page, "2", "2", "0", "2");
  const question = page.getByRole("alertdialog", { name: "Delete User" });
  await act(page, former, "Delete User");
  await expect(question.getByRole("paragraph")).toHaveText([
    `Are you sure you want to delete user ${former} and all their data? This action cannot be undone.`,
  ]);
  await question.getByRole("button", { name: "Delete User" }).click();
  await expectToast(page, "User Deleted", `${former} and all their data have been deleted.`);
  await userRow(page, former).waitFor({ state: "detached" });
  await figuresAre(page, "1", "1", "0", "1");
});
