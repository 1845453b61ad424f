import type { Page } from "@playwright/test";
import { act, cellsOf, factOf, openAdmin, openMenu, userRow } from "./admin-page";
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

/** Has everything requested again. */
async function refresh(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Refresh" }).click();
  await expectToast(page, "Data Refreshed");
  // The next one is another.
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByText("Data Refreshed").first().waitFor({ state: "hidden" });
}

/** The figures above the tabs. */
function figures(page: Page): Promise<string[]> {
  const terms = ["Total Requests", "Today's Requests", "Active Sessions", "Total Sessions"];
  return Promise.all(terms.map((term) => factOf(page, term)));
}

test("the administrator sees a visitor come in, and puts him out within a minute", async ({
  online,
}) => {
  const { page: visitor } = await online.visit();
  const { page } = await openAdmin(online);
  const email = newAddress();
  await page.getByText("No active sessions.").waitFor();
  await page.getByText("No requests yet.").waitFor();
  await expect.poll(() => figures(page)).toEqual(["0", "0", "0", "0"]);

  await askForCode(visitor, email);
  await refresh(page);
  await expect
    .poll(() => cellsOf(page, "Recent demo requests"))
    .toEqual([[email, "0 of 2", "Never"]]);
  await expect.poll(() => figures(page)).toEqual(["1", "1", "0", "0"]);

  await visitor.getByLabel("Verification code").fill(await codeFor(online, email));
  await visitor.getByRole("button", { name: "Verify" }).click();
  await fillDetails(visitor);
  await acceptWarning(visitor);
  await refresh(page);
  await expect.poll(() => figures(page)).toEqual(["1", "1", "1", "1"]);
  const [row, ...others] = await cellsOf(page, "Active sessions");
  expect([row?.[0], others]).toEqual([email, []]);
  expect(row?.[2]).toMatch(/^(30:00|29:\d\d)$/);
  const times = page.getByRole("table", { name: "Active sessions" }).locator("time");
  const [started = 0, ends = 0] = await times.evaluateAll((all) =>
    all.map((time) => Date.parse(time.getAttribute("datetime") ?? "")),
  );
  expect(ends - started).toBe(30 * 60_000);
  expect(Math.abs(started - Date.now())).toBeLessThan(60_000);
  expect((await cellsOf(page, "Recent demo requests"))[0]?.[1]).toBe("1 of 2");

  await page.getByRole("button", { name: "Manage Users" }).click();
  const status = userRow(page, email);
  await status.getByText("Active").waitFor();
  expect((await cellsOf(page, "Users"))[0]?.[2]).toBe("1 / 2");
  expect([await factOf(page, "Total users"), await factOf(page, "Active users")]).toEqual([
    "1",
    "1",
  ]);
  await act(page, email, "Revoke Sessions");
  await expectToast(page, "Sessions Revoked", `1 session of ${email} ended.`);
  await status.getByText("Available").waitFor();
  await expect.poll(() => factOf(page, "Active users")).toBe("0");
  const menu = await openMenu(page, email);
  const items = await menu.getByRole("menuitem").allTextContents();
  expect(items).toEqual(["Reset Limits", "History", "Block …", "Delete User"]);
  await page.keyboard.press("Escape");

  await expect(visitor.getByRole("timer")).toBeVisible();
  await visitor.clock.fastForward(60_000);
  await expectToast(visitor, "Session Ended", "The server has closed this demonstration session.");
  await visitor.getByRole("heading", { name: "Try Sightline" }).waitFor();
});

test("limits are reset, what has run out is cleaned up, and a visitor is deleted once that is confirmed", async ({
  online,
}) => {
  const { page } = await openAdmin(online, { path: "/admin?tab=users" });
  const cleanUp = page.getByRole("button", { name: "Cleanup" });
  await cleanUp.click();
  await expectToast(page, "Cleanup Completed");
  const email = newAddress();
  seedLeftovers(online.folder, email);
  await refresh(page);

  await userRow(page, email).getByText("1 / 2").waitFor();
  await cleanUp.click();
  const removed = "Removed: 1 expired code, 1 expired token, 1 lock.";
  await expectToast(page, "Cleanup Completed", removed);
  await cleanUp.click();
  await expectToast(page, "Cleanup Completed", "There was nothing to remove.");
  // The history behind the figures is still there.
  await userRow(page, email).getByText("1 / 2").waitFor();
  await act(page, email, "Reset Limits");
  await expectToast(page, "Limits Reset", `${email} can start sessions again.`);
  await userRow(page, email).getByText("0 / 2").waitFor();

  const [before] = await figures(page);
  const question = page.getByRole("alertdialog", { name: "Delete User" });
  await act(page, email, "Delete User");
  await expect(question.getByRole("paragraph")).toHaveText([
    `Are you sure you want to delete user ${email} and all their data? This action cannot be undone.`,
  ]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  await refresh(page);
  await userRow(page, email).waitFor();
  await act(page, email, "Delete User");
  await question.getByRole("button", { name: "Delete User" }).click();
  await expectToast(page, "User Deleted", `${email} and all their data have been deleted.`);
  await userRow(page, email).waitFor({ state: "detached" });
  expect(Number((await figures(page))[0])).toBe(Number(before) - 1);
});
