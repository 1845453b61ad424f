/** How a visitor's session ends: by its time, by hand, by signing out, by the server's word. */
import type { Page } from "@playwright/test";
import { NOON } from "./fixtures";
import { asAdmin, BEFORE, expect, expectToast, letIn, test, visitInside } from "./online";
import { settled } from "./operator";

const MINUTE = 60_000;

const badge = (page: Page) => page.getByRole("region", { name: "Demonstration session" });
const landing = (page: Page) => page.getByRole("heading", { name: "Try Sightline" }).waitFor();

/** What is left of a visitor in the browser. */
const leftBehind = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ local: string[]; log: number }>((resolve, reject) => {
        const opening = indexedDB.open("sightline");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("log").objectStore("log").count();
          counting.onsuccess = () => {
            const local = Object.keys(localStorage).filter((key) => key !== "sightline-theme");
            resolve({ local, log: counting.result });
          };
        };
      }),
  );

/** Reports in the log: data that the end must take away. */
async function addReports(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  await expect.poll(async () => (await leftBehind(page)).log).toBe(120);
}

/** The landing is shown before everything is erased, and may then be reloaded, which loses what is being read. */
const nothingIsLeft = (page: Page) =>
  expect(async () => {
    expect(await leftBehind(page)).toEqual({ local: [], log: 0 });
  }).toPass();

test("the badge counts down and changes its colour, and at the end everything is taken away", async ({
  online,
}) => {
  const { page } = await visitInside(online);
  await addReports(page);
  // The page's clock ticks once a second.
  const at = async (milliseconds: number, level: string) => {
    await page.clock.setFixedTime(NOON.getTime() + milliseconds);
    await page.clock.fastForward(1000);
    await page.locator(`[data-level="${level}"]`).and(badge(page)).waitFor();
  };
  await at(20 * MINUTE - 1000, "green");
  await expect(page.getByRole("timer")).toHaveText("10:01");
  await at(20 * MINUTE, "amber");
  await expect(badge(page).getByText("Ending Soon!")).toHaveCount(0);
  await at(25 * MINUTE, "red");
  await expect(page.getByRole("timer")).toHaveText("05:00");
  await badge(page).getByText("Ending Soon!").waitFor();
  const told = page.waitForRequest("**/api/demo/logout");
  await page.clock.setFixedTime(NOON.getTime() + 30 * MINUTE);
  await page.clock.fastForward(1000);
  await landing(page);
  await told;
  await nothingIsLeft(page);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("ended by hand, by signing out or by the server, a session is over in every window; no answer ends none", async ({
  online,
}) => {
  const { page, context, email } = await visitInside(online);
  const admin = await asAdmin(online);
  const { page: other } = await online.visit({ context });
  await badge(other).waitFor();
  const end = badge(page).getByRole("button", { name: "End session" });
  await end.click();
  await page.getByText("lost permanently").waitFor();
  await page.keyboard.press("Escape");
  await end.click();
  const told = page.waitForResponse("**/api/demo/logout");
  await page.getByRole("button", { name: "Yes, end it" }).click();
  await expectToast(page, "Session Ended", "You have ended the demonstration.");
  await landing(page);
  await landing(other);
  expect((await told).status()).toBe(200);
  await nothingIsLeft(page);
  const { users } = await admin("GET", "users");
  expect(users.find((user: { email: string }) => user.email === email)).toMatchObject({
    activeSessions: 0,
    sessionsUsed: 1,
  });

  // A logout that does not reach the server is only logged, and a check that is not answered ends nothing.
  const second = await letIn(online, page);
  await page.route(/\/api\/demo\/(logout|session)$/, (route) => route.abort());
  const unanswered = page.waitForEvent("requestfailed");
  await page.clock.fastForward(30_000);
  await unanswered;
  await settled(page);
  await expect(badge(page)).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Yes, sign out" }).click();
  await landing(page);
  await nothingIsLeft(page);
  expect(await admin("POST", `users/${second}/revoke-sessions`)).toEqual({ revoked: 1 });

  // A 401 to any call ends it: checks are still not answered.
  const third = await letIn(online, page);
  // No page is in it meanwhile: a late call of one would end it, and its toast be gone with the next page.
  await other.close();
  await page.goto(online.address + BEFORE);
  await admin("POST", `users/${third}/revoke-sessions`);
  await page.goto(online.address);
  await expectToast(page, "Session Ended", "The server has closed this demonstration session.");
  await landing(page);
});
