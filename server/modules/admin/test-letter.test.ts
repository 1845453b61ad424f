import { expect, test } from "bun:test";
import { createLog } from "../../log";
import { createMailer } from "../../mail/mailer";
import { NO_MAIL } from "../../mail/model";
import { createTestServer, TEST_TIME } from "../../testing/app";
import { startSmtp } from "../../testing/smtp";
import { until } from "../../testing/until";
import { asAdmin, ONLINE, post } from "./testing/admin";

const TO = "chief@example.org";

/** A mailer as a start makes it, and what it logs. */
function mailerTo(url: string, lookEveryMs?: number) {
  const logged: string[] = [];
  const log = createLog(
    (line) => logged.push(line),
    () => TEST_TIME,
  );
  const settings = { to: "smtp", url, from: "Sightline <codes@example.org>" } as const;
  const given = { clock: () => TEST_TIME, log, ...(lookEveryMs !== undefined && { lookEveryMs }) };
  return { logged, mailer: createMailer(settings, given) };
}

async function send(server: ReturnType<typeof createTestServer>, to: unknown) {
  const { headers, read } = await asAdmin(server);
  const answer = await post(server, "/api/admin/test-letter", { to }, headers);
  const { mail } = (await read("dashboard")).system;
  return { status: answer.status, body: await answer.json(), mail };
}

test("a test letter arrives as a person reads it", async () => {
  await using smtp = await startSmtp();
  const { mailer } = mailerTo(smtp.url);
  using server = createTestServer({ config: ONLINE, mailer });
  const { status, body, mail } = await send(server, " Chief@Example.ORG ");
  expect([status, body]).toEqual([200, { sent: true }]);
  expect(mail).toMatchObject({ lastOk: true, lastCode: null });
  const letter = await smtp.letterTo(TO);
  expect(letter.subject).toBe("Sightline: test letter");
  expect(letter.text).toStartWith("This is a test letter from Sightline");
});

test("where it does not go, the answer and the overview say why", async () => {
  await using smtp = await startSmtp({ mode: "refuse-recipient" });
  const { mailer } = mailerTo(smtp.url);
  using server = createTestServer({ config: ONLINE, mailer });
  const { status, body, mail } = await send(server, TO);
  expect([status, body.error]).toEqual([503, "MAIL_UNAVAILABLE"]);
  expect(body.message).toBe(
    `The letter was not sent: the mail server refuses the sender or the recipient (${mail.lastCode}).`,
  );
  expect(mail.lastOk).toBeFalse();
  expect(mail.lastCode).toStartWith("EENVELOPE-5");
});

test("a server without mail says so; what is no address is refused", async () => {
  using server = createTestServer({ mailer: NO_MAIL });
  expect(await send(server, TO)).toMatchObject({ status: 409, body: { error: "MAIL_OFF" } });
  const admin = await asAdmin(server);
  for (const to of ["", "chief", "a@b.example, c@d.example", 5, null]) {
    const answer = await post(server, "/api/admin/test-letter", { to }, admin.headers);
    expect([to, answer.status]).toEqual([to, 422]);
  }
});

test("a mail server that dies between two letters is told in the overview, and so is its return", async () => {
  const smtp = await startSmtp();
  const { port, url } = smtp;
  const { mailer, logged } = mailerTo(url, 20);
  using server = createTestServer({ config: ONLINE, mailer });
  const { read } = await asAdmin(server);
  const mail = async () => (await read("dashboard")).system.mail;
  expect((await send(server, TO)).mail).toMatchObject({ lastOk: true });
  await smtp[Symbol.asyncDispose]();
  await until(async () => (await mail()).lastCode === "ECONNREFUSED");
  expect(await mail()).toMatchObject({ lastOk: false, lastAt: TEST_TIME.toISOString() });
  await using _ = await startSmtp({ port });
  await until(async () => (await mail()).lastOk === true);
  mailer.close();
  // A look that was under way when it died may have said so in another word.
  const events = logged.map((line) => JSON.parse(line).event);
  expect([...new Set(events)]).toEqual(["mail-server-failed", "mail-server-back"]);
});
