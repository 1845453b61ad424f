import { expect, test } from "bun:test";
import { REPORT } from "../modules/cuas-reports/testing/example";
import { PATROL } from "../modules/formats/testing/patrol";
import { expectSecure, JSON_TYPE } from "../testing/api-table";
import { TEST_ADMIN_TOKEN } from "../testing/app";
import { codePrinted, codesPrinted } from "../testing/dev-mail";
import { clientIds, save } from "../testing/executable";
import { testPlatform } from "../testing/platforms";
import { EXECUTABLE, type Running, startServer } from "../testing/process";
import { smallDisk } from "../testing/small-disk";

const REFUSAL = {
  error: "STORAGE_FULL",
  message: "The disk is full: nothing more can be saved.",
};

async function expectFull(what: string, answer: Response): Promise<void> {
  expect([what, answer.status, await answer.json()]).toEqual([what, 507, REFUSAL]);
  expectSecure(answer);
}

/** Writes until the disk is full. @returns how often it was acknowledged, and the refusal */
async function untilRefused(write: (number: number) => Promise<Response>, good: number) {
  for (let number = 0; number < 2000; number++) {
    const answer = await write(number);
    if (answer.status !== good) return { acknowledged: number, answer };
  }
  throw new Error("The disk never filled up.");
}

/** @param from the client's address, as a proxy says it */
const send = (server: Running, call: string, body: unknown, token = "", from = "192.0.2.1") => {
  const [method = "", path = ""] = call.split(" ");
  return fetch(server.address + path, {
    method,
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}`, "x-forwarded-for": from },
    body: JSON.stringify(body),
  });
};
const post = (server: Running, path: string, body: unknown, token?: string, from?: string) =>
  send(server, `POST ${path}`, body, token, from);

async function signIn(server: Running): Promise<string> {
  const answer = await post(server, "/api/admin/login", { token: TEST_ADMIN_TOKEN });
  expect(answer.status).toBe(200);
  return (await answer.json()).sessionToken;
}

async function expectReadable(server: Running, admin: string): Promise<void> {
  for (const path of [
    ...["/api/health", "/tiles/8/143/80.png", "/"],
    ...["dashboard", "users", "analytics"].map((name) => `/api/admin/${name}`),
  ]) {
    const answer = await fetch(server.address + path, {
      headers: { authorization: `Bearer ${admin}` },
    });
    expect([path, answer.status]).toEqual([path, 200]);
  }
}

const LIST = { vehicles: [testPlatform({ platformId: "LOCAL" })] };

/** More than a kilobyte, which is all that a file may hold where no disk of a test's own can be made. */
const HINTED = {
  ...PATROL,
  panels: [
    {
      fields: Array.from({ length: 20 }, (_, at) => ({
        id: `men${at}`,
        label: `Men ${at}`,
        kind: "number",
        hint: "In sight at the same time, those in vehicles too",
        required: true,
      })),
    },
  ],
  message: Array.from({ length: 20 }, (_, at) => `MEN${at} {men${at}}`),
  summary: "{men0} men",
};

/** What else is written offline, and how it is answered once there is space again. */
const OTHERS: readonly [call: string, body: unknown, good: number][] = [
  ["POST /api/cuas-reports", REPORT, 201],
  ["POST /api/feedback", { message: "Full." }, 201],
  ["POST /api/admin/import-vehicles", LIST, 200],
  ["PUT /api/admin/formats/patrol", HINTED, 200],
  // A failure that cannot be counted is not let pass for one that was.
  ["POST /api/admin/login", { token: "wrong" }, 401],
  ["POST /api/admin/login", { token: TEST_ADMIN_TOKEN }, 200],
];

test("with the disk full writes are refused, reads go on, and nothing acknowledged is lost", async () => {
  await using disk = await smallDisk();
  const program = [...disk.launcher, ...EXECUTABLE];
  const kept: string[] = [];
  {
    const env = { ADMIN_TOKEN: TEST_ADMIN_TOKEN };
    const args = ["--data", "data"];
    await using server = await startServer({ program, cwd: disk.path, args, env });
    const admin = await signIn(server);
    expect((await save(server, "before")).status).toBe(201);
    kept.push("before");

    for (const round of ["first", "second"]) {
      await disk.fill(server.pid);
      const id = (number: number) => `${round}-${number}`;
      const { acknowledged, answer } = await untilRefused((at) => save(server, id(at)), 201);
      kept.push(...Array.from({ length: acknowledged }, (_, at) => id(at)));
      await expectFull("/api/reports/save", answer);
      for (const [call, body] of OTHERS) {
        await expectFull(call, await send(server, call, body, admin));
      }
      expect((await fetch(`${server.address}/api/vehicles`)).status).toBe(200);
      await expectReadable(server, admin);

      await disk.free(server.pid);
      expect((await save(server, `${round}-after`)).status).toBe(201);
      kept.push(`${round}-after`);
      for (const [call, body, good] of OTHERS) {
        expect([call, (await send(server, call, body, admin)).status]).toEqual([call, good]);
      }
    }
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  }
  expect(clientIds(disk.path).sort()).toEqual(kept.sort());
});

test("online, with the disk full no code is sent and no failure goes uncounted", async () => {
  await using disk = await smallDisk();
  await using server = await startServer({
    program: [...disk.launcher, ...EXECUTABLE],
    cwd: disk.path,
    args: ["--online", "--dev-mail", "--data", "data"],
    env: { ADMIN_TOKEN: TEST_ADMIN_TOKEN, TRUST_PROXY: "1" },
  });
  const admin = await signIn(server);
  const ann = { email: "ann@example.org" };
  const wrong = { ...ann, code: "none" };
  const askFor = (email: string) => post(server, "/api/demo/request-code", { email });
  expect((await askFor(ann.email)).status).toBe(200);
  const first = await post(server, "/api/demo/verify", wrong);
  expect(await first.json()).toMatchObject({ error: "INVALID_CODE", attemptsRemaining: 4 });

  await disk.fill(server.pid);
  const message = "Full. ".repeat(100);
  const { answer } = await untilRefused(
    (at) => post(server, "/api/feedback", { message }, "", `10.${at >> 8}.${at & 255}.1`),
    201,
  );
  await expectFull("/api/feedback", answer);
  await expectFull("a code", await askFor("ben@example.org"));
  await expectFull("a wrong code", await post(server, "/api/demo/verify", wrong));
  const login = { ...ann, password: "wrong" };
  await expectFull("a wrong password", await post(server, "/api/demo/password-login", login));
  await expectReadable(server, admin);

  await disk.free(server.pid);
  const next = await post(server, "/api/demo/verify", wrong);
  expect(await next.json()).toMatchObject({ error: "INVALID_CODE", attemptsRemaining: 3 });
  expect((await askFor("ben@example.org")).status).toBe(200);
  await codePrinted(server, "ben@example.org");
  // The refused one would be before it.
  expect(codesPrinted(server, "ben@example.org")).toHaveLength(1);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
});
