import { describe, expect, test } from "bun:test";
import { NO_SECRETS } from "../../config";
import { demoCodes, demoRequests, demoUsers } from "../../db/schema";
import { mailerTo } from "../../mail/testing/letters";
import { JSON_TYPE } from "../../testing/api-table";
import { createTestServer, type TestServer } from "../../testing/app";
import { type SmtpMode, startSmtp, type TestSmtp } from "../../testing/smtp";
import { until } from "../../testing/until";
import { ANN, openDemo } from "./testing/demo";

const EMAIL = "ann@example.org";
const UNAVAILABLE = {
  error: "MAIL_UNAVAILABLE",
  message: "The mail server is not accepting mail right now",
};

function online({ url }: TestSmtp, limits = {}) {
  const mailer = mailerTo(url, limits);
  const server = createTestServer({ config: { mode: "online", secrets: NO_SECRETS }, mailer });
  return Object.assign(server, { mailer });
}

async function ask(server: TestServer, call: string, body: object) {
  const answer = await server.ask(`/api/demo/${call}`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const pending = (server: TestServer) => [
  ...server.store.queries.select().from(demoCodes).all(),
  ...server.store.queries.select().from(demoRequests).all(),
  ...server.store.queries.select().from(demoUsers).all(),
];

describe("asking for a code", () => {
  test("the code comes by mail, and lets in whoever types it", async () => {
    await using smtp = await startSmtp();
    using server = online(smtp);
    const asked = await ask(server, "request-code", { email: " Ann@Example.ORG " });
    expect(asked).toEqual({ status: 200, body: { expiresIn: 600, resendIn: 60 } });
    const letter = await smtp.letterTo(EMAIL);
    const code = /^(\d{6}) is your Sightline code$/.exec(letter.subject)?.[1] ?? "";
    expect(letter.text).toContain(`\n${code}\n`);
    expect(letter.html).toContain(`>${code}<`);
    expect((await ask(server, "verify", { email: EMAIL, code })).status).toBe(200);
    expect([...server.logged, ...server.mailer.logged]).toBeEmpty();
  });

  const failing: [SmtpMode, object][] = [
    ["refuse-recipient", {}],
    ["refuse-sender", {}],
    ["refuse-letter", {}],
    ["cut", {}],
    ["silent", { deadline: 1500 }],
    ["hang", { deadline: 1500 }],
  ];
  test.each(failing)(
    "a mail server that fails (%s): 503, nothing pending, and again at once",
    async (mode, limits) => {
      await using smtp = await startSmtp({ mode });
      using server = online(smtp, limits);
      const asked = await ask(server, "request-code", { email: EMAIL });
      expect(asked).toEqual({ status: 503, body: UNAVAILABLE });
      expect(pending(server)).toBeEmpty();
      const verified = await ask(server, "verify", { email: EMAIL, code: "000000" });
      expect(verified.body.error).toBe("CODE_EXPIRED");
      const logged = [...server.logged, ...server.mailer.logged].join("\n");
      expect(logged).toContain("mail-failed");
      expect(logged).not.toMatch(/example\.org|\d{6} is your|127\.0\.0\.1/);

      smtp.mode = "accept";
      expect((await ask(server, "request-code", { email: EMAIL })).status).toBe(200);
      await smtp.letterTo(EMAIL);
    },
  );

  test("a mail server that is too slow is given up within 10 s, and holds up nobody", async () => {
    await using smtp = await startSmtp({ mode: "slow", delay: 3000 });
    using server = online(smtp);
    let answered = 0;
    const counted = async <T>(answer: Promise<T>): Promise<T> => {
      const given = await answer;
      answered += 1;
      return given;
    };
    const slow = counted(ask(server, "request-code", { email: EMAIL }));
    await until(() => smtp.held() === 1);
    smtp.mode = "silent";
    const silent = counted(ask(server, "request-code", { email: "bea@example.org" }));
    await until(() => smtp.open() === 2);
    smtp.mode = "accept";
    expect((await ask(server, "request-code", { email: "cy@example.org" })).status).toBe(200);
    expect(answered).toBe(0);
    // The first connection goes on at its own pace.
    smtp.mode = "slow";
    for (const one of await Promise.all([slow, silent])) {
      expect(one).toEqual({ status: 503, body: UNAVAILABLE });
    }
    expect(smtp.letters.map(({ to }) => to)).toEqual(["cy@example.org"]);
  }, 60_000);
});

test("a mail server that fails: 503, nothing pending, nothing kept, and the next need not wait", async () => {
  using demo = openDemo();
  demo.postbox.refuse();
  const { status, body } = await demo.requestCode(ANN);
  expect({ status, body }).toEqual({
    status: 503,
    body: {
      error: "MAIL_UNAVAILABLE",
      message: "The mail server is not accepting mail right now",
    },
  });
  const never = demo.postbox.codeFor(ANN);
  expect((await demo.verify(ANN, never)).body.error).toBe("CODE_EXPIRED");
  for (const table of [demoUsers, demoCodes, demoRequests]) {
    expect(demo.store.queries.select().from(table).all()).toBeEmpty();
  }
  demo.postbox.refuse(null);
  expect((await demo.requestCode(ANN)).status).toBe(200);
  expect((await demo.verify(ANN, demo.postbox.codeFor(ANN))).status).toBe(200);
});

test("a letter that fails voids the code before it, and keeps the visitor", async () => {
  using demo = openDemo();
  const before = await demo.newCode(ANN);
  demo.wait(60_000);
  demo.postbox.refuse();
  expect((await demo.requestCode(ANN)).status).toBe(503);
  expect((await demo.verify(ANN, before)).body.error).toBe("CODE_EXPIRED");
  expect(demo.store.queries.select().from(demoUsers).all()).toHaveLength(1);
});

test("a fault of ours on the way is no refusal of the mail server's", async () => {
  using demo = openDemo();
  demo.postbox.refuse(new TypeError(`not a function: ${ANN}`));
  const { status, body } = await demo.requestCode(ANN);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain(ANN);
  expect(demo.logged.join("")).not.toContain(ANN);
  demo.postbox.refuse(null);
  expect((await demo.requestCode(ANN)).status).toBe(200);
});
