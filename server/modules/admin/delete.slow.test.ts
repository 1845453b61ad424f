import { expect, test } from "bun:test";
import { CODE_LIMIT, PASSWORD_LIMIT } from "../../access/limits";
import { demoCodes, demoRequests, demoSessions, demoUsers, failedAttempts } from "../../db/schema";
import { createTestServer, type TestServer } from "../../testing/app";
import { ACCOUNT, asAdmin, ONLINE, post } from "./testing/admin";
import {
  addRequests,
  addSession,
  addVisitor,
  isValid,
  lastCode,
  online,
  requestCode,
  signInAsVisitor,
  verify,
} from "./testing/visitors";

const ANN = "ann@example.org";
const BOB = "bob@example.org";

const tables = { demoUsers, demoRequests, demoCodes, demoSessions };
const rowsOf = ({ store }: TestServer) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, store.queries.select().from(table).all()]),
  );
const attemptsOf = ({ store }: TestServer) => store.queries.select().from(failedAttempts).all();

test("a deleted visitor is gone with everything, and nobody else is touched", async () => {
  const { server, letters } = online();
  using _ = server;
  const token = await signInAsVisitor(server, letters, ANN);
  await signInAsVisitor(server, letters, BOB);
  addRequests(server, ANN, "2026-11-01T08:00Z");
  addSession(server, ANN, "2026-11-01T08:00Z");
  for (const email of [ANN, BOB]) {
    server.access.attempts.fail(CODE_LIMIT, email);
    server.access.attempts.fail(PASSWORD_LIMIT, email);
  }
  const admin = await asAdmin(server);
  const answer = await admin.act(ANN, "delete");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ deleted: true });
  const left = rowsOf(server);
  for (const rows of Object.values(left)) {
    expect(rows.map((row) => row.email)).toEqual([BOB]);
  }
  expect(attemptsOf(server).map(({ key }) => key)).toEqual([BOB, BOB]);
  expect(await isValid(server, token)).toBeFalse();
  expect((await admin.act(ANN, "delete")).status).toBe(404);
  expect(await admin.read("users")).toMatchObject({ totalUsers: 1, users: [{ email: BOB }] });
});

test("deleting one address of a mailbox leaves the lock that the other is under", async () => {
  const { server } = online();
  using _ = server;
  addVisitor(server, ANN, "2026-11-20T08:00Z");
  addVisitor(server, "ann+tag@example.org", "2026-11-20T08:00Z");
  for (let turn = 0; turn < 5; turn++) server.access.attempts.fail(CODE_LIMIT, ANN);
  const admin = await asAdmin(server);
  await admin.act("ann+tag@example.org", "delete");
  expect((await requestCode(server, ANN)).status).toBe(429);
  await admin.act(ANN, "delete");
  expect(attemptsOf(server)).toBeEmpty();
});

test("a visitor who is deleted while a letter is under way leaves no trace", async () => {
  const sent = Promise.withResolvers<void>();
  using server = createTestServer({
    config: ONLINE,
    mailer: {
      send: () => sent.promise,
      state: () => ({ kind: "smtp", last: null }),
      close: () => {},
    },
  });
  const asked = requestCode(server, ANN);
  const admin = await asAdmin(server);
  expect((await admin.read("users")).totalUsers).toBe(1);
  expect((await admin.act(ANN, "delete")).status).toBe(200);
  sent.resolve();
  await asked;
  for (const rows of Object.values(rowsOf(server))) expect(rows).toBeEmpty();
});

test("of a deletion and a sign-in at the same moment, nothing is left half done", async () => {
  const { server, letters } = online();
  using _ = server;
  const admin = await asAdmin(server);
  const seen = new Set<number>();
  for (let round = 0; round < 60; round++) {
    const email = `visitor${round}@example.org`;
    await requestCode(server, email);
    const code = lastCode(letters);
    const signIn = () => verify(server, email, code);
    const remove = () => admin.act(email, "delete");
    const isFirst = round % 2 === 0;
    const early = isFirst ? signIn() : null;
    const [deleted, verified] = await Promise.all([remove(), early ?? signIn()]);
    expect(deleted.status).toBe(200);
    for (const rows of Object.values(rowsOf(server))) expect(rows).toBeEmpty();
    seen.add(verified.status);
    const { sessionToken } = await verified.json();
    if (sessionToken) expect(await isValid(server, sessionToken)).toBeFalse();
  }
  // Signed in before the deletion, and too late for it.
  expect([...seen].sort()).toEqual([200, 400]);
});

test("an account that is deleted while its password is checked begins anew", async () => {
  const demoPasswordHash = await Bun.password.hash("right", {
    algorithm: "argon2id",
    memoryCost: 8,
    timeCost: 2,
  });
  using server = createTestServer({
    config: { ...ONLINE, secrets: { ...ONLINE.secrets, demoPasswordHash } },
  });
  addVisitor(server, ACCOUNT, "2026-11-01T08:00Z");
  addSession(server, ACCOUNT, "2026-11-01T08:00Z");
  const admin = await asAdmin(server);
  const [opened, deleted] = await Promise.all([
    post(server, "/api/demo/password-login", { email: ACCOUNT, password: "right" }),
    admin.act(ACCOUNT, "delete"),
  ]);
  expect([opened.status, deleted.status]).toEqual([200, 200]);
  // Whichever came first, what there was before is gone and the token says what the rows say.
  const { sessionToken } = await opened.json();
  const { users } = await admin.read("users");
  expect(await isValid(server, String(sessionToken))).toBe(users.length === 1);
  expect(JSON.stringify(rowsOf(server))).not.toContain(String(Date.parse("2026-11-01T08:00Z")));
});
