import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { demoSessions, failedAttempts } from "../../db/schema";
import { TEST_TIME, type TestServer } from "../../testing/app";
import { ACCOUNT, asAdmin, bearer, post } from "./testing/admin";
import {
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
const MINUTE = 60_000;

const attemptsOf = ({ store }: TestServer) => store.queries.select().from(failedAttempts).all();

test("revoking ends every live session of this visitor at once, and of nobody else", async () => {
  const { server, letters } = online();
  using _ = server;
  const first = await signInAsVisitor(server, letters, ANN);
  server.wait(MINUTE);
  const second = await signInAsVisitor(server, letters, ANN);
  const other = await signInAsVisitor(server, letters, BOB);
  server.wait(MINUTE);
  const tagged = await signInAsVisitor(server, letters, "bob+x@example.org");
  addSession(server, ANN, "2026-11-20T08:00Z");
  addSession(server, ANN, "2026-11-20T12:29Z", {
    endedAt: "2026-11-20T12:30Z",
    endedBy: "logout",
  });
  const admin = await asAdmin(server);
  const answer = await admin.act(ANN, "revoke-sessions");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ revoked: 2 });
  for (const token of [first, second]) {
    expect(await isValid(server, token)).toBeFalse();
    expect((await server.ask("/api/vehicles", { headers: bearer(token) })).status).toBe(401);
  }
  expect(await isValid(server, other)).toBeTrue();
  expect(await isValid(server, tagged)).toBeTrue();

  const ended = server.store.queries
    .select()
    .from(demoSessions)
    .where(eq(demoSessions.endedBy, "revoked"))
    .all();
  expect(ended.map(({ endedAt }) => endedAt)).toEqual(
    Array(2).fill(TEST_TIME.getTime() + 2 * MINUTE),
  );
  expect(await (await admin.act(ANN, "revoke-sessions")).json()).toEqual({ revoked: 0 });
});

test("a session of before the clock was put back is revoked as well", async () => {
  const { server, letters } = online();
  using _ = server;
  const token = await signInAsVisitor(server, letters, ANN);
  server.setClock(-60 * MINUTE);
  const admin = await asAdmin(server);
  expect(await (await admin.act(ANN, "revoke-sessions")).json()).toEqual({ revoked: 1 });
  server.setClock(60 * MINUTE);
  expect(await isValid(server, token)).toBeFalse();
});

test("after a reset a visitor at the limit may come again at once, the history stays", async () => {
  const { server, letters } = online();
  using _ = server;
  await signInAsVisitor(server, letters, ANN);
  server.wait(MINUTE);
  const token = await signInAsVisitor(server, letters, "ann+tag@example.org");
  server.wait(MINUTE);
  await requestCode(server, ANN);
  const code = lastCode(letters);
  expect((await verify(server, ANN, code)).status).toBe(429);

  const admin = await asAdmin(server);
  const answer = await admin.act(ANN, "reset-limits");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ reset: true });
  // The code that was pending is still good, and a session under way goes on.
  const opened = await verify(server, ANN, code);
  expect(opened.status).toBe(200);
  expect(await opened.json()).toMatchObject({ sessionsRemaining: 1 });
  expect(await isValid(server, token)).toBeTrue();
  expect((await admin.read("dashboard")).stats).toMatchObject({
    totalRequests: 3,
    totalSessions: 3,
  });
});

test("a reset through one of a mailbox's addresses counts for all of them", async () => {
  const { server, letters } = online();
  using _ = server;
  await signInAsVisitor(server, letters, ANN);
  server.wait(MINUTE);
  await signInAsVisitor(server, letters, "ann+tag@example.org");
  for (const email of [ANN, "ann+tag@example.org"]) {
    expect((await requestCode(server, email)).status).toBe(429);
  }
  const admin = await asAdmin(server);
  await admin.act("ann+tag@example.org", "reset-limits");
  server.wait(1);
  for (const left of [1, 0]) {
    const email = left === 1 ? ANN : "ann+tag@example.org";
    expect((await requestCode(server, email)).status).toBe(200);
    const opened = await verify(server, email, lastCode(letters));
    expect(await opened.json()).toMatchObject({ sessionsRemaining: left });
    server.wait(MINUTE);
  }
});

test("a reset opens the lock of wrong codes, and that of wrong passwords", async () => {
  const { server, letters } = online();
  using _ = server;
  await requestCode(server, ANN);
  const wrong = lastCode(letters) === "000000" ? "000001" : "000000";
  for (let turn = 0; turn < 5; turn++) await verify(server, ANN, wrong);
  expect((await requestCode(server, ANN)).status).toBe(429);
  addVisitor(server, ACCOUNT, "2026-11-20T08:00Z");
  for (let turn = 0; turn < 5; turn++) {
    await post(server, "/api/demo/password-login", { email: ACCOUNT, password: "wrong" });
  }
  expect((await requestCode(server, ACCOUNT)).status).toBe(429);

  const admin = await asAdmin(server);
  await admin.act(ANN, "reset-limits");
  expect((await requestCode(server, ANN)).status).toBe(200);
  expect((await requestCode(server, ACCOUNT)).status).toBe(429);
  await admin.act(ACCOUNT, "reset-limits");
  expect((await requestCode(server, ACCOUNT)).status).toBe(200);
  expect((await verify(server, ANN, lastCode(letters))).status).toBe(200);
  // What is counted by network is not theirs to be forgiven.
  const scopes = attemptsOf(server).map(({ scope }) => scope);
  expect(scopes.sort()).toEqual(["code-lock", "code-locks", "code-network", "password-network"]);
});
