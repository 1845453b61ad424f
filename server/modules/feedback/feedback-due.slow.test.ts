import { describe, expect, test } from "bun:test";
import { asc } from "drizzle-orm";
import { feedback } from "../../db/schema";
import { createLog } from "../../log";
import { type Mail, MailError, type Mailer } from "../../mail/model";
import { createTestServer, type TestServer } from "../../testing/app";
import { createFeedbackMail } from "./feedback-mail";

const TO = "ops@sightline.example";

const due = (server: TestServer) =>
  server.store.queries
    .select()
    .from(feedback)
    .orderBy(asc(feedback.id))
    .all()
    .map((row) => row.mailDue);

async function until(isSo: () => boolean) {
  for (let tries = 0; tries < 500 && !isSo(); tries++) await Bun.sleep(10);
  expect(isSo()).toBeTrue();
}

/** A mailer that behaves as set, and keeps the mail it accepted. */
function toldMailer() {
  const taken: string[] = [];
  const state = {
    failure: null as MailError | null,
    refuses: "nothing",
    atOnce: 0,
    mostAtOnce: 0,
    tries: [] as number[],
  };
  const mailer: Mailer = {
    async send({ text }: Mail) {
      state.tries.push(performance.now());
      state.mostAtOnce = Math.max(state.mostAtOnce, ++state.atOnce);
      await Bun.sleep(5);
      state.atOnce -= 1;
      if (state.failure) throw state.failure;
      const message = text.split("> ")[1]?.trim() ?? "";
      if (message === state.refuses) throw new MailError("EMESSAGE-554");
      taken.push(message);
    },
    state: () => ({ kind: "smtp", last: null }),
    close: () => {},
  };
  return Object.assign(state, { taken, mailer });
}

/** Feedback that waits in the database, as after a restart. */
function waiting(...messages: string[]) {
  const server = createTestServer();
  for (const message of messages) {
    const row = { message, receivedAt: "2026-11-20T12:30:00.000Z", mailDue: true };
    server.store.queries.insert(feedback).values(row).run();
  }
  const told = toldMailer();
  const { store, logged } = server;
  const log = createLog(
    (line) => logged.push(line),
    () => new Date(),
  );
  const begin = (againMs = 20) =>
    createFeedbackMail({ store, mailer: told.mailer, to: TO, log, againMs });
  return Object.assign(server, { told, begin });
}

describe("what is due", () => {
  test("is sent after a restart, the oldest first, one at a time and once, however often it is asked for", async () => {
    using server = waiting("one", "two", "three");
    const mail = server.begin();
    for (let n = 0; n < 10; n++) mail.sendDue();
    await until(() => !due(server).includes(true));
    mail.sendDue();
    await Bun.sleep(50);
    expect(server.told).toMatchObject({ taken: ["one", "two", "three"], mostAtOnce: 1 });
  });

  test("is tried again by itself, and nothing is lost or sent twice", async () => {
    using server = waiting("one", "two");
    server.told.failure = new MailError("ECONNREFUSED");
    server.begin().sendDue();
    await until(() => server.told.tries.length > 3);
    expect(due(server)).toEqual([true, true]);
    server.told.failure = null;
    await until(() => !due(server).includes(true));
    expect(server.told.taken).toEqual(["one", "two"]);
  });

  test("a letter that the server does not like holds up no other, and stays due", async () => {
    using server = waiting("one", "bad", "three");
    server.told.refuses = "bad";
    server.begin().sendDue();
    await until(() => server.told.taken.length === 2);
    expect(server.told.taken).toEqual(["one", "three"]);
    await until(() => server.told.tries.length > 4);
    expect(due(server)).toEqual([false, true, false]);
    server.told.refuses = "nothing";
    await until(() => !due(server).includes(true));
    expect(server.told.taken).toEqual(["one", "three", "bad"]);
  });

  test("a database that is gone throws nothing at whoever asks", async () => {
    const server = waiting("one");
    const mail = server.begin(60_000);
    server[Symbol.dispose]();
    expect(() => mail.sendDue()).not.toThrow();
    await until(() => server.logged.length === 1);
    expect(server.told.tries).toBeEmpty();
  });

  test("nobody to be told, or no mail: it is off", async () => {
    using server = waiting("one");
    const { told, store } = server;
    const log = createLog(
      () => {},
      () => new Date(),
    );
    const off: Mailer = { ...told.mailer, state: () => ({ kind: "off", last: null }) };
    for (const given of [
      { mailer: told.mailer, to: null },
      { mailer: off, to: TO },
    ]) {
      const mail = createFeedbackMail({ store, log, ...given });
      expect(mail.isOn).toBeFalse();
      mail.sendDue();
    }
    await Bun.sleep(30);
    expect(told.tries).toBeEmpty();
    expect(server.begin().isOn).toBeTrue();
  });
});
