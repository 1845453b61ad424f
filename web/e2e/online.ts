import type { Locator, Page } from "@playwright/test";
import { startSmtp, type TestSmtp } from "../../server/testing/smtp";
import { beginDemo } from "../domain/sign-in/demo-session";
import {
  test as base,
  NOON,
  type Sightline,
  type Started,
  type Visit,
  type VisitOptions,
} from "./fixtures";
import { fillCard } from "./operator";
import { WK21 } from "./wk21";

export { expect } from "./fixtures";

export const ADMIN_TOKEN = "admin-token-of-the-journeys-012345";
export const ACCOUNT = { email: "class@example.org", password: "correct horse battery" };

/** The tile source of the demonstration: nobody listens there, and nothing may be requested. */
const TILES_URL = "http://127.0.0.1:9/{z}/{x}/{y}.png";

/** The hosted demonstration with a mail server beside it, both on loopback. */
export interface Online extends Sightline {
  smtp: TestSmtp;
}

/**
 * `fixtures.ts` for the hosted demonstration: `online` is an executable of the test's own, started with `--online`,
 * and a real mail server beside it.
 */
export const test = base.extend<{ smtp: TestSmtp; online: Online }, { passwordHash: string }>({
  passwordHash: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => use(await Bun.password.hash(ACCOUNT.password, "argon2id")),
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  smtp: async ({}, use) => {
    await using smtp = await startSmtp();
    await use(smtp);
  },
  startedWith: async ({ smtp, passwordHash }, use) => {
    const started: Started = {
      args: ["--online", "--tiles-url", TILES_URL],
      env: {
        ADMIN_TOKEN,
        SMTP_URL: smtp.url,
        MAIL_FROM: "Sightline <demo@example.org>",
        DEMO_ACCOUNTS: ACCOUNT.email,
        DEMO_PASSWORD_HASH: passwordHash,
        // Each visitor may say which network it calls from.
        TRUST_PROXY: "1",
      },
    };
    await use(started);
  },
  online: async ({ sightline, smtp }, use) => {
    await use(Object.assign(sightline, { smtp }));
  },
});

/** The code in the newest letter to an address. */
export async function codeFor(online: Online, email: string): Promise<string> {
  const { subject } = await online.smtp.letterTo(email);
  return /^\d{6}/.exec(subject)?.[0] ?? "";
}

let visitors = 0;
/** An address that nobody has used yet. */
export const newAddress = () => `visitor-${++visitors}@example.org`;

/** Asks for a code and waits until it can be entered. */
export const askForCode = (page: Page, email: string) =>
  sendCode(page, email, page.getByLabel("Verification code"));

/** Gives the password account's address and waits until its password can be entered. */
export const askForPassword = (page: Page, email = ACCOUNT.email) =>
  sendCode(page, email, page.getByLabel("Password", { exact: true }));

async function sendCode(page: Page, email: string, next: Locator): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByRole("button", { name: "Code sent" }).or(next).waitFor();
  // It is shown for two seconds at most, by the page's clock.
  await page.clock.fastForward(2000);
  await next.waitFor();
}

/** Fills in the details card, agrees and logs in. */
export async function fillDetails(page: Page): Promise<void> {
  await fillCard(page);
  await page.getByRole("checkbox", { name: "I agree to the terms of use" }).check();
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Takes note of the demonstration's warning. */
export async function acceptWarning(page: Page): Promise<void> {
  const warning = page.getByRole("dialog", { name: "This is a demonstration" });
  await warning.getByRole("checkbox").check();
  await warning.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  // The first screen comes a moment after its frame.
  await page.getByRole("main").waitFor();
}

/** A call of the API's. */
export function post(online: Sightline, path: string, body: unknown): Promise<Response> {
  return fetch(online.address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Gives a page of the server's a session of a new visitor's, as `enter` leaves it. */
export async function letIn(online: Online, page: Page, path = "/"): Promise<string> {
  const email = newAddress();
  await post(online, "/api/demo/request-code", { email });
  const code = await codeFor(online, email);
  const granted = await post(online, "/api/demo/verify", { email, code });
  const session = beginDemo(await granted.json(), email, NOON.getTime());
  await store(page, {
    "sightline-demo-session": session,
    "sightline-demo-accepted": session.expiresAt,
    "sightline-user": WK21,
  });
  await page.goto(online.address + path);
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  return email;
}

/** Where a page can reach the storage before Sightline itself reads it. */
export const BEFORE = "/api/health";

/** Stores values as Sightline stores them. */
export const store = (page: Page, items: Record<string, unknown>) =>
  page.evaluate((given) => {
    for (const [key, value] of Object.entries(given)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, items);

/** A visit that begins within the application, as `enter` leaves it: for tests of what comes after the door. */
export async function visitInside(
  online: Online,
  options: VisitOptions = {},
): Promise<Visit & { email: string }> {
  const visit = await online.visit({ ...options, path: BEFORE });
  const email = await letIn(online, visit.page, options.path);
  return { ...visit, email };
}

/** A toast with this title, and a description that holds this. */
export async function expectToast(
  page: Page,
  title: string,
  description: string | RegExp = "",
): Promise<void> {
  await page
    .getByRole("listitem")
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ hasText: description })
    .first()
    .waitFor();
}

/** A call of the API's, as the administrator, from a network of theirs. */
export async function asAdmin(online: Online, network = "127.0.0.1") {
  const call = async (method: string, path: string, token?: string, body?: unknown) => {
    const response = await fetch(`${online.address}/api/admin/${path}`, {
      method,
      headers: {
        "x-forwarded-for": network,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return await response.json();
  };
  const { sessionToken } = await call("POST", "login", undefined, { token: ADMIN_TOKEN });
  return (method: string, path: string, body?: unknown) => call(method, path, sessionToken, body);
}
