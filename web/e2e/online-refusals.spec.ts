import { Database } from "bun:sqlite";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { NOON } from "./fixtures";
import {
  ACCOUNT,
  asAdmin,
  askForCode,
  askForPassword,
  codeFor,
  expect,
  expectToast,
  newAddress,
  type Online,
  post,
  test,
} from "./online";
import { collectUrls } from "./urls";

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function tryCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
}

/** This long after noon, also by the page's own clock, which it checks once a second. */
async function timeIs(page: Page, afterNoon: number): Promise<void> {
  await page.clock.setFixedTime(NOON.getTime() + afterNoon);
  await page.clock.fastForward(1000);
}

test("wrong codes are counted down to the lock, which holds in the page and on the server", async ({
  online,
}) => {
  const { page } = await online.visit();
  const email = newAddress();
  await askForCode(page, email);
  const code = await codeFor(online, email);
  const field = page.getByLabel("Verification code");

  await field.fill("123");
  await page.getByRole("button", { name: "Verify" }).click();
  await expectToast(page, "Invalid Code", "Please enter the complete 6-digit verification code");

  for (const left of [4, 3, 2, 1]) {
    await tryCode(page, otherThan(code));
    await expectToast(page, "Invalid Code", String(left));
    await expect(field).toHaveValue("");
    await expect(page.locator('[data-tone="warn"]')).toHaveCount(left < 3 ? 1 : 0);
  }
  await tryCode(page, otherThan(code));
  await expectToast(
    page,
    "Account Temporarily Locked",
    "Too many failed attempts. Please wait 30 minutes before trying again.",
  );
  await page
    .locator('[data-tone="error"]')
    .getByText(/Locked until/)
    .waitFor();

  // The right code no longer helps, and is not even sent.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await tryCode(page, code);
  await expectToast(page, "Too Many Attempts", "Please wait 30 minutes before trying again");
  expect(asked).not.toContain("/api/demo/verify");
  const answer = await fetch(`${online.address}/api/demo/verify`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, code }),
  });
  expect([answer.status, (await answer.json()).error]).toEqual([429, "LOCKED"]);
});

test("two sessions in 24 hours, whatever tag the address wears; the third is refused", async ({
  online,
}) => {
  const { page } = await online.visit();
  const name = newAddress().split("@")[0];
  const letters = ["", "+two", "+three"].map((tag) => `${name}${tag}@example.org`);
  for (const email of letters.slice(0, 2)) {
    expect((await post(online, "/api/demo/request-code", { email })).status).toBe(200);
    const answer = await post(online, "/api/demo/verify", {
      email,
      code: await codeFor(online, email),
    });
    expect(answer.status).toBe(200);
    aMinuteLater(online);
  }
  const [, , third = ""] = letters;
  await askForCode(page, third);
  await tryCode(page, await codeFor(online, third));
  await expectToast(
    page,
    "Demo Session Limit Reached",
    "You've used your 2 demo sessions for today. Please try again in 24 hours.",
  );
});

test("a code can be sent again after a minute, and voids the one before", async ({ online }) => {
  const { page } = await online.visit();
  const email = newAddress();
  await askForCode(page, email);
  const first = await codeFor(online, email);
  const resend = page.getByRole("button", { name: /^Resend/ });
  await expect(resend).toContainText("Resend in 60s");
  await expect(resend).toBeDisabled();
  await timeIs(page, 59_000);
  await page.getByRole("button", { name: "Resend in 1s" }).waitFor();

  // The page's clock is ahead of the server's: it says no.
  await timeIs(page, 61_000);
  await page.getByRole("button", { name: "Resend code" }).click();
  await expectToast(page, "Too Many Requests");

  const admin = await asAdmin(online);
  expect(await admin("POST", `users/${email}/reset-limits`)).toEqual({ reset: true });
  await timeIs(page, 200_000);
  await page.getByRole("button", { name: "Resend code" }).click();
  const second = await codeFor(online, email);
  await page.getByRole("button", { name: "Resend in 60s" }).waitFor();
  if (first !== second) {
    await tryCode(page, first);
    await expectToast(page, "Invalid Code");
  }
  await tryCode(page, second);
  await page.getByRole("heading", { name: "Your details" }).waitFor();
});

