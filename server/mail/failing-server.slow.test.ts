import { describe, expect, test } from "bun:test";
import { SMTP_PASSWORD, type SmtpMode, startSmtp } from "../testing/smtp";
import { until } from "../testing/until";
import { MailError } from "./model";
import { LETTER, mailerTo, NOON, outcomeOf } from "./testing/letters";

/** For servers that would take their time. */
const SHORT = { deadline: 800 };
/** Far less than the half minute that the mail library would wait, however busy the machine is. */
const GIVEN_UP_MS = 10_000;

describe("a mail server that fails gives one short code, in time, and no letter", () => {
  const servers: [SmtpMode, string][] = [
    ["refuse-recipient", "EENVELOPE-550"],
    ["refuse-sender", "EENVELOPE-451"],
    ["refuse-letter", "EMESSAGE-554"],
    ["silent", "ETIMEDOUT"],
    ["drip", "ETIMEDOUT"],
    ["hang", "ETIMEDOUT"],
    ["slow", "ETIMEDOUT"],
    ["cut", "ECONNECTION"],
  ];
  test.each(servers)("%s → %s", async (mode, code) => {
    await using smtp = await startSmtp({ mode });
    const mailer = mailerTo(smtp.url, code === "ETIMEDOUT" ? SHORT : {});
    const { error, took } = await outcomeOf(mailer);
    expect(error).toEqual(new MailError(code));
    expect(took).toBeLessThan(GIVEN_UP_MS);
    expect(smtp.letters).toBeEmpty();
    expect(mailer.state().last).toEqual({ at: NOON.getTime(), ok: false, code });
    // The connection is gone as well, at once.
    await Bun.sleep(100);
    expect(smtp.open()).toBe(0);
    expect(mailer.logged.map((line) => JSON.parse(line))).toEqual([
      { time: NOON.toISOString(), level: "warn", event: "mail-failed", code },
    ]);
  });

  test("nobody is listening", async () => {
    const smtp = await startSmtp();
    await smtp[Symbol.asyncDispose]();
    const { error, took } = await outcomeOf(mailerTo(smtp.url));
    expect(error).toEqual(new MailError("ECONNREFUSED"));
    expect(took).toBeLessThan(GIVEN_UP_MS);
  });

  test("the password is wrong", async () => {
    await using smtp = await startSmtp();
    const url = smtp.url.replace(encodeURIComponent(SMTP_PASSWORD), "hunter2");
    const mailer = mailerTo(url);
    const { error } = await outcomeOf(mailer);
    expect(error).toEqual(new MailError("EAUTH-535"));
    expect(JSON.stringify([mailer.logged, String(error), error])).not.toContain("hunter2");
  });

  test("the host has no address", async () => {
    const { error } = await outcomeOf(mailerTo("smtp://mail.sightline.invalid:25", SHORT));
    expect(error).toBeInstanceOf(MailError);
  });
});

test("a server that accepts and drops a letter looks like any other", async () => {
  await using smtp = await startSmtp({ mode: "drop" });
  expect((await outcomeOf(mailerTo(smtp.url))).error).toBeNull();
  expect(smtp.letters).toBeEmpty();
});

test("a letter that hangs holds up no other, and none waits in line beyond the bound", async () => {
  await using smtp = await startSmtp({ mode: "silent" });
  const mailer = mailerTo(smtp.url, { deadline: 5000, atOnce: 3 });
  let givenUp = 0;
  const hang = async (to: string) => {
    const outcome = await outcomeOf(mailer, { ...LETTER, to });
    givenUp += 1;
    return outcome;
  };
  const hanging = [1, 2].map((n) => hang(`a${n}@example.org`));
  await Bun.sleep(100);
  smtp.mode = "accept";
  const quick = await outcomeOf(mailer, { ...LETTER, to: "quick@example.org" });
  expect(quick.error).toBeNull();
  expect(givenUp).toBe(0);
  smtp.mode = "silent";
  hanging.push(hang("a3@example.org"));
  const refused = await outcomeOf(mailer, { ...LETTER, to: "a4@example.org" });
  expect(refused.error).toEqual(new MailError("BUSY"));
  expect(givenUp).toBe(0);
  for (const { error } of await Promise.all(hanging)) {
    expect(error).toEqual(new MailError("ETIMEDOUT"));
  }
  // The places are free again.
  smtp.mode = "accept";
  expect((await outcomeOf(mailer)).error).toBeNull();
});

