import { afterAll, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { demoCodes, demoRequests, demoSessions, demoUsers, failedAttempts } from "../../db/schema";
import { IS_SOAK } from "../../testing/is-soak";
import { type Answer, openDemo } from "./testing/demo";
import { wrongCode } from "./testing/postbox";

const ROUNDS = IS_SOAK ? 200 : 50;
const WITHIN_MS = 120_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** One server for all rounds; each has a mailbox and a network of its own. */
const demo = openDemo();
afterAll(() => demo[Symbol.dispose]());

let round = 0;
const nextVisitor = () => {
  round += 1;
  return { name: `visitor-${round}`, peer: `10.0.${round >> 8}.${round & 255}` };
};

async function rounds(play: () => Promise<void>): Promise<void> {
  for (let at = 0; at < ROUNDS; at++) await play();
}

const sessionsOf = (email: string) =>
  demo.store.queries.select().from(demoSessions).where(eq(demoSessions.email, email)).all();

const passed = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
const errorsOf = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status !== 200).map(({ body }) => body.error);

describe(`${ROUNDS} rounds without a double`, () => {
  test(
    "the right code, many times at once, begins one session",
    () =>
      rounds(async () => {
        const { name, peer } = nextVisitor();
        const email = `${name}@example.org`;
        const code = await demo.newCode(email);
        const answers = await Promise.all(
          Array.from({ length: 12 }, () => demo.verify(email, code, peer)),
        );
        expect(passed(answers)).toHaveLength(1);
        expect(new Set(errorsOf(answers))).toEqual(new Set(["CODE_EXPIRED"]));
        expect(sessionsOf(email)).toHaveLength(1);
      }),
    WITHIN_MS,
  );

  test(
    "two codes of one mailbox, at once, for the last session: one of them gets it",
    () =>
      rounds(async () => {
        const { name, peer } = nextVisitor();
        const emails = [`${name}+a@example.org`, `${name}+b@example.org`] as const;
        const first = await demo.verify(emails[0], await demo.newCode(emails[0]), peer);
        expect(first.body.sessionsRemaining).toBe(1);
        demo.wait(MINUTE);
        const one = await demo.newCode(emails[0]);
        demo.wait(MINUTE);
        const other = await demo.newCode(emails[1]);
        const answers = await Promise.all(
          [0, 1, 0, 1, 0, 1].map((which) =>
            which === 0 ? demo.verify(emails[0], one, peer) : demo.verify(emails[1], other, peer),
          ),
        );
        expect(passed(answers)).toHaveLength(1);
        expect(passed(answers)[0]?.body.sessionsRemaining).toBe(0);
        expect(emails.flatMap(sessionsOf)).toHaveLength(2);
        expect(errorsOf(answers)).toContain("SESSION_LIMIT");
        demo.wait(DAY);
      }),
    WITHIN_MS,
  );

  test(
    "a code asked for many times at once, under many tags, is one letter",
    () =>
      rounds(async () => {
        const { name, peer } = nextVisitor();
        const before = demo.postbox.letters.length;
        const release = demo.postbox.hold();
        const asked = Array.from({ length: 12 }, (_, at) =>
          demo.requestCode(
            at % 2 === 0 ? `${name}@example.org` : `${name}+${at}@example.org`,
            peer,
          ),
        );
        release();
        const answers = await Promise.all(asked);
        expect(passed(answers)).toHaveLength(1);
        expect(new Set(errorsOf(answers))).toEqual(new Set(["RESEND_TOO_SOON"]));
        expect(demo.postbox.letters).toHaveLength(before + 1);
      }),
    WITHIN_MS,
  );

  test(
    "20 wrong codes at once: five count, and the right one comes too late",
    () =>
      rounds(async () => {
        const { name, peer } = nextVisitor();
        const email = `${name}@example.org`;
        const code = await demo.newCode(email);
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => demo.verify(email, wrongCode(code), peer)),
        );
        const left = answers.flatMap(({ body }) =>
          body.error === "INVALID_CODE" ? [Number(body.attemptsRemaining)] : [],
        );
        expect(left.sort()).toEqual([1, 2, 3, 4]);
        expect(errorsOf(answers).filter((error) => error === "LOCKED")).toHaveLength(16);
        const [count] = demo.store.queries
          .select()
          .from(failedAttempts)
          .where(eq(failedAttempts.key, email))
          .all();
        expect(count?.count).toBe(5);
        expect((await demo.verify(email, code, peer)).body.error).toBe("LOCKED");
        expect(sessionsOf(email)).toBeEmpty();
      }),
    WITHIN_MS,
  );

  test(
    "a visitor deleted while the letter is on its way: no code, and nothing kept",
    () =>
      rounds(async () => {
        const { name, peer } = nextVisitor();
        const email = `${name}@example.org`;
        const release = demo.postbox.hold();
        const request = demo.requestCode(email, peer);
        while (demo.postbox.codeFor(email) === "") await Bun.sleep(0);
        const code = demo.postbox.codeFor(email);
        demo.store.queries.delete(demoUsers).where(eq(demoUsers.email, email)).run();
        release();
        expect((await request).body.error).toBe("MAIL_UNAVAILABLE");
        expect((await demo.verify(email, code, peer)).body.error).toBe("CODE_EXPIRED");
        for (const table of [demoUsers, demoCodes, demoRequests, demoSessions]) {
          const kept = demo.store.queries.select().from(table).where(eq(table.email, email)).all();
          expect(kept).toBeEmpty();
        }
        expect((await demo.requestCode(email, peer)).status).toBe(200);
      }),
    WITHIN_MS,
  );

  test(
    "a visitor deleted while the code is being typed: either a session that dies with them, or none",
    () =>
      rounds(async () => {
        const { name, peer } = nextVisitor();
        const email = `${name}@example.org`;
        const code = await demo.newCode(email);
        const remove = async () => {
          if (round % 2 === 0) await Promise.resolve();
          demo.store.queries.delete(demoUsers).where(eq(demoUsers.email, email)).run();
        };
        const [answer] = await Promise.all([demo.verify(email, code, peer), remove()]);
        expect([200, 400]).toContain(answer.status);
        const token = String(answer.body.sessionToken);
        expect((await demo.session(token)).body).toEqual({ valid: false });
        expect(sessionsOf(email)).toBeEmpty();
      }),
    WITHIN_MS,
  );
});

test("a letter that fails takes nothing of a visitor who was deleted and asks anew meanwhile", async () => {
  const email = "anew@example.org";
  const releaseFirst = demo.postbox.hold();
  const first = demo.requestCode(email);
  while (demo.postbox.codeFor(email) === "") await Bun.sleep(0);
  demo.store.queries.delete(demoUsers).where(eq(demoUsers.email, email)).run();
  const before = demo.postbox.letters.length;
  const releaseSecond = demo.postbox.hold();
  const second = demo.requestCode(email);
  while (demo.postbox.letters.length === before) await Bun.sleep(0);
  demo.postbox.refuse();
  releaseFirst();
  expect((await first).status).toBe(503);
  demo.postbox.refuse(null);
  releaseSecond();
  expect((await second).status).toBe(200);
  expect((await demo.verify(email, demo.postbox.codeFor(email))).status).toBe(200);
});
