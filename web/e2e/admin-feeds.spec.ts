import { act, factOf, logIn, openAdmin, openTab, userRow, visitAdmin } from "./admin-page";
import { FIRST_VISITOR, seedVisitors } from "./admin-seed";
import { expect, expectToast, test } from "./online";
import { settled } from "./operator";

test.beforeEach(({ online }) => seedVisitors(online.folder));

test("what is on the screen is asked for every 30 s, Analytics every 60 s, and nothing while it is out of sight", async ({
  online,
}) => {
  const { page } = await openAdmin(online);
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/api\/admin\/(\w+)$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  /** The requests while this many seconds pass. */
  const within = async (seconds: number, ...expected: string[]) => {
    asked.length = 0;
    const answers = expected.map((name) => page.waitForResponse(`**/api/admin/${name}`));
    await page.clock.fastForward(seconds * 1000);
    await Promise.all(answers);
    await settled(page);
    expect(asked.toSorted()).toEqual(expected);
  };
  const look = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);

  await page
    .getByRole("term")
    .filter({ hasText: /^Platforms$/ })
    .waitFor();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("Data Refreshed", { exact: true }).first().waitFor();
  await within(29);
  await within(1, "dashboard");
  await within(29);
  await within(1, "dashboard");

  asked.length = 0;
  const first = page.waitForResponse("**/api/admin/users");
  await openTab(page, "User Management");
  await first;
  await within(29);
  await within(1, "dashboard", "users");

  const figures = page.waitForResponse("**/api/admin/analytics");
  await openTab(page, "Analytics");
  await figures;
  await within(29);
  await within(1, "dashboard");
  await within(29);
  await within(1, "analytics", "dashboard");

  await look("hidden");
  await within(300);
  asked.length = 0;
  const answers = ["dashboard", "analytics"].map((name) =>
    page.waitForResponse(`**/api/admin/${name}`),
  );
  await look("visible");
  await Promise.all(answers);
  expect(asked.toSorted()).toEqual(["analytics", "dashboard"]);
});

test("whatever fails is said in the catalogue's words, and what was there stays", async ({
  online,
}) => {
  const { page } = await visitAdmin(online);
  const message = "The disk is full.";
  const fail = (path: string) =>
    page.route(`**/api/admin/${path}`, (route) =>
      route.fulfill({ status: 500, json: { error: "INTERNAL", message } }),
    );
  const mend = (path: string) => page.unroute(`**/api/admin/${path}`);
  const tabs = [
    ["Overview", "dashboard", "Error loading dashboard data"],
    ["User Management", "users", "Failed to load user data"],
    ["Analytics", "analytics", "Failed to load analytics data"],
  ] as const;

  // Nothing was ever loaded.
  for (const [, path] of tabs) await fail(path);
  await logIn(page);
  const trouble = page.getByRole("alert");
  for (const [tab, path, title] of tabs) {
    await openTab(page, tab);
    await trouble.getByRole("heading", { name: title }).waitFor();
    await expect(trouble).toContainText(message);
    if (path === "dashboard") await expect.poll(() => factOf(page, "Total Requests")).toBe("–");
    await mend(path);
    await trouble.getByRole("button", { name: "Try again" }).click();
    await trouble.waitFor({ state: "detached" });
  }
  const requests = await factOf(page, "Total Requests");
  expect(Number(requests)).toBeGreaterThan(60);

  // It is shown and cannot be loaded again.
  for (const [tab, path, title] of tabs) {
    await openTab(page, tab);
    await fail(path);
    // It is said for a second alone.
    const said = page.getByRole("status").filter({ hasText: `${title}. ${message}` });
    await Promise.all([
      said.waitFor(),
      page.getByRole("button", { name: "Refresh" }).click(),
      expectToast(page, title, message),
    ]);
    await mend(path);
  }
  await expect.poll(() => factOf(page, "Total Requests")).toBe(requests);

  const email = FIRST_VISITOR;
  await openTab(page, "User Management");
  for (const [action, title] of [
    ["Revoke Sessions", "Failed to Revoke Sessions"],
    ["Reset Limits", "Failed to Reset Limits"],
    ["Delete User", "Failed to Delete User"],
  ] as const) {
    await fail("users/**");
    await act(page, email, action);
    const question = page.getByRole("alertdialog");
    if (action === "Delete User") await question.getByRole("button", { name: action }).click();
    await expectToast(page, title, message);
    await question.waitFor({ state: "detached" });
    await userRow(page, email).getByText("Active").waitFor();
  }
  await fail("cleanup");
  await page.getByRole("button", { name: "Cleanup" }).click();
  await expectToast(page, "Cleanup Failed", message);
  await page.route("**/api/admin/cleanup", (route) => route.abort());
  await page.getByRole("button", { name: "Cleanup" }).click();
  await expectToast(page, "Cleanup Failed", "The server does not answer.");

  await openTab(page, "Overview");
  await page.getByRole("button", { name: "Import Vehicles" }).click();
  const dialog = page.getByRole("dialog", { name: "Import Vehicles" });
  await dialog.getByRole("radio", { name: "The built-in set" }).check();
  await fail("import-vehicles");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expectToast(page, "Import Failed", message);
  await expect(dialog).toBeVisible();
});
