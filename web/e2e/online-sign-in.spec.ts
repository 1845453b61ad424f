import { PHONE } from "./fixtures";
import {
  acceptWarning,
  askForCode,
  expect,
  expectToast,
  fillDetails,
  newAddress,
  test,
  visitInside,
} from "./online";
import { collectUrls } from "./urls";

const stored = (keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));

test("a visitor gets in: address, code by mail, details, warning, application", async ({
  online,
}) => {
  const { page } = await online.visit({ path: "/settings" });
  const urls = collectUrls(page);
  const email = newAddress();
  await page.getByRole("heading", { name: "Try Sightline" }).waitFor();
  await expect(page.getByRole("navigation")).toHaveCount(0);

  await askForCode(page, email);
  const letter = await online.smtp.letterTo(email);
  const code = /^(\d{6}) /.exec(letter.subject)?.[1] ?? "";
  expect(letter.text).toContain(code);
  expect(letter.html).toContain(code);
  const field = page.getByLabel("Verification code");
  await field.pressSequentially(`${code.slice(0, 3)} x${code.slice(3)}9`);
  await expect(field).toHaveValue(code);
  await page.getByRole("button", { name: "Verify" }).click();

  await page.getByRole("heading", { name: "Your details" }).waitFor();
  const logIn = page.getByRole("button", { name: "Log In" });
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.join("|")).toMatch(/Personal Details.*Form Details/);
  // Nothing is stored before the details are given; a reload does not waste the session.
  expect(
    (await page.evaluate(stored, ["sightline-demo-session"]))["sightline-demo-session"],
  ).toBeNull();
  await page.reload();
  await page.getByRole("heading", { name: "Your details" }).waitFor();
  await page.getByText("Read the terms of use").click();
  expect(
    await page
      .getByText(/unclassified/i)
      .first()
      .isVisible(),
  ).toBe(true);
  await fillDetails(page);

  const warning = page.getByRole("dialog", { name: "This is a demonstration" });
  await warning.waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(warning).toBeVisible();
  const go = warning.getByRole("button", { name: "Continue" });
  await expect(go).toBeDisabled();
  await expect(warning).toContainText(
    "I confirm I understand this environment is a demonstration only and I will not enter classified or otherwise restricted information.",
  );
  await acceptWarning(page);

  await expect(logIn).toHaveCount(0);
  await page.getByRole("timer").getByText("30:00").waitFor();
  const session = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("sightline-demo-session") ?? "null"),
  );
  expect(session).toEqual({
    sessionToken: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    expiresIn: 1800,
    sessionsRemaining: 1,
    email,
  });
  await page.reload();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await expect(warning).toHaveCount(0);
  urls.expectWithout(
    [code, session.sessionToken],
    "/api/demo/request-code",
    "/api/demo/verify",
    "/api/demo/session",
  );
});

test("the application is whole, its calls carry the token, and no report reaches the server", async ({
  online,
}) => {
  const context = await online.newContext({ viewport: PHONE });
  const calls: { path: string; authorization: string | undefined }[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Asked before there is a session, or whether there is one.
    const isOpen = ["/api/health", "/api/deployment/mode"].includes(pathname);
    if (!pathname.startsWith("/api/") || isOpen) return;
    calls.push({ path: pathname, authorization: request.headers().authorization });
  });
  const { page } = await visitInside(online, { context });
  await page.getByRole("link", { name: "LEAPP Detection" }).click();
  await page.getByRole("radio", { name: "Fast Air" }).check();
  const grid = page.getByRole("group", { name: "Grid", exact: true });
  await grid.getByLabel("GZD").fill("34UFE");
  await grid.getByLabel("Coordinates").fill("1234567890");
  await page.getByLabel("Altitude (ft)").fill("1500");
  await page.getByLabel("Direction").selectOption("South");
  await page.getByLabel("Speed (knots)").fill("400");
  await page.getByRole("button", { name: "Submit & Copy to clipboard" }).click();
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  await page.getByRole("link", { name: "Sighting & BDA" }).click();
  await page.getByRole("article").first().waitFor();
  expect(calls.map(({ path }) => path)).toContain("/api/vehicles");
  expect(calls.map(({ path }) => path)).not.toContain("/api/reports/save");
  for (const { authorization } of calls) expect(authorization).toMatch(/^Bearer [\w-]{43}$/);
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("1 of 1 reports").waitFor();
});

test("an address is asked for, a mail server that refuses is said, and nothing stored lets anybody in", async ({
  online,
}) => {
  const { page } = await online.visit({ signedIn: true, path: "/report-log" });
  const entrance = page.getByRole("heading", { name: "Try Sightline" });
  await entrance.waitFor();
  const later = new Date(Date.now() + 1_000_000).toISOString();
  await page.evaluate((expiresAt) => {
    const session = {
      sessionToken: "x".repeat(43),
      expiresAt,
      expiresIn: 1800,
      sessionsRemaining: 1,
      email: "a@b.example",
    };
    localStorage.setItem("sightline-demo-session", JSON.stringify(session));
  }, later);
  await page.reload();
  await entrance.waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("sightline-demo-session")))
    .toBeNull();

  const send = page.getByRole("button", { name: "Send code" });
  await send.click();
  await expectToast(page, "Email Required", "Please enter your email address to continue");
  await page.getByLabel("E-mail address").fill("ann@example");
  await page.keyboard.press("Enter");
  await expectToast(page, "Invalid Email", "Please enter a valid email address");

  const email = newAddress();
  online.smtp.mode = "refuse-recipient";
  await page.getByLabel("E-mail address").fill(email);
  await send.click();
  await expectToast(page, "Error", "Failed to send verification code. Please try again.");
  // The next try need not wait.
  online.smtp.mode = "accept";
  await askForCode(page, email);
  await page.getByRole("button", { name: "Back" }).click();
  await send.click();
  await expectToast(page, "Too Many Requests", "Please wait before requesting another code.");

  // /ready says what the browser knows, and nothing of the server.
  await page.getByRole("link", { name: "Is it ready?" }).click();
  await page
    .getByRole("heading", {
      name: "Not all looked at: Disk, Database, Own map, Heights, Last backup and Joined laptops",
    })
    .waitFor();
  await expect(page.getByRole("listitem").filter({ hasText: "Clipboard" })).toContainText("Good");
});
