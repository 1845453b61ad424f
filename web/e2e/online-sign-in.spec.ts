/** The hosted demonstration's door: how a visitor gets in, and what is said to whoever does not. */
import type { Page } from "@playwright/test";
import { NOON } from "./fixtures";
import {
  ACCOUNT,
  acceptWarning,
  asAdmin,
  askForCode,
  askForPassword,
  BEFORE,
  codeFor,
  expect,
  expectToast,
  fillDetails,
  newAddress,
  post,
  store,
  test,
} from "./online";
import { collectUrls } from "./urls";
import { WK21 } from "./wk21";

const SESSION = "sightline-demo-session";
const keptSession = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), SESSION);

const entrance = (page: Page) => page.getByRole("heading", { name: "Try Sightline" });
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

test("a visitor gets in by address, code, details and warning; calls carry the token, and no report reaches the server", async ({
  online,
}) => {
  const { page } = await online.visit({ path: BEFORE });
  const urls = collectUrls(page);
  const calls: { path: string; authorization: string | undefined }[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith("/api/"))
      calls.push({ path, authorization: request.headers().authorization });
  });
  // Nothing stored lets anybody in: neither an operator nor a session that the server does not know.
  const expiresAt = new Date(NOON.getTime() + 25 * 60_000).toISOString();
  const unknown = {
    sessionToken: "x".repeat(43),
    expiresAt,
    expiresIn: 1800,
    email: "a@b.example",
  };
  await store(page, { "sightline-user": WK21, [SESSION]: { ...unknown, sessionsRemaining: 1 } });
  await page.goto(`${online.address}/settings`);
  await entrance(page).waitFor();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  expect(await keptSession(page)).toBeNull();

  const email = newAddress();
  const send = page.getByRole("button", { name: "Send code" });
  await send.click();
  await expectToast(page, "Email Required", "Please enter your email address to continue");
  await askForCode(page, email);
  await page.getByRole("button", { name: "Back" }).click();
  await send.click();
  await expectToast(page, "Too Many Requests", "Please wait before requesting another code.");
  await page.getByRole("button", { name: "I have a code" }).click();

  const code = await codeFor(online, email);
  const field = page.getByLabel("Verification code");
  await tryCode(page, "123");
  await expectToast(page, "Invalid Code", "Please enter the complete 6-digit verification code");
  await field.pressSequentially(`${code.slice(0, 3)} x${code.slice(3)}9`);
  await expect(field).toHaveValue(code);
  await page.getByRole("button", { name: "Verify" }).click();

  // Nothing is stored before the details are given; a reload does not waste the session.
  const details = page.getByRole("heading", { name: "Your details" });
  await details.waitFor();
  expect(await keptSession(page)).toBeNull();
  await page.reload();
  await details.waitFor();
  await page.getByText("Read the terms of use").click();
  await expect(page.getByText(/unclassified/i).first()).toBeVisible();
  calls.length = 0;
  await fillDetails(page);

  const warning = page.getByRole("dialog", { name: "This is a demonstration" });
  await warning.waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(warning.getByRole("button", { name: "Continue" })).toBeDisabled();
  await expect(warning).toContainText(
    "I confirm I understand this environment is a demonstration only and I will not enter classified or otherwise restricted information.",
  );
  await acceptWarning(page);
  await page.getByRole("timer").getByText("30:00").waitFor();
  const session = await keptSession(page);
  expect(session).toMatchObject({ expiresIn: 1800, sessionsRemaining: 1, email });

  await page.getByRole("link", { name: "Sighting & BDA" }).click();
  await page.getByRole("article").first().waitFor();
  await page.getByLabel("Platform name or Description").fill("3bm21 34ufe1234567890so");
  await expect(page.getByRole("region", { name: "Report from this line" })).toContainText(
    "Complete.",
  );
  await page.keyboard.press("Control+Enter");
  await page.getByRole("region", { name: "Copied report" }).waitFor();
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("1 of 1 reports").waitFor();
  expect(calls.map(({ path }) => path)).toContain("/api/vehicles");
  expect(calls.map(({ path }) => path)).not.toContain("/api/reports/save");
  // Asked before there is a session, or whether there is one.
  const closed = calls.filter(
    ({ path }) => !["/api/health", "/api/deployment/mode"].includes(path),
  );
  expect(new Set(closed.map(({ authorization }) => authorization))).toEqual(
    new Set([`Bearer ${session.sessionToken}`]),
  );
  const open = ["/api/demo/request-code", "/api/demo/verify", "/api/demo/session"];
  urls.expectWithout([code, session.sessionToken], ...open);
});

test("whoever must wait or is locked out is told until when; a password lets its account in", async ({
  online,
}) => {
  const { page } = await online.visit();
  const email = newAddress();
  await askForCode(page, email);
  const resend = page.getByRole("button", { name: /^Resend/ });
  await expect(resend).toHaveText("Resend in 60s");
  await expect(resend).toBeDisabled();
  await timeIs(page, 59_000);
  await expect(resend).toHaveText("Resend in 1s");
  // The page's clock is ahead of the server's: it says no.
  await timeIs(page, 61_000);
  await resend.click();
  await expectToast(page, "Too Many Requests");
  const admin = await asAdmin(online);
  expect(await admin("POST", `users/${email}/reset-limits`)).toEqual({ reset: true });
  await timeIs(page, 200_000);
  await resend.click();
  await expect(resend).toHaveText("Resend in 60s");

  const code = await codeFor(online, email);
  for (const _ of [4, 3, 2])
    await post(online, "/api/demo/verify", { email, code: otherThan(code) });
  const note = (tone: string) => page.locator(`[data-tone="${tone}"]`);
  await expect(note("warn")).toHaveCount(0);
  await tryCode(page, otherThan(code));
  await expectToast(page, "Invalid Code", "1 attempt remaining.");
  await expect(page.getByLabel("Verification code")).toHaveValue("");
  await expect(note("warn")).toHaveCount(1);
  await tryCode(page, otherThan(code));
  await expectToast(
    page,
    "Account Temporarily Locked",
    "Too many failed attempts. Please wait 30 minutes before trying again.",
  );
  await expect(note("error").getByText(/^Locked until/)).toBeVisible();
  // The right code no longer helps, and is not even sent.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await tryCode(page, code);
  await expectToast(page, "Too Many Attempts", "Please wait 30 minutes before trying again");
  expect(asked).not.toContain("/api/demo/verify");

  const urls = collectUrls(page);
  await page.getByRole("button", { name: "Back" }).click();
  await askForPassword(page, ACCOUNT.email.toUpperCase());
  const password = page.getByLabel("Password", { exact: true });
  await password.press("Enter");
  await expectToast(page, "Password Required");
  await password.fill("wrong");
  await password.press("Enter");
  await expectToast(page, "Invalid Password");
  await password.fill(ACCOUNT.password);
  await password.press("Enter");
  await page.getByRole("heading", { name: "Your details" }).waitFor();
  urls.expectWithout([ACCOUNT.password], "/api/demo/password-login");
});
