import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { startServer } from "../testing/process";
import { VERSION } from "../version";

const ADMIN_TOKEN = "admin-token-of-the-tests-0123456789";
const ANN = "ann@example.org";

const online = (cwd: string) =>
  startServer({
    args: ["--online", "--dev-mail", "--data", "data"],
    env: { ADMIN_TOKEN },
    cwd,
  });

const post = (address: string, path: string, body: unknown) =>
  fetch(`${address}/api/demo/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("it warns loudly that it prints codes, says where it is, and writes no token", async () => {
  using folder = temporaryFolder();
  await using server = await online(folder.path);
  expect(server.line).toStartWith(`Sightline ${VERSION}, `);
  expect(server.line).toEndWith(` (online) is ready at ${server.address}`);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(server.errors()).toMatch(
    /^WARNING: --dev-mail prints every verification code to this terminal/m,
  );
  expect(server.errors()).not.toContain(ADMIN_TOKEN);
  expect(readdirSync(join(folder.path, "data")).sort()).toEqual([
    ...[".set-up", "photos", "sightline.db"],
  ]);
});

test("a lock outlives a restart of the process", async () => {
  using folder = temporaryFolder();
  {
    await using server = await online(folder.path);
    expect((await post(server.address, "request-code", { email: ANN })).status).toBe(200);
    for (let at = 1; at < 5; at++) {
      const answer = await post(server.address, "verify", { email: ANN, code: "none" });
      expect(await answer.json()).toMatchObject({
        error: "INVALID_CODE",
        attemptsRemaining: 5 - at,
      });
    }
    const answer = await post(server.address, "verify", { email: ANN, code: "none" });
    expect(await answer.json()).toMatchObject({ error: "LOCKED" });
    expect(server.errors()).not.toContain(ANN);
  }
  await using server = await online(folder.path);
  for (const [path, body] of [
    ["verify", { email: ANN, code: "none" }],
    ["request-code", { email: "Ann+Other@example.org" }],
  ] as const) {
    const answer = await post(server.address, path, body);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ error: "LOCKED", message: "Account locked" });
  }
});

test("what cannot be written as text is a wrong field like any other, and no fault of ours", async () => {
  using folder = temporaryFolder();
  await using server = await online(folder.path);
  for (const value of [{ toString: 1 }, { toString: null, valueOf: 1 }, { toJSON: 1 }, [[[]]]]) {
    const answer = await post(server.address, "verify", { email: value, code: value });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: "INVALID_FIELDS",
      message: "Missing or wrong: email, code.",
    });
  }
  expect(server.errors()).not.toContain("call-failed");
});
