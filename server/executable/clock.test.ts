import { describe, expect, test } from "bun:test";
import { JSON_TYPE } from "../testing/api-table";
import { TEST_ADMIN_TOKEN } from "../testing/app";
import { reportBody } from "../testing/executable";
import { MOVED, type MovedServer, openMoved } from "../testing/moved-clock";

const MINUTE = 1 / (24 * 60);
const MONTH = 30;

const post = (server: MovedServer, path: string, body: string) =>
  server.ask(path, { method: "POST", headers: JSON_TYPE, body });

async function signIn(server: MovedServer, email: string): Promise<string> {
  const asked = await post(server, "/api/demo/request-code", JSON.stringify({ email }));
  expect(asked.status).toBe(200);
  const code = await server.codeFor(email);
  const answer = await post(server, "/api/demo/verify", JSON.stringify({ email, code }));
  expect(answer.status).toBe(200);
  return (await answer.json()).sessionToken;
}

async function signInAsAdmin(server: MovedServer): Promise<string> {
  const body = JSON.stringify({ token: TEST_ADMIN_TOKEN });
  return (await (await post(server, "/api/admin/login", body)).json()).sessionToken;
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function isValid(server: MovedServer, token: string): Promise<boolean> {
  return (await (await server.ask("/api/demo/session", bearer(token))).json()).valid;
}

async function isAdmin(server: MovedServer, token: string): Promise<boolean> {
  const { status } = await server.ask("/api/admin/users", bearer(token));
  expect([200, 401]).toContain(status);
  return status === 200;
}

const MOVES = [
  ["30 days forward", MONTH],
  ["30 days back", -MONTH],
  ["an hour back", -60 * MINUTE],
] as const;

describe.concurrent(`the clock, moved under ${MOVED}`, () => {
  test.each(MOVES)("moved by %s: no session outlives it, and everything goes on", async (_, by) => {
    await using server = await openMoved("online");
    const before = await signIn(server, "ann@example.org");
    expect(await isValid(server, before)).toBeTrue();
    server.set(by);
    expect(await isValid(server, before)).toBeFalse();

    const after = await signIn(server, "ben@example.org");
    expect(await isValid(server, after)).toBeTrue();
    const admin = bearer(await signInAsAdmin(server));
    for (const path of ["dashboard", "users", "analytics"]) {
      expect((await server.ask(`/api/admin/${path}`, admin)).status).toBe(200);
    }
    // Put right again, a session of the wrong time is no longer than it was.
    server.set(0);
    expect(await isValid(server, after)).toBeFalse();
    expect(server.logged()).not.toContain('"level":"error"');
  });

  test.each([
    ["30 days forward", MONTH],
    ["30 days back", -MONTH],
  ])("moved by %s over a restart: no session grows longer", async (_, by) => {
    await using server = await openMoved("online");
    const visitor = await signIn(server, "ann@example.org");
    const admin = await signInAsAdmin(server);
    // A restart alone ends none.
    server.set(20 * MINUTE);
    await server.restart();
    expect([await isValid(server, visitor), await isAdmin(server, admin)]).toEqual([true, true]);

    server.set(by);
    await server.restart();
    expect([await isValid(server, visitor), await isAdmin(server, admin)]).toEqual([false, false]);
    const wrong = [await signIn(server, "ben@example.org"), await signInAsAdmin(server)] as const;
    expect([await isValid(server, wrong[0]), await isAdmin(server, wrong[1])]).toEqual([
      true,
      true,
    ]);

    // Put right again, neither those of the wrong time live, nor those before it beyond their end.
    server.set(31 * MINUTE);
    await server.restart();
    expect(await isValid(server, visitor)).toBeFalse();
    expect([await isValid(server, wrong[0]), await isAdmin(server, wrong[1])]).toEqual([
      false,
      false,
    ]);
    server.set(1 + MINUTE);
    expect(await isAdmin(server, admin)).toBeFalse();
    expect(server.logged()).not.toContain('"level":"error"');
  });

  test("offline, moved to and fro: reports are kept whatever it says", async () => {
    await using server = await openMoved("offline");
    for (const [at, days] of [0, 30, -30, -365, 3650].entries()) {
      server.set(days);
      expect((await post(server, "/api/reports/save", reportBody(`c-${at}`))).status).toBe(201);
    }
    await server.restart();
    const again = await post(server, "/api/reports/save", reportBody("c-0"));
    expect(again.status).toBe(200);
  });
});
