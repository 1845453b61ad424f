import { expect, test } from "bun:test";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { EXECUTABLE, type Running, startServer } from "../testing/process";
import { save } from "./reports";

/** Debian's libfaketime; where it is missing this test fails and says so. */
const LIBRARY = [
  "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
  "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
].find((path) => existsSync(path));

const ADMIN_TOKEN = "0123456789abcdef0123456789abcdef";
const DAY_MS = 86_400_000;

/** A server whose wall clock follows a file. */
async function startMoved(folder: string, ...args: string[]) {
  if (LIBRARY === undefined) throw new Error("Install libfaketime: apt-get install libfaketime");
  const clock = join(folder, "clock");
  const set = (at: Date) =>
    writeFileSync(clock, `@${at.toISOString().slice(0, 19).replace("T", " ")}\n`);
  set(new Date("2026-11-20T12:30:00Z"));
  const server = await startServer({
    program: EXECUTABLE,
    cwd: folder,
    args: ["--data", "data", ...args],
    env: {
      TZ: "UTC",
      ADMIN_TOKEN,
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  });
  return { server, set };
}

const post = (server: Running, path: string, body: unknown) =>
  fetch(server.address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function signIn(server: Running, email: string): Promise<string> {
  expect((await post(server, "/api/demo/request-code", { email })).status).toBe(200);
  const codes = [...server.output().matchAll(/\b(\d{6}) is your/g)];
  const answer = await post(server, "/api/demo/verify", { email, code: codes.at(-1)?.[1] });
  expect(answer.status).toBe(200);
  return (await answer.json()).sessionToken;
}

async function isValid(server: Running, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(`${server.address}/api/demo/session`, { headers })).json()).valid;
}

test.each([
  ["forward", 30 * DAY_MS],
  ["back", -30 * DAY_MS],
  ["back an hour", -3_600_000],
])("the clock moved %s by %d ms: no session outlives it, and everything goes on", async (_, by) => {
  using folder = temporaryFolder();
  const { server: running, set } = await startMoved(folder.path, "--online", "--dev-mail");
  await using server = running;
  const before = await signIn(server, "ann@example.org");
  expect(await isValid(server, before)).toBeTrue();
  set(new Date(Date.parse("2026-11-20T12:30:00Z") + by));
  expect(await isValid(server, before)).toBeFalse();

  const after = await signIn(server, "ben@example.org");
  expect(await isValid(server, after)).toBeTrue();
  const login = await post(server, "/api/admin/login", { token: ADMIN_TOKEN });
  const { sessionToken } = await login.json();
  const headers = { authorization: `Bearer ${sessionToken}` };
  for (const path of ["dashboard", "users", "analytics"]) {
    expect((await fetch(`${server.address}/api/admin/${path}`, { headers })).status).toBe(200);
  }
  // Put right again, a session of the wrong time is no longer than it was.
  set(new Date("2026-11-20T12:30:00Z"));
  expect(await isValid(server, after)).toBeFalse();
  expect(server.errors()).not.toContain('"level":"error"');
});

test("offline, reports are kept whatever the clock says", async () => {
  using folder = temporaryFolder();
  const { server: running, set } = await startMoved(folder.path);
  await using server = running;
  for (const [at, day] of [0, 30, -30, -365, 3650].entries()) {
    set(new Date(Date.parse("2026-11-20T12:30:00Z") + day * DAY_MS));
    expect((await save(server, `c-${at}`)).status).toBe(201);
  }
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
});
