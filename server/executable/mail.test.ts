import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { JSON_TYPE } from "../testing/api-table";
import { TEST_ADMIN_TOKEN, temporaryFolder } from "../testing/app";
import { IS_SOAK } from "../testing/is-soak";
import { EXECUTABLE, type Running, startServer } from "../testing/process";
import { type SmtpMode, startSmtp } from "../testing/smtp";
import { until } from "../testing/until";

/** The promised limit; on a busy machine its timers and this test's are late. */
const REFUSED_WITHIN_MS = IS_SOAK ? 10_000 : 20_000;
/** As many letters as may be in progress at once. */
const HANGING = 20;

const DEMO_ACCOUNT = "staff@example.org";
const PASSWORD = "a password of the tests";
const PASSWORD_HASH = await Bun.password.hash(PASSWORD, "argon2id");

const start = (cwd: string, smtpUrl: string) =>
  startServer({
    program: EXECUTABLE,
    cwd,
    args: ["--online", "--data", "data"],
    env: {
      ADMIN_TOKEN: TEST_ADMIN_TOKEN,
      SMTP_URL: smtpUrl,
      MAIL_FROM: "Sightline <demo@example.org>",
      FEEDBACK_TO: "feedback@example.org",
      DEMO_ACCOUNTS: DEMO_ACCOUNT,
      DEMO_PASSWORD_HASH: PASSWORD_HASH,
    },
  });

/** Posts JSON and says how long the answer took, in milliseconds. */
async function timed(server: Running, path: string, body: unknown) {
  const began = performance.now();
  const response = await fetch(server.address + path, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  });
  const answer: Record<string, unknown> = await response.json();
  return { status: response.status, answer, took: performance.now() - began };
}

async function expectRefused(server: Running, email: string): Promise<number> {
  const { status, answer, took } = await timed(server, "/api/demo/request-code", { email });
  expect([email, status, answer]).toEqual([
    email,
    503,
    {
      error: "MAIL_UNAVAILABLE",
      message: "The mail server is not accepting mail right now",
    },
  ]);
  expect(took).toBeLessThan(REFUSED_WITHIN_MS);
  return took;
}

/** Neither a code, nor a claim of one, nor a visitor, nor a letter that counts. */
function expectNothingPending(folder: string): void {
  const database = new Database(join(folder, "data", "sightline.db"), { readonly: true });
  try {
    for (const table of ["demo_codes", "demo_requests"]) {
      expect([table, database.query(`SELECT * FROM ${table}`).all()]).toEqual([table, []]);
    }
    const visitors = database.query("SELECT email FROM demo_users WHERE email <> ?");
    expect(visitors.all(DEMO_ACCOUNT)).toEqual([]);
  } finally {
    database.close();
  }
}

/** A mail server in each of these ways, and a server that is to send a code by it. */
async function expectFailing(modes: readonly SmtpMode[]): Promise<void> {
  using folder = temporaryFolder();
  await using smtp = await startSmtp();
  await using server = await start(folder.path, smtp.url);
  for (const mode of modes) {
    smtp.mode = mode;
    await expectRefused(server, `${mode}@example.org`);
  }
  expectNothingPending(folder.path);
  expect(server.errors()).not.toContain('"level":"error"');
  for (const mode of modes) expect(server.errors()).not.toContain(`${mode}@`);
  // It has not given up: the next letter goes out, at once.
  smtp.mode = "accept";
  const email = `${modes[0]}@example.org`;
  expect((await timed(server, "/api/demo/request-code", { email })).status).toBe(200);
  expect((await smtp.letterTo(email)).to).toBe(email);
}

// Side by side: each of them waits for ten seconds.
describe.concurrent("a code is asked for, and the mail server", () => {
  test("is down", async () => {
    using folder = temporaryFolder();
    const smtp = await startSmtp();
    await smtp[Symbol.asyncDispose]();
    await using server = await start(folder.path, smtp.url);
    await expectRefused(server, "down@example.org");
    expectNothingPending(folder.path);
  });

  test("refuses", () => expectFailing(["refuse-sender", "refuse-recipient", "refuse-letter"]));
  test("hangs up", () => expectFailing(["cut"]));
  test("drips", () => expectFailing(["drip"]), 60_000);
  test("never takes the letter's end", () => expectFailing(["hang"]), 60_000);

  test(`is silent to ${HANGING} at once: nothing else waits for it`, async () => {
    using folder = temporaryFolder();
    await using smtp = await startSmtp();
    await using server = await start(folder.path, smtp.url);
    // The server looks at its mail server when it starts; that is over before this one falls silent.
    await timed(server, "/api/feedback", { message: "First" });
    await smtp.letterTo("feedback@example.org");
    await until(() => smtp.open() === 0);
    smtp.mode = "silent";
    let answered = 0;
    const hanging = Array.from({ length: HANGING }, async (_, at) => {
      const took = await expectRefused(server, `silent-${at}@example.org`);
      answered++;
      return took;
    });
    while (smtp.open() < HANGING) await Bun.sleep(10);

    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    const credentials = { email: DEMO_ACCOUNT, password: PASSWORD };
    const login = await timed(server, "/api/demo/password-login", credentials);
    expect(login.status).toBe(200);
    const headers = { authorization: `Bearer ${login.answer.sessionToken}` };
    const vehicles = await fetch(`${server.address}/api/vehicles`, { headers });
    expect([vehicles.status, (await vehicles.json()).length > 100]).toEqual([200, true]);
    const feedback = await timed(server, "/api/feedback", { message: "Still there?" });
    expect(feedback.status).toBe(201);
    // One more than allowed is refused at once.
    await expectRefused(server, "one-too-many@example.org");
    // All of it while none of the others has been given up.
    expect([answered, smtp.open()]).toEqual([0, HANGING]);

    const longest = Math.max(...(await Promise.all(hanging)));
    console.log(`${HANGING} codes by a silent mail server: 503 after ${longest.toFixed(0)} ms`);
    expectNothingPending(folder.path);
    expect(server.errors()).not.toContain("silent-");
  }, 60_000);
});