test("twenty letters at once all arrive, each at its reader's", async () => {
  await using smtp = await startSmtp();
  const mailer = mailerTo(smtp.url);
  const readers = Array.from({ length: 20 }, (_, n) => `reader${n}@example.org`);
  await Promise.all(readers.map((to) => mailer.send({ ...LETTER, to, subject: `For ${to}` })));
  for (const to of readers) expect((await smtp.letterTo(to)).subject).toBe(`For ${to}`);
  expect(smtp.letters).toHaveLength(20);
});

test("closing gives up what is under way, and nothing is sent after it", async () => {
  await using smtp = await startSmtp({ mode: "silent" });
  const mailer = mailerTo(smtp.url);
  const hanging = outcomeOf(mailer);
  await Bun.sleep(50);
  mailer.close();
  const { error, took } = await hanging;
  expect(error).toEqual(new MailError("CLOSED"));
  expect(took).toBeLessThan(GIVEN_UP_MS);
  smtp.mode = "accept";
  expect((await outcomeOf(mailer)).error).toEqual(new MailError("CLOSED"));
  expect(smtp.letters).toBeEmpty();
});

describe("the server is looked at without a letter", () => {
  /** What the first look that did not go well has said. */
  async function lookedAt(url: string, within = 300) {
    const mailer = mailerTo(url, { deadline: within, lookEveryMs: 20 });
    await until(() => mailer.state().last !== null);
    mailer.close();
    return { last: mailer.state().last, logged: mailer.logged.map((line) => JSON.parse(line)) };
  }

  const servers: [SmtpMode, string][] = [
    ["silent", "ETIMEDOUT"],
    ["drip", "ETIMEDOUT"],
    ["slow", "ETIMEDOUT"],
  ];
  test.each(servers)("%s → %s", async (mode, code) => {
    await using smtp = await startSmtp({ mode, delay: 500 });
    const { last, logged } = await lookedAt(smtp.url);
    expect(last).toEqual({ at: NOON.getTime(), ok: false, code });
    expect(logged).toEqual([
      { time: NOON.toISOString(), level: "warn", event: "mail-server-failed", code },
    ]);
    // A dozen were due: only the next is there, beside the one whose end the server may not have seen yet.
    expect(smtp.open()).toBeLessThanOrEqual(2);
    expect(smtp.letters).toBeEmpty();
  });

  test("nobody is listening, or the password is wrong", async () => {
    const smtp = await startSmtp();
    const wrong = smtp.url.replace(encodeURIComponent(SMTP_PASSWORD), "hunter2");
    const refused = await lookedAt(wrong, 5000);
    expect(refused.last).toMatchObject({ code: "EAUTH-535" });
    expect(JSON.stringify(refused)).not.toContain("hunter2");
    await smtp[Symbol.asyncDispose]();
    expect((await lookedAt(smtp.url, 5000)).last).toMatchObject({ code: "ECONNREFUSED" });
  });

  test("one that is well is told of nothing, and a letter's failure is not forgotten for it", async () => {
    await using smtp = await startSmtp({ mode: "refuse-recipient" });
    const mailer = mailerTo(smtp.url, { lookEveryMs: 20 });
    await Bun.sleep(200);
    expect([mailer.state().last, mailer.logged]).toEqual([null, []]);
    await outcomeOf(mailer);
    await Bun.sleep(200);
    expect(mailer.state().last).toMatchObject({ ok: false, code: "EENVELOPE-550" });
    smtp.mode = "accept";
    await mailer.send(LETTER);
    expect(mailer.state().last).toEqual({ at: NOON.getTime(), ok: true });
    mailer.close();
    expect(smtp.letters).toHaveLength(1);
  });

  test("closed, it is looked at no more", async () => {
    await using smtp = await startSmtp({ mode: "silent" });
    const mailer = mailerTo(smtp.url, { deadline: 200, lookEveryMs: 20 });
    mailer.close();
    await Bun.sleep(400);
    expect(smtp.open()).toBeLessThanOrEqual(1);
  });
});
