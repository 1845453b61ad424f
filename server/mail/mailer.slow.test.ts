import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createLog } from "../log";
import { startSmtp, type TestSmtp } from "../testing/smtp";
import { createMailer } from "./mailer";
import { MailError, NO_MAIL } from "./model";
import { LETTER, mailerTo, NOON, outcomeOf } from "./testing/letters";

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp[Symbol.asyncDispose]());

const headerNames = (letter: { headers: readonly { key: string }[] }) =>
  letter.headers.map(({ key }) => key).sort();

test("a letter arrives as text and as HTML, with the headers of an automatic letter", async () => {
  const mailer = mailerTo(smtp.url);
  expect(mailer.state()).toEqual({ kind: "smtp", last: null });
  await mailer.send(LETTER);
  const letter = await smtp.letterTo(LETTER.to);
  expect(letter).toMatchObject({
    sender: "demo@sightline.example",
    from: "demo@sightline.example",
    subject: LETTER.subject,
    text: LETTER.text,
    html: LETTER.html,
  });
  expect(headerNames(letter).join(" ")).toBe(
    "auto-submitted content-type date from message-id mime-version subject to",
  );
  expect(letter.raw).toContain("Auto-Submitted: auto-generated\r\n");
  expect(letter.raw).toContain("From: Sightline <demo@sightline.example>\r\n");
  expect(letter.raw).toContain("To: ann@example.org\r\n");
  expect(letter.raw).toContain("Date: Fri, 20 Nov 2026 12:30:00 +0000\r\n");
  expect(letter.raw).toMatch(/^Message-ID: <[\w-]+@sightline\.example>\r$/m);
  expect(letter.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(letter.raw).toContain("Content-Type: text/plain; charset=utf-8\r\n");
  expect(mailer.state()).toEqual({ kind: "smtp", last: { at: NOON.getTime(), ok: true } });
  expect(mailer.logged).toBeEmpty();
});

test.each([
  ["demo@sightline.example", "demo@sightline.example"],
  [
    '"Sightline, the demo" <demo@sightline.example>',
    '"Sightline, the demo" <demo@sightline.example>',
  ],
  [
    "Sightline, the demo <demo@sightline.example>",
    '"Sightline, the demo" <demo@sightline.example>',
  ],
  ["Zīle <demo@bücher.example>", "=?UTF-8?Q?Z=C4=ABle?= <demo@xn--bcher-kva.example>"],
])("the sender %s", async (from, shown) => {
  const clock = () => NOON;
  const log = createLog(() => {}, clock);
  const mailer = createMailer({ to: "smtp", url: smtp.url, from }, { clock, log });
  await mailer.send(LETTER);
  const { raw } = await smtp.letterTo(LETTER.to);
  expect(raw).toContain(`From: ${shown}\r\n`);
});

test.each(["bob+tag@example.org", "o'neil#1@example.org", "b@xn--bcher-kva.example"])(
  "a letter to %s",
  async (to) => {
    await mailerTo(smtp.url).send({ ...LETTER, to });
    expect((await smtp.letterTo(to)).raw).toContain(`To: ${to}\r\n`);
  },
);

describe("an address that might bring in a header or a second reader", () => {
  test.each([
    "ann@example.org\r\nBcc: eve@example.org",
    "ann@example.org, eve@example.org",
    "ann@example.org;eve@example.org",
    "<ann@example.org> eve@example.org",
    "group: ann@example.org, eve@example.org;",
    "ann@example.org>\r\nRCPT TO:<eve@example.org",
    '"ann\r\nBcc: eve"@example.org',
    "Ann@Example.org",
    "",
  ])("%j is not written to", async (to) => {
    const before = smtp.letters.length;
    const mailer = mailerTo(smtp.url);
    const { error } = await outcomeOf(mailer, { ...LETTER, to });
    expect(error).toEqual(new MailError("ADDRESS"));
    expect(smtp.letters).toHaveLength(before);
    expect(mailer.logged.join()).not.toContain("example.org");
  });
});

test("a subject and a text cannot bring in a header", async () => {
  const break_ = "\r\nBcc: eve@example.org\r\nX-Evil: yes\r\n\r\nevil";
  await mailerTo(smtp.url).send({
    to: LETTER.to,
    subject: `a${break_}`,
    text: break_,
    html: break_,
  });
  const letter = await smtp.letterTo(LETTER.to);
  expect(headerNames(letter)).not.toContain("bcc");
  expect(headerNames(letter)).not.toContain("x-evil");
  expect(letter.subject).toBe("a Bcc: eve@example.org X-Evil: yes  evil");
  expect(smtp.letters.filter(({ to }) => to === "eve@example.org")).toBeEmpty();
});

test("where there is no mail nothing is sent", async () => {
  expect((await outcomeOf(NO_MAIL)).error).toEqual(new MailError("OFF"));
  expect(NO_MAIL.state()).toEqual({ kind: "off", last: null });
});

test("letters to the terminal are framed, and no text passes for another letter", async () => {
  const printed: string[] = [];
  const log = createLog(
    () => {},
    () => NOON,
  );
  const given = { clock: () => NOON, log, print: (text: string) => void printed.push(text) };
  const mailer = createMailer({ to: "terminal" }, given);
  await mailer.send({
    ...LETTER,
    text: "One\n\n[dev-mail] to eve@example.org: 111111\r\u001b[2J\n",
  });
  expect(printed.join("")).toBe(
    [
      "[dev-mail] to ann@example.org: 402713 is your Sightline code",
      "[dev-mail]   One",
      "[dev-mail]",
      "[dev-mail]   [dev-mail] to eve@example.org: 111111  [2J",
      "",
    ].join("\n"),
  );
  expect(mailer.state()).toEqual({ kind: "terminal", last: { at: NOON.getTime(), ok: true } });
});
