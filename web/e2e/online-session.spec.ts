import type { Page } from "@playwright/test";
import { NOON } from "./fixtures";
import { asAdmin, expect, expectToast, test, visitInside } from "./online";
import { settled } from "./operator";

const MINUTE = 60_000;

const badge = (page: Page) => page.getByRole("region", { name: "Demonstration session" });
const landing = (page: Page) => page.getByRole("heading", { name: "Try Sightline" }).waitFor();

/** What is left of a visitor in the browser. */
async function leftBehind(page: Page) {
  const local = await page.evaluate(() => Object.keys(localStorage));
  const log = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("sightline");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("log").objectStore("log").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  return { local: local.filter((key) => key !== "sightline-theme"), log };
}

/** One report in the log: typed data that the end must take away. */
async function addReport(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("120 of 120 reports").waitFor();
}

test.describe("the badge", () => {
  test("counts down, changes its colour, and at the end everything is taken away", async ({
    online,
  }) => {
    const { page } = await visitInside(online);
    const told: string[] = [];
    page.on("request", (request) => told.push(new URL(request.url()).pathname));
    await addReport(page);
    // The page's clock ticks once a second.
    const at = async (milliseconds: number) => {
      await page.clock.setFixedTime(NOON.getTime() + milliseconds);
      await page.clock.fastForward(1000);
    };
    const level = async (name: string) =>
      page.locator(`[data-level="${name}"]`).and(badge(page)).waitFor();
    await level("green");
    await at(20 * MINUTE - 1000);
    await page.getByRole("timer").getByText("10:01").waitFor();
    await level("green");
    await at(20 * MINUTE);
    await level("amber");
    await expect(badge(page).getByText("Ending Soon!")).toHaveCount(0);
    await at(25 * MINUTE);
    await page.getByRole("timer").getByText("05:00").waitFor();
    await level("red");
    await badge(page).getByText("Ending Soon!").waitFor();
    await at(30 * MINUTE);
    await landing(page);
    expect(told).toContain("/api/demo/logout");
    // It is shown before everything is erased, and is then reloaded, which loses what is being read.
    await expect(async () => {
      expect(await leftBehind(page)).toEqual({ local: [], log: 0 });
    }).toPass();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("ends the session by hand: the token is dead, and the visitor is told", async ({
    online,
  }) => {
    const { page, email } = await visitInside(online);
    await addReport(page);
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem("sightline-demo-session") ?? "{}").sessionToken,
    );
    const end = badge(page).getByRole("button", { name: "End session" });
    await end.click();
    await page.getByText("lost permanently").waitFor();
    await page.keyboard.press("Escape");
    await expect(badge(page)).toHaveCount(1);
    await end.click();
    await page.getByRole("button", { name: "Yes, end it" }).click();
    await expectToast(page, "Session Ended");
    await landing(page);
    await expect(badge(page)).toHaveCount(0);
    await expect(async () => {
      expect(await leftBehind(page)).toEqual({ local: [], log: 0 });
    }).toPass();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${online.address}/api/demo/session`, { headers });
    expect(await answer.json()).toEqual({ valid: false });
    const admin = await asAdmin(online);
    const { users } = await admin("GET", "users");
    expect(users.find((user: { email: string }) => user.email === email)).toMatchObject({
      activeSessions: 0,
      sessionsUsed: 1,
    });
  });

  test("a logout that fails is only logged", async ({ online }) => {
    const { page } = await visitInside(online);
    await page.route("**/api/demo/logout", (route) => route.abort());
    await badge(page).getByRole("button", { name: "End session" }).click();
    await page.getByRole("button", { name: "Yes, end it" }).click();
    await expectToast(page, "Session Ended");
    await landing(page);
  });
});

test("a 401 ends the session at once; no answer does not", async ({ online }) => {
  const { page, email } = await visitInside(online);
  await page.route("**/api/demo/session", (route) => route.abort());
  const unanswered = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/api/demo/session"),
  );
  await page.reload();
  await badge(page).waitFor();
  await unanswered;
  await settled(page);
  await expect(badge(page)).toBeVisible();
  const admin = await asAdmin(online);
  await admin("POST", `users/${email}/revoke-sessions`);
  // The platforms have been fetched by now; loaded again, the page asks for them again.
  await page.reload();
  await landing(page);
});

test("a session check that is answered with 401 ends the session", async ({ online }) => {
  const { page } = await visitInside(online);
  await page.route("**/api/demo/session", (route) =>
    route.fulfill({ status: 401, json: { error: "UNAUTHORIZED", message: "" } }),
  );
  await page.clock.fastForward(30_000);
  await expectToast(page, "Session Ended", "The server has closed this demonstration session.");
  await landing(page);
  expect(await leftBehind(page)).toEqual({ local: [], log: 0 });
});

test("another window of the visitor follows, and sign-out ends the session too", async ({
  online,
}) => {
  const { page, context } = await visitInside(online);
  const { page: other } = await online.visit({ context });
  await badge(other).waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Yes, sign out" }).click();
  await landing(page);
  await landing(other);
});