test("a code that is no longer pending has expired, and a resend that fails is said", async ({
  online,
}) => {
  const { page } = await online.visit();
  const email = newAddress();
  await askForCode(page, email);
  const code = await codeFor(online, email);
  const admin = await asAdmin(online);
  expect(await admin("DELETE", `users/${email}`)).toEqual({ deleted: true });
  await tryCode(page, code);
  await expectToast(page, "Code Expired", "request a new one");
  online.smtp.mode = "refuse-recipient";
  await timeIs(page, 61_000);
  await page.getByRole("button", { name: "Resend code" }).click();
  await expectToast(page, "Failed to resend verification code");
  online.smtp.mode = "accept";
});

test.describe("an account with a password", () => {
  test("is told so, and gets in with it as often as it likes", async ({ online }) => {
    for (const round of [1, 2, 3]) {
      const { page, context } = await online.visit();
      const urls = collectUrls(page);
      await askForPassword(page, ACCOUNT.email.toUpperCase());
      if (round === 1) {
        await page.getByRole("button", { name: "Sign in" }).click();
        await expectToast(page, "Password Required");
        await page.getByLabel("Password", { exact: true }).fill("wrong");
        await page.getByRole("button", { name: "Sign in" }).click();
        await expectToast(page, "Invalid Password");
      }
      await page.getByLabel("Password", { exact: true }).fill(ACCOUNT.password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("heading", { name: "Your details" }).waitFor();
      urls.expectWithout([ACCOUNT.password], "/api/demo/password-login");
      await context.close();
    }
    expect(online.smtp.letters.filter(({ to }) => to === ACCOUNT.email)).toEqual([]);
  });
});

/** The catalogue's words for answers that a server in order does not give. */
test.describe("an answer that is", () => {
  const cases = [
    ["request-code", 500, "x", "Error", "Failed to send verification code. Please try again."],
    ["request-code", 429, "x", "Too Many Requests", "Please wait before requesting another code."],
    ["request-code", 400, "Invalid email", "Invalid Email", ""],
    ["verify", 429, "slow down", "Too Many Requests", ""],
    ["verify", 500, "x", "Verification Failed", ""],
    ["verify", 400, "Verification code expired", "Code Expired", "request a new one"],
  ] as const;
  for (const call of ["request-code", "verify"] as const) {
    test(`given to ${call} is told by its status and message`, async ({ online }) => {
      const { page } = await online.visit();
      const email = newAddress();
      if (call === "verify") await askForCode(page, email);
      else await page.getByLabel("E-mail address").fill(email);
      for (const [, status, message, title, description] of cases.filter(([to]) => to === call)) {
        await test.step(`${status} ${JSON.stringify(message)} says ${JSON.stringify(title)}`, async () => {
          await page.route(`**/api/demo/${call}`, (route) =>
            route.fulfill({ status, json: { error: "OTHER", message } }),
          );
          if (call === "verify") await tryCode(page, "123456");
          else await page.getByRole("button", { name: "Send code" }).click();
          await expectToast(page, title, description);
          if (call !== "verify") return;
          await expect(page.getByLabel("Verification code")).toHaveValue("");
        });
      }
    });
  }

  test("none at all is a failed login, for a password too", async ({ online }) => {
    const { page } = await online.visit();
    await askForPassword(page);
    const answers = [
      [429, "Account locked", "Account Temporarily Locked", "Please wait 30 minutes"],
      [429, "x", "Too Many Requests", ""],
      [401, "x", "Invalid Password", ""],
      [500, "x", "Login Failed", "Unable to authenticate."],
    ] as const;
    for (const [status, message, title, description] of answers) {
      await page.route("**/api/demo/password-login", (route) =>
        route.fulfill({ status, json: { error: "OTHER", message } }),
      );
      await page.getByLabel("Password", { exact: true }).fill("x");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expectToast(page, title, description);
      await page.evaluate(() => localStorage.removeItem("sightline-demo-locks"));
    }
  });
});

/** As if the codes so far had been requested a minute earlier. */
function aMinuteLater(online: Online): void {
  const database = new Database(join(online.folder, "data", "sightline.db"));
  database.run("PRAGMA busy_timeout = 5000");
  database.run("UPDATE demo_codes SET requested_at = requested_at - 60000");
  database.close();
}
